-- An evening in the village: villagers who meet and talk, in LÖVE 11, at 60 frames a second
--
--     cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so
--     love examples/love                      click on a villager, who then looks for another one
--     love examples/love --seconds 20 --picture village.png
--
-- A villager looks for another one: it asks another who is there, and goes where the answer says. A small
-- model answers from what that villager has seen, on the thread that draws, with BUDGET microseconds
-- of each frame. Without the repository, this folder needs bitnet.lua next to it, and villager.gguf.
-- At the end it prints the times of its frames.

local here = love.filesystem.getSource()
package.path = here .. "/?.lua;" .. here .. "/../lua/?.lua;" .. package.path
local bitnet = require "bitnet"
local scene = require "scene"

local BUDGET = 500 -- microseconds of the model in a frame
local MEMORY = 16  -- sentences that a villager remembers

local WHO = { -- and how they feel
    "a curious girl. You are cheerful.", "a busy boy. You are tired.", "a kind boy. You are hungry.",
    "a kind girl. You are cold.",
}

local villagers, turn, event, wanted = {}, nil, "", nil
local talk -- the last question: who answers what, and from which world
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

-- A villager sees where another one is, or goes; the oldest is forgotten.
local function see(villager, other, place, sentence)
    if villager.knows[other] == place then return end
    villager.knows[other] = place
    local self = other == villager
    sentence = sentence or self and "%s were %s." or "%s was %s."
    table.insert(villager.seen, sentence:format(self and "You" or other.name, place.is))
    if #villager.seen > MEMORY then table.remove(villager.seen, 1) end
end

-- What the model knows of the world.
local function world_of(villager)
    return ("You are %s, %s %s"):format(villager.name, villager.who,
        table.concat(villager.seen, " "))
end

-- One asks, another answers.
local function ask(asker, villager, question)
    local session, words = villager.session, {}
    asker.says = question
    asker.facing = asker.x < villager.x and 1 or -1
    villager.facing = -asker.facing
    rest(50)
    talk = { villager = villager, world = world_of(villager), question = question }
    session:chat_system(talk.world)
    session:begin_chat(question, { max_tokens = 30 })
    in_slices(function(budget)
        local piece = session:next(budget)
        words[#words + 1] = piece
        villager.says = table.concat(words)
        if not piece then return true end
    end)
    local said = villager.says
    rest(110)
    asker.says, villager.says = "", ""
    return said
end

-- Those who are there see who comes and who goes.
local function go(villager, place)
    for _, other in ipairs(villagers) do
        local sentence = "%s went to the " .. place.name .. "."
        if other.at == villager.at then see(other, villager, place, sentence) end
    end
    event = ("%s went to the %s."):format(villager.name, place.name)
    villager.at = place
    villager.to_x, villager.to_y = place.x + villager.stands, place.y
    while villager.to_x do coroutine.yield() end
    for _, other in ipairs(villagers) do
        if other.at == place then
            see(villager, other, place)
            see(other, villager, place)
        end
    end
end

local function any(list, except)
    local one
    repeat one = list[love.math.random(#list)] until one ~= except
    return one
end

-- Who else is where the villager is?
local function company(villager)
    for _, other in ipairs(villagers) do
        if other ~= villager and other.at == villager.at then return other end
    end
end

local function live()
    while true do
        local villager = wanted or any(villagers)
        local friend = any(villagers, villager)
        wanted, turn = nil, villager
        event = ("%s looks for %s."):format(villager.name, friend.name)
        rest(50)
        for _ = 1, 3 do
            if friend.at == villager.at then break end
            local other, to = company(villager), any(scene.places, villager.at)
            if other then
                local said = ask(villager, other, ("Where is %s?"):format(friend.name))
                for _, place in ipairs(scene.places) do
                    if said:lower() == place.is .. "." then to = place end
                end
            end
            go(villager, to)
        end
        if friend.at == villager.at then ask(villager, friend, "How are you?") end
        go(villager, any(scene.places, villager.at))
    end
end

local director

-- ---- the game

local function read_arguments(arguments)
    local model, i = here .. "/villager.gguf", 1
    if not io.open(model) then model = here .. "/../models/villager.gguf" end
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

-- Shaders, letters and traces are made at their first use, which takes longer than a frame: that use
-- comes before the first frame.
local function warm_up(session)
    session:begin_chat("Hello!")
    while session:next() do end
    for _, villager in ipairs(villagers) do
        villager.says, villager.stride = "The quick brown fox jumps over the lazy dog, it's Zoe!", 0
    end
    for i = 1, 90 do
        scene.draw(i / 60, villagers, villagers[1])
        scene.draw_panel("Lily looks for Tom.", { 0.01 }, { 0.001 }, BUDGET)
        love.graphics.present()
    end
    for _, villager in ipairs(villagers) do villager.says, villager.stride = "", nil end
end

function love.load(arguments)
    local model = bitnet.model(read_arguments(arguments), { threads = 1 })
    for i, looks in ipairs(scene.villagers) do
        local villager = setmetatable({ model = model, says = "", facing = 1, who = WHO[i], seen = {},
            knows = {}, at = scene.places[1], stands = 62 * (i - 2.5) }, { __index = looks })
        villager.x, villager.y = villager.at.x + villager.stands, villager.at.y
        villager.session = model:session()
        villagers[i] = villager
    end
    for _, villager in ipairs(villagers) do -- all have met
        for _, other in ipairs(villagers) do see(villager, other, other.at) end
    end
    scene.load()
    warm_up(model:session())
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

-- Saves the picture, and prints its words with the command of the C program that answers the same.
local function save_picture(data)
    print(event)
    if talk and talk.villager.says ~= "" then
        print(('$ ./chat examples/models/villager.gguf --system "%s"\n> %s\n%s'):format(talk.world,
            talk.question, talk.villager.says))
    end
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
