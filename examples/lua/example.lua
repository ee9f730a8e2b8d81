-- Three things: a story as it comes, an answer of a given form, a chat that is saved and goes on.
--
--     cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_schema.h -o libbitnet.so
--     luajit examples/lua/example.lua [MODEL]

local here = arg[0]:match("^(.*/)") or ""
package.path = here .. "?.lua;" .. package.path
local bitnet = require "bitnet"

local function all(pieces)
    local texts = {}
    for piece in pieces do texts[#texts + 1] = piece end
    return table.concat(texts)
end

local model = bitnet.model(arg[1] or here .. "../models/stories.gguf")
local session = model:session { temperature = 0.8, seed = 1 }
io.write("Once upon a time")
for piece in session:generate("Once upon a time") do io.write(piece) io.flush() end
print()

session = model:session()
session:set_grammar(bitnet.grammar('root ::= " red" | " blue" | " green"'))
print("The sky was" .. all(session:generate("The sky was")))

session = model:session { temperature = 0.8, seed = 1 }
print("Hello! ->" .. all(session:chat("Hello!", { max_tokens = 20 })))
local saved = session:save()
local said = all(session:chat("And then?", { max_tokens = 20 }))
local other = model:session()
other:restore(saved)
local again = all(other:chat("And then?", { max_tokens = 20 }))
print("And then? ->" .. again)
print("the same as without saving: " .. (said == again and "yes" or "no"))
