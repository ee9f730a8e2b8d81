# compilers.sh - the declarations, the tests and the object files, by every compiler

warnings="-Wall -Wextra -pedantic -Werror"
sanitizers="-DBITNET_ASSERT=assert -include assert.h -fno-sanitize-recover=undefined"
sanitizers+=" -fsanitize=address,undefined"
# for programs whose subject is not the kernels: half of a sanitized build is those of AVX-512
avx2=-DBITNET_KERNELS=BITNET_AVX2
m32="-m32 -msse2 -mfpmath=sse -isystem /usr/include/x86_64-linux-gnu"

headers="bitnet.h bitnet_chains.h bitnet_gpu.h tools/bitnet_matrices.h tools/bitnet_adapter.h"
headers+=" tools/bitnet_draft.h tools/bitnet_embed.h tools/bitnet_gguf.h tools/bitnet_grammar.h"
headers+=" tools/bitnet_infill.h tools/bitnet_machine.h tools/bitnet_memory.h tools/bitnet_miner.h"
headers+=" tools/bitnet_save.h tools/bitnet_schema.h"

implementation=$top/implementation.c # of bitnet.h, and what includes it
{
    echo '#define BITNET_IMPLEMENTATION'
    printf "#include \"$PWD/%s\"\n" tools/bitnet_all.h tools/bitnet_matrices.h
} >"$implementation"

declarations() { # of a program whose implementation is in another file
    echo '#include "bitnet.h"' >"$out/declarations.c"
    echo 'int main(void) { return bitnet_version() != BITNET_VERSION; }' >>"$out/declarations.c"
    gcc -std=c99 $warnings -Wc++-compat -I. -c "$out/declarations.c" -o "$out/declarations.o" &&
        gcc -c "$implementation" -o "$out/implementation.o" &&
        gcc "$out/declarations.o" "$out/implementation.o" -o "$out/declarations" &&
        "$out/declarations" &&
        g++ -x c++ -std=c++11 $warnings -I. -c "$out/declarations.c" -o "$out/declarations.o" &&
        g++ "$out/declarations.o" "$out/implementation.o" -o "$out/declarations" &&
        "$out/declarations"
}

declarations_strict() { # a program that includes them chooses its own warnings
    local header compiler
    for header in $headers; do
        echo "#include \"$header\"" >"$out/strict.cpp"
        echo "size_t whole_text(void) { return BITNET_TERMINATED; }" >>"$out/strict.cpp"
        for compiler in g++ clang++; do
            $compiler -std=c++20 -Wall -Wextra -pedantic -Wconversion -Wold-style-cast -Wundef \
                -Werror -I. -fsyntax-only "$out/strict.cpp" || return 1
        done
    done
}

speed_compiles() { # which no other step runs
    gcc $warnings -D_POSIX_C_SOURCE=199309L -I. -fsyntax-only tests/speed.c
}

declarations_first() { # the file with the implementation may have included the declarations before
    local header
    for header in $headers; do
        printf '#include "%s"\n#define BITNET_IMPLEMENTATION\n#include "%s"\n' \
            "$header" "$header" >"$out/first.c"
        gcc -std=c99 $warnings -DBITNET_KERNELS=0 -I. -fsyntax-only "$out/first.c" || return 1
    done
}

versions_refused() { # an optional header and a bitnet.h of another version
    local header
    for header in ${headers#bitnet.h} tools/bitnet_writer.h; do
        printf '#define BITNET_H\n#define BITNET_VERSION 200\n#include "%s"\n' "$header" \
            >"$out/version.c"
        ! gcc -I. -fsyntax-only "$out/version.c" 2>"$out/refused" &&
            grep -q "$(basename "$header") and bitnet.h are of different versions" "$out/refused" ||
            return 1
    done
}

const_means_const() { # without casts that would take it away
    printf '#include "%s"\n' "$implementation" "$PWD/tools/bitnet_writer.h" \
        "$PWD/bitnet_gpu.h" >"$out/const.c"
    gcc -std=c99 -Wcast-qual -Werror -fsyntax-only "$out/const.c"
}

implementation_20() { # C++20 deprecates what C++11 accepts
    local compiler
    printf '#include "%s"\n' "$implementation" "$PWD/tools/bitnet_writer.h" \
        "$PWD/bitnet_gpu.h" >"$out/twenty.cpp"
    for compiler in g++ clang++; do
        $compiler -std=c++20 $warnings -fsyntax-only "$out/twenty.cpp" || return 1
    done
}

# Also with the warnings that projects in C add: each function has been declared.
implementation_prototypes() {
    local compiler
    printf '#define BITNET_IMPLEMENTATION\n#include "bitnet.h"\n' >"$out/implementation.c"
    for compiler in gcc clang; do
        $compiler -std=c99 $warnings -Wmissing-prototypes -I. -fsyntax-only \
            "$out/implementation.c" || return 1
    done
    g++ -x c++ -std=c++11 $warnings -Wmissing-declarations -I. -fsyntax-only "$out/implementation.c"
}

# The headers that declare what bitnet.h implements, before or after its implementation.
declarations_twice() {
    local compiler static order
    local declare='#include "tools/bitnet_gguf.h"\n#include "tools/bitnet_machine.h"\n'
    local implement='#define BITNET_IMPLEMENTATION\n' core='#include "bitnet.h"\n'
    cat >"$out/use.c" <<'EOF'
int main(void) {
    return !bitnet_type_name(BITNET_TYPE_F16) || !bitnet_isa_name(BITNET_ISA_AUTO);
}
EOF
    for compiler in "gcc -std=c99" "g++ -x c++ -std=c++11"; do
        for static in "" -DBITNET_STATIC; do
            for order in "$declare$implement$core" "$implement$core$declare" "$implement$declare" \
                "$core$declare$implement$declare$core"; do
                { printf "$order" && cat "$out/use.c"; } >"$out/twice.c"
                $compiler $static $warnings -DBITNET_KERNELS=0 -I. -fsyntax-only "$out/twice.c" ||
                    return 1
            done
        done
    done
}

# Compilers' sanitizers do not detect reads of uninitialized values.
valgrind_areas() {
    need valgrind valgrind
    cc -O1 -g1 -DMATCHER_TEXTS=100 -DBITNET_MALLOC=malloc -DBITNET_FREE=free tests/test.c \
        -o "$out/test" &&
        each_area "$*" valgrind -q --error-exitcode=9 "$out/test"
}

arithmetic_refused() { # x87 and big-endian memory, with an error message
    ! gcc -m32 -mno-sse -fsyntax-only "$implementation" 2>"$out/refused" &&
        grep -q 'excess precision' "$out/refused" || return 1
    ! clang --target=powerpc64-linux-gnu -ffreestanding -fsyntax-only "$implementation" \
        2>"$out/refused" && grep -q 'big-endian' "$out/refused"
}

fast_math_refused() { # also that of Microsoft's compiler
    local flag
    for flag in -ffast-math -D_M_FP_FAST; do
        ! gcc "$flag" -fsyntax-only "$implementation" 2>"$out/refused" &&
            grep -q 'bitnet.h: -ffast-math and /fp:fast break' "$out/refused" || return 1
    done
}

contraction_refused() { # no macro shows it: loading a model detects it
    clang -O1 -march=native -ffp-contract=fast $avx2 examples/embed.c -o "$out/contracted" || return 1
    grep -q fma /proc/cpuinfo || return 0
    ! "$out/contracted" 2>"$out/refused" && grep -q 'ffp-contract' "$out/refused"
}

no_stdio() {
    gcc -DBITNET_NO_STDIO $warnings -std=c99 -c "$implementation" -o "$out/quiet.o" &&
        clang++ -x c++ -std=c++11 -DBITNET_NO_STDIO $warnings -c "$implementation" \
            -o "$out/quiet-c++.o" &&
        ! nm -u "$out/quiet.o" "$out/quiet-c++.o" |
            grep -E ' (f?open|fread|fwrite|fseek|mmap|rename|remove)(64)?$'
}

# Each switch that leaves out a part, without warnings; then all of them, which change no token.
switches() {
    local switch one="gcc -std=c99 $warnings -DBITNET_KERNELS=0 -S -o $out/one.s"
    local all="-DBITNET_NO_CHAT -DBITNET_NO_SCREEN -DBITNET_NO_STDIO"
    all+=" -DBITNET_NO_THREADS"
    for switch in CHAT SCREEN; do
        $one -DBITNET_NO_$switch tests/switches.c || return 1
    done
    ${one/gcc -std=c99/g++ -x c++ -std=c++11} $all tests/switches.c &&
        gcc -std=c99 $warnings $avx2 $all tests/switches.c -o "$out/without" &&
        gcc $avx2 tests/switches.c -o "$out/with" && "$out/with" >"$out/tokens" &&
        "$out/without" | cmp - "$out/tokens" && [[ $(wc -l <"$out/tokens") -gt 40 ]] || return 1
    ! nm "$out/without" | grep -E ' bitnet_chat'
}

symbols() {
    local bad foreign
    foreign='_?exit|abort|__assert_fail|signal|setenv|v?f?printf|puts|putchar|perror|stdout|stderr'
    gcc -O2 -fno-pic -c "$implementation" -o "$out/symbols.o" || return 1
    bad=$(nm -g --defined-only "$out/symbols.o" | grep -v ' T bitnet_[a-z]')
    [[ -z $bad ]] || { echo "not ours: $bad"; return 1; }
    bad=$(nm "$out/symbols.o" | grep -E ' [BbCDdGgSs] ')
    [[ -z $bad ]] || { echo "writable: $bad"; return 1; }
    bad=$(nm -u "$out/symbols.o" | grep -E " ($foreign)\$")
    [[ -z $bad ]] || { echo "a library does not do that: $bad"; return 1; }
}

# unloaded COMPILER FLAGS...: a library is closed, and a program ends, while models are alive.
unloaded() {
    local i
    "$@" -shared -fPIC -DBITNET_IMPLEMENTATION -x c bitnet.h -o "$out/libbitnet.so" &&
        "$@" tests/unload.c -o "$out/unload" || return 1
    for i in {1..50}; do
        ASAN_OPTIONS=detect_leaks=0 "$out/unload" "$out/libbitnet.so" examples/models/stories.gguf ||
            return 1
    done
}

# compile_time FLAGS:LIMIT...: limits the CPU time that gcc needs for the header, as a ratio to the
# time for a fixed text, because machines differ. Both are the least of up to six runs.
compile_time() {
    local round limit TIMEFORMAT=%U
    reference_text >"$out/reference.c"
    printf '#define BITNET_IMPLEMENTATION\n#include "%s/bitnet.h"\n' "$PWD" >"$out/header.c"
    for round in 1 2 3 4 5 6; do
        { time gcc -O2 -c "$out/reference.c" -o "$out/reference.o"; } 2>>"$out/reference" || return 1
        for limit; do
            { time gcc ${limit%:*} -c "$out/header.c" -o "$out/header.o"; } \
                2>>"$out/header${limit%:*}" || return 1
        done
        compile_ratios "$@" && return
    done
    echo FAILED
    return 1
}

compile_ratios() {
    local limit
    for limit; do
        sort -n "$out/header${limit%:*}" | head -n 1 |
            cat - <(sort -n "$out/reference" | head -n 1) |
            awk -v flags="${limit%:*}" -v most="${limit#*:}" 'NR == 1 { header = $1 }
                NR == 2 { printf "%s: %.2f s, %.2f of the reference, at most %s\n", flags, header,
                    header / $1, most; exit header / $1 > most }' || return 1
    done
}

reference_text() { # 200 functions of ordinary code
    awk 'BEGIN {
        print "struct item { struct item *next; int key; float weight[8]; };"
        text = "float work_%d(struct item **table, float *x, unsigned char *s, unsigned n) {\n" \
            "float sum = %d.5f; unsigned i, k; struct item *p;\n" \
            "for (i = 0; i < n; i++) switch (s[i] %% 7) {\n" \
            "case 0: sum += x[i] * %d; break;\n" \
            "case 1: sum = sum < x[i] ? x[i] : sum; break;\n" \
            "case 2: for (k = 0; k < 8; k++) table[i]->weight[k] *= sum + x[k]; break;\n" \
            "case 3: for (p = table[i]; p; p = p->next) sum += p->key == %d; break;\n" \
            "default: if (!table[s[i]]) return sum;\n" \
            "table[s[i]]->key ^= s[i] << i %% 5; sum -= work_%d(table, x + 1, s + i, n / 2); }\n" \
            "return sum; }\n"
        for (i = 0; i < 200; i++) printf text, i, i, i, i, i ? i - 1 : 0
    }'
}
