# packages.sh - the headers in projects of CMake, Meson, pkg-config and zig

# missing LIBRARY: prints the public functions that it does not have, of the headers for CPUs.
missing() {
    python3 -c 'import json
for name, function in json.load(open("tests/api.json"))["functions"].items():
    if function["header"] not in ("bitnet_gpu.h", "tools/bitnet_all.h"): print(name)' |
        sort | comm -23 - <(nm -g --defined-only "$1" | awk '{ print $3 }' | sort -u)
}

cmake_project() { # the example, with the GPU and without; the lines of examples/compiling.md
    local flags
    program generate && "$out/generate" kite owl rain --temperature 0 2>/dev/null >"$out/story" || return 1
    for flags in OFF ON; do
        cmake -S examples/cmake -B "$out/build-$flags" "-DBITNET_GPU=$flags" &&
            cmake --build "$out/build-$flags" &&
            (printf 'Words: kite, owl, rain\n\n' && "$out/build-$flags/story") | cmp - "$out/story" &&
            ! missing "$out/build-$flags/libbitnet.a" | grep . || return 1
    done
    mkdir "$out/game" && cp examples/cmake/story.c "$out/game/game.c" &&
        cat >>"$out/game/game.c" <<'EOF' &&
#include "tools/bitnet_grammar.h"
void end_grammar(bitnet_grammar *grammar) { bitnet_grammar_free(grammar); }
EOF
        sed -n '/^```cmake/,/^```$/p' examples/compiling.md | grep -v '^```' |
        sed "s|path/to/bitnet.h|$PWD|" >"$out/game/CMakeLists.txt" &&
        cmake -S "$out/game" -B "$out/game/build" && cmake --build "$out/game/build" &&
        (printf 'Words: kite, owl, rain\n\n' && "$out/game/build/game") | cmp - "$out/story" || return 1
    cp bitnet.h examples/cmake/story.c "$out/game" && cd "$out/game" && mv story.c game.c &&
        sed -n '/^```make/,/^```$/p' "$OLDPWD/examples/compiling.md" | grep -v '^```' >Makefile &&
        echo '#define BITNET_IMPLEMENTATION' >bitnet.c && echo '#include "bitnet.h"' >>bitnet.c &&
        make game CFLAGS=-O2 && (printf 'Words: kite, owl, rain\n\n' &&
        ./game "$OLDPWD/examples/models/stories.gguf") | cmp - "$out/story"
}

# A copy of the repository with a branch main, $out/bitnet.h; a project of C++ alone, $out/engine, whose
# warnings the library does not satisfy; and the story that its program prints.
engine_warnings="-Wall -Wextra -pedantic -Wconversion -Wshadow -Wold-style-cast -Wuseless-cast"
engine_warnings+=" -Wzero-as-null-pointer-constant -Werror -ffast-math"

engine() {
    mkdir -p "$out/bitnet.h/examples" "$out/engine" &&
        cp -r LICENSE bitnet*.h tools "$out/bitnet.h" &&
        cp -r examples/cmake examples/meson "$out/bitnet.h/examples" &&
        git init -q -b main "$out/bitnet.h" && git -C "$out/bitnet.h" add . &&
        git -C "$out/bitnet.h" -c user.name=ci -c user.email=ci commit -q -m copy || return 1
    {
        sed 's/NULL/nullptr/g' examples/cmake/story.c
        echo '#include "bitnet_grammar.h"'
        echo 'void end_grammar(bitnet_grammar *grammar) { bitnet_grammar_free(grammar); }'
    } >"$out/engine/engine.cpp"
    program generate && "$out/generate" kite owl rain --temperature 0 2>/dev/null >"$out/story"
}

# page LANGUAGE: the lines of that language in examples/README.md
page() {
    sed -n "/^\`\`\`$1\$/,/^\`\`\`\$/p" examples/README.md | grep -v '^```' |
        sed "s|address/of/bitnet.h|$out/bitnet.h|"
}

# told COMMAND...: prints the story
told() { { printf 'Words: kite, owl, rain\n\n' && "$@"; } | cmp - "$out/story"; }

cmake_engine() { # by FetchContent, then by add_subdirectory
    local folder=$out/engine
    engine && page cmake >"$folder/CMakeLists.txt" &&
        cmake -S "$folder" -B "$folder/build" "-DCMAKE_CXX_FLAGS=$engine_warnings" &&
        cmake --build "$folder/build" && told "$folder/build/engine" || return 1
    sed -i "/^include(Fetch/,/Available/c add_subdirectory($out/bitnet.h/examples/cmake bitnet)" \
        "$folder/CMakeLists.txt" && grep -q add_subdirectory "$folder/CMakeLists.txt" &&
        cmake -S "$folder" -B "$folder/again" "-DCMAKE_CXX_FLAGS=$engine_warnings" &&
        cmake --build "$folder/again" && told "$folder/again/engine"
}

meson_engine() { # by a wrap file, then with the headers in the project
    local folder=$out/engine
    need meson meson
    engine && mkdir -p "$folder/subprojects/packagefiles" &&
        cp -r examples/meson "$folder/subprojects/packagefiles/bitnet" &&
        page ini >"$folder/subprojects/bitnet.wrap" && page meson >"$folder/meson.build" &&
        meson setup "$folder/build" "$folder" "-Dcpp_args=$engine_warnings" -Dwerror=true &&
        meson compile -C "$folder/build" && told "$folder/build/engine" || return 1
    rm -r "$folder/subprojects" && mkdir -p "$folder/subprojects/bitnet" &&
        cp examples/meson/* bitnet.h bitnet_chains.h tools/bitnet_*.h "$folder/subprojects/bitnet" &&
        meson setup "$folder/again" "$folder" "-Dcpp_args=$engine_warnings" -Dwerror=true &&
        meson compile -C "$folder/again" && told "$folder/again/engine"
}

# The shared library of Meson, whose headers are those that bitnet.c and bitnet_all.h include.
pkg_config() {
    local flags
    need meson meson
    need pkg-config pkg-config
    engine && meson setup "$out/build" examples/meson -Ddefault_library=shared \
        --prefix "$out/installed" --libdir lib && meson install -C "$out/build" &&
        told "$out/build/story" || return 1
    sed -n 's/^#include "\(.*\/\)\?\(.*\)"$/\2/p' tools/bitnet_all.h examples/meson/bitnet.c |
        sort -u - <(echo bitnet.h) | grep -vxE 'bitnet_(all|i8mm).h' |
        diff - <(ls "$out/installed/include/bitnet") &&
        ! missing "$out/installed/lib/libbitnet.so" | grep . || return 1
    flags=$(PKG_CONFIG_PATH=$out/installed/lib/pkgconfig pkg-config --cflags --libs bitnet) &&
        told packaged "$flags" "$out/installed/lib"
}

# packaged FLAGS FOLDER: builds a program by the flags of pkg-config and runs it with the library in
# the folder.
packaged() {
    # shellcheck disable=SC2086
    g++ "$out/engine/engine.cpp" $1 -o "$out/packaged" && LD_LIBRARY_PATH=$2 "$out/packaged"
}

# Each system that zig compiles for, as its users do, with its own safety checks.
zig_targets() {
    local target
    [[ -x $zig ]] || { skip "zig cc: it is not available here"; return; }
    engine || return 1
    export ZIG_GLOBAL_CACHE_DIR=$cache/zig ZIG_LOCAL_CACHE_DIR=$out/zig
    for target in {x86_64,x86,aarch64,riscv64,powerpc64le,mips64el}-linux-musl arm-linux-musleabihf \
        {x86_64,aarch64}-linux-gnu.2.17 {x86_64,x86,aarch64}-windows-gnu {x86_64,aarch64}-macos \
        wasm32-wasi; do
        "$zig" cc -target "$target" examples/cmake/story.c -DBITNET_IMPLEMENTATION -I. \
            -o "$out/story-$target" || return 1
    done
    told "$out/story-x86_64-linux-musl" && told "$out/story-x86-linux-musl"
}
