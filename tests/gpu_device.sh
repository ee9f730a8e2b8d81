#!/bin/sh
# gpu_device.sh - all that is to be tested and measured on a machine with a real GPU
#
#   sh tests/gpu_device.sh build       where there are a C compiler and Vulkan's headers
#   sh tests/gpu_device.sh [SECONDS]   where there is the GPU, from the top of the repository
#
# The first makes the folder gpu_device with the programs and this machine's Vulkan loader. The
# second needs only that folder and examples/models: no compiler, no headers. It does one step after
# the other: the device's list, the quick areas of test_gpu, decode and prompts of a random model,
# the slow areas, and last the CPU's speed. Each result is appended to gpu_device/report.txt when
# its step ends, and no step is done twice: after SECONDS, or when it was cut off, the same command
# goes on. The last line says what is left, or whether all of it passed.
#
# From the environment: DEVICE, the number in the list (1); SHAPE, one that bitnet_bench knows (2b);
# LOADER, a folder with libvulkan.so.1; VK_DRIVER_FILES, the driver's json. What is not named is
# looked for. AREAS: those of test_gpu, not all. In one container NVIDIA's driver did not load until
# Debian's libvulkan1, libegl1, libgl1, libgles2, libglvnd0, libglx0, libopengl0 were there and
# ldconfig had run.

folder=gpu_device
report=$folder/report.txt
device=${DEVICE:-1}
model=$folder/${SHAPE:-2b}.gguf
begun=$(date +%s)

build() {
    mkdir -p "$folder" && rm -f "$folder"/report.txt "$folder"/done.* || exit 1
    for program in tools/bitnet_bench.c tests/test_gpu.c examples/gpu.c; do
        cc -O2 "$program" -o "$folder/$(basename "$program" .c)" || exit 1
    done
    loader=$(ldconfig -p 2>/dev/null | sed -n 's/.*libvulkan\.so\.1 .*=> //p' | head -n 1)
    [ -z "$loader" ] || cp -L "$loader" "$folder/libvulkan.so.1"
    cp -r examples/models "$folder" && ls "$folder"
}

# The machine's own loader, else the one that came along. It knows where drivers usually lie; where
# none does, NVIDIA's of a container.
find_vulkan() {
    ldconfig -p 2>/dev/null | grep -q 'libvulkan\.so\.1' || LOADER=${LOADER:-$PWD/$folder}
    export LD_LIBRARY_PATH="${LOADER:+$LOADER:}$LD_LIBRARY_PATH"
    if ! ls /usr/share/vulkan/icd.d /etc/vulkan/icd.d /usr/local/share/vulkan/icd.d 2>/dev/null |
        grep -q 'json$'; then
        VK_DRIVER_FILES=${VK_DRIVER_FILES:-/usr/local/nvidia/share/vulkan/icd.d/nvidia_icd.json}
    fi
    [ -z "$VK_DRIVER_FILES" ] || export VK_DRIVER_FILES VK_ICD_FILENAMES="$VK_DRIVER_FILES"
}

# Ends at once where the device is not in the list, with what the loader says of its drivers.
find_device() {
    "$folder/gpu" --device "$device" --tokens 1 2>&1 | grep -q "^$device  " && return
    VK_LOADER_DEBUG=error,warn "$folder/gpu" --device "$device" --tokens 1
    echo "there is no Vulkan device $device"
    exit 1
}

# step NAME COMMAND...: once, within the time that is left. What the time cuts off is done again.
step() {
    name=$1
    shift
    [ -e "$folder/done.$name" ] && return
    left=$((${seconds:-1000000} - $(date +%s) + begun))
    if [ "$left" -lt 10 ]; then
        waiting="$waiting $name"
        return
    fi
    timeout "$left" "$@" >"$folder/said" 2>&1
    status=$?
    if [ "$status" -eq 124 ]; then
        waiting="$waiting $name"
        [ "$left" -lt 300 ] && return # it may pass with more time
    fi
    [ "$status" -eq 0 ] && verdict=passed || verdict="FAILED ($status)"
    {
        echo "==== $name: $verdict, at $(($(date +%s) - begun)) s"
        cat "$folder/said"
    } | tee -a "$report"
    echo "$verdict" >"$folder/done.$name"
}

# A device that hangs takes two minutes at most; "opening" opens one some hundreds of times.
areas() {
    for area in ${AREAS:-$1}; do
        [ "$area" = opening ] && limit=600 || limit=120
        step "test-$area" timeout -s KILL "$limit" "$folder/test_gpu" --device "$device" "$area"
    done
}

[ "$1" = build ] && { build; exit; }
seconds=$1
waiting=
find_vulkan
find_device
quick="shaders refusals layers threads hangs drafts state devices vulkan sessions context"
slow=$("$folder/test_gpu" --areas | grep -vxE "$(echo "$quick opening" | tr ' ' '|')")
step devices "$folder/gpu" --tokens 30 --device "$device"
areas "$quick"
step draw "$folder/bitnet_bench" --synth "${SHAPE:-2b}" --write "$model" --threads 8 --prefill 1 --tokens 2
for round in 1 2 3; do # three runs, so that one can see how steady the figures are
    step "bench-$round" "$folder/bitnet_bench" "$model" --device "$device" --prefill 128,512 \
        --tokens 512 --depth 16,1024,4000 --sessions 1,2,4,8
done
step bench-apart "$folder/bitnet_bench" "$model" --device "$device" --apart --tokens 512 \
    --depth 16,1024,4000
[ -n "$AREAS" ] || areas "$slow opening"
step cpu "$folder/bitnet_bench" "$model" --threads 1,2,4,8,16 --prefill 128 --tokens 64
if [ -n "$waiting" ]; then
    echo "left to do:$waiting"
    exit 1
fi
grep -l FAILED "$folder"/done.* 2>/dev/null && { echo "NOT all passed"; exit 1; }
echo "all passed"
