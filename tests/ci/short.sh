# short.sh - the steps that every change must pass. The longest come first, so that no core is idle
# at the end.

short_steps() {
    step "newcomer: the commands of the README" as_readers readme
    step "sanitizers: address and undefined" \
        areas "gguf tokenizer model session pages adapter choose grammar matcher matrix \
            arguments calls stream chat" \
        clang -O1 -g1 $avx2 $sanitizers
    step "sanitizers: thread" \
        areas "pool session pages many-threads threads chains-threads" \
        clang -O1 -g1 -fsanitize=thread $avx2
    step "sequences" sequences 120 cc -O2
    step "tests: clang -O2 -std=c99" \
        areas "pool kernels weights golden experts forms screen threads" \
        clang -O2 -std=c99 $warnings
    step "matrix" tests/matrix
    step "tests: 32 bits, sanitized" areas_32 "gguf model session kernels golden"
    step "ARM" arm kernels golden
    step "WebAssembly, relaxed SIMD" web "-msimd128 -mrelaxed-simd" kernels golden
    step "a session that travels" travels
    step "Windows" windows kernels pool gguf session
    step "Windows: Microsoft's target" windows_msvc
    step "Windows: what Microsoft's compiler reads" windows_cl
    step "fuzzing: what the library reads" \
        fuzz bitnet 10 "$seeds" -dict=tests/fuzz_bitnet.dictionary
    step "fuzzing: what the converter reads" fuzz convert 10 "$seeds" -max_len=20000
    step "fuzzing: grammars" fuzz grammar 10 "$seeds" -max_len=600
    step "fuzzing: what the server reads" fuzz server 10 "$seeds" -max_len=4000
    step "fuzzing: what costs too much" cost 10
    step "budgets: the shipped models" budgets
    step "server: sanitized" server_sanitized
    step "server" server
    step "server: curl" server_curl hermes
    step "converter" convert
    step "examples" examples
    step "examples: each alone" alone
    step "tools" tools
    step "renames of 0.4 and 1.0" renames
    step "stories: the shipped model" shipped
    step "stories: words and beginnings" words_and_beginnings
    step "bindings: Python" bindings python
    step "bindings: C#" bindings csharp
    step "bindings: LuaJIT" bindings lua
    step "bindings: Node" bindings node
    step "CMake, and make" cmake_project
    step "npc" npc
    step "adventure" adventure
    step "gpu: tests" gpu_tests "" shaders layers vulkan screen drafts
    step "gpu: example" gpu_example
    step "gpu: profile" gpu_profile
    step "gpu: shaders" shaders
    step "gpu: matrices" matrices
    step "gpu: symbols" gpu_symbols
    step "declarations in C and C++" declarations
    step "declarations in C++20, all warnings" declarations_strict
    step "declarations before the implementation" declarations_first
    step "declarations twice, in any order" declarations_twice
    step "implementation in C++20" implementation_20
    step "implementation with -Wmissing-prototypes" implementation_prototypes
    step "const" const_means_const
    step "headers of other versions are refused" versions_refused
    step "declarations: rules, JSON" tests/api
    step "speed: its program compiles" speed_compiles
    step "a library unloaded" unloaded cc -O1
    step "a library unloaded, Windows" unloaded_windows x86_64 \
        "$(command -v wine64 || echo /usr/lib/wine/wine64)"
    step "x87 and big-endian are refused" arithmetic_refused
    step "fast math is refused" fast_math_refused
    step "contraction is refused" contraction_refused
    step "BITNET_NO_STDIO" no_stdio
    step "switches" switches
    step "symbols" symbols
    step "compile time" compile_time -O2:3.1 "-O2 -DBITNET_KERNELS=BITNET_AVX2:2.4" -O0:2.1
    step "headers: joined from their parts" tools/headers/join --check
    step "headers: parts compile alone" tests/parts
    step "sections" tests/check_sections
    step "wording" tests/wording
    step "documents: links, code, errors" tests/documents
    step "clang-format" formatted
    step "top level" top_level
    step "sizes of the headers" sizes
    step "licenses of the headers" licensed
    step "one version everywhere" versions
    step "private names in tools" private_names
    step "no paths of machines" no_paths
    step "unicode tables" unicode
}
