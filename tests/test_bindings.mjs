// What examples/node/bitnet.mjs does besides its example: errors, lives, choices, slices, misuse.
//
//     node --expose-gc tests/test_bindings.mjs ADAPTER    an adapter for stories.gguf, from tests/adapter.py
//
// Prints the name of each call that could end the interpreter before it makes it.

import assert from "node:assert";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { inspect } from "node:util";
import { Adapter, BitnetError, Grammar, Model, Result, SchemaGrammar, Session, native, struct }
    from "../examples/node/bitnet.mjs";

const model = new Model("examples/models/stories.gguf", { threads: 1 });
assert.equal(model.info.vocab_size, 2048);
assert.equal(model.metadata("tokenizer.ggml.model"), "gpt2");
assert.equal(model.metadata("none"), "");
assert(model.tokenize("the cat").length > 1);
for (const [wrong, result] of [[() => new Model("no such file"), Result.ERROR_IO],
    [() => new Grammar("root ::= ("), Result.ERROR_GRAMMAR_SYNTAX],
    [() => model.session().feed([99999]), Result.ERROR_TOKEN],
    [() => model.session().restore(Buffer.alloc(99)), Result.ERROR_STATE_MAGIC],
    [() => model.session().save("no/such/folder"), Result.ERROR_IO],
    [() => model.session().load("README.md"), Result.ERROR_STATE_MAGIC]])
    assert.throws(wrong, (error) => error.constructor === BitnetError && error.result === result && error.message !== "");
const all = (pieces) => [...pieces].join("");
const session = model.session({ temperature: 0.8, seed: 1 });
const whole = all(session.generate("Words:", { max_tokens: 30 }));
const sliced = model.session({ temperature: 0.8, seed: 1 });
sliced.begin("Words:", { max_tokens: 30 });
let text = "";
for (let piece; (piece = sliced.next(1)) !== null;) text += piece;
assert.equal(text, whole);
const STATE = `${process.argv[2]}.session`;
for (const light of [false, true]) {
    const loaded = model.session();
    sliced.save(STATE, light);
    loaded.load(STATE);
    assert.deepEqual(readFileSync(STATE), sliced.save(null, light));
    assert.equal(all(loaded.generate(null, { max_tokens: 9 })), all(sliced.copy().generate(null, { max_tokens: 9 })));
}
assert(!all(session.generate("Words:", { stop: ["."] })).includes("."));
assert.equal(session.copy().choose([" red", " the"]), session.choose([" red", " the"]));
const schema = new SchemaGrammar({ type: "boolean" });
const asked = model.session();
asked.setGrammar(schema);
schema.free(); // the session still needs it
model.free();
assert.match(all(asked.generate("It is")), /true|false/);
assert.throws(() => native.bitnet_gpu_bandwidth(null), /compiled without/);

// ---- misuse: every method, with freed objects and with wrong arguments

const STORIES = "examples/models/stories.gguf", ADAPTER = process.argv[2];
const MODEL = new Model(STORIES, { threads: 1 }), SESSION = MODEL.session();
const freed = [new Model(STORIES, { threads: 1 }), new Grammar('root ::= "a"'), new SchemaGrammar("{}"),
    new Adapter(MODEL, ADAPTER), MODEL.session()];
const anything = [5, 2 ** 32 + 5, -1, 0.5, NaN, 5n, true, "x", ["x"], {}, Symbol("x"), () => 0, Buffer.alloc(3), MODEL,
    SESSION, ...freed, null, undefined];
const allBut = (good) => anything.filter((x) => !good(x));
const isText = (x) => typeof x === "string";
const notNumbers = ["x", null, [1], {}, true, () => 0], notIntegers = [...notNumbers, 0.5, NaN, Infinity];
const lists = [5, "x", null, undefined, {}, [[1]], [null], [{}]];
const WRONG = {
    path: ["a\0b", ...allBut(isText)],
    file: ["a\0b", ...allBut((x) => isText(x) || x === null || x === undefined)],
    text: allBut(isText),
    schema: [5, null, undefined, true, () => 0],
    prompt: allBut((x) => isText(x) || x === null),
    texts: [...lists, [5]],
    ids: [...lists, ["x"], [0.5], [NaN], [2 ** 32 + 5], [-(2 ** 32) + 5], [5n]],
    int32: [2 ** 31, 2 ** 32 + 5, -(2 ** 31) - 1, ...notIntegers],
    int64: [2n ** 63n, 2 ** 60, -(2n ** 63n) - 1n, ...notIntegers],
    uint32: [2 ** 32 + 5, -1, ...notIntegers],
    number: [NaN, ...notNumbers],
    boolean: allBut((x) => typeof x === "boolean" || x === undefined),
    bytes: allBut(Buffer.isBuffer),
    model: allBut((x) => x === MODEL),
    grammar: allBut((x) => x === null),
    adapter: allBut((x) => x === null),
    sampling: [5, "x", [1], { temperatur: 1 }, { temperature: "x" }, { seed: -1 }, { seed: 0.5 }, { logit_bias: 5 },
        { logit_bias: [5] }, { logit_bias: [{ id: 2 ** 32 + 5 }] }, { logit_bias_count: 1 }, { editor: { edit: 5 } }, { dry_breakers: [0.5] },
        { stages: [1, 2, 3, 4, 5, 6, 7, 0, 0] }, { stages: [256] }, { editor: { user: "x" } }],
    session: [5, "x", [1], { contex: 1 }, { context_length: 2 ** 32 + 5 }, { full_head: 1 }],
    load: [5, "x", [1], { thread: 1 }, { threads: 0.5 }, { no_mmap: 1 }, { log: 5 }, { log: { write: 5 } },
        { log: { writ: () => 0 } }, { pretokenizer: 5 }, { pretokenizer: "a\0b" }, { repack_limit: -1 }],
    begin: [5, "x", [1], { max_token: 1 }, { stop: "x" }, { stop: [5] }, { stop: ["a\0b"] }, { stop_ids: [2 ** 32 + 5] },
        { max_tokens: 2 ** 32 + 5 }, { max_tokens: -2 }, { ignore_end: 1 }],
};
// what each method takes: good arguments, and of what kind they are; null: a property
const METHODS = new Map([
    [Model, { constructor: [[STORIES, "path"], [{}, "load"]], tokenizer: null, info: null,
        session: [[{}, "sampling"], [{}, "session"]], tokenize: [["a", "text"], [1, "uint32"]],
        metadata: [["a", "text"]] }],
    [Grammar, { constructor: [['root ::= "a"', "text"]] }],
    [SchemaGrammar, { constructor: [["{}", "schema"]] }],
    [Adapter, { constructor: [[MODEL, "model"], [ADAPTER, "path"]] }],
    [Session, { constructor: [[MODEL, "model"], [{}, "session"]], model: null, copy: [],
        setSampling: [[{}, "sampling"]], setGrammar: [[null, "grammar"]],
        setAdapter: [[null, "adapter"], [1, "number"]], begin: [["a", "prompt"], [{}, "begin"]],
        beginChat: [["a", "text"], [{}, "begin"]], chatSystem: [["a", "text"]], next: [[0, "int64"]],
        generate: [["a", "prompt"], [{}, "begin"]], chat: [["a", "text"], [{}, "begin"]],
        choose: [[[" a"], "texts"]], feed: [[[1], "ids"]], step: [[0, "int64"]], truncate: [[0, "int32"]], reset: [],
        save: [[null, "file"], [false, "boolean"]], load: [[STATE, "path"]], restore: [[SESSION.save(), "bytes"]] }],
]);
const refuses = (what, call, words = /./) => {
    console.log(what);
    assert.throws(call, (error) => words.test(error.message) || assert.fail(`${what}: ${error.message}`), what);
};
const descriptor = (kind, name) => Object.getOwnPropertyDescriptor(kind.prototype, name) ??
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(kind.prototype), name);
for (const each of freed) each.free(), each.free();
for (const [kind, methods] of METHODS) {
    const names = [...Object.getOwnPropertyNames(kind.prototype),
        ...Object.getOwnPropertyNames(Object.getPrototypeOf(kind.prototype))];
    assert.deepEqual(new Set(names), new Set([...Object.keys(methods), "handle", "free"]), kind.name);
    const one = freed.find((each) => each instanceof kind);
    for (const [name, takes] of [...Object.entries(methods), ["handle", null]]) {
        const { get, value } = descriptor(kind, name), good = (takes ?? []).map(([argument]) => argument);
        const call = (on, given) => name === "constructor" ? new kind(...given) : (get ?? value).apply(on, given);
        if (name !== "constructor") {
            refuses(`${kind.name}.${name} of a freed object`, () => call(one, good), /freed/);
            for (const other of [5, {}, Object.create(kind.prototype), MODEL, SESSION])
                if (!(other instanceof kind) || other !== (kind === Model ? MODEL : SESSION))
                    if (!(name === "handle" && (other === MODEL || other === SESSION)))
                        refuses(`${kind.name}.${name} of ${inspect(other, { depth: 0 })}`, () => call(other, good));
        }
        for (const [i, [, sort]] of (takes ?? []).entries())
            for (const wrong of WRONG[sort]) {
                const given = good.with(i, wrong);
                if (wrong === undefined && i > 0) continue; // the default
                refuses(`${kind.name}.${name} ${inspect(given, { depth: 1 })}`,
                    () => call(kind === Model ? MODEL : SESSION, given));
            }
    }
}
for (const [name, call] of [["temperatur", () => MODEL.session({ temperatur: 1 })],
    ["max_token", () => SESSION.begin("a", { max_token: 1 })], ["contex", () => MODEL.session({}, { contex: 1 })]])
    refuses(`the option ${name}`, call, new RegExp(name));

// ---- lives

gc();
const resident = () => { gc(); return process.memoryUsage().rss / 2 ** 20; };
const change = () => {
    const grammar = new Grammar("root ::= [a-z]{1,5000}");
    SESSION.setGrammar(grammar);
    grammar.free();
    SESSION.setGrammar(null);
};
change();
const before = resident();
for (let i = 0; i < 300; i++) change();
const grown = resident() - before;
console.log(`300 grammars, set and removed, leave ${grown.toFixed()} MiB`);
assert(grown < 30);
let freedAdapters = 0;
const freeAdapter = native.bitnet_adapter_free;
native.bitnet_adapter_free = (adapter) => { freedAdapters++; freeAdapter(adapter); };
for (let i = 0; i < 3; i++) {
    const adapter = new Adapter(MODEL, ADAPTER);
    SESSION.setAdapter(adapter);
    adapter.free();
    SESSION.setAdapter(null);
}
assert.equal(freedAdapters, 3);
const koffi = createRequire(import.meta.url)("koffi");
function textOf(id) {
    const bytes = native.bitnet_token_bytes(MODEL.tokenizer, id), length = Number(bytes.length);
    return length ? Buffer.from(koffi.decode(bytes.data, "uint8_t", length)).toString() : "";
}
let half = 0; // a byte that is no text
while (half < 2048 && textOf(half) !== "\ufffd") half++;
const biased = MODEL.session({ logit_bias: [{ id: half, bias: 1000 }] }), twin = biased.copy();
assert.throws(() => biased.setSampling({ logit_bias: [{ id: 5, bias: 1 }], temperature: NaN }));
biased.setSampling({ logit_bias: [{ id: half, bias: 1000 }] });
let edits = 0;
const edited = MODEL.session({ editor: { edit: (user, logits, count) => { edits += count; } } });
gc();
const rubbish = Array.from({ length: 1000 }, () => Buffer.alloc(8, 0x7f)); // where the list was
for (const each of [biased, twin])
    assert.equal(all(each.generate("Words:", { max_tokens: 3 })), "\ufffd".repeat(3));
assert(all(edited.generate("Words:", { max_tokens: 3 })) !== "" && edits === 3 * 2048);
assert.equal(rubbish.length, 1000);
const freedModels = [], freeModel = native.bitnet_model_free;
native.bitnet_model_free = (model) => { freedModels.push(model); freeModel(model); };
const brief = new Model(STORIES, { threads: 1 }), during = [];
const ends = brief.session({ editor: { edit: () => { ends.free(); during.push(freedModels.length); } } });
brief.free();
ends.begin("Words:");
console.log("a session that its own callback frees");
assert.equal(typeof ends.next(), "string");
assert.deepEqual([...during, freedModels.length], [0, 1]);
refuses("after that", () => ends.next(), /freed/);
for (let i = 0; i < 10000; i++) edited.setSampling({ editor: { edit: () => {} } }); // more than koffi has at once
edited.free();

// ---- texts

for (const given of ["a\0b", "\ud800", "x\udfffy"]) {
    const ids = MODEL.tokenize(given), session = MODEL.session(), other = MODEL.session();
    session.begin(given);
    assert.equal(native.bitnet_session_length(session.handle), ids.length);
    session.reset();
    session.beginChat(given);
    other.beginChat(given.slice(0, 1));
    const longer = native.bitnet_session_length(session.handle) - native.bitnet_session_length(other.handle);
    assert.equal(longer > 0, given.length > 1);
}
assert.deepEqual(MODEL.tokenize("\ud800"), MODEL.tokenize("\ufffd"));
const euro = MODEL.session();
euro.setGrammar(new Grammar('root ::= "\u20ac"'));
assert.deepEqual([...euro.generate("Words:")], ["\u20ac"]);
SESSION.feed([5]);
assert([0, 1].includes(SESSION.choose([" a\0b", " a"])));

const binding = fileURLToPath(new URL("../examples/node/bitnet.mjs", import.meta.url));
const child = spawnSync(process.execPath, [binding], { env: { ...process.env, BITNET_LIBRARY: "no such library" } });
assert.match(child.stderr.toString(), /cc -O2 -shared/);
console.log("node: all is well");
