/* server_page.mjs - the server's page in a real browser: type, stream, stop, reload

       node tests/server_page.mjs ADDRESS STORY [FOLDER]

   ADDRESS is that of a server of examples/models/stories.gguf; STORY, what ./generate says to
   "Once upon a time" with --seed 1 --tokens 60; screenshots go into FOLDER. Needs playwright-core
   and Chromium, which $CHROMIUM may name. */

import { createRequire } from "node:module";
const { chromium } = createRequire(process.cwd() + "/")("playwright-core");

const [address, story, folder] = process.argv.slice(2);
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox"],
});
let passed = 0, failed = 0;
const said = []; // by the console, and requests that went elsewhere

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED page: ${what}`);
}

async function picture(page, name) {
    if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

const page = await browser.newPage({ viewport: { width: 1000, height: 720 } });
page.on("console", message => said.push(message.text()));
page.on("pageerror", error => said.push(String(error)));
page.on("requestfailed", request => said.push(request.url() + " failed"));
page.on("request", request => {
    if (!request.url().startsWith(address) && !request.url().startsWith("data:"))
        said.push(request.url() + " is elsewhere");
});
const text = () => page.locator(".turn.assistant").last().innerText();
const rests = () => page.waitForSelector("#send:not([hidden])");

// Asks again and again: waitForFunction would compile its question in the page, whose policy forbids that.
async function until(true_at_last) {
    for (let i = 0; i < 300 && !await true_at_last(); i++) await page.waitForTimeout(100);
}

await page.goto(address);
await until(async () => await page.title() === "stories");
check(await page.evaluate(() => document.activeElement.id) === "words", "one can type at once");
await picture(page, "empty");

// a story, by keyboard alone, equal to the program's
await page.keyboard.press("Alt+KeyS");
await page.selectOption("#mode", "text");
for (const [name, value] of [["seed", "1"], ["max_tokens", "60"]]) await page.fill("#" + name, value);
await picture(page, "settings");
await page.keyboard.press("Escape");
await page.focus("#words");
await page.keyboard.type("Once upon a time");
await page.keyboard.press("Enter");
await rests();
check(await text() === story.trim(), `the story is the program's, not: ${await text()}`);
check(/^60 tokens, [0-9.]+\/s, first after [0-9]+ ms$/.test(await page.innerText("#speed")), "the speed is told");
check(await page.inputValue("#words") === "", "the line is empty again");
await picture(page, "story");

// stop: the server hears of it
const metrics = async () => (await fetch(address + "/metrics")).text();
await page.click("#open");
await page.fill("#max_tokens", "");
await page.click("text=Done");
const stopped = async () => /bitnet_cancelled_total [1-9]/.test(await metrics());
for (let i = 0; i < 60 && !await stopped(); i++) { // the model is fast: many are done before they are stopped
    await page.fill("#words", "Once upon a time there was a dog");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#stop:not([hidden])", { timeout: 500 }).catch(() => {});
    await page.keyboard.press("Escape");
    await rests();
}
check(await stopped(), "a text was stopped");
check(/bitnet_running 0\n/.test(await metrics()), "nothing goes on");

// reload: what was said is there, and the settings
const before = await page.locator(".turn").count();
await page.reload();
await until(async () => await page.title() === "stories");
check(await page.locator(".turn").count() === before, "the turns are there after a reload");
check(await page.inputValue("#seed") === "1", "so are the settings");

// a chat on a phone, in the dark
await page.setViewportSize({ width: 360, height: 700 });
await page.emulateMedia({ colorScheme: "dark" });
await page.click("#new");
await page.click("#open");
await page.selectOption("#mode", "chat");
await page.fill("#max_tokens", "40");
await picture(page, "settings-phone");
await page.click("text=Done");
for (const words of ["hello", "<b>what</b> then?\u{1F436}"]) {
    await page.fill("#words", words);
    await page.click("#send");
    await rests();
}
check(await page.locator(".turn.user").last().innerText() === "<b>what</b> then?\u{1F436}", "text is text");
check(await page.locator(".turn.assistant").count() === 2, "two replies");
check(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "nothing is too wide");
check(await page.evaluate(() => document.documentElement.classList.contains("dark")), "dark");
await picture(page, "phone");

// an error is shown, and the next words are heard
await page.route("**/v1/chat/completions", route => route.fulfill({
    status: 429, contentType: "application/json", body: '{"error":{"message":"busy"}}' }));
await page.fill("#words", "again");
await page.click("#send");
await page.waitForSelector(".turn.failed");
check(await page.locator(".turn.failed").innerText() === "busy", "an error is told");
await page.unroute("**/v1/chat/completions");

// a thought stands before the text, and is kept apart from it
const delta = delta => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
await page.route("**/v1/chat/completions", route => route.fulfill({
    contentType: "text/event-stream",
    body: delta({ reasoning_content: "wh" }) + delta({ reasoning_content: "y" }) + delta({ content: "yes" }) }));
await page.fill("#words", "and now");
await page.click("#send");
await until(async () => (await page.locator(".turn.assistant").last().innerText()).endsWith("yes"));
await rests();
check(await page.locator(".turn.assistant .thought").last().textContent() === "why", "a thought is shown");
await picture(page, "thought");
await page.unroute("**/v1/chat/completions");
check(said.filter(line => !line.includes("429")).every(line => /\/completions failed$/.test(line)),
    `the console says: ${said.join("; ")}`);

await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
