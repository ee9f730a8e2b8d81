# fuzzing.sh - fuzzers, random texts, and endurance

# flags for a fuzzer that runs little more than its seeds: it compiles in a quarter of the time
seeds="-O0 $avx2"

# fuzz NAME SECONDS FLAGS OPTIONS...: runs the seeds, then searches for more.
fuzz() {
    local name=$1 seconds=$2 flags=$3
    shift 3
    clang -O1 -g1 $flags $sanitizers,fuzzer "tests/fuzz_$name.c" -o "$out/fuzz" &&
        mkdir "$out/found" &&
        "$out/fuzz" -max_total_time="$seconds" -rss_limit_mb=3000 -timeout=30 \
            -artifact_prefix="$out/" "$@" "$out/found" "tests/fuzz_$name"
}

replays() { # runs the seeds alone, in a program without a fuzzer
    local name
    for name in bitnet convert grammar server train; do
        cc -DREPLAY "tests/fuzz_$name.c" -o "$out/replay" &&
            "$out/replay" "tests/fuzz_$name"/* || return 1
    done
}

# sequences SECONDS COMPILER FLAGS...: random sequences of calls.
sequences() {
    local seconds=$1
    shift
    [[ -e tests/fuzz_sequences.c ]] || { skip "sequences: there is no fuzzer yet"; return; }
    "$@" tests/fuzz_sequences.c -o "$out/fuzz_sequences" &&
        "$out/fuzz_sequences" --seconds "$seconds"
}

cost() { gcc -O2 tests/fuzz_cost.c -o "$out/fuzz_cost" && "$out/fuzz_cost" "$1"; }

budgets() { # calls of the shipped models end soon after the deadline
    local model
    gcc -O2 tests/budget.c -o "$out/budget" || return 1
    for model in stories villager; do
        budget examples/models/$model.gguf --kv f16 &&
            budget examples/models/$model.gguf --kv int8 --threads 2 || return 1
    done
}

# One call in 4,000 decides. A machine whose processor is lent to others counts their time as the
# call's. That does not happen twice to the same work; a piece of work that is too long does.
budget() {
    "$out/budget" "$@" --budget 500 || { echo "once more:" && "$out/budget" "$@" --budget 500; }
}

schemas() { # with Debian's python and package, then 4,000 random schemas
    need /usr/lib/python3/dist-packages/jsonschema python3 python3-jsonschema
    /usr/bin/python3 -c 'import jsonschema' || { skip "schemas: no jsonschema"; return; }
    cc -O1 tests/schemas.c -o "$out/schemas" && "$out/schemas" 400 >"$out/texts" &&
        /usr/bin/python3 tests/schemas.py <"$out/texts" && schemas_ajv 4000
}

schemas_ajv() { # [COUNT]: as common generators write them, with the validator that most people use
    need_npm ajv@8.20.0 ajv-formats@3.0.1
    [[ -x $node && -e $cache/node_modules/ajv-formats ]] || { skip "schemas: no ajv here"; return; }
    local script=$PWD/tests/schemas.mjs
    cc -O1 tests/schemas.c -o "$out/schemas" && cd "$cache" &&
        "$node" "$script" "$out/schemas" "$@"
}

soak() { gcc -O2 tests/soak.c -o "$out/soak" && "$out/soak" "$1"; }
