#!/bin/sh
# release.sh - archives for those who do not compile: the library, its headers, three programs and
# the small model, for each system; and their checksums
#
#     sh tools/release.sh [FOLDER [TARGET...]]      FOLDER: build; TARGET: all of those below
#
# It takes zig ($ZIG, zig, or Python's ziglang), for Windows mingw-w64 and zip. CFLAGS is -O2. The
# same commit and compilers give the same bytes, wherever and whenever they run.

set -e
targets="linux-x86_64 linux-aarch64 windows-x86_64 wasm macos-x86_64 macos-aarch64 android-arm64"
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:-build}
[ $# -eq 0 ] || shift
[ $# -eq 0 ] || targets=$*
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$root"

number=$(sed -n 's/^#define BITNET_VERSION //p' bitnet.h)
version=$((number / 10000)).$((number / 100 % 100)).$((number % 100))
date=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>"$work/said" || echo 315619200)}

if [ -z "$ZIG" ]; then
    ZIG=zig
    command -v zig >"$work/said" || ZIG="python3 -m ziglang"
fi

# zig TRIPLE FLAGS...: without its own safety checks and without the machine's paths.
zig() {
    triple=$1
    shift
    $ZIG cc -target "$triple" -fno-sanitize=all -g0 -s ${CFLAGS:--O2} "$@"
}

# mingw FLAGS...: without the time in the file, and a DLL's address does not depend on its path.
mingw() {
    x86_64-w64-mingw32-gcc -s -static -Wl,--no-insert-timestamp -Wl,--disable-auto-image-base \
        ${CFLAGS:--O2} "$@"
}

# library COMPILER... -o FILE
library() { "$@" -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h; }

# pkg_config: what makes the unpacked folder a package, wherever it is
pkg_config() {
    cat >"$place/bitnet.pc" <<END
prefix=\${pcfiledir}

Name: bitnet
Description: runs ternary language models on the CPU
Version: $version
Cflags: -I\${prefix}/include
Libs: -L\${prefix} -lbitnet
END
}

# programs SUFFIX COMPILER...: what they are linked with is in $libraries.
programs() {
    suffix=$1
    shift
    "$@" examples/generate.c -o "$place/generate$suffix" $libraries
    "$@" tools/bitnet_convert.c -o "$place/bitnet_convert$suffix" $libraries
    [ "$suffix" = .wasm ] || "$@" tools/bitnet_server.c -o "$place/bitnet_server$suffix" $libraries
}

# utf8 FILE: what makes Windows give a program its arguments in UTF-8 (10 of 2019 and later).
utf8() {
    cat >"$work/utf8.manifest" <<END
<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<assembly manifestVersion="1.0" xmlns="urn:schemas-microsoft-com:asm.v1">
<application><windowsSettings>
<activeCodePage xmlns="http://schemas.microsoft.com/SMI/2019/WindowsSettings">UTF-8</activeCodePage>
</windowsSettings></application>
</assembly>
END
    echo "1 24 \"$work/utf8.manifest\"" | x86_64-w64-mingw32-windres -o "$1"
}

# compile TARGET: into $place; says what is to be known about it.
compile() {
    libraries=
    case $1 in
    linux-x86_64 | linux-aarch64)
        triple=${1#linux-}-linux-gnu.2.17
        library zig $triple -shared -fPIC -o "$place/libbitnet.so"
        pkg_config
        programs "" zig $triple
        echo "For Linux with glibc 2.17 and later. bitnet.pc is for pkg-config."
        ;;
    windows-x86_64)
        utf8 "$work/utf8.o"
        library mingw -shared "-DBITNET_API=__declspec(dllexport)" -o "$place/bitnet.dll" \
            "-Wl,--out-implib,$place/bitnet.lib"
        libraries="$work/utf8.o -lws2_32"
        programs .exe mingw
        echo "For Windows 8 and later. bitnet.lib is what a program that uses bitnet.dll links."
        ;;
    wasm)
        library zig wasm32-wasi -msimd128 -mexec-model=reactor -Wl,--export-dynamic \
            -Wl,--export=malloc -Wl,--export=free -Wl,-z,stack-size=1048576 \
            '-DBITNET_API=__attribute__((visibility("default")))' -o "$place/bitnet.wasm"
        libraries="-lwasi-emulated-signal -lwasi-emulated-process-clocks"
        programs .wasm zig wasm32-wasi -msimd128 -Wl,-z,stack-size=1048576 \
            -D_WASI_EMULATED_SIGNAL -D_WASI_EMULATED_PROCESS_CLOCKS
        echo "For WASI and 128-bit SIMD, so for wasmtime --dir . generate.wasm. There is no server in it."
        echo "bitnet.wasm exports the API, malloc and free. examples/web makes a page of it."
        ;;
    macos-*)
        triple=${1#macos-}-macos.11.0
        library zig $triple -shared -fPIC -o "$place/libbitnet.dylib"
        pkg_config
        programs "" zig $triple
        echo "For macOS 11 and later. NOBODY HAS RUN THESE: they compile and link."
        echo "xattr -d com.apple.quarantine * lets downloaded programs start."
        echo "iOS has no archive: add the headers and a bitnet.c of three lines (#define"
        echo "BITNET_IMPLEMENTATION, #include \"bitnet_chains.h\", #include \"bitnet_all.h\") to the"
        echo "project, or compile it by xcrun --sdk iphoneos clang -arch arm64 -O2 -c bitnet.c"
        ;;
    android-arm64)
        programs "" zig aarch64-linux-musl -static
        echo "For adb shell. NOBODY HAS RUN THESE: they compile and link. The library of an app is"
        echo "compiled by the NDK, from a bitnet.c of three lines (#define BITNET_IMPLEMENTATION,"
        echo "#include \"bitnet_chains.h\", #include \"bitnet_all.h\"):"
        echo "aarch64-linux-android24-clang -O2 -shared -fPIC bitnet.c -o libbitnet.so"
        ;;
    *)
        echo "release.sh: there is no target $1" >&2
        exit 1
        ;;
    esac
}

# about TARGET: the README of an archive.
about() {
    cat <<END
bitnet.h $version, $1

$(cat "$work/about")

    generate            tells a story with examples/models/stories.gguf; --help
    bitnet_convert DIR  makes a GGUF file of a checkpoint
    bitnet_server MODEL serves OpenAI's clients, and a page at http://127.0.0.1:8080

include/ has the headers; the manual is the top of bitnet.h. Include bitnet.h or bitnet_chains.h before
the others. The library has the functions of the headers that bitnet_all.h includes; the others are
compiled with your program, of which bitnet_gpu.h needs Vulkan. MIT license.
END
}

# pack NAME: the same bytes for the same files.
pack() {
    cd "$work"
    find "$1" -exec touch -h -d "@$date" {} +
    chmod -R u=rwX,go=rX "$1"
    case $1 in
    *windows*)
        archive=$1.zip
        rm -f "$folder/$archive"
        find "$1" -type f | LC_ALL=C sort | TZ=UTC zip -9 -q -X "$folder/$archive" -@
        ;;
    *)
        archive=$1.tar.gz
        tar --sort=name --owner=0 --group=0 --numeric-owner --format=ustar -cf - "$1" |
            gzip -9 -n >"$folder/$archive"
        ;;
    esac
    cd "$folder"
    sha256sum "$archive" >>SHA256SUMS
    wc -c "$archive" >&2
    cd "$root"
}

: >"$folder/SHA256SUMS"
for target in $targets; do
    name=bitnet-$version-$target
    place=$work/$name
    mkdir -p "$place/include" "$place/examples/models"
    compile "$target" >"$work/about"
    about "$target" >"$place/README.txt"
    cp LICENSE "$place"
    cp bitnet.h bitnet_chains.h bitnet_gpu.h tools/bitnet_*.h "$place/include"
    cp examples/models/stories.gguf "$place/examples/models"
    pack "$name"
    rm -rf "$place"
done
