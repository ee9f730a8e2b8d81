# bindings.sh - other languages, and engines for games

shared_library() { # by the README's command
    local command
    command=$(grep -m 1 -E '^cc .* -shared .*-o libbitnet\.so$' README.md) &&
        once libbitnet.so bash -c "${command/ -o libbitnet.so/} \"\$@\"" - || return 1
    export BITNET_LIBRARY=$out/libbitnet.so LD_LIBRARY_PATH=$out
}

# misuse COMMAND...: a test of a binding, which prints each call before it makes it, so that the last
# one is known if it ends the interpreter. It gets an adapter, a kind of object to misuse.
misuse() {
    local status
    python3 tests/adapter.py examples/models/stories.gguf "$out/adapter.gguf" || return 1
    "$@" "$out/adapter.gguf" >"$out/calls" 2>"$out/error"
    status=$?
    cat "$out/error"
    [[ $status -eq 0 ]] && { tail -n 1 "$out/calls"; return; }
    echo "FAILED: status $status after: $(tail -n 1 "$out/calls")"
    return 1
}

# bindings LANGUAGE: the tests of the language, and its example, which prints the same as `./generate`
# and the examples of the other languages.
bindings() {
    program generate gen_bindings && "$out/gen_bindings" --check && shared_library || return 1
    export NODE_PATH=$cache/node_modules
    "bindings_$1" && "$out/generate" >"$out/story" 2>/dev/null || return 1
    head -c "$(stat -c %s "$out/story")" "$out/said" | cmp - "$out/story" &&
        grep -qE '^The scarf tore\. Anna needed a (needle|hammer|net)$' "$out/said" &&
        [[ $(tail -n 1 "$out/said") == "the same as without saving: yes" ]]
}

bindings_python() { # also rejects a struct of another size, and a library of another version
    python3 examples/python/example.py >"$out/said" && misuse python3 tests/test_bindings.py &&
        sed '/("editor", /d' examples/python/bitnet.py >"$out/other.py" &&
        ! python3 "$out/other.py" 2>"$out/error" &&
        grep -q 'Sampling is not as the library has it' "$out/error" &&
        sed 's/^VERSION = .*/VERSION = 300/' examples/python/bitnet.py >"$out/other.py" &&
        ! python3 "$out/other.py" 2>"$out/error" && grep -q 'of another version' "$out/error"
}

bindings_csharp() {
    have mcs && have mono || { skip "C#: there is no mono here"; return; }
    ! grep -wE 'unsafe|fixed' examples/csharp/*.cs | grep -v 'no unsafe code' || return 1
    mcs -langversion:7.2 -warnaserror examples/csharp/*.cs -out:"$out/example.exe" &&
        mono "$out/example.exe" >"$out/said" &&
        mcs -langversion:7.2 -warnaserror examples/csharp/{Native,Bitnet,BitnetAsync}.cs \
            tests/test_bindings.cs -out:"$out/test.exe" &&
        misuse mono "$out/test.exe" examples/models/stories.gguf
}

bindings_lua() { # also rejects a library of another version
    luajit examples/lua/example.lua >"$out/said" && misuse luajit tests/test_bindings.lua &&
        sed 's/^local VERSION = .*/local VERSION = 300/' examples/lua/bitnet.lua >"$out/other.lua" &&
        ! luajit "$out/other.lua" 2>"$out/error" && grep -q 'of another version' "$out/error"
}

bindings_node() {
    "$node" examples/node/example.mjs >"$out/said" && misuse "$node" --expose-gc tests/test_bindings.mjs
}

bindings_rust() { # also rejects, at compile time, a session that outlives its model
    need rustc rustc
    rustc -D warnings -O examples/rust/example.rs -L "$out" -o "$out/example" &&
        "$out/example" >"$out/said" &&
        rustc -D warnings tests/test_bindings.rs -L "$out" -o "$out/test" || return 1
    ! rustc --cfg outlives tests/test_bindings.rs -L "$out" -o "$out/test" 2>"$out/error" &&
        grep -q 'error\[E0515\]' "$out/error" && "$out/test" examples/models/stories.gguf
}

# The game in a folder with only the binding and the model. In one of three runs on a busy machine,
# half of the frames take less than a tenth of a second, half of the model's slices less than 10 ms,
# and the words are those of its picture.
love_village() {
    need love love
    need xvfb-run xvfb xauth
    shared_library && mkdir "$out/village" &&
        cp examples/love/* examples/lua/bitnet.lua examples/models/villager.gguf "$out/village" || return 1
    for _ in 1 2 3; do
        timeout 300 xvfb-run -a -s "-screen 0 1024x600x24" love "$out/village" --seconds 14.5 \
            --picture "$out/village.png" >"$out/said" || return 1
        cat "$out/said"
        [[ $(stat -c %s "$out/village.png") -gt 50000 ]] || return 1
        awk '$1 == "slices" { seen++; late += $5 + 0 > 10 } $1 == "frames" { seen++; late += $5 + 0 > 100 }
            END { exit seen != 2 || late }' "$out/said" &&
            sed '/^[a-z0-9]/d' "$out/said" | cmp - examples/pictures/love.txt && return
    done
    return 1
}

engines() { # the code for Unity and Godot, compiled and run with stubs of their classes
    local name
    have mcs && have mono || { skip "Unity and Godot: there is no mono here"; return; }
    shared_library || return 1
    for name in unity godot; do
        find "examples/$name" examples/csharp/{Native,Bitnet}.cs -name '*.cs' -print0 |
            xargs -0 mcs -langversion:7.2 -warnaserror -nowarn:414 "tests/test_$name.cs" \
                -out:"$out/$name.exe" &&
            mono "$out/$name.exe" examples/models || return 1
    done
    python3 -m json.tool examples/unity/package.json &&
        python3 -m json.tool examples/unity/Runtime/Bitnet.asmdef
}

# The library in a page as Unity compiles it for WebGL: a bitnet.c, by emscripten, without threads and
# SIMD. The page writes the story of `./generate`, over several frames.
unity_web() {
    need chromium chromium
    need emcc emscripten
    need_npm playwright-core@1.49.0
    program generate && "$out/generate" kite owl rain --temperature 0 2>/dev/null >"$out/story" &&
        NODE_PATH=/usr/share/nodejs emcc -O2 -I. -Itools examples/meson/bitnet.c tests/web_frames.c \
            -sSINGLE_FILE=1 -sALLOW_MEMORY_GROWTH=1 -sMINIFY_HTML=0 \
            --embed-file examples/models/stories.gguf@stories.gguf -o "$out/page.html" || return 1
    cat >"$out/page.mjs" <<'EOF'
import { createRequire } from "node:module";
const { chromium } = createRequire(import.meta.url)("playwright-core"); // of $NODE_PATH
const [executablePath, page] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const tab = await browser.newPage();
const ended = new Promise(done => tab.on("console", message => {
    console.log(message.text());
    if (message.text().startsWith("ended in")) done();
}));
await tab.goto("file://" + page);
await ended;
await browser.close();
EOF
    NODE_PATH=$cache/node_modules timeout 300 "$node" "$out/page.mjs" "$(command -v chromium)" \
        "$out/page.html" >"$out/said" && sed '$d' "$out/said" | cmp - "$out/story" &&
        awk 'END { print; exit $3 < 3 }' "$out/said"
}
