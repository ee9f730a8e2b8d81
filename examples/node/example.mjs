// Three things: a story as it comes, words of a given form, a chat that is saved and goes on.
//
//     npm install koffi
//     cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so
//     node examples/node/example.mjs

import { fileURLToPath } from "node:url";
import { Constants, Grammar, Model } from "./bitnet.mjs";

const models = fileURLToPath(new URL("../models/", import.meta.url));
const all = (pieces) => [...pieces].join("");

let model = new Model(models + "stories.gguf");
let session = model.session({ temperature: 0.8, seed: 5 });
process.stdout.write("Words:");
for (const piece of session.generate("Words:")) process.stdout.write(piece);
console.log();

session = model.session();
session.setGrammar(new Grammar('root ::= " hammer" | " needle" | " net"'));
console.log("The scarf tore. Anna needed a" + all(session.generate("The scarf tore. Anna needed a")));

// The system prompt, in the form of this model: what Anna has seen.
const world = "System: You are Anna, a kind girl. You were at the mill. Ben was at the mill. The bread was with you. " +
    "Ben took the drum. The drum was with Ben. Ben went to the barn because he was curious.<|eot_id|>";

model = new Model(models + "villager.gguf");
session = model.session();
session.feed(model.tokenize(world, Constants.ADD_BOS | Constants.PARSE_SPECIAL));
console.log("Where is Ben? " + all(session.chat("Where is Ben?")));
const saved = session.save();
const said = all(session.chat("Please give me the bread."));
const other = model.session();
other.restore(saved);
const again = all(other.chat("Please give me the bread."));
console.log("Please give me the bread. " + again);
console.log("the same as without saving:", said === again ? "yes" : "no");
