/* web_page.mjs - the page of examples/web in a real browser: what it writes, generate writes

       node tests/web_page.mjs PAGE.html GENERATE [FOLDER]

   PAGE is what build.sh makes of examples/models/stories.gguf, GENERATE the program of
   examples/generate.c; screenshots go into FOLDER. Needs playwright-core and Chromium, which
   $CHROMIUM may name. */

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
const { chromium } = createRequire(import.meta.url)("playwright-core"); // of $NODE_PATH

const [path, generate, folder] = process.argv.slice(2);
const top = fileURLToPath(new URL("..", import.meta.url));
const stories = top + "examples/models/stories.gguf", tiny = top + "tests/golden/tiny.gguf";
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
const page = await browser.newPage();
let passed = 0, failed = 0;
const said = []; // by the console, and requests that went elsewhere

page.on("console", message => said.push(message.text()));
page.on("pageerror", error => said.push(String(error)));
page.on("request", request => {
    if (!/^(file|blob|data):/.test(request.url())) said.push(request.url() + " is elsewhere");
});

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED page: ${what}`);
}

// What the C program writes, but for the end of its last line.
const native = (model, prompt, seed, temperature) => execFileSync(resolve(generate),
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
    await page.goto(pathToFileURL(resolve(file)).href);
    await page.waitForFunction(() => !at("write").disabled && !writing && at("said").textContent);
    check(await text("story") === native(stories, "Once upon a time", "1", "0.8"), `${kernels}: the first story`);
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
const whole = await write("Once upon a time", "1", "0.8");
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
check(await write("Once upon a time", "1", "0.8") === whole, "from the start again");
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
check(await write("Once upon a time", "1", "0.8") === whole, "a model that was chosen");

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

check(said.length === 0, `the console says: ${said.join("; ")}`);
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
