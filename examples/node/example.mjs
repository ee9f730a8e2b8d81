// Three things: a story as it comes, an answer of a given form, a chat that is saved and goes on.
//
//     npm install koffi
//     cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_schema.h -o libbitnet.so
//     node examples/node/example.mjs [MODEL]

import { fileURLToPath } from "node:url";
import { Grammar, Model } from "./bitnet.mjs";

const beside = fileURLToPath(new URL("../models/stories.gguf", import.meta.url));
const model = new Model(process.argv[2] ?? beside);
const all = (pieces) => [...pieces].join("");

let session = model.session({ temperature: 0.8, seed: 1 });
process.stdout.write("Once upon a time");
for (const piece of session.generate("Once upon a time")) process.stdout.write(piece);
console.log();

session = model.session();
session.setGrammar(new Grammar('root ::= " red" | " blue" | " green"'));
console.log("The sky was" + all(session.generate("The sky was")));

session = model.session({ temperature: 0.8, seed: 1 });
console.log("Hello! ->" + all(session.chat("Hello!", { max_tokens: 20 })));
const saved = session.save();
const said = all(session.chat("And then?", { max_tokens: 20 }));
const other = model.session();
other.restore(saved);
const again = all(other.chat("And then?", { max_tokens: 20 }));
console.log("And then? ->" + again);
console.log("the same as without saving:", said === again ? "yes" : "no");
