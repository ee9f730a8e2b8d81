# gpu.sh - the GPU, in software: llvmpipe

shaders() { # the same version of the compiler writes the same words
    [[ $(glslangValidator --version | head -n 1) == "$(head -n 1 shaders_spv/manifest)" ]] ||
        { skip "shaders: they were made by another compiler"; return; }
    program gen_spv && "$out/gen_spv" --check
}

matrices() { # the modules for cooperative matrices, disassembled
    local name
    for name in gemm gemm_groups attention_bytes; do
        spirv-dis "shaders_spv/$name-matrix.spv" >"$out/$name.dis" 2>&1 ||
            { skip "matrices: this spirv-dis does not know them"; return; }
        grep -q OpCooperativeMatrixMulAddKHR "$out/$name.dis" || return 1
    done
}

gpu_symbols() { # without volk and without being linked, Vulkan is loaded at run time
    printf '#define BITNET_IMPLEMENTATION\n#include "%s/bitnet_gpu.h"\n' "$PWD" >"$out/gpu.c"
    gcc -c "$out/gpu.c" -o "$out/gpu.o" && ! nm -u "$out/gpu.o" | grep ' vk[A-Z]'
}

gpu_example() {
    program gpu &&
        "$out/gpu" --device 1 --tokens 30 | grep -q '^Words: [a-z]' || return 1
    "$out/gpu" --tokens 5 2>"$out/error" && grep -q 'using the CPU' "$out/error"
}

# What tests/gpu_device.sh measures, with the smallest settings: four tables of a model, and edges
# whose results are those of the CPU.
gpu_profile() {
    have glslangValidator || { skip "profile: no glslangValidator"; return; }
    program bitnet_bench && once gpu_edges cc -DBITNET_KERNELS=0 tests/gpu_edges.c &&
        sh tests/gpu_device.sh shaders "$out" || return 1
    "$out/gpu_edges" "$out" --only dispatches tickets norms layers || return 1
    "$out/bitnet_bench" --synth nano --gpu-profile --depth 16 --tokens 4 --prefill 12 --sessions 2 \
        --threads 2 --write "$out/nano.gguf" >"$out/tables" && cat "$out/tables" &&
        [[ $(grep -c '^| sum |' "$out/tables") -eq 4 ]] || return 1
    FOLDER=$out RESULTS=$out/results MODEL=$out/nano.gguf sh tests/gpu_device.sh profile 0 |
        grep -qEx 'left to do: edges tokens prompts-int8 together many reads speed cpu-features cpu-kernels cpu-forms cpu-speed.*'
}

gpu_tests() { # FLAGS AREA...: the tests, or some of their areas
    local name=test_gpu${1// /}
    once "$name" cc -O1 tests/test_gpu.c $1 && "$out/$name" "${@:2}"
}

gpu_opening() { # as many failures as there is time for
    once test_gpu cc -O1 tests/test_gpu.c && TEST_SECONDS=120 "$out/test_gpu" opening
}

gpu_others() { # other sizes of subgroups, and a driver that reports missing features
    local driver=/usr/share/vulkan/icd.d/lvp_icd.x86_64.json width
    once test_gpu cc -O1 tests/test_gpu.c || return 1
    for width in 256 512; do
        LP_NATIVE_VECTOR_WIDTH=$width "$out/test_gpu" halves screen prompt-bytes || return 1
    done
    [[ -e $driver ]] || { skip "portability: no llvmpipe"; return; }
    sed 's/"ICD": {/"ICD": { "is_portability_driver": true,/' "$driver" >"$out/portability.json"
    VK_ICD_FILENAMES="$out/portability.json" VK_DRIVER_FILES="$out/portability.json" \
        "$out/test_gpu" flushes
}

gpu_validated() { # AREA...: under the validation layers, which report nothing
    local folder=$out/validation checks=VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT
    local active=khronos-validation-createinstance-status-message status
    checks+=,VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT
    checks+=,VALIDATION_CHECK_ENABLE_SYNCHRONIZATION_VALIDATION_QUEUE_SUBMIT
    need "/usr/share/vulkan/explicit_layer.d/*khronos_validation*" vulkan-validationlayers
    compgen -G "/usr/share/vulkan/explicit_layer.d/*khronos_validation*" >/dev/null ||
        { skip "no validation layers"; return; }
    # To stdout, because a file is emptied whenever a test opens Vulkan again. Information reports
    # that the layers are active, and which waits ran out of time.
    mkdir -p "$folder" && cat >"$folder/vk_layer_settings.txt" <<END || return 1
khronos_validation.debug_action = VK_DBG_LAYER_ACTION_LOG_MSG
khronos_validation.report_flags = error,warn,perf,info
khronos_validation.log_filename = stdout
khronos_validation.enables = $checks
END
    once test_gpu cc -O1 tests/test_gpu.c || return 1
    VK_LAYER_SETTINGS_PATH=$folder VK_INSTANCE_LAYERS=VK_LAYER_KHRONOS_validation \
        "$out/test_gpu" "$@" >"$folder/said"
    status=$?
    cat "$folder/said"
    grep -q "$active" "$folder/said" || { echo "the layers were not there: FAILED"; return 1; }
    ! grep Validation "$folder/said" | grep -v "Validation Information" | grep -m 20 . && return $status
}

gpu_flushed() { # on a device that flushes denormals
    [[ $(uname -m) == x86_64 ]] || { skip "flushing: another machine"; return; }
    cc -shared -fPIC tests/gpu_flush.c -o "$out/gpu_flush.so" -ldl &&
        once test_gpu cc -O1 tests/test_gpu.c &&
        TEST_FLUSHED=1 LD_PRELOAD="$out/gpu_flush.so" "$out/test_gpu" "$@"
}

gpu_sanitized() { # AREA...: the test itself counts leaks, because drivers keep memory
    clang -O1 -g1 $sanitizers tests/test_gpu.c -o "$out/test_gpu" || return 1
    ASAN_OPTIONS=detect_leaks=0 "$out/test_gpu" "$@"
}

gpu_threads() { # AREA...: of what is compiled here; the driver is not instrumented
    clang -O1 -g1 -fsanitize=thread tests/test_gpu.c -o "$out/test_gpu" &&
        TSAN_OPTIONS=ignore_noninstrumented_modules=1 "$out/test_gpu" "$@"
}
