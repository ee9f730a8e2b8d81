#!/bin/sh
# build.sh - makes pages of the library and a model: each is one file, which opens from disk and needs
# nothing else
#
#     sh examples/web/build.sh                        bitnet.html tells stories, park.html has villagers
#     sh examples/web/build.sh MODEL.gguf PAGE.html   the first of them, with another model
#
# It takes a C compiler (cc, or $CC) and one for WebAssembly: $WASM_CC, zig, Python's ziglang, or
# clang 14 and later with wasi-libc. clang 17 and later and zig know relaxed SIMD, too.

here=$(dirname "$0")
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

complain() {
    echo "build.sh: $*" >&2
    exit 1
}

# wasm FLAGS -o FILE: compiles the module, by what has been found.
wasm() {
    $compiler -O2 "-I$here/../.." $shared "$@" "$here/module.c" -Wl,--strip-all \
        -Wl,-z,stack-size=1048576
}

# Whether a compiler can do it at all, and how it makes a memory that workers share and that grows up
# to 4 GB. clang is to ignore that its C library was compiled for one thread: only one allocates here.
# zig needs no such leave, and reads that number in hexadecimal.
can() {
    echo '#include <stdlib.h>
void *web_room(size_t size) { return malloc(size); }' >"$work/try.c"
    for more in "--no-check-features -Wl,--max-memory=4294901760" "--max-memory=ffff0000" \
        "--max-memory=4294901760"; do
        compiler=$1
        shared="-mexec-model=reactor -matomics -mbulk-memory -Wl,--shared-memory -Wl,--import-memory"
        shared="$shared -Wl,--export=__stack_pointer -Wl,$more"
        $compiler $shared "$work/try.c" -o "$work/try.wasm" 2>"$work/said" && return
    done
    return 1
}

{ [ -n "$WASM_CC" ] && can "$WASM_CC"; } ||
    can "zig cc -target wasm32-wasi -fno-sanitize=all" ||
    can "python3 -m ziglang cc -target wasm32-wasi -fno-sanitize=all" ||
    can "clang --target=wasm32-wasi" ||
    complain "there is no compiler for WebAssembly. One of these installs it:
    pip install ziglang
    apt install clang lld wasi-libc libclang-rt-dev-wasm32"

echo "$compiler: SIMD128" >&2
wasm -msimd128 -o "$work/simd128.wasm" || complain "$compiler failed"
echo "$compiler: relaxed SIMD" >&2
relaxed=$work/relaxed.wasm
wasm -msimd128 -mrelaxed-simd -Werror=implicit-function-declaration -o "$relaxed" \
    2>"$work/said" || {
    echo "left out: this compiler does not know relaxed SIMD" >&2
    relaxed=
}

${CC:-cc} -O2 "-I$here/../.." "$here/pack.c" -o "$work/pack" || complain "${CC:-cc} failed"

# pack TEMPLATE MODEL PAGE
pack() {
    "$work/pack" "$here/$1" "$2" "$work/simd128.wasm" "$relaxed" "$here/worker.js" >"$3.tmp" &&
        mv "$3.tmp" "$3" || {
        rm -f "$3.tmp"
        exit 1
    }
    echo "$3: $(wc -c <"$3") bytes. Open it in a browser." >&2
}

if [ -n "$1" ]; then
    pack page.html "$1" "${2:-bitnet.html}"
else
    pack page.html "$here/../models/stories.gguf" bitnet.html
    pack park.html "$here/../models/villager.gguf" park.html
fi
