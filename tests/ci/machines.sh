# machines.sh - the tests on other machines, most of them emulated

# The programs are sanitized, or plain and in qemu if the kernel runs no 32-bit programs.
areas_32() {
    printf 'int main(void) { return 0; }\n' >"$out/try.c"
    clang $m32 "$out/try.c" -o "$out/try" || return 1
    "$out/try" 2>"$out/refused" && { areas "$1" clang -O1 -g1 $m32 $avx2 $sanitizers; return; }
    echo "SKIPPED the sanitizers: 32-bit programs run only in qemu here"
    clang -O1 $m32 -D_FILE_OFFSET_BITS=64 -static tests/test.c -o "$out/areas" &&
        each_area "$1" qemu-i386 "$out/areas"
}

wine() {
    WINEDEBUG=-all WINEPREFIX=$out/wine \
        "$(command -v wine64 || echo /usr/lib/wine/wine64)" "$@"
}

# with_wine COMMAND...: keeps wine's server running until the command ends. By itself the server
# exits three seconds after a program, and one that starts at that moment loses its connection
# ("recvmsg: Connection reset by peer").
with_wine() {
    local server status
    server=$(command -v wineserver || echo /usr/lib/wine/wineserver64)
    mkdir -p "$out/wine" && WINEPREFIX=$out/wine "$server" -p || return 1
    "$@"
    status=$?
    WINEPREFIX=$out/wine "$server" -k
    return $status
}

# windows AREA...: also compiles everything, because the headers of Windows define unusual names.
windows() {
    local name
    for name in examples/*.c tools/bitnet_*.c; do
        x86_64-w64-mingw32-gcc -Wall -Wextra -Werror -fsyntax-only "$name" || return 1
    done
    x86_64-w64-mingw32-gcc -O1 -static tests/test.c -o "$out/test.exe" || return 1
    with_wine each_area "$*" wine "$out/test.exe"
}

# msvc MACHINE FLAG...: compiles with clang for Microsoft's target and with Wine's headers, which lack
# definitions of Microsoft's.
msvc() {
    local headers=/usr/include/wine/wine
    mkdir -p "$out/include" && ln -sfn /usr/include/vulkan "$out/include/vulkan" &&
        ln -sfn /usr/include/vk_video "$out/include/vk_video" &&
        clang "--target=$1-pc-windows-msvc" -fsyntax-only -O2 -Wall -Wextra -pedantic -Wgnu -Werror \
            -Wno-unused-function -D_WIN32_WINNT=0x0A00 -Dsig_atomic_t=int -DWINE_UNICODE_NATIVE \
            -isystem "$headers/msvcrt" -isystem "$headers/windows" "-I$out/include" "${@:2}"
}

# All of windows.h comes first: many of its macros are plain words (small, near, IN).
windows_msvc() {
    local name
    printf '#define BITNET_IMPLEMENTATION\n#include "%s/bitnet_gpu.h"\n' "$PWD" >"$out/gpu.c"
    for name in "$implementation" "$out/gpu.c" tools/*.c examples/*.c; do
        msvc x86_64 -include winsock2.h -include windows.h "$name" || return 1
    done
    for name in "$implementation" "$out/gpu.c"; do
        msvc x86_64 -x c++ -std=c++14 -D_InterlockedCompareExchange128=declared "$name" || return 1
    done
}

# vectors_are_unions MACHINE FLAG...: compiles with clang and prints operators and lists of vectors,
# which Microsoft's compiler does not have.
vectors_are_unions() {
    local operator="(BinaryOp|AssignOp).*vector_.* '[-+*/&|^]=?'|UnaryOp.*vector_.* prefix '[-~!]'"
    msvc "$@" -Xclang -ast-dump -Xclang -ast-dump-filter=bitnet__ >"$out/tree" &&
        ! grep -aE "InitListExpr[^[]*vector_[^[]*$|$operator" "$out/tree"
}

# The lines that Microsoft's compiler reads: as above without clang's macro, and with all instruction
# sets, because functions have no target.
windows_cl() {
    local name flags="-U__clang__ -Wno-language-extension-token -Wno-unknown-pragmas"
    local x86="-march=x86-64-v4 -mavx512vnni -mavx512vbmi -mavxvnni -U__AVX512VNNI__"
    local arm="-march=armv8.2-a+dotprod+i8mm -DARM64_FPCR=0x5A20 -Wno-ignored-pragmas"
    arm+=" -Wno-implicit-function-declaration" # _ReadStatusReg
    flags+=" -Wno-gnu-folding-constant"        # offsetof, as the next
    local plus="-x c++ -std=c++14 -Wno-vla-extension -D_InterlockedCompareExchange128=declared"
    for name in start arg copy end; do flags+=" -D_crt_va_$name=__builtin_va_$name"; done
    x86+=" -include immintrin.h -include avx512vnniintrin.h"
    printf '#include "%s"\n' "$implementation" "$PWD/bitnet_gpu.h" >"$out/all.c"
    for name in tools/*.c examples/*.c; do
        msvc x86_64 $flags $x86 "$name" || return 1
    done
    msvc x86_64 $flags $x86 $plus "$out/all.c" && msvc i686 $flags "$out/all.c" &&
        vectors_are_unions x86_64 $flags $x86 "$out/all.c" &&
        vectors_are_unions aarch64 $flags $arm "$out/all.c"
}

# unloaded_windows MACHINE WINE: the same as "unloaded", on Windows and with a model whose path has
# characters of no code page. If a thread faults, the program prints it and may still exit with
# success. For 32 bits this also compiles everything.
unloaded_windows() {
    local compiler=$1-w64-mingw32-gcc flags= name said
    need "$compiler" "gcc-mingw-w64-${1/_/-}"
    if [[ $1 == i686 ]]; then
        flags="-msse2 -mfpmath=sse"
        for name in examples/*.c tools/bitnet_*.c; do
            $compiler $flags -Wall -Wextra -Werror -fsyntax-only "$name" || return 1
        done
    fi
    $compiler $flags -static -shared -DBITNET_IMPLEMENTATION "-DBITNET_API=__declspec(dllexport)" \
        -x c bitnet.h -o "$out/bitnet.dll" &&
        $compiler tests/unload.c -o "$out/unload.exe" &&
        cp examples/models/stories.gguf "$out/märchen-物語.gguf" || return 1
    have "$2" || { skip "a library unloaded, $1: compiled, but no wine runs it here"; return; }
    said=$(LC_ALL=C.UTF-8 WINEDEBUG=-all WINEPREFIX=$out/wine "$2" "$out/unload.exe" \
        "$out/bitnet.dll" "$out/märchen-物語.gguf" 2>&1) && [[ $said != *Unhandled* ]] ||
        { echo "$said"; return 1; }
}

# in_utf8 SUFFIX COMMAND...: what examples print if paths and texts have characters of no code page.
# COMMAND runs the programs, whose names end with SUFFIX.
in_utf8() {
    local model=$out/märchen-物語.gguf
    rm -f "$out/索引"
    "${@:2}" "$out/generate$1" "$model" "Zoë 物語" --tokens 3 && "${@:2}" "$out/embed$1" "$model" &&
        "${@:2}" "$out/search$1" "$model" "$out/索引" --folder "$out/物語" &&
        "${@:2}" "$out/search$1" "$model" "$out/索引" "Wo ist die Eule? 物語"
}

arguments_windows() {
    local name
    program generate embed search && cp examples/models/stories.gguf "$out/märchen-物語.gguf" &&
        mkdir -p "$out/物語/größe" && echo "The owl." >"$out/物語/größe/Zoë-物語.txt" || return 1
    for name in generate embed search; do
        x86_64-w64-mingw32-gcc -O1 $avx2 -static examples/$name.c -o "$out/$name.exe" || return 1
    done
    in_utf8 "" >"$out/wanted" && grep -q 'Zoë-物語.txt:1$' "$out/wanted" &&
        LC_ALL=C.UTF-8 in_utf8 .exe wine | tr -d '\r' | cmp - "$out/wanted"
}

arm_isa() {
    need llvm-mca-19 llvm-19
    tests/arm_isa --mca llvm-mca-19
}

arm() {
    aarch64-linux-gnu-gcc -O1 -static tests/test.c -o "$out/test-arm" &&
        each_area "$*" qemu-aarch64 "$out/test-arm"
}

# zig_cc TARGET FLAGS...: without zig's own safety checks, which other compilers do not have.
zig_cc() {
    ZIG_GLOBAL_CACHE_DIR=$cache/zig ZIG_LOCAL_CACHE_DIR=$out/zig \
        "$zig" cc -target "$1" -fno-sanitize=all -g0 "${@:2}"
}

# links TARGET FLAG PROGRAM...: compiles and links programs that cannot run here.
links() {
    local target=$1 flag=$2 name
    [[ -x $zig ]] || { skip "$target: no compiler"; return; }
    mkdir "$out/include" && ln -s /usr/include/vulkan /usr/include/vk_video "$out/include"
    for name in "${@:3}"; do
        zig_cc "$target" "$flag" -Wall -Wextra -Werror -Wno-unused-function "-I$out/include" "$name" \
            $([[ $target == *windows* ]] && echo -lws2_32) -o "$out/linked" >"$out/said" 2>&1 ||
            { echo "$name"; cat "$out/said"; return 1; }
    done
}

riscv() {
    [[ -x $zig ]] || { skip "RISC-V: no compiler"; return; }
    zig_cc riscv64-linux-musl -O1 tests/test.c -o "$out/test-riscv" &&
        each_area "$*" qemu-riscv64 "$out/test-riscv"
}

# in_node PROGRAM OPTIONS...: runs a program for WASI, which can access this folder, /tmp and $out.
# Without the flag, node sometimes crashes in its WASI (github.com/nodejs/node/issues/53087).
in_node() {
    cat >"$out/wasi.mjs" <<'EOF'
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";
const [folder, program, ...options] = process.argv.slice(2);
const preopens = { ".": ".", "/tmp": "/tmp", [folder]: folder };
const wasi = new WASI({ version: "preview1", args: [program, ...options], preopens });
const module = await WebAssembly.compile(await readFile(program));
process.exitCode = wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
EOF
    "$node" --no-warnings --no-turbo-fast-api-calls "$out/wasi.mjs" "$out" "$@"
}

# web FLAGS AREAS...: WebAssembly in node; its size_t has 32 bits.
web() {
    [[ -x $zig && -x $node ]] || { skip "WebAssembly: no compiler, or no node 22"; return; }
    zig_cc wasm32-wasi -O1 $1 -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS \
        -DBITNET_NO_THREADS tests/test.c -lwasi-emulated-signal -lwasi-emulated-process-clocks \
        -Wl,-z,stack-size=4194304 -o "$out/test.wasm" &&
        each_area "${*:2}" in_node "$out/test.wasm"
}

travels() { # a session moves to ARM, to WebAssembly and back; another one stays here
    local model=examples/models/stories.gguf
    [[ -x $zig && -x $node ]] || { skip "a session that travels: no compiler, or no node 22"; return; }
    cc tests/travel.c -o "$out/here" &&
        aarch64-linux-gnu-gcc -O1 -static tests/travel.c -o "$out/arm" &&
        zig_cc wasm32-wasi -O1 -msimd128 tests/travel.c -Wl,-z,stack-size=1048576 \
            -o "$out/web.wasm" || return 1
    {
        "$out/here" $model "$out/a.state" 20 "Words:" &&
            qemu-aarch64 "$out/arm" $model "$out/a.state" 20 &&
            in_node "$out/web.wasm" $model "$out/a.state" 20 &&
            "$out/here" $model "$out/a.state" 20
    } >"$out/a" || return 1
    "$out/here" $model "$out/b.state" 80 "Words:" >"$out/b" &&
        cmp "$out/a" "$out/b" && cmp "$out/a.state" "$out/b.state" && [[ -s $out/a ]]
}
