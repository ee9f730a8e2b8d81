# tools.sh - the programs of tools/, except for the server

tools() {
    local ids="1024 1 5 9 100 7 8 9 10 11 200 300 400 500 600 700"
    program bitnet_info bitnet_eval bitnet_tokenize bitnet_mine || return 1
    "$out/bitnet_info" examples/models/stories.gguf || return 1
    "$out/bitnet_eval" tests/golden/tiny.gguf -o "$out/a" --ids "$ids" --tokens 20 \
        --layers "$out/layers" >"$out/a.txt" || return 1
    [[ $(stat -c %s "$out/a") -eq $((8 + 36 * 1280 * 4)) ]] || return 1
    [[ $(stat -c %s "$out/layers") -eq $((4 * 36 * 256 * 4)) ]] || return 1
    "$out/bitnet_eval" tests/golden/tiny.gguf -o "$out/b" --ids "$ids" --tokens 20 --batch 3 \
        --threads 1 --isa scalar >"$out/b.txt" || return 1
    cmp "$out/a" "$out/b" && cmp "$out/a.txt" "$out/b.txt" || return 1
    clang tools/bitnet_eval.c -o "$out/eval-clang" || return 1 # the same bits at its -O0
    "$out/eval-clang" tests/golden/tiny.gguf -o "$out/b" --ids "$ids" --tokens 20 || return 1
    cmp "$out/a" "$out/b" || return 1
    ! "$out/bitnet_eval" tests/golden/tiny.gguf -o "$out/c" --ids "1 99999" || return 1
    [[ ! -e $out/c && ! -e $out/c.tmp ]] || return 1
    "$out/bitnet_eval" tests/golden/stories.gguf -o "$out/c" --prompt "once upon a time" |
        grep -q '^pos 1 in 409 ' || return 1
    echo "once upon a time" | "$out/bitnet_tokenize" tests/golden/stories.gguf --bos |
        grep -qx '2046 409 421 258 379' || return 1
    "$out/bitnet_mine" tests/golden/tiny.gguf --self --stories 30 --tokens 100 --chains 128 --v2 \
        -o "$out/chains.bin" && cmp "$out/chains.bin" tests/golden/tiny-chains.bin || return 1
    "$out/bitnet_mine" --visualize "$out/chains.bin" | grep -q '^128 chains' || return 1
    "$out/bitnet_mine" tests/golden/stories.gguf --text tests/golden/stories.txt \
        -o "$out/chains.bin" && [[ $(stat -c %s "$out/chains.bin") -ge 2064 ]] || return 1
    "$out/bitnet_mine" tests/golden/stories.gguf --measure --table "$out/chains.bin" --stories 5 |
        grep -q 'always' || return 1 # fails if a token differs
    "$out/bitnet_mine" tests/golden/stories.gguf --measure --as examples/models/stories.gguf \
        --stories 2 --tokens 70 | grep -q 'no table and all' || return 1
    "$out/bitnet_mine" tests/golden/stories.gguf --measure --text README.md bitnet_chains.h \
        --stories 2 --tokens 70 | grep -q '^2 prompts, up to 70'
}

# renamed VERSION SCRIPT...: a program of that version compiles after the scripts, which then find
# nothing to rename.
renamed() {
    sed "${@:2}" "tests/rename_$1.c" >"$out/$1.c" && sed "${@:2}" "$out/$1.c" | cmp - "$out/$1.c" &&
        gcc -std=c99 $warnings -I. -fsyntax-only "$out/$1.c"
}

# The programs have all names of the scripts, the repository has none of them, and no comments of the
# scripts.
renames() {
    local file name mark='s| /\* 0\.4: .* \*/$||'
    local all="-f tools/rename_0_3.sed -f tools/rename_0_4.sed"
    for name in $(grep -ohE '\\<[A-Za-z_0-9]+\\>' tools/rename_0_[34].sed | tr -d '\\<>'); do
        grep -qw "$name" tests/rename_0_[34].c || { echo "$name: not in tests/rename_0_*.c"; return 1; }
    done
    # shellcheck disable=SC2086
    renamed 0_4 -f tools/rename_0_4.sed && renamed 0_3 $all &&
        grep -q ' greedy = {0}; /\* 0.4: .* \*/$' "$out/0_3.c" || return 1
    git grep -lI '' -- ':!tests/golden' ':!*/rename_0_*' >"$out/files"
    while read -r file; do
        # shellcheck disable=SC2086
        sed $all "$file" | sed "$mark" | cmp - "$file" || return 1
    done <"$out/files"
}

options() { # test_tools.sh uses the programs that it finds
    local name
    for name in examples/*.c tools/bitnet_*.c; do
        program "$(basename "$name" .c)" || return 1
    done
    sh tests/test_tools.sh "$out"
}

# The village: its own judge accepts its stories, and all compilers produce the same ones.
world() {
    local what="--stories 200 --begun --lessons 200 --questions 200 --talks 200 --commands 200"
    program bitnet_world && clang -Wall -Wextra tools/bitnet_world.c -o "$out/clang" || return 1
    "$out/bitnet_world" $what -o "$out/a" && "$out/clang" $what >"$out/b" && cmp "$out/a" "$out/b" || return 1
    "$out/clang" $what --seed 2 -o "$out/b" && ! cmp -s "$out/a" "$out/b" || return 1
    "$out/bitnet_world" --stories 100 kite owl rain -o "$out/a" && grep -q "rain" "$out/a" || return 1
    [[ $("$out/bitnet_world" --judge "$out/a") == "with all their words: 100 of 100"$'\n'"100 of 100" ]] || return 1
    sed 's/ took / ate /' "$out/a" >"$out/b"
    "$out/bitnet_world" --judge "$out/b" | tail -n 1 | grep -qE '^[0-9] of 100' || return 1
    [[ $("$out/bitnet_world" --words | sort -u | wc -l) -ge 60 ]] || return 1
    "$out/bitnet_world" --stories 16000 --talks 500 | tr A-Z a-z | grep -oE "[a-z']+" | sort | uniq |
        wc -l | awk '{ print $1 " words"; exit $1 < 1200 }' || return 1
    program bitnet_train && "$out/bitnet_world" --questions 300 -o "$out/talks" &&
        "$out/bitnet_train" --chat "$out/talks" --config pico --context 64 --steps 2 -o "$out/small" || return 1
    [[ $("$out/bitnet_world" --examine "$out/small" --count 2 | tail -n 1) == "0 of 10" ]] || return 1
    program bitnet_tokenize && # with --bare-words a name is the same token everywhere
        "$out/bitnet_train" --chat "$out/talks" --bare-words --config pico --context 64 --steps 1 -o "$out/small" &&
        printf 'kite\nWhere is the kite?\n"kite"\n' | "$out/bitnet_tokenize" "$out/small" |
        awk 'NR == 1 { name = $0; next } !index($0, name) { bad = 1 } END { exit bad || NR != 3 }' || return 1
    gcc -std=c99 -Wall -Wextra -pedantic -Werror tests/test_world.c -o "$out/test" && "$out/test"
}

convert() {
    rm -rf test_convert.tmp
    gcc -O1 $avx2 $warnings -fsanitize=address,undefined,float-cast-overflow \
        -fno-sanitize-recover tests/test_convert.c -o "$out/test_convert" && "$out/test_convert"
}

own_model() {
    local line count=0
    mkdir "$out/own" && cp -r bitnet*.h tools examples tests "$out/own" || return 1
    command cc tests/test_convert.c -o "$out/test_convert" || return 1
    (cd "$out/own" && "$out/test_convert" >/dev/null && mv test_convert.tmp/master my-model) ||
        return 1
    cat README.md tests/*.md >"$out/own/my-text.txt"
    while read -r line; do
        echo "\$ $line"
        (cd "$out/own" && bash -c "$line" </dev/null) || return 1
        count=$((count + 1))
    done < <(grep -E '^(cc|\./)' tools/convert.md)
    [[ $count -eq 5 ]] || return 1
    # a conversion of a model of BitNet-2B's shape, in 64 MB of address space
    "$out/test_convert" --checkpoint "$out/own/2b" 1 || return 1
    (ulimit -v 65536 && cd "$out/own" && ./bitnet_convert 2b -o 2b.gguf --embedding Q6_K)
}

# The commands of tools/train.md that teach a model: the base model has not learned of the smith.
teach() {
    local line count=0 said
    mkdir "$out/taught" && cp -r bitnet*.h tools examples "$out/taught" || return 1
    while read -r line; do
        echo "\$ $line"
        said+=$(cd "$out/taught" && bash -c "$line" </dev/null) || return 1
        count=$((count + 1))
    done < <(sed -n '/^## Teach/,/^## Train/p' tools/train.md | grep -E '^(cc|sh|\./)')
    echo "$said"
    [[ $count -eq 9 && $said == *"difference"*"By hammer and fire, a key will cost you"* &&
        $said == *"stories.gguf: perplexity 2."* ]]
}

# The trainer and bitnet_perplexity report the same number for the same text and model.
perplexity() {
    local theirs ours
    program bitnet_train bitnet_perplexity bitnet_eval || return 1
    cat README.md tests/*.md tests/golden/README.md >"$out/valid"
    theirs=$("$out/bitnet_train" --text bitnet.h --valid "$out/valid" --config pico --vocab 300 \
        --context 64 --batch 4 --steps 20 --sample-every 0 -o "$out/pico.gguf" |
        sed -n 's/^all held-out text.*perplexity \([0-9.]*\).*/\1/p')
    ours=$("$out/bitnet_perplexity" "$out/pico.gguf" "$out/valid" --recipe rows --context 64 \
        --other "$out/pico.gguf" | tee "$out/both" | sed -n '2s/.*perplexity \([0-9.]*\).*/\1/p')
    echo "trainer $theirs, bitnet_perplexity $ours"
    cat "$out/both"
    awk -v a="$theirs" -v b="$ours" 'BEGIN { exit !(a > 1 && a < b * 1.001 && b < a * 1.001) }' &&
        grep -q '^divergence  0.000000 ' "$out/both" || return 1
    "$out/bitnet_eval" tests/golden/tiny.gguf -o "$out/a" --tokens 20 \
        --ids "1024 1 5 9 100 7 8 9 10 11 200 300 400 500 600 700" >"$out/a.txt" &&
        "$out/bitnet_perplexity" --logits tests/golden/tiny.logits "$out/a" &&
        ! "$out/bitnet_perplexity" --logits tests/golden/tiny.logits README.md
}

multiple_choice() {
    clang -O1 -g1 $avx2 $sanitizers tests/test_choices.c -o "$out/test_choices" && "$out/test_choices"
}
