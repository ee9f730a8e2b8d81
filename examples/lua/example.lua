-- Three things: a story as it comes, words of a given form, a chat that is saved and goes on.
--
--     cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so
--     luajit examples/lua/example.lua

local here = arg[0]:match("^(.*/)") or ""
package.path = here .. "?.lua;" .. package.path
local bitnet = require "bitnet"

local function all(pieces)
    local texts = {}
    for piece in pieces do texts[#texts + 1] = piece end
    return table.concat(texts)
end

local model = bitnet.model(here .. "../models/stories.gguf")
local session = model:session { temperature = 0.8, seed = 5 }
io.write("Words:")
for piece in session:generate("Words:") do io.write(piece) io.flush() end
print()

session = model:session()
session:set_grammar(bitnet.grammar('root ::= " hammer" | " needle" | " net"'))
print("The scarf tore. Anna needed a" .. all(session:generate("The scarf tore. Anna needed a")))

-- The system prompt, in the form of this model: what Anna has seen.
local WORLD = "System: You are Anna, a kind girl. You were at the mill. Ben was at the mill. The bread was with you. " ..
    "Ben took the drum. The drum was with Ben. Ben went to the barn because he was curious.<|eot_id|>"

model = bitnet.model(here .. "../models/villager.gguf")
session = model:session()
session:feed(model:tokenize(WORLD, bitnet.C.BITNET_ADD_BOS + bitnet.C.BITNET_PARSE_SPECIAL))
print("Where is Ben? " .. all(session:chat("Where is Ben?")))
local saved = session:save()
local said = all(session:chat("Please give me the bread."))
local other = model:session()
other:restore(saved)
local again = all(other:chat("Please give me the bread."))
print("Please give me the bread. " .. again)
print("the same as without saving: " .. (said == again and "yes" or "no"))
