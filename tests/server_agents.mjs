/* server_agents.mjs - OpenAI's library for agents, unchanged, and the server

       node tests/server_agents.mjs ADDRESS STORY [FORM=ADDRESS]...

   The servers are those of tests/server_openai.mjs. Needs the packages @openai/agents, openai and zod.
   Agents run over /v1/responses, which is the default, and over /v1/chat/completions. */

import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
const require = createRequire(process.cwd() + "/");
const load = async name => import(pathToFileURL(require.resolve(name)));
const { Agent, Runner, tool, setTracingDisabled, OpenAIChatCompletionsModel, OpenAIResponsesModel } =
    await load("@openai/agents");
const { default: OpenAI } = await load("openai");
const { z } = await load("zod");

const [address, , ...others] = process.argv.slice(2);
let passed = 0, failed = 0;
setTracingDisabled(true); // it would send what happened to OpenAI

function check(good, what) {
    if (good) passed++;
    else failed++, console.log(`FAILED agents: ${what}`);
}

async function agents(name, to, Model) {
    const client = new OpenAI({ baseURL: to + "/v1", apiKey: "secret-7", maxRetries: 0 });
    const model = new Model(client, "stories"), runner = new Runner();
    const short = { temperature: 0, providerData: { stop: ["."] }, // what is cut off counts as an error
        reasoning: { effort: "none" } };
    const teller = new Agent({ name: "teller", instructions: "be kind", model, modelSettings: short });
    const whole = await runner.run(teller, "tell me a story");
    check(whole.finalOutput.length > 0, `${name}: an answer`);
    const stream = await runner.run(teller, "tell me a story", { stream: true });
    let said = "";
    for await (const part of stream.toTextStream()) said += part;
    await stream.completed;
    check(said === whole.finalOutput && stream.finalOutput === said, `${name}: a stream`);
    const next = await runner.run(teller, [...whole.history, { role: "user", content: "and then?" }]);
    check(next.finalOutput.length > 0, `${name}: a history`);
    const child = z.object({ name: z.enum(["Tom", "Lily"]), age: z.number().int() });
    const former = new Agent({ name: "former", model, outputType: child, modelSettings: { maxTokens: 200 } });
    check(child.safeParse((await runner.run(former, "who?")).finalOutput).success, `${name}: a form`);
    const seen = [], look = tool({ name: "look", description: "looks",
        parameters: z.object({ where: z.enum(["up", "down"]) }), execute: ({ where }) => (seen.push(where), "a bird") });
    const looker = new Agent({ name: "looker", model, tools: [look], toolUseBehavior: "stop_on_first_tool",
        modelSettings: { maxTokens: 400, toolChoice: "required", parallelToolCalls: false } });
    const called = await runner.run(looker, "look up");
    check(called.finalOutput === "a bird" && ["up", "down"].includes(seen[0]), `${name}: a tool`);
    const streamed = await runner.run(looker, "look up", { stream: true });
    for await (const event of streamed) event;
    check(streamed.finalOutput === "a bird" && seen.length === 2, `${name}: a tool in a stream`);
    const again = new Agent({ name: "again", model, tools: [look], modelSettings: { maxTokens: 400,
        toolChoice: "look", parallelToolCalls: false, temperature: 0 } });
    const answered = await runner.run(again, "look up", { maxTurns: 8 }).catch(error => error);
    check(seen.length > 2 && (answered.finalOutput !== undefined || /turns|incomplete/.test(answered.message)),
        `${name}: its result handed back: ${answered.message}`);
    await runner.run(new Agent({ name: "wrong", model, modelSettings: { temperature: -1 } }), "a")
        .then(() => check(false, `${name}: no error`), error => check(error.status === 400, `${name}: ${error}`));
}

for (const [name, to] of [["stories", address], ...others.map(other => other.split("="))])
    for (const Model of [OpenAIResponsesModel, OpenAIChatCompletionsModel])
        await agents(`${name}, ${Model.name}`, to, Model);

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
