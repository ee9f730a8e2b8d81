# long.sh - the steps of `.ci/run long`: slow ones that rarely find anything. None takes more than
# 20 minutes, except for the hour of sequences. The numbers are seconds with one core: the CPU time,
# or the time itself if a step mostly waits; 600 stands for a step that has not been measured and
# needs more than 240. Short runs choose among those of 240 seconds at most.

long_steps() {
    local machine
    rare 3700 "sequences: one hour" sequences 3600 cc -O2
    rare 1000 "sequences: address and undefined" sequences 900 clang -O1 -g1 $sanitizers
    rare 1000 "sequences: thread" sequences 900 clang -O1 -g1 -fsanitize=thread
    rare 190 "trainer" sh tests/test_train.sh
    rare 150 "the README's other commands" readme_others
    rare 60 "documents: quoted outputs" quoted
    rare 600 "matrix: pairs" tests/matrix --pairs
    # the short run has many sessions in the sanitized server
    rare 600 "sanitizers: address and undefined, clang" \
        areas "many threads draft sampler embed chains recurrent companion guessers \
            experts-sessions cost perplexity" \
        clang -O1 -g1 $avx2 $sanitizers
    rare 600 "sanitizers: address and undefined, kernels" \
        areas "pool kernels weights golden forms screen experts bits" clang -O1 -g1 $sanitizers
    rare 600 "sanitizers: address and undefined, gcc" areas "gguf tokenizer session" \
        gcc -O1 -g1 $sanitizers
    rare 600 "sanitizers: thread, the other areas" areas "embed forms screen many matrix" \
        clang -O1 -g1 -fsanitize=thread
    rare 600 "gpu: tests, devices" gpu_tests "" refusals devices limits spoiled threads \
        hangs state
    rare 600 "gpu: tests, screens and samplers" gpu_tests "" halves flushes sampled \
        controlled masked clock heads
    rare 600 "gpu: tests, formats of weights" gpu_tests "" bases bases-sessions floats states \
        ternary bytes adapters experts behind
    rare 600 "gpu: tests, groups" gpu_tests "" groups groups-sessions groups-models
    rare 600 "gpu: tests, sessions" gpu_tests "" sessions context head batches prompts greedy joined
    rare 600 "gpu: tests, passes" gpu_tests "" passes passes-many
    rare 600 "gpu: tests, attention" gpu_tests "" tiles attention crews prompt-tiles \
        prompt-bytes
    rare 600 "gpu: tests, models" gpu_tests "" models states-sessions states-zoo bytes-models \
        adapters-models experts-models experts-sessions experts-shared slices slices-refusals
    rare 1100 "gpu: tests, opening" gpu_opening
    rare 600 "gpu: validation, devices" gpu_validated threads devices hangs drafts state
    rare 600 "gpu: validation, screens and samplers" gpu_validated halves screen sampled \
        controlled masked clock heads
    rare 600 "gpu: validation, formats of weights" gpu_validated bases floats states ternary bytes \
        adapters experts behind
    rare 600 "gpu: validation, groups" gpu_validated groups groups-sessions groups-models
    rare 600 "gpu: validation, sessions" gpu_validated sessions context head batches prompts greedy \
        joined
    rare 600 "gpu: validation, passes" gpu_validated passes passes-many
    rare 600 "gpu: validation, attention" gpu_validated tiles attention crews \
        prompt-tiles prompt-bytes
    rare 600 "gpu: validation, models" gpu_validated models bytes-models adapters-models
    rare 60 "gpu: denormals flushed" gpu_flushed flushes halves screen
    rare 600 "gpu: denormals flushed, sessions" gpu_flushed sessions batches greedy models passes-many
    rare 600 "gpu: denormals flushed, groups" gpu_flushed groups groups-models tiles \
        prompt-bytes
    rare 600 "gpu: faults, sanitized" gpu_sanitized faults spoiled behind
    rare 600 "gpu: threads, sanitized" gpu_threads threads passes behind
    rare 600 "gpu: other subgroups, portability" gpu_others
    rare 120 "gpu: what compilers of GPUs make of it" tests/gpu_isa
    rare 60 "gpu: a program with volk" gpu_tests -DBITNET_GPU_USE_VOLK drafts
    rare 60 "gpu: a program that links Vulkan" gpu_tests "-DTEST_LINKED -lvulkan" drafts
    for machine in "" "$m32"; do
        rare 400 "fuzzing: what the library reads, five minutes ${machine%% *}" \
            fuzz bitnet 300 "$machine" -dict=tests/fuzz_bitnet.dictionary
        rare 400 "fuzzing: what the converter reads, five minutes ${machine%% *}" \
            fuzz convert 300 "$machine" -max_len=20000
    done
    rare 400 "fuzzing: checkpoints" fuzz train 300 "" -max_len=4096 -close_fd_mask=2
    rare 400 "fuzzing: grammars, five minutes" fuzz grammar 300 "" -max_len=600
    rare 400 "fuzzing: what the server reads, five minutes" fuzz server 300 "" -max_len=4000
    rare 310 "fuzzing: what costs too much, five minutes" cost 300
    rare 120 "fuzzing: the seeds" replays
    rare 600 "schemas: an independent validator" schemas
    rare 15 "schemas: of generators, by ajv" schemas_ajv
    rare 600 "grammars: 20,000 texts" areas matcher gcc -O1 -DMATCHER_TEXTS=20000
    rare 600 "drafts: 2,400 texts" areas guessers gcc -O1 -DGUESSERS_TEXTS=2400
    rare 100 "server: on a GPU" server gpu
    rare 60 "server: a crowd" crowd_plain 20
    rare 610 "server: a crowd, ten minutes" crowd_plain 600
    rare 300 "server: a crowd, sanitized" crowd_sanitized 120
    rare 25 "server: hostile requests" hostile
    rare 85 "server: hostile requests, sanitized" sanitized_server hostile PORT 10 60000
    rare 150 "server: a mix, sanitized" sanitized_server mix PORT 10 24
    rare 400 "server: a mix, sanitized, five minutes" sanitized_server mix PORT 300 24
    rare 130 "server: a steady mix" steady 120
    rare 300 "server: 33,000 random requests, sanitized" sanitized_server mix PORT 3600 96 33000
    rare 120 "server: the page, in Chromium" server_page
    rare 10 "server: the page's Markdown" page_markdown
    rare 150 "a page of the library, in Chromium" web_page
    rare 65 "server: OpenAI's client" server_openai hermes llama falcon tags
    rare 60 "server: curl, all templates" server_curl hermes llama falcon tags
    rare 60 "server: the AI SDK" server_ai hermes llama falcon tags
    rare 70 "server: LangChain" server_langchain hermes llama falcon tags
    rare 30 "server: nginx in front of two" server_nginx
    rare 60 "server: Anthropic's client" server_anthropic hermes llama falcon tags
    rare 60 "server: Ollama's client" server_ollama hermes llama falcon tags
    rare 60 "server: OpenAI's library for agents" server_agents hermes llama falcon tags
    rare 100 "converter: the README's five lines, and memory" as_readers own_model
    rare 70 "teaching: the README's lines" as_readers teach
    rare 60 "perplexity" perplexity
    rare 60 "multiple choice" multiple_choice
    rare 210 "tools: options and outputs" options
    rare 40 "CMake: an engine in C++" cmake_engine
    rare 40 "Meson: an engine in C++" meson_engine
    rare 30 "pkg-config" pkg_config
    rare 430 "zig cc: all targets" zig_targets
    rare 5 "workflows of GitHub" workflows
    rare 70 "world" world
    rare 60 "bindings: Rust" bindings rust
    rare 15 "engines: Unity, Godot" engines
    rare 60 "engines: Unity's WebGL" unity_web
    rare 20 "engines: LÖVE" love_village
    rare 320 "soak: five minutes" soak 5
    rare 600 "tests: gcc -O3 -march=native -std=c99" \
        areas "kernels weights golden bits matrix screen" gcc -O3 -march=native -std=c99
    rare 600 "tests: clang -O3 -march=native -std=c11" \
        areas "kernels weights golden bits matrix screen" clang -O3 -march=native -std=c11
    # the short run has these by gcc -O2, in the README's ./test
    rare 600 "tests: clang -O2" areas "chat perplexity bits sampler embed draft chains \
        companion recurrent guessers experts-sessions cost many-threads" clang -O2
    rare 600 "tests: clang -O0" \
        areas "gguf tokenizer pool kernels weights golden session sampler" clang
    rare 60 "tests: gcc -O2 without the optimize pragma" \
        areas "kernels golden" gcc -O2 -DBITNET_NO_OPTIMIZE_PRAGMA
    rare 120 "tests: g++ -O2" areas "gguf tokenizer golden session" g++ -x c++ -std=c++11 -O2
    rare 60 "AMX, emulated" \
        areas "kernels forms golden" gcc -O1 -include tests/emulate_amx.h $warnings
    rare 60 "BITNET_KERNELS" areas "kernels golden" gcc -O2 -DBITNET_KERNELS=BITNET_SCALAR
    rare 120 "BITNET_NO_THREADS" \
        areas "pool golden session forms matrix" gcc -O2 -DBITNET_NO_THREADS
    rare 600 "release: Linux, Windows, WebAssembly" \
        release -O2 linux-x86_64 linux-aarch64 windows-x86_64 wasm
    rare 60 "release: macOS, Android" released_unrun macos-x86_64 macos-aarch64 android-arm64
    rare 600 "release: the same bytes" released_again
    rare 100 "a library unloaded, sanitized" unloaded clang -O1 -fsanitize=address
    rare 60 "arguments, Windows" arguments_windows
    rare 60 "a library unloaded, Windows in 32 bits" unloaded_windows i686 /usr/lib/wine/wine
    rare 600 "valgrind" valgrind_areas gguf tokenizer model session arguments matcher calls adapter
    rare 600 "the analyzer of gcc" tests/analyze
    rare 150 "hardening flags" areas "gguf tokenizer session sampler chains" gcc -O2 \
        -D_FORTIFY_SOURCE=2 -fstack-protector-strong -fstack-clash-protection -fcf-protection \
        -fPIE -pie -Wl,-z,relro,-z,now
    rare 90 "ARM: instructions of the kernels" arm_isa
    # the short run's "kernels" has those of experts, too
    rare 600 "ARM: the other areas" arm experts gguf tokenizer model session pages sampler \
        grammar embed matrix pool
    rare 600 "RISC-V" riscv pool kernels golden gguf tokenizer model session pages sampler grammar \
        matrix weights
    # relaxed SIMD, in the short run, has these kernels as well
    rare 120 "WebAssembly, SIMD" web -msimd128 kernels golden experts
    rare 600 "WebAssembly" web "" gguf tokenizer model session pages sampler grammar matrix weights
    rare 600 "Windows: the other areas" windows tokenizer model weights golden pages sampler \
        grammar forms screen threads draft chains
    for machine in aarch64-macos x86_64-macos aarch64-windows-gnu riscv64-linux-musl; do
        rare 600 "$machine: linked" \
            links $machine -O1 examples/*.c tools/*.c tests/test*.c tests/soak.c
    done
}
