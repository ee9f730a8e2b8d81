-- An evening in the village: villagers who meet and talk, in LÖVE 11, at 60 frames a second
--
--     cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_schema.h -o libbitnet.so
--     love examples/love                      click on a villager, who then goes to another one
--     love examples/love --seconds 20 --picture village.png
--
-- A small model chooses what a villager does and writes what is said, on the thread that draws, with
-- BUDGET microseconds of each frame. Each villager has a session of its own, which begins as a copy
-- of the same opening and hears what is said. On its own this folder needs bitnet.lua beside it, and
-- stories.gguf. At the end it prints the times of its frames.

local here = love.filesystem.getSource()
package.path = here .. "/?.lua;" .. here .. "/../lua/?.lua;" .. package.path
local bitnet = require "bitnet"
local scene = require "scene"

local BUDGET = 500 -- microseconds of the model in a frame
local MEMORY = 380  -- tokens; then a villager remembers no more than the opening

local OPENING = "Once upon a time there was a little village. A girl named Lily, a boy named Tom, " ..
    "a baker named Ben and an old woman named Rose lived there. In the evening they liked to talk."

-- What one may do to another, whose name comes where the % is.
local DEEDS = {
    " gave a sweet red apple to %.", " told % about a big dog.", " showed % a shiny stone.",
    " asked % about the moon.", " gave a warm cake to %.", " wanted to play with %.",
    " looked for a lost cat with %.", " sang a happy song for %.", " gave % a flower.",
}

local villagers, turn, event, wanted = {}, nil, "", nil
local frames, models, model_time, time = {}, {}, 0, 0
local seconds, picture

-- ---- what the model does, a slice in each frame: all of this runs in one coroutine

-- Calls f, with the budget, once a frame until it returns something.
local function in_slices(f)
    while true do
        local start = love.timer.getTime()
        local result = f(BUDGET)
        model_time = love.timer.getTime() - start
        coroutine.yield()
        model_time = 0
        if result ~= nil then return result end
    end
end

local function rest(count)
    for _ = 1, count do coroutine.yield() end
end

local function hear(villager, text)
    local session = villager.session
    if bitnet.C.bitnet_session_length(session.handle) > MEMORY then
        session:truncate(villager.opening)
    end
    session:feed(villager.model:tokenize(text, 0))
end

local function others_hear(speaker, text)
    for _, villager in ipairs(villagers) do
        if villager ~= speaker then hear(villager, " " .. speaker.name .. text) end
    end
end

-- The likeliest of three that are drawn: the likeliest of all would be the same again and again.
local function choose_deed(villager, other)
    local deeds = {}
    for i, deed in ipairs(DEEDS) do deeds[i] = deed:gsub("%%", other.name) end
    for i = 1, 3 do
        local k = love.math.random(i, #deeds)
        deeds[i], deeds[k] = deeds[k], deeds[i]
    end
    deeds = { deeds[1], deeds[2], deeds[3] }
    hear(villager, " " .. villager.name)
    local best = deeds[in_slices(function(budget) return villager.session:choose(deeds, budget) end)]
    hear(villager, best)
    others_hear(villager, best)
    event = villager.name .. best
end

local function speak(villager)
    local session, words = villager.session, {}
    session:begin(" " .. villager.name .. ' said, "', { max_tokens = 40 })
    in_slices(function(budget)
        local piece = session:next(budget)
        words[#words + 1] = piece
        villager.says = table.concat(words):gsub('"', "")
        if not piece then return true end
    end)
    others_hear(villager, ' said, "' .. table.concat(words))
end

local function walk_to(villager, x, y)
    villager.to_x, villager.to_y = x, y
    while villager.to_x do coroutine.yield() end
end

local function live()
    while true do
        local villager, other = wanted or villagers[love.math.random(#villagers)], nil
        wanted = nil
        repeat other = villagers[love.math.random(#villagers)] until other ~= villager
        turn = villager
        choose_deed(villager, other)
        local side = villager.x < other.x and -1 or 1
        walk_to(villager, other.x + side * 74, other.y + 2)
        villager.facing, other.facing = -side, side
        speak(villager)
        rest(50)
        speak(other)
        rest(110)
        villager.says, other.says = "", ""
        local x, y = scene.somewhere()
        walk_to(villager, x, y)
    end
end

local director

-- ---- the game

local function read_arguments(arguments)
    local model, i = here .. "/stories.gguf", 1
    if not io.open(model) then model = here .. "/../models/stories.gguf" end
    love.math.setRandomSeed(1)
    while arguments[i] do
        local name, value = arguments[i], arguments[i + 1]
        if name == "--seconds" then seconds = tonumber(value)
        elseif name == "--picture" then picture = value
        elseif name == "--seed" then love.math.setRandomSeed(tonumber(value))
        elseif name == "--model" then model = value
        else error("unknown option " .. name) end
        i = i + 2
    end
    return model
end

-- Shaders, letters, traces and what the grammar allows are made at their first use, which takes
-- longer than a frame: that use comes before the first frame.
local function warm_up(session, speech)
    session = session:copy()
    session:set_grammar(speech)
    session:begin(' Tom said, "', { max_tokens = 40 })
    while session:next() do end
    for _, villager in ipairs(villagers) do
        villager.says, villager.stride = "The quick brown fox jumps over the lazy dog, it's Zoe!", 0
    end
    for i = 1, 90 do
        scene.draw(i / 60, villagers, villagers[1])
        scene.draw_panel(DEEDS[1], { 0.01 }, { 0.001 }, BUDGET)
        love.graphics.present()
    end
    for _, villager in ipairs(villagers) do villager.says, villager.stride = "", nil end
end

function love.load(arguments)
    local model = bitnet.model(read_arguments(arguments), { threads = 1 })
    local speech = bitnet.grammar([[root ::= [A-Z] [A-Za-z', ]{12,60} [.!?] "\""]])
    local first = model:session { temperature = 0.7 }
    first:feed(model:tokenize(OPENING))
    first:step()
    for i, looks in ipairs(scene.villagers) do
        local villager = setmetatable({ model = model, says = "", facing = 1 }, { __index = looks })
        villager.x, villager.y = looks.home_x, looks.home_y
        villager.session = first:copy()
        villager.session:set_sampling { temperature = 0.7, seed = i + love.math.random(1000) }
        villager.session:set_grammar(speech)
        villager.opening = bitnet.C.bitnet_session_length(first.handle)
        villagers[i] = villager
    end
    scene.load()
    warm_up(first, speech)
    director = coroutine.create(live)
end

local function walk(villager, dt)
    if not villager.to_x then return end
    local x, y = villager.to_x - villager.x, villager.to_y - villager.y
    local distance, step = math.sqrt(x * x + y * y), 95 * dt
    villager.stride = (villager.stride or 0) + dt
    if distance <= step then
        villager.x, villager.y, villager.to_x, villager.stride = villager.to_x, villager.to_y, nil, nil
        return
    end
    villager.x, villager.y = villager.x + x / distance * step, villager.y + y / distance * step
    if math.abs(x) > 1 then villager.facing = x > 0 and 1 or -1 end
end

function love.update(dt)
    time = time + dt
    for _, villager in ipairs(villagers) do walk(villager, dt) end
    local good, failure = coroutine.resume(director)
    if not good then error(failure) end
    models[#models + 1] = model_time
end

function love.draw()
    scene.draw(time, villagers, turn)
    scene.draw_panel(event, frames, models, BUDGET)
end

function love.mousepressed(x, y)
    for _, villager in ipairs(villagers) do
        if math.abs(x - villager.x) < 24 and y < villager.y and y > villager.y - 80 then
            wanted = villager
        end
    end
end

local function report(what, times)
    table.sort(times)
    print(("%-6s %5d, milliseconds: p50 %.2f, p99 %.2f, max %.2f"):format(what, #times,
        times[math.ceil(#times * 0.5)] * 1e3, times[math.ceil(#times * 0.99)] * 1e3, times[#times] * 1e3))
end

local function finish()
    local slices, late = {}, 0
    for _, slice in ipairs(models) do
        if slice > 0 then slices[#slices + 1] = slice end
    end
    for _, frame in ipairs(frames) do
        if frame > 1 / 60 then late = late + 1 end
    end
    report("slices", slices)
    report("frames", frames)
    print(("%d frames took longer than a sixtieth of a second"):format(late))
end

local function save_picture(data)
    local file = assert(io.open(picture, "wb"))
    file:write(data:encode("png"):getString())
    file:close()
end

-- Sixty frames a second, with or without a display that waits. What a frame takes is measured up to
-- where it waits for the next, but for the one that saves a picture; garbage is collected a little in
-- each.
function love.run()
    love.load(love.arg.parseGameArguments(arg))
    collectgarbage()
    local next_frame = love.timer.getTime()
    return function()
        local begin = love.timer.getTime()
        love.event.pump()
        for name, a, b, c, d in love.event.poll() do
            if name == "quit" then
                finish()
                return a or 0
            end
            love.handlers[name](a, b, c, d)
        end
        love.update(1 / 60)
        love.graphics.origin()
        love.draw()
        local last = seconds and #frames >= 60 * seconds
        if last then
            if picture then love.graphics.captureScreenshot(save_picture) end
            love.event.quit()
        end
        love.graphics.present()
        collectgarbage("step", 4)
        if not last then frames[#frames + 1] = love.timer.getTime() - begin end
        next_frame = math.max(next_frame + 1 / 60, love.timer.getTime() - 1 / 60)
        love.timer.sleep(next_frame - love.timer.getTime())
    end
end
