/* server_openai.mjs - OpenAI's own client, unchanged, and node's fetch, with the server

       node tests/server_openai.mjs ADDRESS STORY [FORM=ADDRESS]...

   ADDRESS is that of a server of tests/golden/stories.gguf, with a chat template, whose API key is
   "secret-7"; STORY, what ./generate says of it to "Once upon a time" with --seed 1 --tokens 60. The
   others have the same model with another chat template each; that called "tags" thinks. Needs the
   packages openai and zod. */

import { createRequire } from "node:module";
const require = createRequire(process.cwd() + "/"), OpenAI = require("openai").default, { z } = require("zod");
const { zodFunction, zodResponseFormat, zodTextFormat } = require("openai/helpers/zod");

const [address, story, ...others] = process.argv.slice(2);
const connect = to => new OpenAI({ baseURL: to + "/v1", apiKey: "secret-7", maxRetries: 0 });
const client = connect(address);
const model = "stories", messages = [{ role: "user", content: "tell me a story" }];
let passed = 0, failed = 0;

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED openai: ${what}`);
}

async function fails(promise, status, param) {
    try {
        await promise;
        check(false, `no error ${status}`);
    } catch (error) {
        check(error.status === status && (!param || error.param === param), `${status} ${param}: ${error}`);
    }
}

// models, and paths that are not quite right
check((await client.models.retrieve("stories")).id === "stories", "a model");
await fails(client.models.retrieve("other"), 404, "model");
const wrong = await (await fetch(address + "/chat/completions/", { method: "POST" })).json();
check(/did you mean \/v1\/chat\/completions\?/.test(wrong.error.message), "the right path is told");
check((await client.models.list()).data[0].id === "stories", "models");

// completions: whole, in a stream, several
const options = { model, prompt: "Once upon a time", seed: 1, max_tokens: 60, temperature: 0.8 };
const whole = await client.completions.create(options);
check((options.prompt + whole.choices[0].text).trim() === story.trim(), "the text is the program's");
check(whole.usage.completion_tokens === 60 && whole.choices[0].finish_reason === "length", "usage");
let said = "", usage;
for await (const event of await client.completions.create(
    { ...options, stream: true, stream_options: { include_usage: true } })) {
    said += event.choices[0]?.text ?? "";
    usage = event.usage;
}
check(said === whole.choices[0].text && usage.total_tokens === whole.usage.total_tokens, "a stream");
const several = await client.completions.create({ ...options, n: 3, max_tokens: 9, logprobs: 2 });
check(several.choices.length === 3 && whole.choices[0].text.startsWith(several.choices[0].text), "n");
check(several.choices[2].logprobs.token_logprobs.length === 9, "log-probabilities");

// chats: whole, by the helper of the client for streams, likely tokens
const chat = await client.chat.completions.create({ model, messages, seed: 3, max_completion_tokens: 20 });
check(chat.choices[0].message.role === "assistant" && chat.choices[0].message.content, "a chat");
const stream = client.chat.completions.stream({ model, messages, seed: 3, max_completion_tokens: 20 });
check(await stream.finalContent() === chat.choices[0].message.content, "a chat in a stream");
const likely = await client.chat.completions.create(
    { model, messages, max_completion_tokens: 5, logprobs: true, top_logprobs: 3 });
check(likely.choices[0].logprobs.content.length === likely.usage.completion_tokens &&
    likely.choices[0].logprobs.content[0].top_logprobs.length === 3, "likely tokens");

// a form: JSON by a schema, any JSON object
const schema = {
    type: "object", additionalProperties: false, required: ["name", "age"],
    properties: { name: { enum: ["Tom", "Lily"] }, age: { type: "integer", minimum: 0, maximum: 9 } },
};
const formed = await client.chat.completions.create({
    model, messages, response_format: { type: "json_schema", json_schema: { name: "child", strict: true, schema } } });
const child = JSON.parse(formed.choices[0].message.content);
check(["Tom", "Lily"].includes(child.name) && Number.isInteger(child.age), "a JSON schema");

// tools: a call that is demanded, its result handed back, the same in a stream
const tools = [{ type: "function", function: { name: "look", description: "looks",
    parameters: { type: "object", properties: { where: { enum: ["up", "down"] } }, required: ["where"],
        additionalProperties: false } } }];
const wants = { model, messages, tools, tool_choice: "required", parallel_tool_calls: false, seed: 5 };
const called = (await client.chat.completions.create(wants)).choices[0];
const [call] = called.message.tool_calls;
check(called.finish_reason === "tool_calls" && call.function.name === "look", "a tool is called");
check(["up", "down"].includes(JSON.parse(call.function.arguments).where), "as it is declared");
const streamed = await client.chat.completions.stream(wants).finalMessage();
check(streamed.tool_calls[0].function.arguments === call.function.arguments, "the same in a stream");
const told = await client.chat.completions.create({ ...wants, tool_choice: "none", max_tokens: 9,
    messages: [...messages, called.message, { role: "tool", tool_call_id: call.id, content: "a bird" }] });
check(told.choices[0].message.content.length > 0, "the model goes on");

// responses: whole, as its stream, kept and gone on with, forgotten
const input = "tell me a story", ask = { model, input, seed: 3, max_output_tokens: 20, temperature: 0.8 };
const response = await client.responses.create(ask);
check(response.output_text === chat.choices[0].message.content, "a response says what the chat says");
check(response.status === "incomplete" && response.incomplete_details.reason === "max_output_tokens" &&
    response.usage.output_tokens === 20, "why it ended");
const responding = client.responses.stream(ask), types = [];
responding.on("event", event => types.push(event.type));
const final = await responding.finalResponse();
check(final.output_text === response.output_text && types[0] === "response.created" &&
    types.at(-1) === "response.incomplete", "a response in a stream");
check((await client.responses.retrieve(response.id)).output_text === response.output_text, "it is kept");
const next = { ...ask, previous_response_id: response.id, input: "and then?" };
const going = await client.responses.create(next);
const spelled = await client.responses.create({ ...ask, input: [
    { role: "user", content: input }, ...response.output, { role: "user", content: "and then?" }] });
check(going.output_text === spelled.output_text &&
    going.usage.input_tokens === spelled.usage.input_tokens &&
    going.usage.input_tokens > response.usage.input_tokens, "it is gone on with");
const referred = await client.responses.create({ ...ask, input: [
    { role: "user", content: input }, { type: "item_reference", id: response.output[0].id },
    { role: "user", content: "and then?" }] });
check(referred.output_text === going.output_text, "by a reference to an item, too");
const told_first = await client.responses.create({ ...ask, instructions: "be kind" });
const told_so = await client.chat.completions.create({ model, seed: 3, max_tokens: 20, temperature: 0.8,
    messages: [{ role: "system", content: "be kind" }, ...messages] });
check(told_first.output_text === told_so.choices[0].message.content, "instructions");
await client.responses.delete(response.id);
await fails(client.responses.retrieve(response.id), 404);
await fails(client.responses.create(next), 404, "previous_response_id");
await fails(client.responses.create({ ...ask, input: [] }), 400, "input");
await fails(client.responses.create({ ...ask, tools: [{ type: "telepathy" }] }), 400, "tools");
await fails(client.responses.create({ ...ask, background: true }), 400, "background");
const unkept = await client.responses.create({ ...ask, store: false });
await fails(client.responses.retrieve(unkept.id), 404);
const { output: [{ content: [{ logprobs }] }] } = await client.responses.create(
    { ...ask, max_output_tokens: 5, include: ["message.output_text.logprobs"], top_logprobs: 2 });
check(logprobs.length === 5 && logprobs[0].top_logprobs.length === 2, "likely tokens of a response");

// a form, and tools, of a response
const text = { format: { type: "json_schema", name: "child", strict: true, schema } };
const parsed = JSON.parse((await client.responses.create({ model, input, text })).output_text);
check(["Tom", "Lily"].includes(parsed.name) && Number.isInteger(parsed.age), "a response by a schema");
const flat = tools.map(tool => ({ type: "function", ...tool.function, strict: true }));
const made = await client.responses.create({ model, input, tools: flat, tool_choice: "required",
    parallel_tool_calls: false, seed: 5 });
check(made.output.length === 1 && made.output[0].type === "function_call" &&
    made.output[0].arguments === call.function.arguments, "a response that calls");
const { output: calls_told } = await client.responses.stream({ model, input, tools: flat,
    tool_choice: "required", parallel_tool_calls: false, seed: 5 }).finalResponse();
check(calls_told[0].arguments === call.function.arguments && calls_told[0].call_id, "in a stream");
const after = await client.responses.create({ model, previous_response_id: made.id, max_output_tokens: 9,
    input: [{ type: "function_call_output", call_id: made.output[0].call_id, output: "a bird" }] });
check(after.output_text.length > 0, "and goes on");

// tools or a form: a call, or what fits the schema; by one seed and another, in both interfaces
async function eithers(name, client) {
    const kinds = new Set();
    for (const choice of ["auto", "none", "required"])
        for (let seed = 1; seed < 4; seed++) {
            const { message } = (await client.chat.completions.create({ model, messages, tools, seed,
                temperature: 2, max_tokens: 200, tool_choice: choice, parallel_tool_calls: false,
                response_format: { type: "json_schema", json_schema: { name: "child", schema } } })).choices[0];
            const called = message.tool_calls?.length === 1;
            kinds.add(choice + called);
            if (called) check(["up", "down"].includes(
                JSON.parse(message.tool_calls[0].function.arguments).where), `${name}: a call or a form`);
            else check(Number.isInteger(JSON.parse(message.content).age), `${name}: a form or a call`);
            const whole = await client.responses.create({ model, input, tools: flat, text, seed,
                temperature: 2, tool_choice: choice, parallel_tool_calls: false });
            check(called ? whole.output[0].arguments === message.tool_calls[0].function.arguments
                         : whole.output_text === message.content, `${name}: the same in a response`);
        }
    check(!kinds.has("nonetrue") && !kinds.has("requiredfalse"), `${name}: ${[...kinds]}`);
}

// the same in each form in which models call, through the client's helper and by its events
async function calls(name, client) {
    const two = [...tools, { type: "function", function: { name: "wait", parameters: { type: "object",
        properties: { hours: { type: "integer", minimum: 1, maximum: 9 }, why: { enum: ["rain", "night"] } },
        required: ["hours", "why"], additionalProperties: false } } }];
    for (const tool of two) {
        const wants = { model, messages, tools: two, seed: 5, max_thinking_tokens: 6,
            tool_choice: { type: "function", function: { name: tool.function.name } } };
        const { message, finish_reason } = (await client.chat.completions.create(wants)).choices[0];
        const [call] = message.tool_calls, given = JSON.parse(call.function.arguments);
        const { properties } = tool.function.parameters;
        check(finish_reason === "tool_calls" && call.function.name === tool.function.name, `${name}: a call`);
        check(Object.entries(properties).every(([key, { enum: words }]) =>
            words ? words.includes(given[key]) : Number.isInteger(given[key])), `${name}: arguments`);
        const streamed = await client.chat.completions.stream(wants).finalMessage();
        check(streamed.tool_calls[0].function.arguments === call.function.arguments, `${name}: a stream`);
        let pieces = "", reason, ids = new Set(), indices = new Set(), thought = "";
        for await (const event of await client.chat.completions.create({ ...wants, stream: true })) {
            const { delta, finish_reason } = event.choices[0];
            reason = finish_reason ?? reason;
            thought += delta.reasoning_content ?? "";
            for (const part of delta.tool_calls ?? []) {
                pieces += part.function.arguments ?? "";
                indices.add(part.index);
                if (part.id) ids.add(part.id);
            }
        }
        check(pieces === call.function.arguments && reason === "tool_calls" && ids.size === 1 &&
            indices.size === 1 && indices.has(0), `${name}: events`);
        check(thought === "" && !message.reasoning_content, `${name}: no thought before a call that must be`);
        await results(name, client, wants, message, call.id);
    }
}

// a call and its result handed back: with its thought, which the form "tags" keeps until the next question
async function results(name, client, wants, message, id) {
    const count = async called => (await client.chat.completions.create({ ...wants, tool_choice: "none",
        max_tokens: 1, messages: [...messages, called, { role: "tool", tool_call_id: id, content: "a bird" }],
    })).usage.prompt_tokens;
    const more = await count({ ...message, reasoning_content: "I must look." }) - await count(message);
    check(name === "tags" ? more > 0 : more === 0, `${name}: ${more} tokens of a thought handed back`);
}

// a limit on thoughts: a shorter one begins the longer one, and the reply follows; none by request
async function thoughts(client) {
    const wants = { model, messages, seed: 9, min_tokens: 30, max_tokens: 40 };
    const said = {};
    for (const max_thinking_tokens of [3, 12]) {
        const { message } = (await client.chat.completions.create({ ...wants, max_thinking_tokens })).choices[0];
        let thought = "", text = "";
        for await (const event of await client.chat.completions.create(
            { ...wants, max_thinking_tokens, stream: true })) {
            thought += event.choices[0].delta.reasoning_content ?? "";
            text += event.choices[0].delta.content ?? "";
        }
        said[max_thinking_tokens] = message.reasoning_content;
        check(message.content.length > 0, "a reply behind a thought that was cut");
        check(thought === message.reasoning_content && text === message.content, "both in a stream");
    }
    check(said[3] && said[12].length > said[3].length && said[12].startsWith(said[3]), "limits on thoughts");
    const none = (await client.chat.completions.create(
        { ...wants, chat_template_kwargs: { enable_thinking: false } })).choices[0].message;
    check(!none.reasoning_content && none.content.length > 0, "no thought");
    const ask = { model, input: messages, seed: 9, min_tokens: 30, max_output_tokens: 40,
        max_thinking_tokens: 12, reasoning: { effort: "low" } };
    const { output, usage } = await client.responses.create(ask);
    check(output[0].type === "reasoning" && output[0].summary[0].text === said[12] &&
        output[1].content[0].text.length > 0, "a thought is an item of its own");
    check(usage.output_tokens_details.reasoning_tokens > 0 &&
        usage.output_tokens_details.reasoning_tokens < usage.output_tokens, "whose tokens are counted");
    const streamed = await client.responses.stream(ask).finalResponse();
    check(JSON.stringify(streamed.output.map(item => item.summary ?? item.content[0].text)) ===
        JSON.stringify(output.map(item => item.summary ?? item.content[0].text)), "and in a stream");
}

// as the client's manual shows it: schemas of zod, and functions that it runs until there is an answer
async function helpers(name, client) {
    const child = z.object({ name: z.enum(["Tom", "Lily"]), age: z.int(), nick: z.string().max(5).nullable() });
    const { parsed } = (await client.chat.completions.parse(
        { model, messages, response_format: zodResponseFormat(child, "child") })).choices[0].message;
    check(child.safeParse(parsed).success, `${name}: a chat that is parsed`);
    const { output_parsed } = await client.responses.parse(
        { model, input, text: { format: zodTextFormat(child, "child") } });
    check(child.safeParse(output_parsed).success, `${name}: a response that is parsed`);
    const seen = [], look = zodFunction({ name: "look", parameters: z.object({ where: z.enum(["up", "down"]) }),
        function: ({ where }) => seen.push(where) && "a bird" });
    const runner = client.chat.completions.runTools({ model, messages, tools: [look], max_tokens: 200,
        tool_choice: { type: "function", function: { name: "look" } } }, { maxChatCompletions: 3 });
    await runner.done();
    check(seen.length > 0 && seen.every(where => ["up", "down"].includes(where)) &&
        runner.messages.some(({ role, content }) => role === "tool" && content === "a bird"), `${name}: a tool is run`);
}

for (const other of others) {
    const [name, to] = other.split("=");
    await helpers(name, connect(to));
    await calls(name, connect(to));
    await eithers(name, connect(to));
    if (name === "tags") await thoughts(connect(to));
}

// vectors, in the base 64 that the client asks for by itself
const { data: vectors } = await client.embeddings.create({ model, input: ["Once upon a time", "the dog"] });
const length = Math.hypot(...vectors[1].embedding);
check(vectors.length === 2 && vectors[1].embedding.length === 256 && Math.abs(length - 1) < 1e-5, "vectors");

// a stream that is left ends at the server
const left = await client.completions.create({ ...options, max_tokens: 400, stream: true, ignore_eos: true });
for await (const event of left) break;
const headers = { Authorization: "Bearer secret-7" };
const ended = async () => /bitnet_running 0\n/.test(await (await fetch(address + "/metrics", { headers })).text());
for (let i = 0; i < 1200 && !await ended(); i++) await new Promise(resolve => setTimeout(resolve, 50));
check(await ended(), "it ended");

// errors, as the client knows them
await fails(client.completions.create({ ...options, temperature: -1 }), 400, "temperature");
await fails(client.chat.completions.create({ model, messages: [] }), 400, "messages");
await fails(new OpenAI({ baseURL: address + "/v1", apiKey: "other", maxRetries: 0 }).models.list(), 401);
await fails(client.audio.speech.create({ model, input: "a", voice: "b" }), 404);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
