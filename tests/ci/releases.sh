# releases.sh - the archives of a release, unpacked and run

# release FLAGS TARGET...: unpacks the archives and runs their programs, which tell the same story.
release() {
    local name archive root=$PWD
    [[ -x $zig && -x $node ]] || { skip "release: no compiler, or no node 22"; return; }
    need zip zip
    need unzip unzip
    export ZIG=$zig ZIG_GLOBAL_CACHE_DIR=$cache/zig ZIG_LOCAL_CACHE_DIR=$out/zig
    program generate && "$out/generate" --tokens 40 2>/dev/null >"$out/story" &&
        CFLAGS=$1 sh tools/release.sh "$out/release" "${@:2}" &&
        (cd "$out/release" && sha256sum -c SHA256SUMS) || return 1
    for archive in "$out"/release/bitnet-*.*; do
        case $archive in
        *.zip) unzip -q "$archive" -d "$out/unpacked" ;;
        *) mkdir -p "$out/unpacked" && tar -xzf "$archive" -C "$out/unpacked" ;;
        esac || return 1
    done
    for name in "${@:2}"; do
        cd "$out"/unpacked/bitnet-*-"$name" && ls -l . include && grep -q "$name" README.txt &&
            ! grep -l "$root" -r . && "released_${name/-/_}" || { echo "FAILED: $name"; return 1; }
    done
}

# released COMPILER SUFFIX LIBRARY RUNNER...: the programs in the unpacked folder run, and the library
# is closed while models are alive.
released() {
    local compiler=$1 suffix=$2 library=$3
    shift 3
    "$@" "./generate$suffix" --tokens 40 2>/dev/null | tr -d '\r' | cmp - "$out/story" &&
        { [[ $suffix != .exe ]] || "$@" "./generate$suffix" märchen-物語.gguf; } &&
        "$@" "./bitnet_server$suffix" --help | grep -q 'OpenAI' &&
        "$@" "./bitnet_convert$suffix" --help | grep -q 'GGUF' &&
        $compiler "$root/tests/unload.c" -o "unload$suffix" $([[ $suffix ]] || echo -ldl) &&
        "$@" "./unload$suffix" "./$library" examples/models/stories.gguf
}

released_linux_x86_64() {
    need pkg-config pkg-config
    cc "$root/examples/cmake/story.c" -o story \
        $(PKG_CONFIG_PATH=$PWD pkg-config --cflags --libs bitnet) && LD_LIBRARY_PATH=. ./story &&
        released gcc "" libbitnet.so env && BITNET_LIBRARY=$PWD/libbitnet.so python3 \
        "$root/examples/python/example.py" | grep -qx 'the same as without saving: yes'
}

released_linux_aarch64() {
    released aarch64-linux-gnu-gcc "" libbitnet.so qemu-aarch64 -L /usr/aarch64-linux-gnu
}

released_windows_x86_64() { # whose arguments are UTF-8
    export LC_ALL=C.UTF-8
    cp examples/models/stories.gguf märchen-物語.gguf &&
        with_wine released x86_64-w64-mingw32-gcc .exe bitnet.dll wine
}

released_wasm() {
    in_node generate.wasm --tokens 40 2>/dev/null | cmp - "$out/story" &&
        in_node bitnet_convert.wasm --help | grep -q 'GGUF' || return 1
    cat >"$out/library.mjs" <<'EOF'
import { readFileSync } from "node:fs";
import { WASI } from "node:wasi";
const wasi = new WASI({ version: "preview1" });
const module = new WebAssembly.Module(readFileSync("bitnet.wasm"));
const instance = new WebAssembly.Instance(module, wasi.getImportObject());
wasi.initialize(instance);
const library = instance.exports, data = readFileSync("examples/models/stories.gguf");
const at = library.malloc(data.length);
new Uint8Array(library.memory.buffer).set(data, at);
const model = library.bitnet_model_load_memory(at, data.length, 0, 0);
if (!model || library.bitnet_version() < 10000) throw new Error("no model");
library.bitnet_model_free(model);
EOF
    "$node" --no-warnings "$out/library.mjs"
}

released_unrun() { # TARGET...: archives whose programs cannot run here
    [[ -x $zig ]] || { skip "release: no compiler"; return; }
    ZIG=$zig ZIG_GLOBAL_CACHE_DIR=$cache/zig ZIG_LOCAL_CACHE_DIR=$out/zig \
        sh tools/release.sh "$out/release" "$@" && (cd "$out/release" && sha256sum -c SHA256SUMS)
}

released_again() { # from another folder and without a cache, to the same bytes
    local name n=0
    [[ -x $zig ]] || { skip "release: no compiler"; return; }
    export ZIG=$zig CFLAGS=-O0 SOURCE_DATE_EPOCH=1700000000
    mkdir "$out/copy" && cp -r bitnet*.h LICENSE examples tools "$out/copy" || return 1
    for name in . "$out/copy"; do
        n=$((n + 1))
        ZIG_GLOBAL_CACHE_DIR=$out/zig-$n ZIG_LOCAL_CACHE_DIR=$out/zig-$n \
            sh "$name/tools/release.sh" "$out/release-$n" linux-x86_64 windows-x86_64 || return 1
    done
    cmp "$out"/release-[12]/SHA256SUMS
}
