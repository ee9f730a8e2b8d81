#!/bin/sh
# gpu_device.sh - tests and measurements for a machine with a real GPU
#
#   sh tests/gpu_device.sh build              needs a C compiler, Vulkan's headers, glslangValidator
#   sh tests/gpu_device.sh shaders FOLDER     compiles those of gpu_edges only
#   sh tests/gpu_device.sh profile [SECONDS]  on the GPU's machine: measurements of kernels
#   sh tests/gpu_device.sh [SECONDS]          on the GPU's machine: tests and speed
#
# The first makes the folder gpu_device with the programs and this machine's Vulkan loader, at most
# 10 MB. The last two run at the top of the repository and need only that folder, neither compiler nor
# headers. They perform one step after the other, the most important first, and stop after SECONDS
# (240 for `profile`, else no limit). When a step ends or is stopped, its output is appended to
# gpu_results/profile.md or report.txt, and that file is copied to the folder $OUT if there is one.
# The same command continues with the steps that are not in the file. The last line reports what is
# left, or whether all steps passed.
#
# Environment variables: DEVICE, the number in the list (1); SHAPE, a shape of bitnet_bench (2b);
# MODEL, its file (in /tmp); LIMIT, the most seconds of a step; AREAS, areas of test_gpu instead of
# all; FOLDER and RESULTS instead of gpu_device and gpu_results; LOADER, a folder with libvulkan.so.1;
# VK_DRIVER_FILES, the driver's json. If they are not set, the script searches for the latter two. In
# one container NVIDIA's driver did not load until Debian's libvulkan1, libegl1, libgl1, libgles2,
# libglvnd0, libglx0, libopengl0 were installed and ldconfig had run.

folder=${FOLDER:-gpu_device}
results=${RESULTS:-gpu_results}
device=${DEVICE:-1}
shape=${SHAPE:-2b}
model=${MODEL:-/tmp/gpu_device-$shape.gguf}
begun=$(date +%s)
waiting=

shaders() { # FOLDER
    compile="glslangValidator -V --target-env vulkan1.1 -g0"
    for name in clock empty read resident edge; do
        $compile "tests/gpu_edges/$name.comp" -o "$1/$name.spv" || exit 1
    done
    $compile tests/gpu_edges/norm.comp -o "$1/norm-plain.spv" &&
        $compile -DFAST tests/gpu_edges/norm.comp -o "$1/norm-fast.spv" &&
        $compile tests/gpu_edges/layers.comp -o "$1/layers-plain.spv" &&
        $compile -DFAST tests/gpu_edges/layers.comp -o "$1/layers-fast.spv" &&
        cp tests/gpu_edges/matrix.spv "$1" || exit 1
}

build() {
    mkdir -p "$folder" || exit 1
    for program in tools/bitnet_bench.c tests/gpu_edges.c tests/cpu_features.c examples/gpu.c \
        tests/test_gpu.c tests/test.c; do
        cc -O2 -s "$program" -o "$folder/$(basename "$program" .c)" || exit 1
    done
    shaders "$folder"
    loader=$(ldconfig -p 2>/dev/null | sed -n 's/.*libvulkan\.so\.1 .*=> //p' | head -n 1)
    [ -z "$loader" ] || cp -L "$loader" "$folder/libvulkan.so.1"
    cp -r examples/models "$folder" && ls "$folder" && du -sm "$folder"
}

# Uses the machine's loader, else the one in the folder. The loader finds drivers in the usual places;
# if there are none, uses NVIDIA's in a container.
find_vulkan() {
    ldconfig -p 2>/dev/null | grep -q 'libvulkan\.so\.1' || LOADER=${LOADER:-$PWD/$folder}
    export LD_LIBRARY_PATH="${LOADER:+$LOADER:}$LD_LIBRARY_PATH"
    if ! ls /usr/share/vulkan/icd.d /etc/vulkan/icd.d /usr/local/share/vulkan/icd.d 2>/dev/null |
        grep -q 'json$'; then
        VK_DRIVER_FILES=${VK_DRIVER_FILES:-/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json}
    fi
    [ -z "$VK_DRIVER_FILES" ] || export VK_DRIVER_FILES VK_ICD_FILENAMES="$VK_DRIVER_FILES"
}

# Exits if the device is not in the list, and prints the loader's messages about its drivers.
find_device() {
    "$folder/gpu_edges" "$folder" --device "$device" --seconds 1 --only dispatches >/dev/null 2>&1
    [ $? -ne 3 ] && return
    VK_LOADER_DEBUG=error,warn "$folder/gpu_edges" "$folder" --device "$device" --only dispatches
    echo "there is no Vulkan device $device"
    exit 1
}

count_left() { left=$((${seconds:-1000000} - $(date +%s) + begun)); } # seconds

# step NAME LIMIT COMMAND...: once, within LIMIT seconds and the remaining time. A step that the latter
# ends is repeated.
step() {
    name=$1 limit=$2
    shift 2
    [ "$limit" -lt "${LIMIT:-$limit}" ] || limit=${LIMIT:-$limit}
    grep -qE "^==== $name: (passed|FAILED|stopped)" "$report" 2>/dev/null && return
    count_left
    if [ "$left" -lt 10 ]; then
        waiting="$waiting $name"
        return
    fi
    [ "$left" -lt "$limit" ] && allowed=$left || allowed=$limit
    timeout -k 5 "$allowed" "$@" >"$results/said" 2>&1
    status=$?
    verdict="FAILED ($status)"
    [ "$status" -eq 0 ] && verdict=passed
    if [ "$status" -eq 124 ] || [ "$status" -eq 137 ]; then
        verdict="stopped after $allowed s"
        [ "$allowed" -eq "$limit" ] || verdict="cut off after $allowed s" waiting="$waiting $name"
    fi
    {
        echo
        echo "==== $name: $verdict, at $(($(date +%s) - begun)) s"
        cat "$results/said"
    } | tee -a "$report"
    [ -z "$OUT" ] || cp "$report" "$OUT"
}

# A device that hangs takes two minutes at most; "opening" opens one some hundreds of times.
areas() {
    for area in ${AREAS:-$1}; do
        [ "$area" = opening ] && limit=600 || limit=120
        step "test-$area" "$limit" "$folder/test_gpu" --device "$device" "$area"
    done
}

bench() { # NAME LIMIT OPTION...: of the model on the device
    name=$1 limit=$2
    shift 2
    step "$name" "$limit" "$folder/bitnet_bench" "$model" --device "$device" "$@"
}

# Begins to make the random model, whose logits are spread like those of a trained one.
draw() {
    drawing=
    [ -e "$model" ] && return
    "$folder/bitnet_bench" --synth "$shape" --sigma 12 --write "$model" --threads 8 --prefill 1 \
        --tokens 2 >"$results/drawn" 2>&1 &
    drawing=$!
}

# Waits for the file, which appears when it is complete; the rest of the program's work is not needed.
await_model() {
    [ -n "$drawing" ] || return
    count_left
    while [ "$left" -gt 10 ] && [ ! -e "$model" ] && kill -0 "$drawing" 2>/dev/null; do
        sleep 1
        count_left
    done
    kill "$drawing" 2>/dev/null
    wait "$drawing"
}

# The CPU makes the model while the first step uses the GPU.
profile() {
    draw
    step edges 60 "$folder/gpu_edges" "$folder" --device "$device" --seconds 50 \
        --only dispatches edges tickets
    await_model
    bench tokens 90 --gpu-profile --tokens 32 --depth 16,1024,4000 --prefill 64,512,2048 --sessions 1,8
    bench prompts-int8 45 --gpu-profile --tokens 8 --depth 16 --prefill 512,2048 --kv int8
    # 64 sampled sessions that share passes, and fewer and more; their context is short, for the memory
    bench together 60 --gpu-profile --tokens 16 --depth 16 --prefill 64 --sessions 8,16,64,128
    bench many 60 --tokens 64 --depth 16 --prefill 64 --sessions 1,8,16,64,128
    step reads 45 "$folder/gpu_edges" "$folder" --device "$device" --seconds 40 \
        --only reads resident weights norms matrices layers
    bench speed 45 --prefill 128,512,2048 --tokens 256 --depth 16,1024 --sessions 1,8
    step cpu-features 10 "$folder/cpu_features"
    step cpu-kernels 30 "$folder/test" kernels # all instruction sets that this CPU has
    step cpu-forms 30 "$folder/test" forms
    step cpu-speed 45 "$folder/bitnet_bench" "$model" --threads 16 --prefill 128,512 --tokens 32
    if "$folder/cpu_features" | grep -qx 'AMX: permitted'; then
        step cpu-bits 120 "$folder/test" bits
        step cpu-amx 45 "$folder/bitnet_bench" "$model" --isa avx512-amx --threads 16 \
            --prefill 128,512 --tokens 32
    fi
}

tests() {
    quick="shaders refusals layers threads hangs drafts state devices vulkan sessions context"
    slow=$("$folder/test_gpu" --areas | grep -vxE "$(echo "$quick opening" | tr ' ' '|')")
    step devices 120 "$folder/gpu" --tokens 30 --device "$device"
    areas "$quick"
    draw
    await_model
    for round in 1 2 3; do # three runs, which show how steady the figures are
        bench "bench-$round" 300 --prefill 128,512 --tokens 512 --depth 16,1024,4000 \
            --sessions 1,2,4,8
    done
    bench bench-apart 300 --apart --tokens 512 --depth 16,1024,4000
    [ -n "$AREAS" ] || areas "$slow opening"
    step cpu 300 "$folder/bitnet_bench" "$model" --threads 1,2,4,8,16 --prefill 128 --tokens 64
}

case $1 in
build) build; exit ;;
shaders) shaders "$2"; exit ;;
profile) work=profile report=$results/profile.md seconds=${2:-240} ;;
*) work=tests report=$results/report.txt seconds=$1 ;;
esac
[ -x "$folder/gpu_edges" ] || { echo "first: sh tests/gpu_device.sh build"; exit 1; }
mkdir -p "$results" || exit 1
find_vulkan
find_device
$work
if [ -n "$waiting" ]; then
    echo "left to do:$waiting"
    exit 1
fi
grep '^==== .*: FAILED' "$report" && { echo "NOT all passed"; exit 1; }
echo "all passed"
