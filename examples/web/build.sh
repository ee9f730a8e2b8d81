#!/bin/sh
# build.sh - makes a page that tells stories, of the library and a model: one file, which opens from
# disk and needs nothing else
#
#     sh examples/web/build.sh                        makes bitnet.html, with the small model
#     sh examples/web/build.sh MODEL.gguf PAGE.html   another model, another page
#
# It takes a C compiler (cc, or $CC) and one for WebAssembly: $WASM_CC, zig, Python's ziglang, or
# clang 14 and later with wasi-libc. clang 17 and later and zig know relaxed SIMD, too.

here=$(dirname "$0")
model=${1:-$here/../models/stories.gguf}
page=${2:-bitnet.html}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

complain() {
    echo "build.sh: $*" >&2
    exit 1
}

# wasm FLAGS -o FILE: compiles the module, by what has been found.
wasm() {
    $compiler -O2 "-I$here/../.." -mexec-model=reactor "$@" "$here/module.c" -Wl,--strip-all \
        -Wl,-z,stack-size=1048576
}

# Whether a compiler can do it at all.
can() {
    compiler=$1
    echo '#include <stdlib.h>
void *web_room(size_t size) { return malloc(size); }' >"$work/try.c"
    $compiler -mexec-model=reactor "$work/try.c" -o "$work/try.wasm" 2>"$work/said"
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
"$work/pack" "$here/page.html" "$model" "$work/simd128.wasm" "$relaxed" >"$page.tmp" &&
    mv "$page.tmp" "$page" || {
    rm -f "$page.tmp"
    exit 1
}
echo "$page: $(wc -c <"$page") bytes. Open it in a browser." >&2
