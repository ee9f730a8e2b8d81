-- What examples/lua/bitnet.lua does beside its example: errors, lives, choices, slices.

package.path = "examples/lua/?.lua;" .. package.path
local bitnet = require "bitnet"

local model = bitnet.model("examples/models/stories.gguf", { threads = 1 })
assert(model:info().vocabulary == 2048)
assert(#model:tokenize("the cat") > 1)
for _, wrong in ipairs { function() bitnet.model("no such file") end,
    function() bitnet.grammar("root ::= (") end,
    function() model:session():feed { 99999 } end,
    function() model:session():restore(("x"):rep(99)) end } do
    local good, message = pcall(wrong)
    assert(not good and #message > 10)
end
local function all(pieces)
    local texts = {}
    for piece in pieces do texts[#texts + 1] = piece end
    return table.concat(texts)
end
local session = model:session { temperature = 0.8, seed = 1 }
local whole = all(session:generate("Words:", { max_tokens = 30 }))
local sliced, text = model:session { temperature = 0.8, seed = 1 }, ""
sliced:begin("Words:", { max_tokens = 30 })
local piece = ""
while piece do text, piece = text .. piece, sliced:next(1) end
assert(text == whole)
assert(not all(session:generate("Words:", { stop = { "." } })):find(".", 1, true))
assert(session:copy():choose { " red", " the" } == session:choose { " red", " the" })
local grammar = bitnet.grammar_from_json_schema('{"type": "boolean"}')
local asked = model:session()
asked:set_grammar(grammar)
grammar:free() -- the session still needs it
model:free()
local answer = all(asked:generate("It is"))
assert(answer:find("true") or answer:find("false"))
print("lua: all is well") -- and the state is closed with sessions alive, in any order
