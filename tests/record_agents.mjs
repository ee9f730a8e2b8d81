/* record_agents.mjs - records the requests of programs that write code

       npm install --prefix FOLDER @anthropic-ai/claude-code @openai/codex opencode-ai \
           @continuedev/cli cline
       node tests/record_agents.mjs FOLDER tests/agent_requests

   Each program runs once, with a home folder of its own, and asks a server that refuses everything.
   What it sent is recorded by shape: the names, numbers and short words are as they were sent, longer
   texts and ids are replaced, because they belong to others and change. tests/test_server.c replays
   the recordings. */

import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const [folder, to] = process.argv.slice(2).map(path => resolve(path));
const question = "say hello";

// The command lines; `files` are written to the home folder.
const agents = {
    claude_code: { package: "@anthropic-ai/claude-code", command: "claude",
        run: () => ["-p", question, "--max-turns", "1"],
        variables: url => ({ ANTHROPIC_BASE_URL: url, ANTHROPIC_API_KEY: "key",
            CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1" }) },
    codex: { package: "@openai/codex", command: "codex",
        run: url => ["exec", "--skip-git-repo-check", "-m", "stories", "-c", "model_provider=stub", "-c",
            `model_providers.stub={name="stub",base_url="${url}/v1",env_key="KEY",wire_api="responses",` +
            `request_max_retries=0,stream_max_retries=0}`, question],
        variables: () => ({ KEY: "key" }) },
    opencode: { package: "opencode-ai", command: "opencode", run: () => ["run", question],
        files: url => ({ "opencode.json": JSON.stringify({ model: "stub/stories", autoupdate: false,
            share: "disabled", provider: { stub: { npm: "@ai-sdk/openai-compatible", name: "stub",
                options: { baseURL: url + "/v1", apiKey: "key" }, models: { stories: { name: "stories" } } } } }) }) },
    continue: { package: "@continuedev/cli", command: "cn", run: () => ["-p", question, "--config", "config.yaml"],
        files: url => ({ "config.yaml": "name: stub\nversion: 1.0.0\nschema: v1\nmodels:\n  - name: stories\n" +
            `    provider: openai\n    model: stories\n    apiBase: ${url}/v1\n    apiKey: key\n    roles: [chat]\n` }) },
    cline: { package: "cline", command: "cline", run: () => ["--json", "--retries", "1", question],
        before: url => ["auth", "openai", "--apikey", "key", "--modelid", "stories", "--baseurl", url + "/v1"] },
};

// What is left of a body: texts of more than 60 bytes and what looks like an id are replaced.
function shape(value) {
    if (Array.isArray(value)) return value.map(shape);
    if (value && typeof value === "object")
        return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]));
    if (typeof value !== "string") return value;
    if (/^x-anthropic-billing-header:/.test(value)) return "x-anthropic-billing-header: cc_version=0;";
    if (/[0-9a-f]{12}|[0-9a-f]{8}-[0-9a-f]{4}/.test(value) && value.length <= 400) return "(an id)";
    return value.length > 60 || value.includes("/") ? `(a text of ${value.length} bytes)` : value;
}

function run(agent, words, home, variables) {
    return new Promise(done => {
        const child = spawn(join(folder, "node_modules/.bin", agent.command), words, { cwd: home, stdio: "ignore",
            env: { PATH: process.env.PATH, HOME: home, DISABLE_TELEMETRY: "1", ...variables } });
        const timer = setTimeout(() => child.kill("SIGKILL"), 90000);
        child.on("close", () => (clearTimeout(timer), done()));
        child.on("error", () => (clearTimeout(timer), done()));
    });
}

for (const [name, agent] of Object.entries(agents)) {
    const requests = [], home = mkdtempSync(join(tmpdir(), "agent-"));
    const server = createServer(async (request, answer) => {
        let body = "";
        for await (const part of request) body += part;
        if (request.method === "POST") requests.push({ path: request.url.split("?")[0], body: JSON.parse(body) });
        answer.writeHead(400, { "Content-Type": "application/json" });
        answer.end('{"type":"error","error":{"type":"invalid_request_error","message":"recorded"}}');
    });
    await new Promise(done => server.listen(0, "127.0.0.1", done));
    const url = `http://127.0.0.1:${server.address().port}`;
    for (const [file, words] of Object.entries(agent.files?.(url) ?? {})) writeFileSync(join(home, file), words);
    const variables = agent.variables?.(url) ?? {};
    if (agent.before) await run(agent, agent.before(url), home, variables);
    await run(agent, agent.run(url), home, variables);
    server.close();
    server.closeAllConnections();
    rmSync(home, { recursive: true, force: true });
    const longest = requests.sort((a, b) => JSON.stringify(b.body).length - JSON.stringify(a.body).length)[0];
    const { version } = JSON.parse(readFileSync(join(folder, "node_modules", agent.package, "package.json")));
    if (!longest) {
        console.log(`${name}: untried, since it sent nothing`);
        continue;
    }
    writeFileSync(join(to, name + ".json"), JSON.stringify({ package: agent.package, version,
        script: "tests/record_agents.mjs", path: longest.path, body: shape(longest.body) }, null, 1) + "\n");
    console.log(`${name} ${version}: ${longest.path}`);
}
process.exit(0);
