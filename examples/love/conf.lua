-- conf.lua - the window of main.lua

function love.conf(t)
    t.identity = "bitnet-village"
    t.window.title = "An evening in the village"
    t.window.width, t.window.height = 960, 540
    t.window.msaa = 0
    t.modules.audio, t.modules.sound, t.modules.physics = false, false, false
    t.modules.joystick, t.modules.video, t.modules.touch = false, false, false
end
