/* server_langchain.mjs - LangChain's chat models, agents and vectors, and the server

       node tests/server_langchain.mjs ADDRESS STORY [FORM=ADDRESS]...

   The servers are those of tests/server_openai.mjs. Needs the packages langchain, @langchain/core,
   @langchain/openai, @langchain/anthropic, @langchain/ollama and zod; no option is given that a newcomer
   would not know. */

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
const require = createRequire(process.cwd() + "/");
const load = async name => import(pathToFileURL(require.resolve(name)));
const { ChatOpenAI, OpenAIEmbeddings } = await load("@langchain/openai");
const { ChatAnthropic } = await load("@langchain/anthropic");
const { ChatOllama, OllamaEmbeddings } = await load("@langchain/ollama");
const { createAgent, providerStrategy, tool } = await load("langchain");
const { z } = await load("zod");

const [address, , ...others] = process.argv.slice(2);
const connect = (to, more) => new ChatOpenAI({ model: "stories", apiKey: "secret-7", maxRetries: 0,
    configuration: { baseURL: to + "/v1" }, ...more });
let passed = 0, failed = 0;

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED langchain: ${what}`);
}

// texts, whole and in a stream, by both interfaces
const said = {};
for (const useResponsesApi of [false, true]) {
    const model = connect(address, { temperature: 0, maxTokens: 20, useResponsesApi });
    const whole = await model.invoke("tell me a story");
    let parts = "";
    for await (const chunk of await model.stream("tell me a story")) parts += chunk.text;
    said[useResponsesApi] = whole.text;
    check(whole.text.length > 0 && parts === whole.text, `a text, responses ${useResponsesApi}`);
    check(whole.usage_metadata.output_tokens > 0, `usage, responses ${useResponsesApi}`);
}
check(said[true] === said[false], "both interfaces say the same");

// the same by Anthropic's and Ollama's APIs, with a tool
const headers = { Authorization: "Bearer secret-7" };
const anthropic = to => new ChatAnthropic({ model: "stories", apiKey: "secret-7", anthropicApiUrl: to, maxRetries: 0,
    maxTokens: 20, temperature: 0 });
const ollama = to => new ChatOllama({ model: "stories", baseUrl: to, headers, maxRetries: 0, numPredict: 20, temperature: 0 });
const look = tool(({ where }) => `${where}: a bird`, { name: "look", description: "looks",
    schema: z.object({ where: z.enum(["up", "down"]) }) });
for (const [name, make] of Object.entries({ anthropic, ollama })) {
    const whole = await make(address).invoke("tell me a story");
    let parts = "";
    for await (const chunk of await make(address).stream("tell me a story")) parts += chunk.text;
    check(whole.text === said[false] && parts === whole.text, `${name}: a text`);
    check(whole.usage_metadata.output_tokens > 0, `${name}: usage`);
    const called = await make(address).bindTools([look]).invoke("look up");
    check(called.text.length + called.tool_calls.length > 0, `${name}: a tool may be called`);
}
const vectors_of_ollama = new OllamaEmbeddings({ model: "stories", baseUrl: address, headers });
check((await vectors_of_ollama.embedDocuments(["a dog", "a cat"])).length === 2, "ollama: vectors");

const child = z.object({ name: z.enum(["Tom", "Lily"]), age: z.number().int().min(0).max(9) });
const formed = await connect(address).withStructuredOutput(child).invoke("who are you?");
check(child.safeParse(formed).success, "an object by a schema of zod");

const vectors = new OpenAIEmbeddings({ model: "stories", apiKey: "secret-7", maxRetries: 0,
    configuration: { baseURL: address + "/v1" } });
const two = await vectors.embedDocuments(["a dog", "a cat"]);
check(two.length === 2 && two[0].length === 256 && two[0].every(Number.isFinite), "vectors");
const one = await vectors.embedQuery("a dog");
check(one.every((value, i) => Math.abs(value - two[0][i]) < 1e-6), "a vector alone");

// an agent with a tool and a form of its answer: as a tool by default, or as the server's own, which is
// a call or the form; this small model may call until a limit ends that
let ended = 0;
for (const other of others) {
    const [name, to] = other.split("=");
    const look = tool(({ where }) => `a bird is ${where}`, { name: "look", description: "looks",
        schema: z.object({ where: z.enum(["up", "down"]) }) });
    for (const [useResponsesApi, responseFormat] of
        [[false, child], [false, providerStrategy(child)], [true, providerStrategy(child)]]) {
        const agent = createAgent({ model: connect(to, { temperature: 0.8, useResponsesApi }), tools: [look],
            responseFormat });
        const kind = `${name}, responses ${useResponsesApi}, ${responseFormat === child ? "a tool" : "a form"}`;
        try {
            const { structuredResponse } = await agent.invoke(
                { messages: [{ role: "user", content: "who are you?" }] }, { recursionLimit: 8 });
            const formed = child.safeParse(structuredResponse).success;
            check(formed || responseFormat === child, kind); // it may say something instead of a tool
            ended += formed;
        } catch (error) {
            const limit = error.lc_error_code === "GRAPH_RECURSION_LIMIT" || error.code === "context_length_exceeded" ||
                /length limit was reached/.test(error.message);
            check(limit, `${kind}: ${error.message}`);
        }
    }
}

check(!others.length || ended > 0, "an agent comes to its end");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
