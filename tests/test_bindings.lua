-- What examples/lua/bitnet.lua does besides its example: errors, lives, choices, slices, misuse.
--
--     luajit tests/test_bindings.lua ADAPTER    an adapter for stories.gguf, from tests/adapter.py
--
-- Prints the name of each call that could end the interpreter before it makes it.

io.stdout:setvbuf("no")
package.path = "examples/lua/?.lua;" .. package.path
local bitnet = require "bitnet"

local model = bitnet.model("examples/models/stories.gguf", { threads = 1 })
assert(model:info().vocab_size == 2048)
assert(model:metadata("tokenizer.ggml.model") == "gpt2" and model:metadata("none") == "")
assert(#model:tokenize("the cat") > 1)
for _, wrong in ipairs { function() bitnet.model("no such file") end,
    function() bitnet.grammar("root ::= (") end,
    function() model:session():feed { 99999 } end,
    function() model:session():restore(("x"):rep(99)) end,
    function() model:session():save("no/such/folder") end,
    function() model:session():load("README.md") end } do
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
local STATE = arg[1] .. ".session"
for _, light in ipairs { false, true } do
    local loaded, most = model:session(), { max_tokens = 9 }
    sliced:save(STATE, light)
    loaded:load(STATE)
    assert(io.open(STATE, "rb"):read("*a") == sliced:save(nil, light))
    assert(all(loaded:generate(nil, most)) == all(sliced:copy():generate(nil, most)))
end
assert(not all(session:generate("Words:", { stop = { "." } })):find(".", 1, true))
assert(session:copy():choose { " red", " the" } == session:choose { " red", " the" })
local grammar = bitnet.grammar_from_json_schema('{"type": "boolean"}')
local asked = model:session()
asked:set_grammar(grammar)
grammar:free() -- the session still needs it
model:free()
local answer = all(asked:generate("It is"))
assert(answer:find("true") or answer:find("false"))

-- ---- misuse: every method, with freed objects and with wrong arguments

local ffi = require "ffi"
local STORIES, ADAPTER = "examples/models/stories.gguf", arg[1]
local MODEL = bitnet.model(STORIES, { threads = 1 })
local SESSION, GRAMMAR, LORA = MODEL:session(), bitnet.grammar('root ::= "a"'), MODEL:adapter(ADAPTER)
local FREED = { bitnet.model(STORIES, { threads = 1 }), bitnet.grammar('root ::= "a"'), MODEL:adapter(ADAPTER),
    MODEL:session() }
local NAN, NIL = 0 / 0, {}
local ANYTHING = { 5, 2 ^ 32 + 5, -1, 0.5, NAN, true, "x", { "x" }, { x = 1 }, print, ffi.new("int[1]"), MODEL, SESSION,
    GRAMMAR, LORA, FREED[1], FREED[2], FREED[3], FREED[4], NIL }

local function all_but(good)
    local some = {}
    for _, value in ipairs(ANYTHING) do
        if not good(value) then some[#some + 1] = value end
    end
    return some
end

local function of(kind, optional)
    return function(value) return type(value) == kind and value ~= NIL or optional and value == NIL end
end

local function is(object) return function(value) return value == object or value == NIL end end

local LISTS = { 5, "x", NIL, { {} }, { true }, { print } }
local function more(list, ...)
    local all = { ... }
    for _, value in ipairs(list) do all[#all + 1] = value end
    return all
end
local NUMBERS = { 0.5, NAN, 1 / 0, "x", {}, true, print }
local WRONG = {
    path = more(all_but(of "string"), "a\0b"),
    file = more(all_but(of("string", true)), "a\0b"),
    text = all_but(of "string"),
    prompt = all_but(of("string", true)),
    texts = more(LISTS, { 5 }),
    ids = more(LISTS, { "x" }, { 0.5 }, { NAN }, { 2 ^ 32 + 5 }, { -2 ^ 32 + 5 }),
    int32 = more(NUMBERS, 2 ^ 31, 2 ^ 32 + 5, -2 ^ 31 - 1),
    int64 = more(NUMBERS, 2 ^ 63, 2 ^ 64, -2 ^ 63),
    uint32 = more(NUMBERS, 2 ^ 32 + 5, -1),
    number = { NAN, "x", {}, true, print },
    boolean = all_but(of("boolean", true)),
    grammar = all_but(is(GRAMMAR)),
    adapter = all_but(is(LORA)),
    sampling = { 5, "x", { temperatur = 1 }, { temperature = "x" }, { seed = -1 }, { seed = 0.5 }, { logit_bias = 5 },
        { logit_bias = { 5 } }, { logit_bias = { { id = 2 ^ 32 + 5 } } }, { logit_bias_count = 1 }, { editor = { edit = 5 } }, { dry_breakers = { 0.5 } },
        { stages = { 1, 2, 3, 4, 5, 6, 7, 0, 0 } }, { stages = { 256 } }, { editor = { user = 5 } }, { "x" } },
    session = { 5, "x", { contex = 1 }, { context_length = 2 ^ 32 + 5 }, { full_head = 1 } },
    load = { 5, "x", { thread = 1 }, { threads = 0.5 }, { no_mmap = 1 }, { log = 5 }, { log = { write = 5 } },
        { log = { writ = print } }, { pretokenizer = 5 }, { pretokenizer = "a\0b" }, { repack_limit = -1 } },
    begin = { 5, "x", { max_token = 1 }, { stop = "x" }, { stop = { 5 } }, { stop = { "a\0b" } },
        { stop_ids = { 2 ^ 32 + 5 } }, { max_tokens = 2 ^ 32 + 5 }, { max_tokens = -2 }, { ignore_end = 1 } },
}
-- what each method takes: good arguments, and of what kind they are
local METHODS = { { object = MODEL, freed = FREED[1], handle = {}, info = {}, adapter = { { ADAPTER, "path" } },
    tokenize = { { "a", "text" }, { 1, "uint32" } }, metadata = { { "a", "text" } }, session = { { {}, "sampling" }, { {}, "session" } } },
    { object = GRAMMAR, freed = FREED[2], handle = {} }, { object = LORA, freed = FREED[3], handle = {} },
    { object = SESSION, freed = FREED[4], handle = {}, copy = {}, set_sampling = { { {}, "sampling" } },
        set_grammar = { { GRAMMAR, "grammar" } }, set_adapter = { { LORA, "adapter" }, { 0.5, "number" } },
        begin = { { "a", "prompt" }, { {}, "begin" } }, begin_chat = { { "a", "text" }, { {}, "begin" } }, chat_system = { { "a", "text" } },
        generate = { { "a", "prompt" }, { {}, "begin" } }, chat = { { "a", "text" }, { {}, "begin" } },
        next = { { 0, "int64" } }, choose = { { { " a" }, "texts" }, { 0, "int64" } }, feed = { { { 1 }, "ids" } },
        step = { { 0, "int64" } }, truncate = { { 0, "int32" } }, reset = {}, cancel = {}, 
        save = { { NIL, "file" }, { false, "boolean" } }, load = { { STATE, "path" } }, restore = { { SESSION:save(), "text" } } } }
local FUNCTIONS = { model = { { STORIES, "path" }, { {}, "load" } }, grammar = { { 'root ::= "a"', "text" } },
    grammar_from_json_schema = { { "{}", "text" } } }

local function refuses(what, words, call, ...)
    print(what)
    local arguments = { ... }
    for i = 1, select("#", ...) do if arguments[i] == NIL then arguments[i] = nil end end
    local good, message = pcall(call, unpack(arguments, 1, select("#", ...)))
    assert(not good, what)
    assert(tostring(message):find(words), message)
end

local function refuses_arguments(what, takes, call)
    for i, argument in ipairs(takes) do
        for _, wrong in ipairs(WRONG[argument[2]]) do
            local given = {}
            for k, other in ipairs(takes) do given[k] = k == i and wrong or other[1] end
            refuses(("%s, argument %d is %s"):format(what, i, tostring(wrong)), "", call, unpack(given, 1, #takes))
        end
    end
end

for _, each in ipairs(FREED) do each:free() each:free() end
for _, methods in ipairs(METHODS) do
    local object, freed = methods.object, methods.freed
    methods.object, methods.freed = nil, nil
    for name, method in pairs(getmetatable(object)) do
        if type(method) == "function" then assert(methods[name], "the test lacks " .. name) end
    end
    for name, takes in pairs(methods) do
        local method, good = getmetatable(object)[name], {}
        for i, argument in ipairs(takes) do good[i] = argument[1] end
        refuses(name .. " of a freed object", "freed", method, freed, unpack(good))
        for _, other in ipairs(all_but(function(value) return value == object or value == freed end)) do
            refuses(name .. " of " .. tostring(other), "", method, other, unpack(good))
        end
        refuses_arguments(name, takes, function(...) return method(object, ...) end)
    end
end
for name, takes in pairs(FUNCTIONS) do refuses_arguments(name, takes, bitnet[name]) end
for name in pairs(bitnet) do assert(FUNCTIONS[name] or name == "C" or name == "struct", name) end
refuses("an unknown option", "temperatur", MODEL.session, MODEL, { temperatur = 1 })
refuses("an unknown struct", "", bitnet.struct, "bitnet_nothing", {})

-- ---- lives

local function resident() -- MiB
    collectgarbage() collectgarbage()
    local file = io.open("/proc/self/statm")
    local pages = file and tonumber(file:read("*a"):match("%d+ (%d+)")) or 0
    if file then file:close() end
    return pages / 256
end
local function change()
    local form = bitnet.grammar("root ::= [a-z]{1,5000}")
    SESSION:set_grammar(form)
    form:free()
    SESSION:set_grammar(nil)
end
change()
local before = resident()
for _ = 1, 300 do change() end
local grown = resident() - before
print(("300 grammars, set and removed, leave %.0f MiB"):format(grown))
assert(grown < 20)
local lora = MODEL:adapter(ADAPTER)
local life = lora.life
SESSION:set_adapter(lora)
lora:free()
assert(life.users == 1)
SESSION:set_adapter(nil)
assert(life.users == 0)
local half = 0 -- a byte that is no text
local tokenizer = bitnet.C.bitnet_model_tokenizer(MODEL:handle())
while ffi.string(bitnet.C.bitnet_token_bytes(tokenizer, half).data, 1) ~= "\226" do half = half + 1 end
local function biased() return { logit_bias = { { id = half, bias = 1000 } } } end
local edits, rubbish = 0, {}
local first = MODEL:session(biased())
local edited = MODEL:session { editor = { edit = function(_, _, count) edits = edits + count end } }
local broken = MODEL:session { editor = { edit = function() error("by the caller") end } }
local twin = first:copy()
assert(not pcall(first.set_sampling, first, { logit_bias = { { id = 5, bias = 1 } }, temperature = NAN }))
first:set_sampling(biased())
collectgarbage() collectgarbage()
for i = 1, 1000 do rubbish[i] = ffi.new("int32_t[2]", 0x7f7f7f7f, 0x7f7f7f7f) end -- where the list was
for _, each in ipairs { first, twin } do
    assert(all(each:generate("Words:", { max_tokens = 3 })) == ("\226"):rep(3))
end
assert(all(edited:generate("Words:", { max_tokens = 3 })) ~= "" and edits == 3 * 2048)
assert(select(2, pcall(all, broken:generate("Words:"))):find("by the caller"))
local brief, ends = bitnet.model(STORIES, { threads = 1 })
local model_life, users = brief.life
ends = brief:session { editor = { edit = function()
    ends:free()
    users = model_life.users
end } }
brief:free()
ends:begin("Words:")
print("a session that its own callback frees")
assert(type(ends:next()) == "string" and users == 1 and model_life.users == 0)
refuses("after that", "freed", ends.next, ends)
for _ = 1, 5000 do edited:set_sampling { editor = { edit = function() end } } end -- more than there are at once
local info = MODEL:info()

-- ---- texts

for _, given in ipairs { "a\0b", "a\255b" } do
    local plain, other = MODEL:session(), MODEL:session()
    plain:begin(given)
    assert(bitnet.C.bitnet_session_length(plain:handle()) == #MODEL:tokenize(given))
    plain:reset()
    plain:begin_chat(given)
    other:begin_chat("a")
    assert(bitnet.C.bitnet_session_length(plain:handle()) > bitnet.C.bitnet_session_length(other:handle()))
end
SESSION:feed { 5 }
assert(SESSION:choose { " a\0b", " a" })
local euro = MODEL:session()
euro:set_grammar(bitnet.grammar('root ::= "\226\130\172"'))
for piece_of_it in euro:generate("Words:") do assert(piece_of_it == "\226\130\172") end
MODEL:free()
for _, each in ipairs { SESSION, first, twin, edited, broken, euro, LORA } do each:free() end
collectgarbage() collectgarbage()
assert(info.vocab_size == 2048) -- a copy

local child = io.popen("BITNET_LIBRARY=none LD_LIBRARY_PATH= luajit -e 'package.path=[[examples/lua/?.lua]] " ..
    "require[[bitnet]]' 2>&1")
assert(child:read("*a"):find("cc -O2 -shared", 1, true))
child:close()
print("lua: all is well") -- and the state is closed with sessions alive, in any order
