-- scene.lua - what main.lua shows: an evening in a village, drawn by code alone

local scene = {}
local graphics = love.graphics
local WIDTH, HEIGHT, HORIZON = 960, 540, 262

scene.villagers = {
    { name = "Lily", size = 0.82,
      coat = { 0.90, 0.42, 0.55 }, hair = { 0.36, 0.20, 0.12 }, skin = { 0.98, 0.82, 0.70 }, long = true },
    { name = "Tom", size = 0.86,
      coat = { 0.30, 0.52, 0.82 }, hair = { 0.86, 0.62, 0.25 }, skin = { 0.97, 0.80, 0.66 } },
    { name = "Ben", size = 1.05,
      coat = { 0.95, 0.93, 0.86 }, hair = { 0.22, 0.16, 0.14 }, skin = { 0.80, 0.58, 0.44 }, hat = true },
    { name = "Rosa", size = 0.95,
      coat = { 0.55, 0.38, 0.66 }, hair = { 0.86, 0.86, 0.88 }, skin = { 0.96, 0.80, 0.70 }, long = true },
}

scene.places = {
    { name = "market", is = "at the market", x = 480, y = 424 },
    { name = "pond", is = "by the pond", x = 240, y = 450 },
    { name = "orchard", is = "in the orchard", x = 770, y = 444 },
}

local HOUSES = {
    { x = 70, y = 318, w = 128, h = 74, wall = { 0.80, 0.66, 0.52 }, roof = { 0.52, 0.22, 0.20 } },
    { x = 262, y = 296, w = 104, h = 62, wall = { 0.70, 0.58, 0.50 }, roof = { 0.30, 0.28, 0.40 } },
    { x = 560, y = 292, w = 112, h = 64, wall = { 0.84, 0.74, 0.60 }, roof = { 0.58, 0.32, 0.18 } },
    { x = 766, y = 322, w = 136, h = 80, wall = { 0.72, 0.62, 0.58 }, roof = { 0.34, 0.22, 0.30 } },
}
local TREES = { { 30, 350, 1.1 }, { 226, 312, 0.8 }, { 470, 296, 0.9 }, { 524, 306, 0.7 },
    { 716, 316, 0.9 }, { 930, 356, 1.2 } }
local LAMPS = { { 216, 378 }, { 694, 372 } }
local FIREFLIES = 26

local backdrop, glow, fonts

local function color(c, shade, alpha)
    shade = shade or 1
    graphics.setColor(c[1] * shade, c[2] * shade, c[3] * shade, alpha or 1)
end

-- ---- what stands still: drawn once

local function mix(a, b, t)
    return { a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t, a[3] + (b[3] - a[3]) * t }
end

local function draw_sky()
    local high, middle, low = { 0.09, 0.12, 0.30 }, { 0.46, 0.30, 0.52 }, { 0.98, 0.62, 0.40 }
    for y = 0, HORIZON + 20 do
        local t = y / HORIZON
        color(t < 0.55 and mix(high, middle, t / 0.55) or mix(middle, low, math.min(1, (t - 0.55) / 0.45)))
        graphics.rectangle("fill", 0, y, WIDTH, 1)
    end
    for _ = 1, 90 do
        local y = love.math.random() ^ 2 * 150
        graphics.setColor(1, 1, 0.9, (1 - y / 170) * love.math.random())
        graphics.circle("fill", love.math.random(WIDTH), y, 0.5 + love.math.random())
    end
    graphics.setBlendMode("add")
    for i = 24, 1, -1 do
        graphics.setColor(1, 0.6, 0.3, 0.014)
        graphics.circle("fill", 664, 236, 34 + i * 9)
    end
    graphics.setBlendMode("alpha")
    graphics.setColor(1, 0.86, 0.62)
    graphics.circle("fill", 664, 236, 34)
end

local function draw_hills(base, height, length, shade, shift)
    color(shade)
    for x = 0, WIDTH - 1 do
        local y = base - height * (math.sin(x / length + shift) + 0.5 * math.sin(x / length * 2.3 + shift * 3))
        graphics.rectangle("fill", x, y, 1, HORIZON + 40 - y)
    end
end

local function draw_ground()
    local far, near = { 0.36, 0.42, 0.26 }, { 0.13, 0.22, 0.16 }
    for y = HORIZON, HEIGHT do
        color(mix(far, near, (y - HORIZON) / (HEIGHT - HORIZON)))
        graphics.rectangle("fill", 0, y, WIDTH, 1)
    end
    for y = 322, 480 do -- the road, wider where it is nearer
        local t = (y - 322) / 158
        local middle, half = 486 + 60 * math.sin(t * 3.4), 10 + 150 * t * t
        color(mix({ 0.62, 0.52, 0.38 }, { 0.36, 0.31, 0.25 }, t))
        graphics.rectangle("fill", middle - half, y, 2 * half, 1)
    end
    for _ = 1, 700 do
        local x, y = love.math.random(WIDTH), love.math.random(HORIZON + 30, 478)
        graphics.setColor(0.30, 0.42, 0.22, 0.55)
        graphics.line(x, y, x + love.math.random(-2, 2), y - 2 - (y - HORIZON) / 45)
    end
    for _ = 1, 60 do
        local x, y = love.math.random(WIDTH), love.math.random(HORIZON + 60, 476)
        local hues = { { 0.96, 0.80, 0.40 }, { 0.92, 0.55, 0.62 }, { 0.90, 0.90, 0.96 } }
        color(hues[love.math.random(3)], 0.9)
        graphics.circle("fill", x, y, 1.6)
    end
end

local function draw_pond()
    for i = 0, 9 do
        color(mix({ 0.20, 0.30, 0.44 }, { 0.86, 0.60, 0.52 }, i / 9), 1, 0.85)
        graphics.ellipse("fill", 132, 444 - i * 0.9, 74 - i * 6, 20 - i * 1.7)
    end
end

local function draw_window(x, y, w, h)
    graphics.setColor(1, 0.82, 0.42)
    graphics.rectangle("fill", x, y, w, h, 2)
    graphics.setColor(0.35, 0.22, 0.16)
    graphics.setLineWidth(1.5)
    graphics.rectangle("line", x, y, w, h, 2)
    graphics.line(x + w / 2, y, x + w / 2, y + h)
    graphics.line(x, y + h / 2, x + w, y + h / 2)
end

local function draw_house(house)
    local x, y, w, h = house.x, house.y, house.w, house.h
    graphics.setColor(0, 0, 0, 0.22)
    graphics.ellipse("fill", x + w / 2, y + h, w * 0.62, 9)
    for i = 0, h - 1 do -- the walls, darker to their feet
        color(house.wall, 0.95 - 0.35 * i / h)
        graphics.rectangle("fill", x, y + i, w, 1)
    end
    color(house.roof, 0.75)
    graphics.rectangle("fill", x + w * 0.74, y - h * 0.72, 13, h * 0.5)
    for i = 0, 5 do -- rows of tiles
        local t, b = i / 6, (i + 1) / 6
        local top, low = w * 0.22 * (1 - t) - 12 * t, w * 0.22 * (1 - b) - 12 * b
        color(house.roof, 1.12 - 0.10 * i)
        graphics.polygon("fill", x + top, y - h * 0.62 * (1 - t), x + w - top, y - h * 0.62 * (1 - t),
            x + w - low, y - h * 0.62 * (1 - b), x + low, y - h * 0.62 * (1 - b))
    end
    color(house.roof, 0.6)
    graphics.rectangle("fill", x + w * 0.42, y + h * 0.40, w * 0.17, h * 0.60, 3)
    graphics.setColor(0.95, 0.8, 0.4)
    graphics.circle("fill", x + w * 0.56, y + h * 0.72, 1.8)
    draw_window(x + w * 0.10, y + h * 0.28, w * 0.20, h * 0.32)
    draw_window(x + w * 0.70, y + h * 0.28, w * 0.20, h * 0.32)
end

local function draw_fence(from, to, y)
    color({ 0.42, 0.32, 0.24 })
    graphics.setLineWidth(3)
    for x = from, to, 17 do graphics.line(x, y + 9, x, y - 9) end
    graphics.setLineWidth(2)
    graphics.line(from - 5, y - 4, to + 5, y - 4)
    graphics.line(from - 5, y + 3, to + 5, y + 3)
end

local function draw_tree(x, y, size)
    graphics.setColor(0, 0, 0, 0.2)
    graphics.ellipse("fill", x, y + 34 * size, 34 * size, 7 * size)
    graphics.setColor(0.26, 0.17, 0.13)
    graphics.polygon("fill", x - 5 * size, y + 35 * size, x + 5 * size, y + 35 * size, x + 2 * size, y - 20 * size,
        x - 2 * size, y - 20 * size)
    local leaves = { { 0, -46, 30 }, { -22, -26, 25 }, { 22, -28, 25 }, { -3, -20, 26 } }
    for shade = 1, 3 do
        for _, leaf in ipairs(leaves) do
            color({ 0.15 + 0.09 * shade, 0.22 + 0.07 * shade, 0.15 + 0.02 * shade })
            graphics.circle("fill", x + (leaf[1] + (shade - 1) * 3) * size, y + (leaf[2] - (shade - 1) * 4) * size,
                (leaf[3] - (shade - 1) * 7) * size)
        end
    end
end

local function make_backdrop()
    local canvas = graphics.newCanvas(WIDTH, HEIGHT)
    graphics.setCanvas(canvas)
    draw_sky()
    draw_hills(232, 22, 120, { 0.42, 0.30, 0.46 }, 1.2)
    draw_hills(252, 15, 74, { 0.30, 0.28, 0.36 }, 4.0)
    draw_ground()
    draw_pond()
    for i, tree in ipairs(TREES) do
        if i > 1 and i < #TREES then draw_tree(tree[1], tree[2] - 30, tree[3]) end
    end
    for _, house in ipairs(HOUSES) do draw_house(house) end
    draw_fence(384, 448, 352)
    draw_fence(560, 654, 376)
    draw_tree(unpack(TREES[1]))
    draw_tree(unpack(TREES[#TREES]))
    for _, lamp in ipairs(LAMPS) do
        graphics.setColor(0.14, 0.13, 0.17)
        graphics.rectangle("fill", lamp[1] - 2, lamp[2] - 62, 4, 66)
        graphics.rectangle("fill", lamp[1] - 7, lamp[2] - 80, 14, 18, 3)
        graphics.setColor(1, 0.88, 0.55)
        graphics.rectangle("fill", lamp[1] - 5, lamp[2] - 78, 10, 14, 2)
    end
    graphics.setCanvas()
    return canvas
end

-- A soft light, white in the middle: a picture, so that a lamp costs one rectangle.
local function make_glow()
    local data = love.image.newImageData(64, 64)
    data:mapPixel(function(x, y)
        local d = math.sqrt((x - 31.5) ^ 2 + (y - 31.5) ^ 2) / 32
        return 1, 1, 1, math.max(0, 1 - d) ^ 2
    end)
    return graphics.newImage(data)
end

function scene.load()
    fonts = { small = graphics.newFont(12), text = graphics.newFont(15) }
    glow = make_glow()
    backdrop = make_backdrop()
    backdrop:setFilter("nearest")
end

-- ---- what moves

local function draw_glow(x, y, radius, r, g, b, strength)
    graphics.setColor(r, g, b, strength)
    graphics.draw(glow, x, y, 0, radius / 32, radius / 32, 32, 32)
end

local function draw_lights(time)
    graphics.setBlendMode("add")
    for i, lamp in ipairs(LAMPS) do
        draw_glow(lamp[1], lamp[2] - 71, 74, 1, 0.75, 0.4, 0.55 + 0.05 * math.sin(time * 7 + i))
        draw_glow(lamp[1], lamp[2] + 4, 60, 1, 0.7, 0.35, 0.16)
    end
    for i, house in ipairs(HOUSES) do
        local strength = 0.30 + 0.04 * math.sin(time * 3 + 2 * i)
        draw_glow(house.x + house.w * 0.20, house.y + house.h * 0.44, 34, 1, 0.7, 0.3, strength)
        draw_glow(house.x + house.w * 0.80, house.y + house.h * 0.44, 34, 1, 0.7, 0.3, strength)
    end
    for i = 1, FIREFLIES do
        local x = (i * 137.5 + 26 * math.sin(time * 0.5 + i * 1.7)) % WIDTH
        local y = 330 + (i * 53) % 130 + 12 * math.sin(time * 0.8 + i)
        local strength = math.max(0, math.sin(time * 1.6 + i * 2.1))
        draw_glow(x, y, 7, 0.9, 1, 0.5, 0.8 * strength)
    end
    graphics.setBlendMode("alpha")
end

local function draw_smoke(time)
    for i, house in ipairs(HOUSES) do
        for k = 0, 5 do
            local age = (time * 0.22 + k / 6 + i * 0.13) % 1
            local x = house.x + house.w * 0.74 + 6 + 16 * age * age + 4 * math.sin(time + k + i)
            draw_glow(x, house.y - house.h * 0.72 - 54 * age, 8 + 14 * age, 0.86, 0.80, 0.86, 0.5 * (1 - age))
        end
    end
end

local function draw_villager(villager, time, listening)
    local s, walking = villager.size, villager.stride
    local swing = walking and math.sin(villager.stride * 11) or 0
    local bob = walking and math.abs(swing) * 2 or math.sin(time * 2 + villager.stands) * 0.7
    graphics.setColor(0, 0, 0, 0.3)
    graphics.ellipse("fill", villager.x, villager.y, 18 * s, 5 * s)
    graphics.push()
    graphics.translate(villager.x, villager.y - bob)
    graphics.scale(s * villager.facing, s)
    graphics.setColor(0.20, 0.17, 0.22) -- legs
    graphics.setLineWidth(6)
    graphics.line(-4, -16, -4 + 6 * swing, -1)
    graphics.line(4, -16, 4 - 6 * swing, -1)
    color(villager.hair)
    if villager.long then graphics.rectangle("fill", -14, -66, 25, 32, 10) end
    color(villager.coat, 0.82) -- the arm behind
    graphics.line(9, -38, 13 + 5 * swing, -24)
    color(villager.coat)
    graphics.polygon("fill", -8, -44, 8, -44, 14, -14, -14, -14)
    graphics.rectangle("fill", -10, -46, 20, 14, 6)
    color(villager.coat, 0.9)
    local wave = villager.says ~= "" and not listening and 4 * math.sin(time * 6) or 0
    graphics.line(-9, -38, -13 - 5 * swing - wave, -24 - wave)
    color(villager.skin)
    graphics.circle("fill", 14 + 5 * swing, -22, 3)
    graphics.circle("fill", -13 - 5 * swing - wave, -22 - wave, 3)
    graphics.circle("fill", 0, -56, 12) -- the head
    color(villager.hair)
    graphics.arc("fill", "closed", -0.5, -58, 12.5, math.pi, 2 * math.pi)
    graphics.arc("fill", "closed", -3, -57, 11, math.pi * 0.6, math.pi * 1.35)
    if villager.hat then
        graphics.setColor(0.98, 0.97, 0.94)
        graphics.rectangle("fill", -10, -74, 20, 10, 2)
        graphics.ellipse("fill", 0, -76, 14, 8)
    end
    graphics.setColor(0.12, 0.09, 0.10)
    local shut = (time + villager.stands) % 3.7 < 0.12
    graphics.ellipse("fill", 3, -56, 1.5, shut and 0.4 or 2)
    graphics.ellipse("fill", 9, -56, 1.5, shut and 0.4 or 2)
    graphics.setColor(0.9, 0.45, 0.42, 0.6)
    graphics.circle("fill", 6, -51, villager.says ~= "" and 2 or 1.4)
    graphics.pop()
end

local function draw_name(villager, chosen)
    local width = fonts.small:getWidth(villager.name)
    graphics.setFont(fonts.small)
    graphics.setColor(0, 0, 0, 0.45)
    graphics.rectangle("fill", villager.x - width / 2 - 7, villager.y + 7, width + 14, 18, 9)
    if chosen then graphics.setColor(1, 0.86, 0.5) else graphics.setColor(1, 1, 1, 0.85) end
    graphics.print(villager.name, math.floor(villager.x - width / 2), math.floor(villager.y + 9))
end

-- Bubbles of two who stand side by side go outwards, so that both can be read.
local function draw_bubble(villager)
    if villager.says == "" then return end
    local room = 190
    local width, lines = fonts.text:getWrap(villager.says, room)
    local w, h = math.max(width, 30) + 26, #lines * 19 + 16
    local x = math.floor(villager.x - w / 2 - villager.facing * (w / 2 - 26))
    x = math.max(8, math.min(WIDTH - w - 8, x))
    local y = math.floor(villager.y - 92 * villager.size - h)
    graphics.setColor(0, 0, 0, 0.25)
    graphics.rectangle("fill", x + 2, y + 3, w, h, 12)
    graphics.setColor(1, 0.98, 0.93)
    graphics.rectangle("fill", x, y, w, h, 12)
    graphics.polygon("fill", villager.x - 8, y + h - 1, villager.x + 8, y + h - 1, villager.x, y + h + 11)
    graphics.setColor(0.18, 0.14, 0.20)
    graphics.setFont(fonts.text)
    graphics.printf(villager.says, x + 13, y + 8, room + 2)
end

function scene.draw(time, villagers, turn)
    graphics.setColor(1, 1, 1)
    graphics.draw(backdrop)
    draw_smoke(time)
    local order = {}
    for i, villager in ipairs(villagers) do order[i] = villager end
    table.sort(order, function(a, b) return a.y < b.y end)
    for _, villager in ipairs(order) do draw_villager(villager, time, villager ~= turn) end
    for _, villager in ipairs(order) do draw_name(villager, villager == turn) end
    draw_lights(time)
    for _, villager in ipairs(order) do draw_bubble(villager) end
end

-- Below: what has happened, and what the last frames took of a sixtieth of a second.
function scene.draw_panel(event, frames, models, budget)
    graphics.setColor(0.07, 0.07, 0.12)
    graphics.rectangle("fill", 0, 480, WIDTH, 60)
    graphics.setColor(1, 0.85, 0.55)
    graphics.setFont(fonts.text)
    graphics.print(event, 20, 501)
    local x, base, scale = WIDTH - 250, 528, 34 * 60
    graphics.setColor(1, 1, 1, 0.12)
    graphics.rectangle("fill", x, base - 34, 120, 34)
    for i = 1, 120 do
        local k = #frames - 120 + i
        if frames[k] then
            graphics.setColor(0.45, 0.62, 0.85)
            graphics.rectangle("fill", x + i - 1, base, 1, -math.min(34, frames[k] * scale))
            graphics.setColor(1, 0.75, 0.35)
            graphics.rectangle("fill", x + i - 1, base, 1, -math.min(34, (models[k] or 0) * scale))
        end
    end
    graphics.setFont(fonts.small)
    graphics.setColor(0.45, 0.62, 0.85)
    graphics.print(("frame %.1f ms"):format((frames[#frames] or 0) * 1e3), x + 130, base - 34)
    graphics.setColor(1, 0.75, 0.35)
    graphics.print(("model %.1f of %.1f"):format((models[#models] or 0) * 1e3, budget / 1e3), x + 130, base - 16)
end

return scene
