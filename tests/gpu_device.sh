#!/bin/sh
# gpu_device.sh - everything that is to be measured on a machine with a real GPU, in one command
#
#   sh tests/gpu_device.sh [DEVICE [SHAPE]]   from the top of the repository; the first device is 1
#
# Needs a C compiler and Vulkan's headers and driver. Draws a model of the 2B shape (or of another
# that bitnet_bench knows) with random weights (1.2 GB in the current directory) and measures the
# CPU with 1 to 16 threads. Then it runs all GPU tests on the device and measures upload, prefill,
# batches of 1 to 8 tokens, decode at short and long contexts with dispatches and submits per token
# and the share of the copy bandwidth, 1 to 8 sessions together, and compares logits with the CPU's by memcmp. The report is
# in gpu_device.txt; the last line says whether all of it passed.

device=${1:-1}
shape=${2:-2b}
model=bench-$shape.gguf
report=gpu_device.txt
status=0
{
    date
    cc --version | head -n 1
    vulkaninfo --summary 2>/dev/null | grep -E 'deviceName|driverName|driverInfo|apiVersion'
    cc -O2 tools/bitnet_bench.c -o bitnet_bench || status=1
    ./bitnet_bench --synth "$shape" --write "$model" --threads 1,2,4,8,16 --prefill 128 \
        --tokens 64 || status=1
    cc -O2 tests/test_gpu.c -o test_gpu && ./test_gpu --device "$device" || status=1
    for round in 1 2 3; do # three runs, so that one can see how steady the figures are
        ./bitnet_bench "$model" --device "$device" --prefill 128,512 --tokens 512 \
            --depth 16,1024,4000 --sessions 1,2,4,8 || status=1
    done
    ./bitnet_bench "$model" --device "$device" --apart --tokens 512 --depth 16,1024,4000 || status=1
    rm -f "$model"
    [ "$status" -eq 0 ] && echo "all passed" || echo "NOT all passed"
} 2>&1 | tee "$report"
tail -n 1 "$report" | grep -qx "all passed"
