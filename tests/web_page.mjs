/* web_page.mjs - the pages of examples/web in a real browser: they say what generate and chat say

       node tests/web_page.mjs PAGES PROGRAMS [FOLDER]

   PAGES is the folder where build.sh has made both pages, PROGRAMS where generate and chat are;
   screenshots go into FOLDER. Needs playwright-core and Chromium, which $CHROMIUM may name. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { cpus } from "node:os";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
const { chromium } = createRequire(import.meta.url)("playwright-core"); // of $NODE_PATH

const [pages, programs, folder] = process.argv.slice(2), path = pages + "/bitnet.html";
const top = fileURLToPath(new URL("..", import.meta.url));
const stories = top + "examples/models/stories.gguf", tiny = top + "tests/golden/tiny.gguf";
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
const page = await browser.newPage();
page.setDefaultTimeout(120000);
let passed = 0, failed = 0, served = "";
const said = []; // by the console, and requests that went elsewhere

page.on("console", message => said.push(message.text()));
page.on("pageerror", error => said.push(String(error)));
page.on("request", request => {
    if (!/^(file|blob|data):/.test(request.url()) && request.url() !== served) said.push(request.url() + " is elsewhere");
});

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED page: ${what}`);
}

// What the C program writes, but for the end of its last line.
const native = (model, prompt, seed, temperature) => execFileSync(resolve(programs, "generate"),
    [model, prompt, "--seed", seed, "--temperature", temperature, "--threads", "1"],
    { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).slice(0, -1);

const text = id => page.locator("#" + id).textContent();
const rests = () => page.waitForFunction(() => !at("write").disabled && !writing);

async function write(prompt, seed, temperature) {
    await page.fill("#prompt", prompt);
    await page.fill("#seed", seed);
    await page.fill("#temperature", temperature);
    await page.click("#write");
    await rests();
    return text("story");
}

// Opens a page; its first story is there without a click.
async function opens(file, kernels) {
    await page.goto(served || pathToFileURL(resolve(file)).href);
    await page.waitForFunction(() => !at("write").disabled && !writing && at("said").textContent);
    check(await text("story") === native(stories, "Words: kite, owl, rain", "1", "0.8"), `${kernels}: the first story`);
    check((await text("model")).includes(`Kernels: ${kernels},`), `${kernels}: ${await text("model")}`);
    console.log(`  ${kernels}: ${await text("speed")} of opening the page`);
}

async function drop(file) {
    const name = file.replace(/.*\//, ""), data = readFileSync(file, "base64");
    const transfer = await page.evaluateHandle(({ name, data }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(data), c => c.charCodeAt(0))], name));
        return transfer;
    }, { name, data });
    await page.dispatchEvent("body", "drop", { dataTransfer: transfer });
}

await opens(path, "wasm-relaxed");
check((await text("check")).startsWith("Checked"), "the checksum");
const its_model = await text("model");

// prompts, seeds, temperatures
const prompt = "Tom and Ann had a d\u00f6g\n\"Sit!\"", seed = "18446744073709551615";
const said_once = await write(prompt, seed, "1.2");
check(said_once === native(stories, prompt, seed, "1.2"), "another prompt, seed and temperature");
check(said_once === await write(prompt, seed, "1.2"), "the same seed again");
check(said_once !== await write(prompt, "2", "1.2"), "another seed");
check(await write("", "3", "0") === native(stories, "", "3", "0"), "no prompt, no chance");

// stop: as soon as there is something to stop, by the keyboard
const whole = await write("Words:", "1", "0.8");
await page.evaluate(() => new MutationObserver((changes, observer) => {
    if (!at("said").textContent) return;
    observer.disconnect();
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
}).observe(at("said"), { childList: true }));
await page.focus("#prompt");
await page.keyboard.press("Control+Enter");
await page.waitForFunction(() => !writing && at("said").textContent);
const part = await text("story");
await page.waitForTimeout(200);
check(part === await text("story") && whole.startsWith(part) && part.length < whole.length, "stop");
check(await text("write") === "Write", "the button after a stop");
check(await write("Words:", "1", "0.8") === whole, "from the start again");
console.log(`  ${await text("speed")}`);

// other models: dropped, and chosen
await drop(top + "README.md");
await page.waitForFunction(() => at("trouble").textContent && !at("write").disabled);
check((await text("trouble")).startsWith("README.md: "), `no model: ${await text("trouble")}`);
check(await write("a", "5", "0.8") === native(stories, "a", "5", "0.8"), "the model before is still there");
check(await text("trouble") === "", "the message is gone");
await drop(tiny);
await page.waitForFunction(was => at("model").textContent !== was && !at("write").disabled, its_model);
check(await write("a dog", "5", "0.8") === native(tiny, "a dog", "5", "0.8"), "a model that was dropped");
await page.setInputFiles("#file", stories);
await page.waitForFunction(was => at("model").textContent === was && !at("write").disabled, its_model);
check(await write("Words:", "1", "0.8") === whole, "a model that was chosen");

// in the light and in the dark, on a screen and on a phone
for (const colorScheme of ["light", "dark"])
    for (const [name, width, height] of [["wide", 900, 900], ["phone", 360, 740]]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height });
        check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name}: too wide`);
        if (folder) await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true });
    }

// without the second module, or with one that computes something else: its 1.5 in rsqrt is 0.375
const html = readFileSync(path, "utf8"), other = path + ".other.html", its = /(id="relaxed">)([^<]*)/;
const wrong = Buffer.from(html.match(its)[2], "base64");
let wrongs = 0;
for (let i = 0; (i = wrong.indexOf("430000c03f", i, "hex")) >= 0; wrongs++) wrong[i + 4] = 0x3e;
check(wrongs > 0 && WebAssembly.validate(wrong), "a module that is wrong");
for (const module of ["", wrong.toString("base64")]) {
    writeFileSync(other, html.replace(its, "$1" + module));
    await opens(other, "wasm");
    check((await text("check")).startsWith("Checked"), "the checksum of the first module");
}

// with a checksum that no module gives
writeFileSync(other, html.replace(/(checksum: )\d+/, "$11"));
await opens(other, "wasm");
check((await text("check")).startsWith("The check failed"), "a wrong checksum");

// isolated: two threads or more for what is large, here the same model with zeros behind it
const server = createServer((request, answer) => answer.writeHead(200, {
    "Content-Type": "text/html", "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp" }).end(html));
await new Promise(resolve => server.listen(0, "127.0.0.1", resolve));
served = `http://127.0.0.1:${server.address().port}/`;
await opens(path, "wasm-relaxed");
check(await page.evaluate(() => crossOriginIsolated), "the page is isolated");
check((await text("model")).endsWith("one thread."), "a small model has one thread");
writeFileSync(other, Buffer.concat([readFileSync(stories), Buffer.alloc(33 << 20)]));
await page.setInputFiles("#file", other);
await page.waitForFunction(was => at("model").textContent !== was && !at("write").disabled, its_model);
check(cpus().length < 2 || /\d threads\.$/.test(await text("model")), `threads: ${await text("model")}`);
check(await write(prompt, seed, "1.2") === said_once, "threads say the same");
for (let i = 0; i < 9; i++) await write("Words:", String(i), "0.8");
check(await write("Words:", "1", "0.8") === whole, "and again, ten texts later");
console.log(`  ${await text("model")} ${await text("speed")}`);
server.close();

// the park: a villager is chosen by the keyboard and asked; the command that is shown says the same
served = "";
await page.goto(pathToFileURL(resolve(pages, "park.html")).href);
await page.waitForFunction(() => ready);
check((await text("check")).startsWith("Checked"), "the park's checksum");
const asks = async question => {
    await page.fill("#question", question);
    await page.keyboard.press("Enter");
    await page.waitForFunction(question => at("talk").lastChild?.previousSibling.textContent === question && !asking,
        question);
    const answer = await page.locator("#talk p:last-child").textContent(), command = await text("command");
    const its = execFileSync("sh", ["-c", command.replace("./chat", `'${resolve(programs, "chat")}' --threads 1`)],
        { cwd: top, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).replace(/^> |\n> \s*$/g, "");
    check(its && answer.replace(/^\w+: /, "") === its, `${question} ${answer}, not ${its}`);
    return answer;
};
const days = seed => page.evaluate(seed => {
    at("seed").value = seed;
    new_day();
    for (let i = 0; i < 2000; i++) live(0.05);
    return people.map(({ said }) => said.join(" ")).join("\n");
}, seed);
const one = await days("1");
check(one.length > 400 && one === await days("1") && one !== await days("2"), "the same seed, the same day");
await page.keyboard.press("2");
check(await page.evaluate(() => chosen.name === "Ben" && document.activeElement === at("question")), "a key");
for (const question of await page.locator("#chances button").allTextContents()) await asks(question);
await asks("Where are you?");
await page.fill("#seed", "7");
await page.evaluate(() => { at("temperature").value = "0.8"; });
check((await text("talk")).split("Ben: ").length > 4, "what was said stays to be read");
await page.keyboard.press("Tab"); // another seed, another day
await page.keyboard.press("Escape");
await page.waitForFunction(() => chosen === null && at("event").textContent);
for (let i = 0; i < 30 && await page.evaluate(() => !chosen); i++) // one that may walk away
    await page.click("#park", { position: await page.evaluate(() => { // scrolls to it
        const { width: wide, height: tall } = at("park").getBoundingClientRect();
        const { x, y } = people.find(who => !who.to) ?? people[3];
        return { x: x * wide, y: y * tall - 20 * unit * wide / width };
    }) });
check(await page.evaluate(() => chosen !== null), "a click");
await asks("Who has the kite?");
check(/^frame [\d.]+ ms/.test(await text("times")), "the time of a frame");

// a conversation in which all is right, for the picture; walks take longer on a wide screen
await page.setViewportSize({ width: 1280, height: 844 });
await page.evaluate(() => {
    fit();
    at("temperature").value = "0";
    at("seed").value = "3";
    new_day();
    for (let i = 0; i < 700; i++) live(0.05);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "1" }));
});
let words = "";
for (const [question, answer] of [["Why did Dan go to the garden?", "Because Dan was angry."],
    ["Where is the book?", "With Clara."], ["What did Dan do first?", "Dan gave the drum to Anna."]])
    check(await asks(question) === "Anna: " + answer, `${question} not ${answer}`),
        words += `$ ${await text("command")}\n> ${answer}\n>\n`;
check(await page.evaluate(() => PLACES[people[3].at].name === "garden"), "Dan is where he went");
for (const colorScheme of ["light", "dark"])
    for (const width of [1280, 390]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 844 });
        check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width}: too wide`);
        await page.evaluate(() => scrollTo(0, 0));
        if (folder) await page.screenshot({ path: `${folder}/park-${width}-${colorScheme}.png` });
    }
if (folder) writeFileSync(`${folder}/park-1280.txt`, words);
await drop(top + "README.md");
await page.waitForFunction(() => at("trouble").textContent.startsWith("README.md: ") && ready);
await drop(stories); // another mind; it says something
await page.waitForFunction(() => ready && /^Model: stories/.test(at("model").textContent));
await page.keyboard.press("1");
await page.fill("#question", "Where is Ben?");
await page.keyboard.press("Enter");
await page.waitForFunction(() => at("talk").lastChild?.textContent.length > 12);

check(said.length === 0, `the console says: ${said.join("; ")}`);
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
