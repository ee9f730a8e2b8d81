/* server_ai.mjs - the AI SDK with its default for OpenAI, which is /v1/responses, and the server

       node tests/server_ai.mjs ADDRESS STORY [FORM=ADDRESS]...

   The servers are those of tests/server_openai.mjs. Needs the packages ai, @ai-sdk/openai and zod; no
   option is given that a newcomer would not know. */

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
const require = createRequire(process.cwd() + "/");
const load = async name => import(pathToFileURL(require.resolve(name)));
const { createOpenAI } = await load("@ai-sdk/openai");
const { generateText, streamText, Output, tool, embedMany, stepCountIs, isStepCount } = await load("ai");
const { z } = await load("zod");

const [address, , ...others] = process.argv.slice(2);
const connect = to => createOpenAI({ baseURL: to + "/v1", apiKey: "secret-7" });
const steps = stepCountIs ?? isStepCount;
let passed = 0, failed = 0;

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED ai: ${what}`);
}

const openai = connect(address), model = openai("stories");
const prompt = "tell me a story", short = { maxOutputTokens: 20, maxRetries: 0 };

const whole = await generateText({ model, prompt, temperature: 0, ...short });
const ended = reason => reason === (whole.usage.outputTokens < 20 ? "stop" : "length");
check(whole.text.length > 0 && whole.usage.outputTokens > 0 && ended(whole.finishReason), "a text");
const stream = streamText({ model, prompt, temperature: 0, ...short });
let said = "";
for await (const part of stream.textStream) said += part;
check(said === whole.text && ended(await stream.finishReason), "the same in a stream");

const child = z.object({ name: z.enum(["Tom", "Lily"]), age: z.number().int().min(0).max(9),
    born: z.iso.date(), mass: z.number().positive() });
const { output } = await generateText({ model, prompt, output: Output.object({ schema: child }) });
check(child.safeParse(output).success, "an object by a schema of zod");

let some;
for (let i = 0; !some && i < 20; i++) // a list may go on until the context is full
    try {
        const list = { model, prompt, temperature: 0.8, output: Output.array({ element: child }) };
        some = (await generateText(list)).output;
    } catch (error) {
        if (error.finishReason !== "length") throw error;
    }
check(z.array(child).safeParse(some).success, "an array of them");
const { output: choice } = await generateText({ model, prompt, output: Output.choice({ options: ["up", "down"] }) });
check(["up", "down"].includes(choice), "a choice");
const parts = streamText({ model, prompt, output: Output.object({ schema: child }) });
let last;
for await (const part of parts.partialOutputStream) last = part;
check(child.safeParse(last).success, "an object in a stream");

const { embeddings } = await embedMany({ model: openai.embedding("stories"), values: ["a dog", "a cat"] });
check(embeddings.length === 2 && embeddings[0].length === 256, "vectors");

try {
    await generateText({ model, prompt: "", messages: undefined, temperature: -1, maxRetries: 0 });
    check(false, "an error");
} catch (error) {
    check(/temperature|prompt/.test(error.message), `an error: ${error.message}`);
}

// an agent: its first step must call, the second one goes on with the result
for (const other of others) {
    const [name, to] = other.split("=");
    const seen = [];
    const tools = { look: tool({ description: "looks", inputSchema: z.object({ where: z.enum(["up", "down"]) }),
        execute: async ({ where }) => (seen.push(where), "a bird") }) };
    const options = { model: connect(to)("stories"), prompt, tools, maxOutputTokens: 200,
        stopWhen: steps(2), prepareStep: ({ stepNumber }) => ({ toolChoice: stepNumber ? "none" : "required" }),
        providerOptions: { openai: { parallelToolCalls: false } } };
    const made = await generateText(options);
    check(made.steps.length === 2 && seen.every(where => ["up", "down"].includes(where)) &&
        made.steps[0].toolResults[0].output === "a bird", `${name}: a tool is called`);
    const streamed = streamText(options), kinds = new Set();
    for await (const part of streamed.fullStream) kinds.add(part.type);
    check((await streamed.steps).length === 2 && kinds.has("tool-call") && kinds.has("tool-result") &&
        !kinds.has("error"), `${name}: in a stream: ${[...kinds]}`);
    if (name !== "tags") continue;
    const thinks = await generateText({ model: connect(to)("stories"), prompt, maxOutputTokens: 200 });
    check(thinks.reasoningText?.length > 0, "a thought");
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
