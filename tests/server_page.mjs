/* server_page.mjs - the server's page in a real browser, used as a person does

       node tests/server_page.mjs ADDRESS STORY [FOLDER]

   ADDRESS is that of a server of examples/models/stories.gguf; STORY, what ./generate says to
   "Words:" with --seed 1 --tokens 60; screenshots go into FOLDER. Needs playwright-core
   and Chromium, which $CHROMIUM may name. */

import { readFileSync, writeFileSync } from "node:fs";
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

// Asks again and again: waitForFunction would compile its question in the page, whose policy forbids that.
async function until(true_at_last, what) {
    const end = Date.now() + 120000;
    let good;
    while (!(good = await true_at_last()) && Date.now() < end) await new Promise(done => setTimeout(done, 20));
    if (what || !good) check(good, what ?? String(true_at_last));
}

// In the light and in the dark.
async function pictures(tab, name) {
    for (const colorScheme of folder ? ["light", "dark"] : []) {
        await tab.emulateMedia({ colorScheme });
        await tab.screenshot({ path: `${folder}/${name}-${tab.viewportSize().width}-${colorScheme}.png` });
    }
}

async function fits(tab, what) {
    check(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `too wide: ${what}`);
}

const met = tab => until(async () => await tab.textContent("#name") === "stories");
const rested = tab => tab.waitForSelector("#send:not([hidden])");
const focused = tab => tab.evaluate(() => document.activeElement.id || document.activeElement.textContent.trim());
const last = tab => tab.locator(".turn.assistant").last();
const press = async (tab, ...keys) => {
    for (const key of keys) await tab.keyboard.press(key);
};

// ---- the real server

const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
page.setDefaultTimeout(120000);
page.on("console", message => said.push(message.text()));
page.on("pageerror", error => said.push(String(error)));
page.on("requestfailed", request => said.push(request.url() + " failed"));
page.on("request", request => {
    if (!request.url().startsWith(address) && !/^(data|blob):/.test(request.url()))
        said.push(request.url() + " is elsewhere");
});
await page.goto(address);
await met(page);
check(await focused(page) === "words", "one can type at once");
check(await page.inputValue("#mode") === "text", "a model of stories is not talked to");
check((await page.textContent(".empty small")) === "2.9 million weights, room for 512 tokens", "the model's size");
await pictures(page, "empty");

// a story, by keyboard alone, equal to the program's
await press(page, "Alt+KeyS");
await page.selectOption("#mode", "chat");
await page.selectOption("#mode", "text");
for (const [name, value] of [["seed", "1"], ["max_tokens", "60"]]) await page.fill("#" + name, value);
await pictures(page, "settings");
await press(page, "Escape");
await page.focus("#words");
await page.keyboard.type("Words:");
await press(page, "Enter");
await rested(page);
const words_of = turn => turn.locator(".text").innerText();
check(await words_of(last(page)) === story.trim(), `the story is the program's, not: ${await words_of(last(page))}`);
const told = await last(page).locator(".told").innerText();
check(/^60 tokens, [0-9.]+\/s, first after [0-9]+ ms, seed 1$/.test(told), `the speed is told, not: ${told}`);
check(await page.inputValue("#words") === "", "the line is empty again");

// it goes on as if it had never ended, and another version is one of the next seed
await last(page).locator("[data-do=more]").click();
await rested(page);
check((await words_of(last(page))).startsWith(story.trim()) &&
    (await words_of(last(page))).length > story.length, "the story goes on");
check((await last(page).locator(".told").innerText()).startsWith("60 more tokens, "), "so far more");
await press(page, "Alt+KeyR");
await rested(page);
await until(async () => await last(page).locator(".ways span").innerText() === "2 of 2");
check((await last(page).locator(".told").innerText()).endsWith("seed 2"), "another version has another seed");
await pictures(page, "story");
await page.setViewportSize({ width: 480, height: 520 }); // as the README shows it
await page.click("text=\u2039");
await pictures(page, "story");
const told_by = '$ ./generate examples/models/stories.gguf "$(./generate --seed 1 --tokens 60)" --seed 1 --tokens 60';
if (folder) writeFileSync(`${folder}/story-480.txt`, `${told_by}\n${await words_of(last(page))}\n`);
await page.setViewportSize({ width: 1280, height: 800 });

// stop: the server hears of it
const metrics = async () => (await fetch(address + "/metrics")).text();
await page.click("#open");
await page.fill("#max_tokens", "");
await page.click("text=Done");
const stopped = async () => /bitnet_cancelled_total [1-9]/.test(await metrics());
await page.evaluate(() => new MutationObserver(() => { // at once: the model is fast
    if (document.querySelector(".turn:last-child .text").textContent.length > 20)
        document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
}).observe(document.getElementById("turns"), { childList: true, subtree: true, characterData: true }));
const others = () => Array.from({ length: 15 }, async () => (await fetch(address + "/v1/completions", { // slow it down
    method: "POST", headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ prompt: "Words:", max_tokens: 400, ignore_eos: true }) })).text());
for (let i = 0; i < 60 && !await stopped(); i++) {
    const beside = others();
    await page.fill("#words", "Words:");
    await press(page, "Enter");
    await rested(page);
    await Promise.all(beside);
}
check(await stopped(), "a text was stopped");
await until(async () => /bitnet_running 0\n/.test(await metrics()), "nothing goes on");

// reload: what was said is there, and the settings
const before = await page.locator(".turn").count();
await page.reload();
await met(page);
check(await page.locator(".turn").count() === before, "the turns are there after a reload");
check(await page.inputValue("#seed") === "1", "so are the settings");

// every setting reaches a server that knows it; forms hold; and all may be as the server has them
const settings = { temperature: "0.9", top_p: "0.9", top_k: "50", min_p: "0.02", max_tokens: "20", typical_p: "0.95",
    top_n_sigma: "2", xtc_probability: "0.5", xtc_threshold: "0.1", dry_multiplier: "0.8", dry_base: "1.75",
    dry_allowed_length: "2", repetition_penalty: "1.1", frequency_penalty: "0.1", presence_penalty: "0.1" };
await press(page, "Alt+KeyS");
await page.click("text=More settings");
for (const [name, value] of Object.entries(settings)) await page.fill("#" + name, value);
await pictures(page, "settings-all");
await page.selectOption("#shape", "grammar");
await page.fill("#grammar", 'root ::= (" yes" | " no") "!"');
await press(page, "Escape");
check(await page.isVisible("text=Answers follow your grammar."), "a form is told beside the words");
let asked = page.waitForRequest("**/v1/completions");
await page.fill("#words", "Is it");
await press(page, "Enter");
const sent = (await asked).postDataJSON();
for (const [name, value] of Object.entries(settings)) check(sent[name] === Number(value), `${name} is sent`);
await rested(page);
check(/^Is it (yes|no)!$/.test(await words_of(last(page))), "a grammar: " + await words_of(last(page)));
await page.click("text=Change");
check(await focused(page) === "shape", "the form may be changed at once");
await page.selectOption("#shape", "json_schema");
await page.fill("#schema", "{");
check((await page.textContent("#schema-wrong")).startsWith("The schema is not JSON"), "a schema that is none");
await pictures(page, "schema");
await press(page, "Escape");
await page.fill("#words", "Its answer: ");
await press(page, "Enter");
await until(async () => (await page.textContent("#error")).startsWith("The schema is not JSON"));
check(await page.inputValue("#words") === "Its answer: ", "words without a form come back");
await press(page, "Alt+KeyS");
await page.click("#reset");
check(await page.inputValue("#dry_base") === "" && await page.inputValue("#shape") === "", "all as the server has them");
await page.selectOption("#shape", "json_schema");
await page.fill("#schema", '{"type": "object", "properties": {"dog": {"enum": ["big", "small"]}}, "required": ["dog"],' +
    ' "additionalProperties": false}');
check(await page.isHidden("#schema-wrong"), "a schema");
await press(page, "Escape", "Enter");
await page.focus("#words");
await press(page, "Enter");
await until(async () => /\{"dog":"(big|small)"\}$/.test(await words_of(last(page))), "JSON by a schema");
await press(page, "Alt+KeyS");
await page.click("#reset");
check(await page.isHidden("#shaped"), "no form again");

// a chat on a phone, in the dark
await page.setViewportSize({ width: 390, height: 700 });
await page.emulateMedia({ colorScheme: "dark" });
await page.selectOption("#mode", "chat");
await page.fill("#max_tokens", "40");
await page.fill("#seed", "1");
await page.selectOption("#reasoning_effort", "low");
await page.fill("#max_thinking_tokens", "5");
await fits(page, "settings");
await pictures(page, "settings");
await page.click("text=Done");
await press(page, "Alt+KeyN");
for (const words of ["hello", "<b>what</b> then?\u{1F436}"]) {
    await page.fill("#words", words);
    await page.click("#send");
    await rested(page);
}
for (let i = 0; i < 20 && !/^40 tokens/.test(await last(page).locator(".told").innerText()); i++) {
    await press(page, "Alt+KeyR"); // until a reply is cut off
    await rested(page);
}
check(await words_of(page.locator(".turn.user").last()) === "<b>what</b> then?\u{1F436}", "text is text");
check(await page.locator(".turn.assistant").count() === 2, "two replies");
await fits(page, "a chat");
check(await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches ===
    document.documentElement.classList.contains("dark")), "dark where the system is");
await pictures(page, "chat");

// a reply goes on, of the real server too
const half = await words_of(last(page));
await last(page).locator("[data-do=more]").click();
await rested(page);
check((await words_of(last(page))).startsWith(half), "a reply goes on: " + await page.textContent("#error"));
check(await page.isHidden("#trouble"), "without trouble");

// words that are too long for the model come back, with the reason, and nothing stays behind
const long = "the dog ran ".repeat(400);
await page.fill("#words", long);
await page.click("#send");
await rested(page);
check((await page.textContent("#error")).includes("room for"), "too long: " + await page.textContent("#error"));
check(await page.inputValue("#words") === long, "words that are too long come back");
check(await page.locator(".turn.user").count() === 2, "they are not in the conversation");
await page.fill("#words", "again");
await page.click("#send");
await rested(page);
check(await page.locator(".turn.assistant").count() === 3, "which goes on");
check(await page.isHidden("#trouble"), "and of the error nothing is left");

// the list of conversations lies over them, and goes when one is chosen
await page.click("#shelve");
check(await page.locator("#talks li").count() === 2, "two conversations");
await pictures(page, "shelf");
await press(page, "Escape");
check(await page.isHidden("#shelf"), "Escape closes the list");
await page.click("#shelve");
await page.click("#talks li >> nth=1 >> .pick");
check(await page.isHidden("#shelf"), "so does a choice");
check((await words_of(page.locator(".turn").first())).startsWith("Words:"), "the first conversation is there");
check(said.filter(line => !line.includes("400")).every(line => /\/completions failed$/.test(line)),
    `the console says: ${said.join("; ")}`);

// ---- the page of a server that gives the answers of this test, and no others

const delta = delta => `data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`;
const end = finish_reason => `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason }] })}\n\n`;
const usage = (usage, timings) => `data: ${JSON.stringify({ choices: [], usage, timings })}\n\n`;
const begins = (response, ...events) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    events.forEach(event => response.write(event));
};
const stream = (...events) => response => begins(response, ...events) || response.end();
const error = (status, body) => response => {
    response.writeHead(status, { "Content-Type": body.startsWith("{") ? "application/json" : "text/html" });
    response.end(body);
};
let answer; // (response, request as JSON) of whatever is posted
const other = http.createServer(async (request, response) => {
    if (request.method !== "POST") {
        const got = await fetch(address + request.url);
        response.writeHead(got.status, Object.fromEntries(got.headers));
        return response.end(Buffer.from(await got.arrayBuffer()));
    }
    const parts = [];
    for await (const part of request) parts.push(part);
    answer(response, JSON.parse(Buffer.concat(parts).toString()));
});
const live = port => new Promise(done => other.listen(port, "127.0.0.1", done));
await live(0);
const port = other.address().port, place = `http://127.0.0.1:${port}/`;
const context_of = async () => {
    const context = await browser.newContext({ viewport: { width: 390, height: 700 }, acceptDownloads: true });
    context.setDefaultTimeout(120000);
    return context;
};
let context = await context_of();

async function open() {
    const tab = await context.newPage();
    tab.on("pageerror", error => check(false, `the page: ${error.stack}`));
    await tab.goto(place);
    await met(tab);
    if (await tab.inputValue("#mode") === "chat") return tab;
    await press(tab, "Alt+KeyS");
    await tab.selectOption("#mode", "chat");
    await press(tab, "Escape");
    return tab;
}

async function again(tab) {
    await tab.reload();
    await met(tab);
}

async function say(tab, words, with_answer) {
    answer = with_answer;
    await tab.fill("#words", words);
    await tab.focus("#words");
    await press(tab, "Enter");
}

// What is on the screen: turns and notes, a bar between two.
const seen = tab => tab.locator(".turn").evaluateAll(turns => turns.flatMap(turn =>
    [turn.querySelector(".text").textContent, turn.querySelector(".note").textContent])
    .filter((text, i) => text || i % 2 === 0).join("|"));
const sees = async (tab, wanted, what) => {
    await until(async () => await seen(tab) === wanted);
    check(await seen(tab) === wanted, `${what}: ${await seen(tab)}`);
};
const titles = tab => tab.locator("#talks .pick span").allTextContents().then(list => list.join("|"));
const lists = (tab, wanted, what) => until(async () => await titles(tab) === wanted, what);
const kept = tab => tab.evaluate(() => JSON.stringify(Object.entries(localStorage)));

// what is wrong is said beside the words, which come back
let tab = await open();
for (const [name, with_answer, wanted] of [
    ["429", error(429, '{"error":{"message":"busy"}}'), /^busy$/],
    ["502", error(502, "<html>Bad Gateway</html>"), /^Status 502 Bad Gateway: .*did not answer\.$/],
    ["a page", error(200, "<html>Please log in</html>"), /broke off/],
    ["nothing", stream(), /broke off/],
    ["nonsense", stream("data: {x\n\n"), /not the server/],
    ["late", stream('data: {"error":{"message":"no memory"}}\n\n'), /^no memory$/],
    ["nobody", response => response.destroy(), /does not answer|answers again/],
]) {
    await say(tab, "hello\nyou", with_answer);
    await until(async () => wanted.test(await tab.textContent("#error")), name);
    await rested(tab);
    check(await tab.inputValue("#words") === "hello\nyou", `${name}: the words come back`);
    check(await tab.locator(".turn").count() === 0, `${name}: nothing else stays`);
}
check(await titles(tab) === "", "and there is no conversation");
await say(tab, "hello", () => {});
await tab.waitForSelector("#stop:not([hidden])");
await tab.fill("#words", "more");
await press(tab, "Escape");
await rested(tab);
check(await tab.inputValue("#words") === "hello\nmore", "stopped before a word: the words come back");

// how a reply ended is told below it
await say(tab, "one", stream(delta({ content: "whole" }), end("stop")));
await sees(tab, "one|whole", "a whole reply");
check(await last(tab).locator("[data-do=more]").isHidden(), "which does not go on");
await say(tab, "two", stream(delta({ content: "half" })));
await sees(tab, "one|whole|two|half|Cut off. The answer broke off.", "a reply without an end");
const until_here = await seen(tab);
await say(tab, "three", response => begins(response, delta({ content: "less" })) || setTimeout(() => response.destroy(), 100));
await sees(tab, until_here + "|three|less|Cut off. The server does not answer.", "a connection that breaks");
await say(tab, "four", response => begins(response, delta({ content: "part" })));
await until(async () => (await seen(tab)).endsWith("part"));
await press(tab, "Escape");
await sees(tab, until_here + "|three|less|Cut off. The server does not answer.|four|part|Stopped.", "a stopped reply");
await say(tab, "five", stream(delta({ content: "full" }), end("length")));
await until(async () => (await seen(tab)).endsWith("|five|full|Cut off: there is no more room."), "a full context");
await say(tab, "six", stream(end("stop")));
await until(async () => (await seen(tab)).endsWith("|six||The model said nothing."), "an empty reply");

// how fast it was, what drafts saved, and what there was no room for
await say(tab, "seven", stream(delta({ content: "fast" }), end("stop"), usage(
    { completion_tokens: 11, total_tokens: 20, prompt_tokens_details: { dropped_messages: 4 } },
    { first_token_seconds: 0.5, seconds: 1, draft_n: 8, draft_n_accepted: 6 })));
await until(async () => /^11 tokens, 20.0\/s, first after 500 ms, 6 of 8 drafted tokens were accepted, without the 4 oldest messages, seed \d+$/
    .test(await last(tab).locator(".told").textContent()), "the speed and the drafts");

// an error stays on the screen, however long the conversation and the error are
await say(tab, "eight", error(400, JSON.stringify({ error: { message: "x".repeat(3000) } })));
await until(async () => await tab.isVisible("#trouble"));
await pictures(tab, "error");
check(await tab.evaluate(() => {
    const box = document.getElementById("error").getBoundingClientRect();
    return box.height > 20 && box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}), "an error is on the screen");
await fits(tab, "an error");

// a thought is folded, and stays open where it was opened
await press(tab, "Alt+KeyN");
let held; // an answer under way
await say(tab, "why?", response => begins(held = response, delta({ reasoning_content: "wh" })));
await until(async () => await last(tab).locator(".thought summary").isVisible());
check(await last(tab).locator(".thought summary").innerText() === "Thinking\u2026", "it thinks");
check(await last(tab).locator(".thought div").isHidden(), "a thought is folded");
await last(tab).locator(".thought summary").click();
held.end(delta({ reasoning_content: "y" }) + delta({ content: "yes" }) + end("stop"));
await sees(tab, "why?|yes", "a thought is apart from the text");
check(await last(tab).locator(".thought div").innerText() === "why", "a thought that is unfolded");
await rested(tab);
check(await last(tab).locator(".thought div").isVisible(), "stays so");
await pictures(tab, "thought");

// behind a dialog nothing happens, nor where Alt is a way to type
await press(tab, "Alt+KeyS", "Alt+KeyN");
check(await tab.locator(".turn").count() > 0, "Alt+N waits for the dialog");
await press(tab, "Escape");
await tab.evaluate(() => document.dispatchEvent(new KeyboardEvent("keydown", { key: "\u0144", code: "KeyN", altKey: true })));
check(await tab.locator(".turn").count() > 0, "Alt+N is a letter in Poland");
await press(tab, "Alt+KeyN");
check(await tab.locator(".turn").count() === 0, "Alt+N begins anew");
await tab.close();
await context.close();

// ---- versions: what is said again and otherwise, by keyboard and by hand

context = await context_of();
tab = await open();
const replies = text => stream(delta({ content: text }), end("stop"));
await say(tab, "one", replies("1"));
await sees(tab, "one|1", "the first turn");
await say(tab, "two", replies("2"));
await sees(tab, "one|1|two|2", "the second");
await tab.fill("#words", "");
await press(tab, "ArrowUp");
check(await tab.inputValue("#words") === "two" && await tab.isVisible("#editing"), "the last message is edited");
await press(tab, "Escape");
check(await tab.inputValue("#words") === "" && await tab.isHidden("#editing"), "or not");
await tab.fill("#words", "typed");
await tab.locator(".turn.user").first().locator("[data-do=edit]").click();
check(await tab.inputValue("#words") === "one", "an earlier one is edited");
let got;
const echo = (...events) => (response, request) => stream(...events)(response, got = request);
await pictures(tab, "editing");
await say(tab, "uno", echo(delta({ content: "eins" }), end("stop")));
await sees(tab, "uno|eins", "another version");
check(JSON.stringify(got.messages) === '[{"role":"user","content":"uno"}]', "without what followed");
check(await tab.inputValue("#words") === "typed", "what was being typed is there again");
await tab.click("text=\u2039");
await sees(tab, "one|1|two|2", "the version before, with what followed");
await tab.click("text=\u203a");
await sees(tab, "uno|eins", "and the next");
answer = echo(delta({ content: "zwei" }), end("stop"));
await last(tab).locator("[data-do=anew]").click();
await sees(tab, "uno|zwei", "another reply");
check(await last(tab).locator(".ways span").innerText() === "2 of 2", "the second of two");
answer = error(500, '{"error":{"message":"oh"}}');
await last(tab).locator("[data-do=anew]").click();
await until(async () => await tab.textContent("#error") === "oh");
await sees(tab, "uno|zwei", "the reply stays where no other comes");
answer = replies("drei");
await tab.click("#again");
await sees(tab, "uno|drei", "and may be asked for again");
answer = error(500, '{"error":{"message":"oh"}}');
await tab.locator(".turn.user").first().locator("[data-do=edit]").click();
await say(tab, "une", answer);
await until(async () => await tab.textContent("#error") === "oh");
check(await tab.inputValue("#words") === "une" && await tab.isVisible("#editing"), "an edited message comes back");
await sees(tab, "uno|drei", "and nothing is lost");
answer = replies("un");
await tab.click("#again");
await sees(tab, "une|un", "it is sent again");
check(await tab.inputValue("#words") === "typed", "with the words at their place");
check(await tab.locator(".ways span").first().innerText() === "3 of 3", "three versions of a message");
await again(tab);
await sees(tab, "une|un", "versions survive a reload");
check(await tab.locator(".ways span").first().innerText() === "3 of 3", "all of them");

// ---- conversations

await press(tab, "Alt+KeyN");
await say(tab, "Where is the red ball?", replies("Under the old bench."));
await sees(tab, "Where is the red ball?|Under the old bench.", "another conversation");
await tab.setViewportSize({ width: 1280, height: 800 });
await lists(tab, "Where is the red ball?|one", "the newest comes first");
await press(tab, "Alt+KeyC");
check(await focused(tab) === "search", "Alt+C searches");
await tab.keyboard.type("BENCH");
await lists(tab, "Where is the red ball?", "it finds what was answered");
check((await tab.textContent("#talks small")).includes("old bench"), "and shows it");
answer = response => begins(held = response, delta({ content: "Under" }));
await press(tab, "Alt+KeyR", "Alt+KeyC");
await sees(tab, "Where is the red ball?|Under", "a reply is written");
held.end(delta({ content: " the old bench!" }) + end("stop"));
await rested(tab);
check(await focused(tab) === "search", "which leaves the focus to what one does meanwhile");
await last(tab).locator("[data-do=before]").click();
await press(tab, "Alt+KeyC");
await tab.fill("#search", "nowhere");
check(await tab.textContent("#none") === "Nothing has these words.", "or says that there is nothing");
await tab.fill("#search", "");
await press(tab, "ArrowDown", "ArrowDown", "Enter");
await sees(tab, "une|un", "the keyboard opens another");
await press(tab, "Alt+KeyC", "ArrowDown", "F2");
await tab.keyboard.type("Balls");
await pictures(tab, "rename");
await press(tab, "Enter");
await lists(tab, "Balls|one", "a new name");
await press(tab, "F2");
await tab.keyboard.type("Bells");
await press(tab, "Escape");
await lists(tab, "Balls|one", "or none");
await again(tab);
await lists(tab, "Balls|one", "names survive a reload");

// out and in
const download = async button => {
    const [file] = await Promise.all([tab.waitForEvent("download"), tab.click(button)]);
    return { name: file.suggestedFilename(), path: await file.path() };
};
await tab.hover("#talks li");
const one = await download("#talks li >> nth=0 >> [data-do=export]"), all = await download("#export");
check(one.name === "Balls.json" && all.name === "bitnet-conversations.json", `exported: ${one.name}, ${all.name}`);
const texts = file => JSON.parse(readFileSync(file.path)).conversations.map(its => its.turns.map(turn => turn.text).join("|"));
check(texts(one).join() === "Where is the red ball?|Under the old bench.|Under the old bench!", "the file of one has its words");
check(texts(all).length === 2 && texts(all)[1] === "one|1|two|2|uno|eins|zwei|drei|une|un", "that of all has every version");
await press(tab, "Alt+KeyC", "ArrowDown", "Delete");
await lists(tab, "one", "deleted");
check(await tab.isVisible("text=Deleted: Balls"), "which is said");
await tab.click("#undelete");
await lists(tab, "Balls|one", "and undone");
await sees(tab, "Where is the red ball?|Under the old bench.", "with its words");
await press(tab, "Alt+KeyC", "ArrowDown", "Delete", "Delete");
await lists(tab, "", "all deleted");
check(await tab.textContent("#none") === "Conversations stay in this browser.", "none");
check(await tab.locator(".turn").count() === 0, "the page begins anew");
await again(tab);
check(await titles(tab) === "", "deleted for good");
for (const [told, wanted] of [["Imported 2 of 2.", "all"], ["Imported 0 of 2; the others were here.", "once"]]) {
    await tab.setInputFiles("#file", all.path);
    await until(async () => await tab.textContent("#shelf-told") === told, `imported ${wanted}`);
    await lists(tab, "Balls|one", "as they were");
}
const file = text => ({ name: "no.json", mimeType: "application/json", buffer: Buffer.from(text) });
for (const text of ["", "[]", "{}", "null", '{"conversations":[]}', '{"conversations":[{"turns":[{}],"leaf":0}]}',
    '{"conversations":[{"turns":[{"parent":0,"role":"user","text":"a"}],"leaf":0}]}',
    '{"conversations":[{"turns":[{"parent":-1,"role":"user","text":"a"}],"leaf":1}]}']) {
    await tab.evaluate(() => void (document.getElementById("shelf-told").textContent = ""));
    await tab.setInputFiles("#file", file(text));
    await until(async () => await tab.textContent("#shelf-told") === "no.json does not hold conversations.", text);
}
await tab.setInputFiles("#file", file('{"conversations":[{"turns":[{"parent":-1,"role":"user","text":"<img src=x onerror=alert(1)>"}],"leaf":0}]}'));
await until(async () => (await titles(tab)).includes("<img src=x onerror=alert(1)>"), "text is text in the list, too");
await press(tab, "Alt+KeyC", "ArrowDown");
await pictures(tab, "shelf");

// Tab reaches everything, and one sees where it is
await tab.click("text=Balls");
const reached = new Set();
for (let i = 0; i < 60 && !(reached.has("search") && reached.has("Send")); i++) {
    await press(tab, "Tab");
    reached.add(await tab.evaluate(() => {
        const element = document.activeElement;
        if (element === document.body) return "";
        if (getComputedStyle(element).outlineStyle === "none") return "no outline";
        return element.ariaLabel && element.tagName === "BUTTON" ? element.ariaLabel : element.id || element.textContent.trim();
    }));
    if (i === 3) await pictures(tab, "focus");
}
for (const name of ["search", "new", "Rename", "Export", "Delete", "export", "import", "open", "turns", "Edit", "Copy",
    "Try again", "words", "send"])
    check(reached.has(name), `Tab reaches ${name}: ${[...reached].join(", ")}`);
check(!reached.has("no outline"), "the focus is seen");
await tab.close();
await context.close();

// ---- a dead server

context = await context_of();
tab = await open();
await say(tab, "one", replies("1"));
await sees(tab, "one|1", "a reply of the living");
other.close();
other.closeAllConnections();
await say(tab, "two", null);
await until(async () => await tab.textContent("#error") === "The server does not answer.", "a dead server");
check(await tab.inputValue("#words") === "two", "the words are there");
await pictures(tab, "dead");
await tab.click("#again");
await until(async () => await tab.isVisible("#trouble"), "it is still dead");
check(await tab.inputValue("#words") === "two", "and the words are still there");
await live(port);
await until(async () => await tab.textContent("#error") === "The server answers again.", "it lives");
answer = replies("2");
await tab.click("#again");
await sees(tab, "one|1|two|2", "the words are sent again");
check(await tab.isHidden("#trouble"), "all is well");

// ---- a reload in the middle of a reply

await say(tab, "three", response => begins(held = response, delta({ reasoning_content: "hm" }), delta({ content: "thr" })));
await until(async () => (await seen(tab)).endsWith("thr"));
await until(async () => (await kept(tab)).includes("thr"), "what came is kept while more comes");
await again(tab);
await sees(tab, "one|1|two|2|three|thr|Cut off: the page was left.", "what came is there after a reload");
await pictures(tab, "cut");
answer = echo(delta({ content: "ee" }), end("stop"));
await last(tab).locator("[data-do=more]").click();
await sees(tab, "one|1|two|2|three|three", "it goes on");
check(got.continue_final_message === true && got.messages.at(-1).content === "thr", "from where it was");
answer = error(500, '{"error":{"message":"oh"}}');
await say(tab, "four", response => begins(response, delta({ content: "fo" })) || setTimeout(() => response.destroy(), 100));
await until(async () => (await seen(tab)).endsWith("fo|Cut off. The server does not answer."));
answer = error(500, '{"error":{"message":"oh"}}');
await last(tab).locator("[data-do=more]").click();
await until(async () => await tab.textContent("#error") === "oh");
await until(async () => (await seen(tab)).endsWith("fo|Cut off. The server does not answer."), "or it stays as it was");
answer = replies("4");
await press(tab, "Alt+KeyR");
await until(async () => (await seen(tab)).endsWith("|four|4"), "or it is tried again");
await say(tab, "five", response => begins(held = response));
await until(async () => (await kept(tab)).includes("five"));
await again(tab);
await until(async () => (await seen(tab)).endsWith("|five||Cut off: the page was left."), "nothing came: the words are there");

// ---- two tabs

const second = await open();
check(await second.locator(".turn").count() === 0, "a new tab begins anew");
await say(second, "here", replies("there"));
await sees(second, "here|there", "the second tab");
await lists(tab, "here|one", "the first tab hears of it");
await second.fill("#words", "not yet");
const first_seen = await seen(tab);
for (const each of [tab, second]) await again(each);
await sees(tab, first_seen, "the first tab's conversation");
await sees(second, "here|there", "the second tab's");
check(await second.inputValue("#words") === "not yet", "what was typed is there");

// one writes, the other looks on
await press(tab, "Alt+KeyC", "ArrowDown", "Enter");
await sees(tab, "here|there", "both show the same");
await say(second, "more", response => begins(held = response, delta({ content: "so" })));
await sees(tab, "here|there|more|so|Another tab writes this.", "the other looks on");
held.end(delta({ content: "me" }) + end("stop"));
await sees(second, "here|there|more|some", "to the end");
await sees(tab, "here|there|more|some", "in both");

// both write at once: the conversation becomes two
let slow;
await say(second, "left", response => begins(slow = response, delta({ content: "l" })));
await until(async () => (await seen(tab)).includes("|left|l"));
await say(tab, "right", replies("r"));
await until(async () => (await seen(tab)).endsWith("|right|r"));
slow.end(delta({ content: "eft" }) + end("stop"));
await until(async () => (await seen(second)).endsWith("|left|left"));
for (const each of [tab, second]) await lists(each, "here (copy)|here|one", "two conversations of one");
for (const words of ["left", "eft", "right"]) check((await kept(tab)).includes(words), `${words} is kept`);

// New while a reply is written: nothing of it comes into the new conversation, and it is not lost
await say(second, "old", response => begins(held = response, delta({ content: "old reply" })));
await until(async () => (await seen(second)).endsWith("old reply"));
const gone = new Promise(done => held.once("close", done));
await press(second, "Alt+KeyN");
check(await second.isVisible("#send"), "one can send at once");
await gone;
await say(second, "new", replies("new reply"));
await sees(second, "new|new reply", "a new conversation");
await press(second, "Alt+KeyC", "ArrowDown", "ArrowDown", "Enter");
await until(async () => (await seen(second)).endsWith("|old|old reply|Stopped."), "what came before is kept");

// what one deletes, the other does not show
await press(tab, "Alt+KeyC", "ArrowDown", "Enter");
await sees(tab, "new|new reply", "the first tab shows it");
await press(second, "Alt+KeyC", "ArrowDown", "Delete");
await until(async () => await tab.textContent("#error") === "Another tab has deleted this conversation.", "deleted elsewhere");
check(await tab.locator(".turn").count() === 0, "and gone here");
await context.close();

// ---- attached files

context = await context_of();
tab = await open();
await tab.setViewportSize({ width: 320, height: 700 });
check(await tab.locator(".examples button").count() === 3, "example messages");
await pictures(tab, "examples");
await fits(tab, "examples");
answer = echo(delta({ content: "Light scatters." }), end("stop"));
await tab.click(".examples button >> nth=0");
await sees(tab, "Why is the sky blue?|Light scatters.", "an example is said");
check(await tab.locator(".examples").count() === 0, "and they are gone");
await press(tab, "Alt+KeyN");
const attach = (...files) => tab.setInputFiles("#texts", files.map(([name, text]) =>
    ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })));
const chips = () => tab.locator("#attached button").allTextContents().then(list => list.join());
const chooser = tab.waitForEvent("filechooser");
await press(tab, "Alt+KeyA");
check((await chooser).isMultiple(), "Alt+A chooses files");
await attach(["a.txt", "one\n"], ["b.md", "```\ntwo\n```"]);
await until(async () => await chips() === "a.txt \u00d7,b.md \u00d7", "two files");
await attach(["c.bin", Buffer.from([0xff, 0xfe, 0x41])]);
await until(async () => await tab.textContent("#error") === "Not attached: c.bin is not text in UTF-8.", "a file that is no text");
await attach(["d.txt", "x".repeat(1100000)]);
await until(async () => await tab.textContent("#error") === "Not attached: d.txt has more than a megabyte.", "a long file");
await tab.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["three"], "<i>" + "long".repeat(20) + ".txt"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
});
await until(async () => (await chips()).includes(",<i>longlong"), "a file that is dropped");
await fits(tab, "files");
await pictures(tab, "files");
await tab.click("#attached button >> nth=2");
check(await chips() === "a.txt \u00d7,b.md \u00d7", "and taken away");
await say(tab, "sum up", echo(delta({ content: "1, 2" }), end("stop")));
await sees(tab, "sum up|1, 2", "words after files");
check(got.messages[0].content === "a.txt:\n```\none\n```\n\nb.md:\n````\n```\ntwo\n```\n````\n\nsum up",
    `the files are sent: ${got.messages[0].content}`);
check(await chips() === "" && await tab.isHidden("#attached"), "once");
check(await tab.locator(".files summary").allTextContents().then(list => list.join()) === "a.txt,b.md", "they are shown");
check(await tab.locator(".files pre").first().isHidden(), "folded");
await again(tab);
await tab.click(".files summary >> nth=0");
check(await tab.locator(".files pre").first().innerText() === "one\n", "and kept");
await fits(tab, "an unfolded file");
answer = error(500, '{"error":{"message":"oh"}}');
await tab.locator(".turn.user [data-do=edit]").click();
check(await chips() === "a.txt \u00d7,b.md \u00d7" && await tab.inputValue("#words") === "sum up", "edited with its files");
await attach(["g.txt", "more"]);
await until(async () => (await chips()).endsWith("g.txt \u00d7"), "and another one");
await press(tab, "Escape");
await tab.locator(".turn.user [data-do=edit]").click();
check(await chips() === "a.txt \u00d7,b.md \u00d7", "which the old version does not get");
await tab.click("#attached button >> nth=0");
await say(tab, "sum", answer);
await until(async () => await tab.textContent("#error") === "oh");
check(await chips() === "b.md \u00d7" && await tab.inputValue("#words") === "sum", "files come back with the words");
await press(tab, "Escape");
check(await chips() === "" && await tab.inputValue("#words") === "", "or go");
await attach(["e.txt", "alone"]);
await until(async () => await chips() !== "");
await say(tab, "", echo(delta({ content: "yes" }), end("stop")));
await until(async () => got.messages.at(-1).content === "e.txt:\n```\nalone\n```\n\n", "a file without words");
await rested(tab);
await press(tab, "Alt+KeyN");
await attach(["h.txt", "a` ".repeat(300000)]);
await until(async () => await chips() !== "");
await say(tab, "", echo(delta({ content: "yes" }), end("stop")));
await until(async () => got.messages[0].content.length > 900000, "a file with many backticks");
await rested(tab);
await press(tab, "Alt+KeyS");
await tab.selectOption("#mode", "text");
await press(tab, "Escape", "Alt+KeyN");
await attach(["f.txt", "It was"]);
await until(async () => await chips() !== "");
await say(tab, "night", echo(`data: ${JSON.stringify({ choices: [{ text: "." }] })}\n\n`, end("stop")));
await sees(tab, "It was\nnight.", "a text continues a file");
check(got.prompt === "It was\nnight", "whose prompt it begins");
check(await tab.isHidden("#told"), "a text has no instructions");

// ---- the settings in effect are shown near the words, and can be changed there

await press(tab, "Alt+KeyS");
await tab.selectOption("#mode", "chat");
await press(tab, "Escape");
check(await tab.textContent("#told") === "Instructions: none", "no instructions");
check(await tab.textContent("#sampled") === "Sampling: the server's", "nor settings for sampling");
await tab.click("#told");
check(await focused(tab) === "system", "one click from the instructions");
await tab.keyboard.type("Be kind, brief and <b>clear</b> in whatever you say.");
await press(tab, "Escape");
await tab.click("#sampled");
check(await focused(tab) === "temperature", "and from the sampling");
await tab.keyboard.type("0.5");
await tab.fill("#seed", "7");
await press(tab, "Escape");
check(await tab.textContent("#told") === "Instructions: Be kind, brief and <b>clear</b> in wh\u2026", "the instructions");
check(await tab.textContent("#sampled") === "Sampling: temperature 0.5, seed 7", "the sampling");
await fits(tab, "settings near the words");
await say(tab, "hello", echo(delta({ content: "hi" }), end("stop")));
await sees(tab, "It was\nnight.|hello|hi", "a reply");
check(got.messages[0].role === "system" && got.temperature === 0.5 && got.seed === 7, "both are sent");

// ---- tools: calls are seen, and their results are written by hand

await press(tab, "Alt+KeyN", "Alt+KeyS");
for (const [text, wanted] of [["[", /^The list of tools is not JSON/], ["{}", /not of the right kind/]]) {
    await tab.fill("#tools", text);
    check(wanted.test(await tab.textContent("#tools-wrong")), `tools that are none: ${text}`);
}
await press(tab, "Escape");
await say(tab, "weather?", null);
await until(async () => (await tab.textContent("#error")).includes("not of the right kind"), "they are not sent");
await press(tab, "Alt+KeyS");
const tools = [{ type: "function", function: { name: "weather", parameters: { type: "object" } } }];
await tab.fill("#tools", JSON.stringify(tools));
check(await tab.isHidden("#tools-wrong"), "tools");
await press(tab, "Escape");
const part = (...parts) => delta({ tool_calls: parts });
await say(tab, "weather?", echo(delta({ content: "I look." }),
    part({ index: 0, id: "c1", type: "function", function: { name: "weather", arguments: '{"at":' } }),
    part({ index: 0, function: { arguments: '"<b>Rome</b>"}' } }), end("tool_calls")));
await sees(tab, "weather?|I look.", "a reply with a call");
await rested(tab);
check(JSON.stringify(got.tools) === JSON.stringify(tools) && got.parallel_tool_calls === false, "the tools are sent");
check(await tab.textContent(".calls summary") === "Calls weather" && await tab.isVisible(".calls pre"), "the call is seen");
check(await tab.textContent(".calls pre") === '{\n "at": "<b>Rome</b>"\n}', "with its arguments");
check(await tab.getAttribute("#words", "placeholder") === "What weather returns", "its result is requested");
await fits(tab, "a call");
await pictures(tab, "call");
await say(tab, "sunny", echo(delta({ content: "Sun." }), end("stop")));
await sees(tab, "weather?|I look.|sunny|Sun.", "its result");
check(JSON.stringify(got.messages.slice(2)) === JSON.stringify([
    { role: "assistant", content: "I look.", tool_calls: [{ id: "c1", type: "function",
        function: { name: "weather", arguments: '{"at":"<b>Rome</b>"}' } }] },
    { role: "tool", tool_call_id: "c1", content: "sunny" }]), `calls are sent: ${JSON.stringify(got.messages)}`);
check(await tab.locator(".turn.tool").getAttribute("aria-label") === "A tool", "which a tool says");
check(await tab.getAttribute("#words", "placeholder") === "", "and words are words again");
await pictures(tab, "tool");
await say(tab, "again", stream(part({ index: 2, id: "c2", function: { name: "weather", arguments: "oops" } }), end("tool_calls")));
await until(async () => await tab.locator(".calls pre").last().textContent() === "oops", "arguments that are no JSON");
check(await last(tab).locator(".calls").textContent() === "Calls weatheroops", "of the only call, whatever its index");
check(await last(tab).locator(".note").innerText() === "", "a call alone is an answer");
await again(tab);
check(await tab.locator(".calls summary").count() === 2, "calls after a reload");
await tab.setViewportSize({ width: 1280, height: 800 });
await tab.hover("#talks li");
const [saved] = await Promise.all([tab.waitForEvent("download"), tab.click("#talks li >> nth=0 >> [data-do=export]")]);
const out = JSON.parse(readFileSync(await saved.path()));
out.conversations[0].id = "";
out.conversations[0].turns[0].files = [{ name: "a", text: "b" }, { name: 7 }, null];
out.conversations[0].turns[1].calls.push({ id: "c3" }, "x");
await tab.setInputFiles("#file", { name: "calls.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(out)) });
await until(async () => await tab.textContent("#shelf-told") === "Imported 1 of 1.", "calls are imported");
await tab.click("#talks .pick >> nth=1");
await until(async () => await tab.locator(".calls summary").count() === 2, "only valid calls");
check(await tab.locator(".files summary").count() === 1, "and files that are files");
await context.close();

// ---- storage that is full, and none

context = await context_of();
tab = await open();
await tab.evaluate(() => {
    for (let size = 1 << 22, i = 0; size >= 1; ) {
        try { localStorage.setItem("junk" + i++, "x".repeat(size)); } catch { size >>= 1; }
    }
});
await say(tab, "one", replies("1"));
await sees(tab, "one|1", "a full storage");
check((await tab.textContent("#kept")).startsWith("This browser has no room"), "is told");
await fits(tab, "a full storage");
await pictures(tab, "full");
await say(tab, "two", replies("2"));
await sees(tab, "one|1|two|2", "and it goes on");
check(await titles(tab) === "one", "the conversation is in the list");
await press(tab, "Alt+KeyN");
await tab.evaluate(() => Object.keys(localStorage).forEach(name => name.startsWith("junk") && localStorage.removeItem(name)));
await say(tab, "three", replies("3"));
await sees(tab, "three|3", "with room again");
await until(async () => await tab.isHidden("#kept"), "nothing is told");
await again(tab);
await sees(tab, "three|3", "what is said now is kept");
await press(tab, "Alt+KeyC", "ArrowDown", "ArrowDown", "Enter");
await sees(tab, "one|1|two|2", "and what was said before");
await context.close();

context = await context_of();
await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError"); } });
});
tab = await open();
check((await tab.textContent("#kept")).startsWith("This browser keeps nothing here"), "no storage is told");
await say(tab, "one", replies("1"));
await sees(tab, "one|1", "a reply");
await press(tab, "Alt+KeyN");
await say(tab, "two", replies("2"));
await sees(tab, "two|2", "and it goes on without");
await press(tab, "Alt+KeyC", "ArrowDown", "ArrowDown", "Enter");
await sees(tab, "one|1", "with several conversations");
await context.close();

// ---- Markdown: elements without HTML, at a narrow width; long answers take little time

context = await context_of();
tab = await open();
await tab.setViewportSize({ width: 320, height: 700 });
const written = "# Title\n\nA **bold** word, `code` and <b>no HTML</b>.\n\n- one\n- two\n  1. three\n\n" +
    "| a | b |\n|---|---|\n| 1 | 2 |\n\n```js\nlet x = 1; // " + "far ".repeat(40) + "\n```\n\n" +
    "[good](https://a.example/) [bad](javascript:alert(1))\n";
await say(tab, "write", stream(...written.split(/(?<= )/).map(part => delta({ content: part })), end("stop")));
await rested(tab);
const counts = await tab.evaluate(() => Object.fromEntries(["h1", "strong", "p code", "li", "ol", "table td", "pre code", "b",
    "a", "pre .keyword", "pre .comment", "pre button"].map(what => [what, document.querySelectorAll(".said " + what).length])));
check(JSON.stringify(counts) === JSON.stringify({ h1: 1, strong: 1, "p code": 1, li: 3, ol: 1, "table td": 2, "pre code": 1,
    b: 0, a: 1, "pre .keyword": 1, "pre .comment": 1, "pre button": 1 }), `elements: ${JSON.stringify(counts)}`);
check(await tab.getAttribute(".said a", "href") === "https://a.example/", "the only link");
await fits(tab, "Markdown");
await pictures(tab, "markdown");
await again(tab);
check(await tab.locator(".said table").count() === 1, "Markdown after a reload");
const profile = await context.newCDPSession(tab);
await profile.send("Performance.enable");
const spent = async () => (await profile.send("Performance.getMetrics")).metrics
    .find(({ name }) => name === "ScriptDuration").value;
const before_events = await spent();
const events = Array.from({ length: 8000 }, (_, i) => delta({ content: i % 50 ? "word " : "\n\n- **item** " }));
await say(tab, "long", async response => {
    begins(response);
    for (let at = 0; at < events.length; at += 40) {
        response.write(events.slice(at, at + 40).join(""));
        await new Promise(done => setTimeout(done, 10));
    }
    response.end(end("stop"));
});
await until(async () => await last(tab).locator("li").count() === 160);
await rested(tab);
const script_time = await spent() - before_events;
check(script_time < 3, `8,000 events take ${script_time.toFixed(2)} s of script`);
console.log(`8,000 events: ${script_time.toFixed(2)} s of script`);
await context.close();

other.close();
await browser.close();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
