/* server_anthropic.mjs - Anthropic's own client, unchanged, and the server

       node tests/server_anthropic.mjs ADDRESS STORY [FORM=ADDRESS]...

   The servers are those of tests/server_openai.mjs. Needs the packages @anthropic-ai/sdk and zod. */

import { createRequire } from "node:module";
const require = createRequire(process.cwd() + "/");
const Anthropic = require("@anthropic-ai/sdk").default, { z } = require("zod");
const { betaZodTool } = require("@anthropic-ai/sdk/helpers/beta/zod");
const { zodOutputFormat } = require("@anthropic-ai/sdk/helpers/zod");

const [address, , ...others] = process.argv.slice(2);
const connect = (to, apiKey = "secret-7") => new Anthropic({ baseURL: to, apiKey, maxRetries: 0 });
const client = connect(address), model = "stories";
const messages = [{ role: "user", content: "tell me a story" }];
const short = { model, messages, max_tokens: 20, temperature: 0 };
let passed = 0, failed = 0;

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED anthropic: ${what}`);
}

async function fails(promise, kind, status) {
    try {
        await promise;
        check(false, `no ${kind.name}`);
    } catch (error) {
        check(error instanceof kind && error.status === status && error.error.type === "error",
            `${kind.name}: ${error}`);
    }
}

// models
const list = [];
for await (const each of client.models.list()) list.push(each);
check(list.length === 1 && list[0].id === "stories" && list[0].type === "model", "models");
check((await client.models.retrieve("stories")).display_name === "stories", "a model");

// whole, in a stream by the client's helper, by its events
const whole = await client.messages.create(short), { text } = whole.content[0];
check(whole.role === "assistant" && whole.type === "message" && text.length > 0, "a message");
check(whole.stop_reason === "max_tokens" && whole.usage.output_tokens === 20 &&
    whole.usage.input_tokens + whole.usage.cache_read_input_tokens > 10, "usage");
check(/^req_/.test(whole._request_id), "the answer's id");
const stream = client.messages.stream(short);
let said = "";
stream.on("text", part => said += part);
const final = await stream.finalMessage();
check(said === text && final.content[0].text === text && final.stop_reason === "max_tokens" &&
    final.usage.output_tokens === 20, "a stream");
const types = [];
for await (const event of await client.messages.create({ ...short, stream: true })) types.push(event.type);
check(types[0] === "message_start" && types.at(-1) === "message_stop" && types.at(-2) === "message_delta", "events");
check((await client.beta.messages.create(short)).content[0].text === text, "the beta's address");

// what a message may consist of
const { input_tokens } = await client.messages.countTokens({ model, messages, system: "be kind" });
const kind = await client.messages.create({ ...short, system: [{ type: "text", text: "be kind",
    cache_control: { type: "ephemeral" } }], metadata: { user_id: "u" } });
check(kind.usage.input_tokens + kind.usage.cache_read_input_tokens === input_tokens, "counted tokens");
const stopped = await client.messages.create({ ...short, max_tokens: 300, stop_sequences: ["qq", "."] });
check(stopped.stop_reason === "stop_sequence" && stopped.stop_sequence === "." &&
    !stopped.content[0].text.includes("."), "a stop string");
const sampled = { ...short, temperature: 1, top_p: 0.9, top_k: 20 };
check((await client.messages.create(sampled)).content[0].type === "text", "sampling");
const raw = await client.messages.create(short).asResponse();
check(raw.headers.get("request-id") && (await raw.json()).content[0].text === text, "the raw answer");

// JSON by a schema
const child = z.object({ name: z.enum(["Tom", "Lily"]), age: z.int() });
const parsed = await client.messages.parse({ ...short, max_tokens: 200,
    output_config: { format: zodOutputFormat(child) } });
check(child.safeParse(parsed.parsed_output).success, "a form");

// tools: a call that is demanded, its result handed back, the client's runner
const tools = [{ name: "look", description: "looks", input_schema: { type: "object",
    properties: { where: { enum: ["up", "down"] } }, required: ["where"] } }];

async function calls(name, client) {
    const wants = { model, messages, tools, max_tokens: 400,
        tool_choice: { type: "any", disable_parallel_tool_use: true } };
    const called = await client.messages.create(wants), call = called.content.at(-1);
    check(called.stop_reason === "tool_use" && call.type === "tool_use" && call.name === "look" &&
        ["up", "down"].includes(call.input.where), `${name}: a call`);
    const streamed = client.messages.stream(wants), parts = [];
    streamed.on("inputJson", part => parts.push(part));
    const [made] = (await streamed.finalMessage()).content;
    check(["up", "down"].includes(made.input.where) && parts.length > 0, `${name}: a call in a stream`);
    const after = await client.messages.create({ ...wants, tool_choice: { type: "none" }, max_tokens: 9,
        messages: [...messages, { role: "assistant", content: called.content }, { role: "user", content: [
            { type: "tool_result", tool_use_id: call.id, content: [{ type: "text", text: "a bird" }] },
            { type: "text", text: "and?" }] }] });
    check(after.content.every(block => block.type === "text"), `${name}: no call`);
    const one = await client.messages.create({ ...wants, tool_choice: { type: "tool", name: "look" } });
    check(one.content.some(block => block.type === "tool_use"), `${name}: a call of one`);
    const seen = [], look = betaZodTool({ name: "look", description: "looks",
        inputSchema: z.object({ where: z.enum(["up", "down"]) }), run: ({ where }) => (seen.push(where), "a bird") });
    const runner = client.beta.messages.toolRunner({ model, messages, tools: [look], max_tokens: 400,
        tool_choice: { type: "tool", name: "look" }, max_iterations: 2 });
    await runner.runUntilDone();
    check(seen.length > 0 && seen.every(where => ["up", "down"].includes(where)), `${name}: the runner`);
}

// thoughts: none unless requested; they are blocks, which a history may have
async function thoughts(client) {
    const wants = { model, messages, max_tokens: 60, temperature: 0 };
    const thinking = { type: "enabled", budget_tokens: 8 };
    const none = await client.messages.create(wants);
    check(none.content.every(block => block.type === "text"), "no thought");
    const thought = await client.messages.create({ ...wants, thinking });
    check(thought.content[0].type === "thinking" && thought.content[0].thinking.length > 0 &&
        thought.content[0].signature.length > 0 && thought.content[1].type === "text", "a thought");
    const streamed = await client.messages.stream({ ...wants, thinking }).finalMessage();
    check(streamed.content[0].thinking === thought.content[0].thinking &&
        streamed.content[0].signature.length > 0 && streamed.content[1].text === thought.content[1].text,
        "the same in a stream");
    const next = await client.messages.create({ ...wants, max_tokens: 9, messages: [...messages,
        { role: "assistant", content: thought.content }, { role: "user", content: "and then?" }] });
    check(next.content[0].type === "text", "a history with a thought");
    const adaptive = await client.messages.create({ ...wants, thinking: { type: "adaptive" },
        output_config: { effort: "low" } });
    check(adaptive.content[0].type === "thinking", "an effort");
}

for (const other of others) {
    const [name, to] = other.split("=");
    await calls(name, connect(to));
    if (name === "tags") await thoughts(connect(to));
}

// a stream that is left ends at the server
for await (const event of await client.messages.create({ ...short, max_tokens: 3000, stream: true }))
    if (event.type === "content_block_delta") break;
const headers = { "x-api-key": "secret-7" };
const ended = async () => /bitnet_running 0\n/.test(await (await fetch(address + "/metrics", { headers })).text());
for (let i = 0; i < 1200 && !await ended(); i++) await new Promise(resolve => setTimeout(resolve, 50));
check(await ended(), "it ended");

// errors, as the client knows them
await fails(connect(address, "other").messages.create(short), Anthropic.AuthenticationError, 401);
await fails(client.messages.create({ ...short, messages: [] }), Anthropic.BadRequestError, 400);
await fails(client.messages.create({ ...short, temperature: -1 }), Anthropic.BadRequestError, 400);
await fails(client.messages.create({ ...short, mcp_servers: [{ url: "x" }] }), Anthropic.BadRequestError, 400);
await fails(client.messages.create({ ...short, messages: [{ role: "user", content: [
    { type: "image", source: { type: "url", url: "x" } }] }] }), Anthropic.BadRequestError, 400);
await fails(client.messages.batches.create({ requests: [] }), Anthropic.NotFoundError, 404);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
