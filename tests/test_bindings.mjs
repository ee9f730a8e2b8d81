// What examples/node/bitnet.mjs does beside its example: errors, lives, choices, slices.

import assert from "node:assert";
import { BitnetError, Grammar, Model, Result, SchemaGrammar, native } from "../examples/node/bitnet.mjs";

const model = new Model("examples/models/stories.gguf", { threads: 1 });
assert.equal(model.info.vocabulary, 2048);
assert(model.tokenize("the cat").length > 1);
for (const [wrong, result] of [[() => new Model("no such file"), Result.ERROR_IO],
    [() => new Grammar("root ::= ("), Result.ERROR_GRAMMAR_SYNTAX],
    [() => model.session().feed([99999]), Result.ERROR_TOKEN],
    [() => model.session().restore(Buffer.alloc(99)), Result.ERROR_STATE_MAGIC]])
    assert.throws(wrong, (error) => error.constructor === BitnetError && error.result === result && error.message !== "");
const all = (pieces) => [...pieces].join("");
const session = model.session({ temperature: 0.8, seed: 1 });
const whole = all(session.generate("Words:", { max_tokens: 30 }));
const sliced = model.session({ temperature: 0.8, seed: 1 });
sliced.begin("Words:", { max_tokens: 30 });
let text = "";
for (let piece; (piece = sliced.next(1)) !== null;) text += piece;
assert.equal(text, whole);
assert(!all(session.generate("Words:", { stop: ["."] })).includes("."));
assert.equal(session.copy().choose([" red", " the"]), session.choose([" red", " the"]));
const schema = new SchemaGrammar({ type: "boolean" });
const asked = model.session();
asked.setGrammar(schema);
schema.free(); // the session still needs it
model.free();
assert.match(all(asked.generate("It is")), /true|false/);
assert.throws(() => native.bitnet_gpu_bandwidth(null), /compiled without/);
console.log("node: all is well");
