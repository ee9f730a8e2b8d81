/* server_page.mjs - the server's page in a real browser: type, stream, stop, reload

       node tests/server_page.mjs ADDRESS STORY [FOLDER]

   ADDRESS is that of a server of examples/models/stories.gguf; STORY, what ./generate says to
   "Once upon a time" with --seed 1 --tokens 60; screenshots go into FOLDER. Needs playwright-core
   and Chromium, which $CHROMIUM may name. */

import http from "node:http";
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
check(await page.inputValue("#mode") === "text", "a model of stories is not talked to");
await picture(page, "empty");

// a story, by keyboard alone, equal to the program's
await page.keyboard.press("Alt+KeyS");
await page.selectOption("#mode", "chat");
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
await page.setViewportSize({ width: 390, height: 700 });
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

// words that are too long for the model come back, with the reason, and nothing stays behind
const long = "the dog ran ".repeat(400);
await page.fill("#words", long);
await page.click("#send");
await rests();
check((await page.textContent("#error")).includes("room for"), "too long: " + await page.textContent("#error"));
check(await page.inputValue("#words") === long, "words that are too long come back");
check(await page.locator(".turn.user").count() === 2, "they are not in the conversation");
await page.fill("#words", "again");
await page.click("#send");
await rests();
check(await page.locator(".turn.assistant").count() === 3, "which goes on");
check(await page.textContent("#error") === "", "and of the error nothing is left");

// a thought stands before the text, and is kept apart from it
const delta = delta => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
const end = finish_reason => `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason }] })}\n\n`;
await page.route("**/v1/chat/completions", route => route.fulfill({
    contentType: "text/event-stream",
    body: delta({ reasoning_content: "wh" }) + delta({ reasoning_content: "y" }) + delta({ content: "yes" }) + end("stop") }));
await page.fill("#words", "and now");
await page.click("#send");
await until(async () => (await page.locator(".turn.assistant").last().innerText()).endsWith("yes"));
await rests();
check(await page.locator(".turn.assistant .thought").last().textContent() === "why", "a thought is shown");
await picture(page, "thought");
await page.unroute("**/v1/chat/completions");
check(said.filter(line => !line.includes("400")).every(line => /\/completions failed$/.test(line)),
    `the console says: ${said.join("; ")}`);

// ---- the page of a server that gives the answers of this test, and no others

let answer; // (response) of whatever is posted
const other = http.createServer(async (request, response) => {
    if (request.method === "POST") return answer(response);
    const got = await fetch(address + request.url);
    response.writeHead(got.status, Object.fromEntries(got.headers));
    response.end(Buffer.from(await got.arrayBuffer()));
});
await new Promise(done => other.listen(0, "127.0.0.1", done));
const place = `http://127.0.0.1:${other.address().port}/`;
const context = await browser.newContext({ viewport: { width: 390, height: 700 } });
context.setDefaultTimeout(5000);
const stream = (response, ...events) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    events.forEach(event => response.write(event));
};
const error = (status, body) => response => {
    response.writeHead(status, { "Content-Type": body.startsWith("{") ? "application/json" : "text/html" });
    response.end(body);
};

async function open() {
    const tab = await context.newPage();
    tab.on("pageerror", error => check(false, `the page: ${error}`));
    await tab.goto(place);
    await until(async () => await tab.title() === "stories");
    await tab.evaluate(() => void (document.getElementById("mode").value = "chat"));
    return tab;
}

async function say(tab, words, with_answer) {
    answer = with_answer;
    await tab.fill("#words", words);
    await tab.keyboard.press("Enter");
}

// What is on the screen: turns and notes, a line each.
const seen = tab => tab.locator("#turns > *").allInnerTexts().then(lines => lines.join("|"));
async function sees(tab, wanted, what) {
    for (let i = 0; i < 30 && await seen(tab) !== wanted; i++) await tab.waitForTimeout(100);
    check(await seen(tab) === wanted, `${what}: ${await seen(tab)}`);
}
const rested = tab => tab.waitForSelector("#send:not([hidden])");

// what is wrong is said beside the words, which come back
const tab = await open();
for (const [name, with_answer, wanted] of [
    ["429", error(429, '{"error":{"message":"busy"}}'), /^busy$/],
    ["502", error(502, "<html>Bad Gateway</html>"), /^Status 502 Bad Gateway: .*did not answer\.$/],
    ["a page", error(200, "<html>Please log in</html>"), /broke off/],
    ["nobody", response => response.destroy(), /does not answer/],
    ["nothing", response => stream(response) || response.end(), /broke off/],
    ["nonsense", response => stream(response, "data: {x\n\n") || response.end(), /not the server/],
    ["late", response => stream(response, 'data: {"error":{"message":"no memory"}}\n\n') || response.end(),
        /^no memory$/],
]) {
    await say(tab, "hello\nyou", with_answer);
    await rested(tab);
    const told = await tab.textContent("#error");
    check(wanted.test(told), `${name}: ${told}`);
    check(await tab.inputValue("#words") === "hello\nyou", `${name}: the words come back`);
    check(await tab.locator(".turn").count() === 0, `${name}: nothing else stays`);
}
await say(tab, "hello", () => {});
await tab.waitForSelector("#stop:not([hidden])");
await tab.fill("#words", "more");
await tab.keyboard.press("Escape");
await rested(tab);
check(await tab.inputValue("#words") === "hello\nmore", "stopped before a word: the words come back");

// how a reply ended is told below it
await say(tab, "one", response => stream(response, delta({ content: "whole" }), end("stop")) || response.end());
await sees(tab, "one|whole", "a whole reply");
await say(tab, "two", response => stream(response, delta({ content: "half" })) || response.end());
await sees(tab, "one|whole|two|half|Cut off. The answer broke off.", "a reply without an end");
const until_here = await seen(tab);
await say(tab, "three", response => stream(response, delta({ content: "less" })) || setTimeout(() => response.destroy(), 100));
await sees(tab, until_here + "|three|less|Cut off. The server does not answer.", "a connection that breaks");
await say(tab, "four", response => stream(response, delta({ content: "part" })));
await until(async () => (await seen(tab)).endsWith("part"));
await tab.keyboard.press("Escape");
await sees(tab, until_here + "|three|less|Cut off. The server does not answer.|four|part|Stopped.", "a stopped reply");
await say(tab, "five", response => stream(response, delta({ content: "full" }), end("length")) || response.end());
await until(async () => (await seen(tab)).endsWith("|five|full|Cut off: there is no more room."));
check((await seen(tab)).endsWith("|five|full|Cut off: there is no more room."), "a full context");
await say(tab, "six", response => stream(response, end("stop")) || response.end());
await until(async () => (await seen(tab)).endsWith("|six||The model said nothing."));
check((await seen(tab)).endsWith("|six||The model said nothing."), "an empty reply: " + await seen(tab));

// an error stays on the screen, however long the conversation and the error are
await say(tab, "seven", error(400, JSON.stringify({ error: { message: "x".repeat(3000) } })));
await rested(tab);
await picture(tab, "error-phone");
check(await tab.evaluate(() => {
    const box = document.getElementById("error")?.getBoundingClientRect();
    return box && box.height > 20 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}), "an error is on the screen");
check(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), "and not too wide");

// behind a dialog nothing happens
await tab.keyboard.press("Alt+KeyS");
await tab.keyboard.press("Alt+KeyN");
check(await tab.locator(".turn").count() > 0, "Alt+N waits for the dialog");
await tab.keyboard.press("Escape");

// nor where Alt is a way to type
await tab.evaluate(() => document.dispatchEvent(new KeyboardEvent("keydown", { key: "\u0144", code: "KeyN", altKey: true })));
check(await tab.locator(".turn").count() > 0, "Alt+N is a letter in Poland");
await tab.keyboard.press("Alt+KeyN");
check(await tab.locator(".turn").count() === 0, "Alt+N begins anew");
await say(tab, "once more", response => stream(response, delta({ content: "well" }), end("stop")) || response.end());
await sees(tab, "once more|well", "which goes on");

// another tab has its own conversation; both are there after a reload, and so is what was not sent
const before_reload = await seen(tab), second = await open();
check(await second.locator(".turn").count() === 0, "a new tab begins anew");
await say(second, "here", response => stream(response, delta({ content: "there" }), end("stop")) || response.end());
await sees(second, "here|there", "the second tab");
await second.fill("#words", "not yet");
for (const one of [tab, second]) {
    await one.reload();
    await until(async () => await one.title() === "stories");
}
check(await seen(tab) === before_reload, "the first tab's conversation");
check(await seen(second) === "here|there", "the second tab's");
check(await second.inputValue("#words") === "not yet", "what was typed is there");

// New while a reply is written: nothing of it comes into the new conversation
let old;
await second.evaluate(() => void (document.getElementById("mode").value = "chat"));
await say(second, "old", response => stream(old = response, delta({ content: "old reply" })));
await until(async () => (await seen(second)).endsWith("old reply"));
await second.click("#new");
check(await second.isVisible("#send"), "one can send at once");
await say(second, "new", response => stream(response, delta({ content: "new reply" }), end("stop")) || response.end());
old.end(delta({ content: " goes on" }) + end("stop"));
await sees(second, "new|new reply", "a new conversation");
await second.waitForTimeout(300);
check(await seen(second) === "new|new reply", "and nothing comes later: " + await seen(second));
other.close();

await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
