/* server_ollama.mjs - Ollama's own client, unchanged, and the server

       node tests/server_ollama.mjs ADDRESS STORY [FORM=ADDRESS]...

   The servers are those of tests/server_openai.mjs. Needs the package ollama. */

import { createRequire } from "node:module";
const require = createRequire(process.cwd() + "/"), { Ollama } = require("ollama");

const [address, story, ...others] = process.argv.slice(2);
const headers = { Authorization: "Bearer secret-7" };
const connect = host => new Ollama({ host, headers });
const client = connect(address), model = "stories";
const messages = [{ role: "user", content: "tell me a story" }];
let passed = 0, failed = 0;

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED ollama: ${what}`);
}

async function fails(promise, status, words) {
    try {
        await promise;
        check(false, `no error ${status}`);
    } catch (error) {
        check(error.status_code === status && error.message.includes(words), `${status} ${words}: ${error}`);
    }
}

async function gather(stream, of) {
    let said = "", last;
    for await (const part of stream) said += of(part) ?? "", last = part;
    return { said, last };
}

// models
const { models } = await client.list();
check(models[0].name === "stories" && models[0].size > 1e6 && models[0].digest.length === 64 &&
    models[0].details.format === "gguf", "models");
check((await client.ps()).models[0].name === "stories", "loaded models");
check(/^\d+\.\d+\.\d+$/.test((await client.version()).version), "a version");
const shown = await client.show({ model });
check(shown.capabilities.includes("completion") && shown.capabilities.includes("tools") &&
    shown.model_info["bitnet-b1.58.context_length"] === 4096, "a model");
await fails(client.show({ model: "other" }), 404, "not found");

// generate: the program's text, whole and in a stream; chats
const options = { num_predict: 60, seed: 1, temperature: 0.8 };
const raw = { model, prompt: "Once upon a time", raw: true, options };
const whole = await client.generate(raw);
check((raw.prompt + whole.response).trim() === story.trim(), "the text is the program's");
check(whole.done && whole.done_reason === "length" && whole.eval_count === 60 &&
    whole.prompt_eval_count > 0 && whole.total_duration > whole.eval_duration, "counts");
const streamed = await gather(await client.generate({ ...raw, stream: true }), part => part.response);
check(streamed.said === whole.response && streamed.last.done && streamed.last.eval_count === 60, "a stream");
const chat = await client.chat({ model, messages, options });
check(chat.message.role === "assistant" && chat.message.content.length > 0, "a chat");
const parts = await gather(await client.chat({ model, messages, options, stream: true }),
    part => part.message.content);
check(parts.said === chat.message.content && parts.last.done_reason === "length", "a chat in a stream");
const asked = await client.generate({ model, prompt: messages[0].content, options });
check(asked.response === chat.message.content, "a question is a chat");
const told = await client.generate({ model, prompt: "tell me a story", system: "be kind", options });
const told_so = await client.chat({ model, options, messages: [{ role: "system", content: "be kind" }, ...messages] });
check(told.response === told_so.message.content, "a system prompt");
check((await client.generate({ model, prompt: "" })).done_reason === "load", "loading");
const stopped = await client.chat({ model, messages, options: { stop: ["."], seed: 1 } });
check(stopped.done_reason === "stop" && !stopped.message.content.includes("."), "a stop string");
const likely = await client.chat({ model, messages, logprobs: true, top_logprobs: 2, options: { num_predict: 5, seed: 1 } });
check(likely.logprobs.length === 5 && likely.logprobs[0].top_logprobs.length === 2, "likely tokens");

// forms
const schema = { type: "object", additionalProperties: false, required: ["name", "age"],
    properties: { name: { enum: ["Tom", "Lily"] }, age: { type: "integer", minimum: 0, maximum: 9 } } };
const child = JSON.parse((await client.chat({ model, messages, format: schema })).message.content);
check(["Tom", "Lily"].includes(child.name) && Number.isInteger(child.age), "a schema");
check(typeof JSON.parse((await client.generate({ model, prompt: "a", format: schema })).response).name ===
    "string", "a schema of a text");

// tools and thoughts
const tools = [{ type: "function", function: { name: "look", description: "looks", parameters: { type: "object",
    properties: { where: { type: "string", enum: ["up", "down"] } }, required: ["where"] } } }];
for (const other of others) {
    const [name, to] = other.split("="), client = connect(to);
    const wants = { model, messages, tools, tool_choice: "required", options: { seed: 5, num_predict: 400 } };
    const called = await client.chat(wants), [call] = called.message.tool_calls;
    check(call.function.name === "look" && ["up", "down"].includes(call.function.arguments.where), `${name}: a call`);
    const seen = [];
    for await (const part of await client.chat({ ...wants, stream: true })) seen.push(...part.message.tool_calls ?? []);
    check(JSON.stringify(seen) === JSON.stringify(called.message.tool_calls), `${name}: in a stream`);
    const after = await client.chat({ model, tools, options: { num_predict: 9 },
        messages: [...messages, called.message, { role: "tool", tool_name: "look", content: "a bird" }] });
    check(after.done, `${name}: its result`);
    if (name !== "tags") continue;
    const thought = await client.chat({ model, messages, think: true, options: { num_predict: 60, seed: 9 },
        max_thinking_tokens: 8 });
    check(thought.message.thinking.length > 0 && thought.message.content.length > 0, "a thought");
    const none = await client.chat({ model, messages, think: false, options: { num_predict: 20, seed: 9 } });
    check(!none.message.thinking && none.message.content.length > 0, "no thought");
}

// vectors
const { embeddings } = await client.embed({ model, input: ["Once upon a time", "the dog"] });
check(embeddings.length === 2 && Math.abs(Math.hypot(...embeddings[1]) - 1) < 1e-5, "vectors");
check((await client.embed({ model, input: "the dog" })).embeddings[0].length === 256, "of one text");
const { embedding } = await client.embeddings({ model, prompt: "the dog" });
check(embedding.every((value, i) => value === embeddings[1][i]), "the older call");

// a stream that is left ends at the server; errors
const left = await client.generate({ ...raw, stream: true, options: { num_predict: 3000 }, ignore_eos: true });
for await (const part of left) {
    left.abort();
    break;
}
const ended = async () => /bitnet_running 0\n/.test(await (await fetch(address + "/metrics", { headers })).text());
for (let i = 0; i < 1200 && !await ended(); i++) await new Promise(resolve => setTimeout(resolve, 50));
check(await ended(), "it ended");
await fails(client.chat({ model, messages, options: { temperature: -1 } }), 400, "temperature");
await fails(client.chat({ model, messages: [{ role: "user", content: "a", images: ["AAAA"] }] }), 400, "images");
await fails(client.generate({ model, prompt: "a", suffix: "b" }), 400, "filling in");
await fails(client.pull({ model: "other" }), 404, "start the server with another MODEL");
await fails(client.create({ model: "other", from: "stories" }), 404, "start the server");
await fails(client.delete({ model: "other" }), 404, "start the server");
await fails(new Ollama({ host: address }).list(), 401, "API key");

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
