#!/bin/sh
# test_tools.sh - every tool and example with -h, wrong arguments, and outputs of all kinds
#
#   sh tests/test_tools.sh [FOLDER]      from the top of the repository; builds into the folder
#                                        what is not there yet

out=${1:-$(mktemp -d)}
passed=0 failed=0
stories=tests/golden/stories.gguf
ids="1024 1 5 9"

fail() { failed=$((failed + 1)) && echo "FAILED $*"; }
pass() { passed=$((passed + 1)); }

# gives STATUS WORDS COMMAND...: the command must exit with the status and print the words.
gives() {
    status=$1 words=$2
    shift 2
    said=$("$@" 2>&1 </dev/null)
    got=$?
    if [ $got -eq "$status" ] && printf '%s\n' "$said" | grep -qF -- "$words"; then pass
    else fail "status $got, not $status with '$words': $*"; fi
}

# refuses WORDS COMMAND...: the command must exit with status 2 and print one line that has the words
# and begins with its name.
refuses() {
    words=$1
    shift
    gives 2 "$words" "$@"
    lines=$(printf '%s\n' "$said" | wc -l)
    case $said in
    "${1##*/}: "*) [ "$lines" -eq 1 ] && pass || fail "$lines lines: $*" ;;
    *) fail "no name in front: $*" ;;
    esac
}

check() { if "$@"; then pass; else fail "$*"; fi; }

# ---- all of them: -h, --help, an unknown option, an argument too many

build() {
    [ -x "$out/$(basename "$1" .c)" ] ||
        cc -Wall -Wextra -Werror "$1" -o "$out/$(basename "$1" .c)" || fail "cc $1"
}

programs() {
    for source in tools/*.c examples/*.c; do
        name=$(basename "$source" .c)
        case $name in
        first | embed | adventure) build "$source"; continue ;; # have no options
        gpu | bitnet_bench) [ -e /usr/include/vulkan/vulkan_core.h ] || continue ;;
        esac
        build "$source"
        gives 0 "usage: $name" "$out/$name" -h
        gives 0 "-h, --help" "$out/$name" --help
        refuses "unknown option '--no-such-option'" "$out/$name" --no-such-option
        [ "$name" = generate ] || # which takes any text
            refuses "unexpected argument" "$out/$name" -- 1 2 3 4
        case $source in
        tools/*)
            [ ! -c /dev/full ] || gives 1 "standard output cannot be written: No space left" \
                sh -c '"$0" -h >/dev/full' "$out/$name"
            ;;
        esac
    done
}

# ---- values: each wrong one is named; the same options behave in the same way

values() {
    for name in generate chat bitnet_eval bitnet_info bitnet_perplexity bitnet_mine bitnet_bench \
        bitnet_server; do
        [ -e "$out/$name" ] || continue
        for option in --tokens --threads --context --seed --temperature; do
            "$out/$name" -h | grep -q -- "$option" || continue
            refuses "$option" "$out/$name" "$stories" $option abc
            refuses "$option" "$out/$name" "$stories" $option ""
            refuses "$option" "$out/$name" "$stories" $option 1x
            refuses "$option" "$out/$name" "$stories" $option -7
            refuses "$option" "$out/$name" "$stories" $option 99999999999999999999999
            refuses "needs a value" "$out/$name" "$stories" $option
        done
    done
    refuses "from 1 to 1024, not '100000'" "$out/generate" --threads 100000
    refuses "not 'nan'" "$out/generate" --temperature nan
    refuses "not 'AVX'" "$out/bitnet_eval" "$stories" -o "$out/x" --isa AVX
    refuses "one of auto, scalar" "$out/bitnet_eval" "$stories" -o "$out/x" --isa AVX
    refuses "one of I2_S|TQ1_0|TQ2_0|Q1_0|Q2_0|PQ2_0|PTQ1_0|F16|F32, not 'Q4'" "$out/bitnet_convert" a -o b --type Q4
    refuses "MODEL is missing" "$out/bitnet_info"
    gives 2 "bitnet_server: MODEL is missing, and examples/models/stories.gguf was not found" \
        sh -c 'cd / && exec "$0"' "$out/bitnet_server"
    refuses "-o FILE is missing" "$out/bitnet_convert" a
    refuses "-o FILE is missing" "$out/bitnet_eval" "$stories" --ids "$ids"
    gives 1 "no valid ids: '1 x'" "$out/bitnet_eval" "$stories" -o "$out/x" --ids "1 x"
    gives 1 "no valid ids: ''" "$out/bitnet_eval" "$stories" -o "$out/x" --ids ""
    gives 1 "none: cannot be read: No such file" "$out/bitnet_eval" "$stories" -o "$out/x" \
        --ids "$out/none"
    refuses "give --ids or --text" "$out/bitnet_eval" "$stories" -o "$out/x" --embed mean
    refuses "a GPU computes logits only" "$out/bitnet_eval" "$stories" -o "$out/x" --ids 1 --gpu \
        --layers "$out/y"
    gives 1 "bitnet_eval: " "$out/bitnet_eval" "$stories" -o "$out/x" --ids 1 --device 64
    refuses "--text is for --embed" "$out/bitnet_eval" "$stories" -o "$out/x" --ids 1 --text a
    refuses "file|mean|cls|last, not 'max'" "$out/bitnet_eval" "$stories" -o "$out/x" --embed max
    refuses "give one of --self, --text and --measure" "$out/bitnet_mine" "$stories"
    refuses "more than 256 need --v2" "$out/bitnet_mine" a --self --chains 300 -o b
    refuses "--costs must be three or more times" "$out/bitnet_mine" a --measure --costs 1,2
    refuses "--as needs --measure" "$out/bitnet_mine" a --self -o b --as c
    refuses "--text and --prompts exclude each other" "$out/bitnet_mine" a --measure --text b \
        --prompts c
    refuses "ROWS must be a whole number" "$out/kernel" x
    refuses "--kv must be f16 or int8, not 'q8'" "$out/generate" --kv q8
    refuses "--kv must be f16 or int8, not ''" "$out/chat" --kv ""
    # shellcheck disable=SC2046
    refuses "--stop may be given 64 times" "$out/generate" $(yes -- "--stop a" | head -n 65)
    refuses "--choose cannot be combined" "$out/generate" --choose a --json-schema b
    [ -e "$out/bitnet_bench" ] &&
        refuses "--depth must be whole numbers" "$out/bitnet_bench" "$stories" --depth 1,,2 &&
        refuses "--sessions must be whole numbers" "$out/bitnet_bench" "$stories" --sessions 129 &&
        refuses "bonsai-27b, not 'foo'" "$out/bitnet_bench" --synth foo
    gives 1 "./no such file" "$out/generate" "./no such file"
    gives 1 ": No such file or directory" "$out/generate" "./no such file"
    gives 1 "'sumarine' is not in this model's list of words; closest: " "$out/generate" --words \
        kite sumarine
    gives 1 "--words accepts up to three words" "$out/generate" --words kite owl rain fog
    gives 1 "this model has no list of words" "$out/generate" "$stories" kite --words
    refuses "--words and --begin cannot be combined" "$out/generate" --words --begin kite
    gives 1 "--adapter and --set change a GGUF file" "$out/bitnet_convert" LICENSE --set a=b -o \
        "$out/set.gguf"
    refuses "--set must be KEY=TEXT, not 'a'" "$out/bitnet_convert" "$stories" --set a -o "$out/set.gguf"
    gives 1 "no such file.gguf': " "$out/generate" "no such file.gguf"
    gives 1 "cannot listen on" "$out/bitnet_server" "$stories" --host 192.0.2.1 --lock
    gives 0 "a little girl" "$out/generate" "$stories" "Once upon a time" --tokens 9 \
        --temperature 0 --lock
    gives 1 "'README.md': this is not a table of chains" "$out/bitnet_server" "$stories" \
        --chain-table README.md
    gives 1 "'none': the file cannot be read: No such file" "$out/generate" --table none
    head -c 1000 "$stories" >"$out/short.gguf"
    gives 1 "larger than the file; was it cut short?" "$out/bitnet_info" "$out/short.gguf"
}

# ---- files of other kinds are named, with a remedy

foreign() {
    printf 'version https://git-lfs.github.com/spec/v1\n' >"$out/pointer.gguf"
    for name in bitnet_info generate bitnet_tokenize chat; do
        gives 1 "a Git LFS pointer" "$out/$name" "$out/pointer.gguf"
    done
    gives 1 "./generate $stories" "$out/chat" "$stories"
}

# ---- outputs: devices and pipes are written through, modes kept, no temporary files left

evaluate() { "$out/bitnet_eval" "$stories" --ids "$ids" -o "$@" >"$out/said"; }

outputs() {
    mkdir "$out/files"
    evaluate "$out/files/a"
    : >"$out/files/b" && chmod 600 "$out/files/b" && evaluate "$out/files/b"
    check cmp "$out/files/a" "$out/files/b"
    check test "$(ls -l "$out/files/b" | cut -c 1-10)" = -rw-------
    ln -s b "$out/files/link" && : >"$out/files/b" && evaluate "$out/files/link"
    check test -h "$out/files/link" && check cmp "$out/files/a" "$out/files/b"
    mkfifo "$out/files/pipe" && cat "$out/files/pipe" >"$out/files/c" &
    while [ ! -p "$out/files/pipe" ]; do sleep 0.1; done
    evaluate "$out/files/pipe"
    wait $!
    check test -p "$out/files/pipe" && check cmp "$out/files/a" "$out/files/c"
    check evaluate /dev/null && check test -c /dev/null
    evaluate /dev/fd/3 3>"$out/files/c" && check cmp "$out/files/a" "$out/files/c"
    if [ -e /usr/include/vulkan/vulkan_core.h ] && ls /usr/share/vulkan/icd.d/lvp* >/dev/null 2>&1
    then
        check evaluate "$out/files/c" --device 1 && check cmp "$out/files/a" "$out/files/c"
        gives 1 "--device 1 uses llvmpipe" "$out/bitnet_eval" "$stories" --ids "$ids" --gpu \
            -o "$out/files/d"
    fi
    gives 1 "cannot be written" "$out/bitnet_eval" "$stories" --ids "$ids" -o "$out/files"
    gives 1 "evaluation" "$out/bitnet_eval" "$stories" --ids "1 99999" -o "$out/files/d"
    check test ! -e "$out/files/d"
    "$out/bitnet_eval" "$stories" --ids "$ids" -o "$out/files/v" --embed last
    set -- $(od -An -td4 -N8 "$out/files/v")
    check test "$1" -eq 1 -a $(wc -c <"$out/files/v") -eq $((8 + 4 * $2))
    "$out/bitnet_eval" "$stories" --text "once upon" -o "$out/files/v" --embed file
    gives 1 "token 99999" "$out/bitnet_eval" "$stories" --ids "1 99999" -o "$out/files/d" \
        --embed mean
    check test ! -e "$out/files/d"
    "$out/bitnet_eval" "$stories" --ids "$ids" --tokens 500000 -o "$out/files/e" >"$out/said" \
        2>"$out/error" &
    sleep 1
    kill -INT $!
    wait $!
    check test $? -ne 0 && check test ! -e "$out/files/e"
    check test "$(ls "$out/files" | grep -c tmp)" -eq 0
}

# ---- examples whose output cannot be written: status 1 and the reason

full() {
    [ -c /dev/full ] || return
    for command in "generate --tokens 5" "generate --choose a" "generate --help" "chains" "embed" \
        "chat --help" "crowd" "kernel 16 16" "npc --seconds 1" "gpu --tokens 5" "search $stories $out/i bird"; do
        [ -e "$out/${command%% *}" ] || continue
        "$out"/$command >/dev/full 2>"$out/error"
        check test $? -eq 1
        check grep -q ": No space left on device" "$out/error"
    done
    gives 1 "nothing: No such file or directory" "$out/generate" --grammar "$out/nothing"
    gives 1 "files: Is a directory" "$out/generate" --json-schema "$out/files"
    gives 1 "No such file or directory" "$out/embed" "$out/nothing"
}

# Inputs are never replaced, under any name; the system's reasons are printed.
inputs() {
    mkdir "$out/kept"
    cp "$stories" "$out/kept/a" && ln "$out/kept/a" "$out/kept/b" && ln -s a "$out/kept/c"
    for output in "$out/kept/a" "$out/kept/./a" "$out/kept/b" "$out/kept/c"; do
        refuses "would replace the input" "$out/bitnet_convert" "$out/kept/a" -o "$output"
        refuses "would replace the input" "$out/bitnet_convert" "$stories" --type F16 \
            --adapter "$out/kept/a:0.5" -o "$output"
        refuses "would replace the input" "$out/bitnet_eval" "$out/kept/a" --ids 1 -o "$output"
        refuses "would replace the input" "$out/bitnet_eval" "$out/kept/a" --ids 1 -o "$out/x" \
            --layers "$output"
        refuses "would replace the input" "$out/bitnet_mine" "$stories" --text "$out/kept/a" \
            -o "$out/x" -o "$output"
        refuses "would replace the input" "$out/bitnet_train" --text "$stories" "$out/kept/a" \
            -o "$output"
        refuses "would replace the input" "$out/bitnet_train" --text "$stories" -o "$output" \
            --resume "$out/kept/a"
        [ ! -e "$out/bitnet_bench" ] ||
            refuses "would replace the input" "$out/bitnet_bench" "$out/kept/a" --json "$output"
    done
    cp "$stories" "$out/kept/m-00001-of-00002.gguf"
    cp "$stories" "$out/kept/m-00002-of-00002.gguf"
    refuses "would replace the input" "$out/bitnet_eval" "$out/kept/m-00001-of-00002.gguf" --ids 1 \
        -o "$out/kept/m-00002-of-00002.gguf"
    check cmp "$stories" "$out/kept/a"
    gives 1 "cannot be opened: No such file or directory" "$out/bitnet_convert" "$out/none" -o "$out/x"
    gives 1 "none: cannot be read: No such file or directory" "$out/bitnet_perplexity" "$stories" \
        "$out/none"
    gives 1 "none: cannot be read: No such file or directory" "$out/bitnet_perplexity" --logits \
        "$out/none" "$stories"
    gives 1 "none: cannot be read: No such file or directory" "$out/bitnet_mine" "$stories" \
        --text "$out/none" -o "$out/x"
    gives 2 "cannot open $out/none: No such file or directory" "$out/bitnet_train" \
        --text "$out/none" -o "$out/x"
    gives 2 "is a folder, not a text" "$out/bitnet_train" --text "$out" -o "$out/x"
    gives 1 "x/y: cannot be written: No such file or directory" "$out/bitnet_eval" "$stories" \
        --ids 1 -o "$out/x/y"
    [ -c /dev/full ] || return
    gives 1 "No space left on device" sh -c '"$@" >/dev/full' sh "$out/bitnet_info" "$stories"
    gives 1 "No space left on device" sh -c '"$@" >/dev/full' sh "$out/bitnet_info" "$stories" --metadata
    gives 1 "No space left on device" "$out/bitnet_eval" "$stories" --ids 1 -o /dev/full
    gives 1 "No space left on device" "$out/bitnet_convert" "$stories" --type F16 -o /dev/full
    gives 1 "No space left on device" "$out/bitnet_mine" "$stories" --text tests/run.h -o /dev/full
}

# ---- info: every chat template has a name

chat_forms() {
    for template in "<|user|> <|assistant|>:Falcon" "<start_of_turn>:Gemma" \
        "<用户>{{ content }}<AI>:MiniCPM" "<|im_start|><function=</think>:Qwen3.5" \
        "<|im_start|><function=</think>reasoning_effort:Qwen3.8" \
        "{{ content }}:none (the file has an unknown one)"; do
        check chat_model "${template%:*}"
        gives 0 "chat template  ${template##*:}" "$out/bitnet_info" "$out/chat.gguf"
    done
}

# ---- generate: log-probabilities of texts to choose from

choices() {
    "$out/generate" "$stories" "once upon a time there was a little" --choose " stone" \
        --choose " girl" --choose " boy named tim" >"$out/said"
    check test "$(cut -c 12- "$out/said" | tr '\n' ,)" = " girl, boy named tim, stone,"
    gives 1 "no tokens" "$out/generate" "$stories" "once" --choose ""
}

# ---- generate: the beginning of a text is continued, by the small model and by another one

openings() {
    gives 0 "Once upon a time. " "$out/generate" "Once upon a time"
    check test "$(printf '%s\n' "$said" | grep -c '^$')" -ge 1 # more than one paragraph
    case $said in *Words:*) fail "the plan is printed" ;; *) pass ;; esac
    gives 0 "There was a fox. It lived" "$out/generate" "There was a fox. It lived" --tokens 9
    printf 'Anna went to the' | "$out/generate" - --tokens 9 >"$out/piped"
    "$out/generate" "Anna went to the" --tokens 9 | cmp -s - "$out/piped" && pass || fail "piped"
    printf 'root ::= " the end."' >"$out/end.gbnf"
    gives 0 "This is the end." "$out/generate" "This is" --grammar "$out/end.gbnf"
    gives 0 " there" "$out/generate" "Once upon a time" --choose " there" --choose " kite"
}

# ---- a byte order mark before a text is ignored, and a zero in a text is rejected

marks() {
    mark=$(printf '\357\273\277')
    printf '%sroot ::= " the end."' "$mark" >"$out/marked"
    gives 0 "This is the end." "$out/generate" "This is" --grammar "$out/marked"
    printf '%s{"type": "boolean"}' "$mark" >"$out/marked"
    gives 0 "This is" "$out/generate" "This is" --json-schema "$out/marked"
    for text in "Anna went to the" "$mark""Anna went to the"; do
        printf '%s' "$text" | "$out/generate" - --tokens 9 >"$out/said.${#text}"
        printf '%s' "$text" >"$out/marked" && "$out/bitnet_perplexity" "$stories" "$out/marked" \
            --recipe rows --context 8 | grep -o 'perplexity.*' >"$out/measured.${#text}"
    done
    check cmp "$out"/said.1? && check cmp "$out"/measured.1?
    printf '%s{"question": "once upon a", "choices": ["time", "in"], "answer": 0}' "$mark" >"$out/marked"
    gives 0 "1 questions, JSON lines" ask "$out/marked"
    printf '%s{"messages": [{"role": "user", "content": "a"}]}' "$mark" >"$out/marked"
    gives 2 "line 1: no answer" "$out/bitnet_train" --chat "$out/marked" -o "$out/x"
    printf 'once\0upon' >"$out/marked"
    gives 1 "-: this is no text: byte 4 is zero" sh -c '"$0" - <"$1"' "$out/generate" "$out/marked"
    gives 1 "this is no text: byte 4 is zero" "$out/generate" once --grammar "$out/marked"
}

# ---- bench: figures that do not depend on the machine's load, and no rate for a single token

figures() {
    [ -e "$out/bitnet_bench" ] || return
    refuses "from 2 to" "$out/bitnet_bench" "$stories" --tokens 1
    for i in 1 2 3 4; do timeout 300 sh -c 'while :; do :; done' & busy="$busy $!"; done
    for try in 1 2 3 4 5; do
        "$out/bitnet_bench" --synth nano --ops --tokens 2 --depth 0 --prefill 32 --threads 1 \
            >"$out/said" 2>"$out/error"
        awk '/^attention, one layer/ { time[$4] = $5 }
            END { exit !(time["1024"] > 4 * time["64"] && time["1024"] < 80 * time["64"]) }' \
            "$out/said" && break
    done
    check test $? -eq 0
    kill $busy 2>"$out/error"
    check "$out/bitnet_bench" "$stories" --promises --threads 1 >"$out/said" # the page has 11 lines
    check test "$(grep -cE '^[a-z].* (yes|no|-) +[a-z0-9]' "$out/said")" -eq 11
    check grep -qE '^bits of a weight, by histogram +1.58 +1.5[0-9] +yes ' "$out/said"
    check grep -qE '^dense products, .* times +(yes|no) +' "$out/said"
}

# ---- adapters: their contents; an adapter for another model is rejected

adapters() {
    tail -c +2 tests/fuzz_bitnet/adapter >"$out/adapter.gguf" # without the fuzzer's letter
    gives 0 "ffn_up.weight in 1 layers, rank 2" "$out/bitnet_info" "$out/adapter.gguf"
    gives 1 "lora_a is 128 x 2, not" "$out/generate" "$stories" once --adapter "$out/adapter.gguf:0.5"
    gives 1 "lora_a is 128 x 2, not" "$out/bitnet_eval" "$stories" --ids 1 -o "$out/x" \
        --adapter "$out/adapter.gguf" --scale 0.5
    gives 1 "this is not an adapter" "$out/generate" "$stories" once --adapter "$stories"
    gives 1 "this is not an adapter" predict "$stories" --adapter "$stories"
    sh examples/smith.sh >"$out/smith.txt"
    check "$out/bitnet_train" --lora "$stories" --text "$out/smith.txt" --on q,v --context 64 \
        --batch 8 --steps 10 --sample-every 0 --valid-every 10 -o "$out/smith.gguf" >"$out/said"
    base=$(predict "$stories" | perplexity) with=$(predict "$stories" --adapter "$out/smith.gguf" | perplexity)
    check test "$base" = "$(predict "$stories" --adapter "$out/smith.gguf:0" | perplexity)"
    check "$out/bitnet_convert" "$stories" --adapter "$out/smith.gguf" -o "$out/merged.gguf" >"$out/said"
    check grep -q "the adapter changes 12 projections" "$out/said"
    merged=$(predict "$out/merged.gguf" | perplexity)
    echo "$base $with $merged" | awk '{ d = $2 / $3; exit !($2 < 0.9 * $1 && d > 0.99 && d < 1.01) }'
    check test $? -eq 0
    for kept in q k v output; do # of the two, the first is float
        "$out/bitnet_info" "$out/merged.gguf" --tensors | grep "blk.0.attn_$kept.weight"
    done >"$out/types"
    check test "$(grep -c F16 "$out/types")" -eq 2
    refuses "rounding them would lose much of it" "$out/bitnet_convert" "$stories" --type I2_S \
        --adapter "$out/smith.gguf" -o "$out/x"
}

predict() { # MODEL [OPTION]...
    model=$1
    shift
    "$out/bitnet_perplexity" "$model" "$out/smith.txt" --recipe rows --context 64 --limit 600 "$@"
}

perplexity() { sed -n 's/.*: perplexity \([0-9.]*\).*/\1/p'; }

# ---- multiple-choice questions: figures, and errors in files

ask() { "$out/bitnet_perplexity" "$stories" --choices "$@"; }

questions() {
    file=$out/questions
    printf '%s\n' "once upon a time there was a little girl" 0 "named lily who loved to play." \
        "purple tax." "named table in of go." "stone stone." \
        "tom had a red ball. he" 2 "yellow the." "tax." "played with it." "is is." >"$file"
    gives 0 "per token  100.00% of 2 right, 95% interval 34.24% to 100.00%" ask "$file"
    gives 0 "by chance   25.00%" ask "$file"
    gives 0 "1: right 1, in total 1, per token 1:" ask "$file" --each
    gives 0 "of 1 right" ask "$file" --limit 1
    head -n 9 "$file" >"$file.cut"
    gives 1 "questions.cut, line 9: the file ends within" ask "$file.cut"
    sed '8s/2/4/' "$file" >"$file.bad"
    gives 1 "questions.bad, line 8: expected the number of the right choice" ask "$file.bad"
    sed '11s/.*//' "$file" >"$file.bad"
    gives 1 "questions.bad, line 11: an empty choice" ask "$file.bad"
    printf '0,"tom, or ben, was _ .",sad,glad,1\n1,the dog ran.,a,b,2\n' >"$file.csv"
    gives 1 "questions.csv, line 2: the sentence has no _" ask "$file.csv"
    printf '\n{"question": "a", "choices": ["b", "c"], "answer": 2}' >"$file.json"
    gives 1 "questions.json, line 2: none of the choices is right" ask "$file.json"
    printf '{"question": "a", "choices": ["b" "c"]}' >"$file.json"
    gives 1 "questions.json, line 1, column 35: " ask "$file.json"
    printf '\1\0\0\0\0\0\0\0\377\377\0\0abc' >"$file.binary"
    gives 1 "questions.binary, question 1: the file ends within a text" ask "$file.binary"
    : >"$file.none"
    gives 1 "no questions" ask "$file.none"
    refuses "TEXT is missing" "$out/bitnet_perplexity" "$stories"
    refuses "--choices needs" "$out/bitnet_perplexity" "$stories" "$file" --choices "$file"
}

# ---- activations with a scale per group of columns: figures change, and not all models allow it

groups() {
    measure() { "$out/bitnet_perplexity" "$stories" README.md --limit 600 "$@" 2>&1; }
    check test "$(measure | grep perplexity)" = "$(measure --activation-group 0 | grep perplexity)"
    check test "$(measure | grep perplexity)" != "$(measure --activation-group 32 | grep perplexity)"
    gives 1 "is not a multiple of 32" measure --activation-group 48
}

# ---- chat: its commands, with the stories model and a chat template

chat_model() { # [TEMPLATE [KEY=NUMBER]...]
    [ -x "$out/chat_model" ] || cc -Wall -Wextra -Werror tests/chat_model.c -o "$out/chat_model" ||
        return 1
    form=${1:-<|user|> <|assistant|>}
    [ $# -eq 0 ] || shift
    "$out/chat_model" "$stories" "$out/chat.gguf" "$form" "$@"
}

# ---- a report about a file has twenty lines, which are the same with all kernels and for its parts

report() { "$out/bitnet_eval" "$@" --selfcheck | grep -v '^machine\|^times'; }

reports() {
    cat >"$out/parts.c" <<END
#define BITNET_IMPLEMENTATION
#include "$PWD/bitnet.h"
#include "$PWD/tests/split.h"
int main(int argc, char **argv) {
    split_file(bitnet_gguf_open_file(argv[1], NULL, NULL), argv[2]);
    return make_defaults().seed != 1 || argc != 3;
}
END
    check cc "$out/parts.c" -o "$out/parts" && check "$out/parts" "$stories" "$out/p"
    part=$out/p-0000
    gives 0 "said    1 \", a little girl named lucy" "$out/bitnet_eval" "$stories" --selfcheck
    check test "$(printf '%s\n' "$said" | wc -l)" -le 20
    report "$stories" >"$out/a"
    check grep -q '^model     bitnet-b1.58, 6 layers, width 256,' "$out/a"
    check grep -q '^next    1 11 258 371 425 455 809' "$out/a"
    report "$stories" --threads 1 --isa scalar | cmp - "$out/a" && pass || fail "other kernels"
    report "${part}1-of-00003.gguf" | cmp - "$out/a" && pass || fail "a split file"
    gives 0 "3 parts" "$out/bitnet_info" "${part}1-of-00003.gguf"
    check cc tests/golden/made.c -o "$out/made" && check "$out/made" maple "$out/maple.gguf" "$out/ids"
    gives 0 "experts        9, of which a token uses 3, each of size 32" "$out/bitnet_info" "$out/maple.gguf"
    gives 0 "window         7 positions in 3 layers, all in 2" "$out/bitnet_info" "$out/maple.gguf"
    gives 0 "kv cache       2.2 MiB for 1,000 tokens" "$out/bitnet_info" "$stories"
    gives 0 "fits           a context of 512 tokens" "$out/bitnet_info" "$stories"
    gives 0 "with a context of 512 positions" "$out/bitnet_info" "$stories" --context auto
    refuses "a number from 2, or auto" "$out/bitnet_info" "$stories" --context all
    check "$out/made" hunyuan-stq "$out/hunyuan.gguf" "$out/ids"
    gives 0 "+1            37.5%" "$out/bitnet_info" "$out/hunyuan.gguf"
    gives 0 "a little girl" "$out/generate" "${part}1-of-00003.gguf" "Once upon a time" \
        --tokens 9 --temperature 0
    gives 1 "name the first, whose name must end in -00001-of-00003.gguf" "$out/bitnet_info" \
        "${part}2-of-00003.gguf"
    rm "${part}3-of-00003.gguf"
    gives 1 "-00003-of-00003.gguf': the file cannot be opened" "$out/bitnet_eval" \
        "${part}1-of-00003.gguf" --selfcheck
    refuses "its own texts" "$out/bitnet_eval" "$stories" --selfcheck --ids 1
}

# a file's recommended sampling is used unless an option overrides it
advice() {
    check chat_model "<|user|> <|assistant|>" general.sampling.temp=0
    gives 0 "sampling       temp 0" "$out/bitnet_info" "$out/chat.gguf"
    for seed in 1 2; do
        "$out/generate" "$out/chat.gguf" "Once" --tokens 20 --seed $seed >"$out/advised.$seed"
        "$out/generate" "$out/chat.gguf" "Once" --tokens 20 --seed $seed --temperature 0.8 \
            >"$out/given.$seed"
        echo hello | "$out/chat" "$out/chat.gguf" --tokens 20 --seed $seed >"$out/said.$seed"
    done
    check cmp "$out/advised.1" "$out/advised.2" && check cmp "$out/said.1" "$out/said.2"
    cmp -s "$out/given.1" "$out/given.2" && fail "--temperature" || pass
    gives 0 "as recommended in the file: temperature 0," "$out/generate" "$out/chat.gguf" --tokens 2 --stats
    gives 0 "as recommended in the file: temperature 0," "$out/chat" "$out/chat.gguf" --stats
    "$out/generate" "$stories" --tokens 200 >"$out/usual"
    for option in "--top-k 2" "--top-p 0.5" "--min-p 0.5" "--typical-p 0.3" "--top-n-sigma 0.3" \
        "--xtc-probability 1" "--xtc-probability 1 --xtc-threshold 0.01" "--repetition-penalty 1.5" \
        "--dry-multiplier 5 --dry-allowed-length 1" \
        "--dry-multiplier 1 --dry-base 4 --dry-allowed-length 1"; do
        # shellcheck disable=SC2086
        "$out/generate" "$stories" --tokens 200 $option >"$out/given" || fail "$option"
        cmp -s "$out/usual" "$out/given" && fail "$option" || pass
        # shellcheck disable=SC2086
        echo hello | "$out/chat" "$out/chat.gguf" --tokens 2 $option >"$out/given" && pass || fail "$option"
    done
    check chat_model "{{ content }}" bitnet-b1.58.nextn_predict_layers=1
    gives 0 "layers         5, and 1 that guesses" "$out/bitnet_info" "$out/chat.gguf"
}

conversation() {
    check chat_model
    "$out/chat" "$out/chat.gguf" --tokens 5 --stats --system "Be kind." >"$out/said" 2>&1 <<END
/help
hello
/save $out/talk
/load
/nonsense
/load $out/no such talk
/save $out/nowhere/talk
/reset
/system You are short.
/load $out/talk
again
/quit
/nonsense
END
    check test $? -eq 0
    for words in "/save FILE" "/load needs a FILE" "[4 tokens, " "$out/talk: 35 tokens" "unknown command '/nonsense'" \
        "no such talk': the file cannot be opened for reading: No such file" \
        "nowhere/talk': the file cannot be written: No such file"; do
        check grep -qF -- "$words" "$out/said"
    done
    check test "$(grep -c nonsense "$out/said")" -eq 1 # /quit ended it
    # a pasted text is one message, with or without a slash at its beginning; a long line is not cut
    printf '\033[200~/hello\nand hello\033[201~ again\nhello\n' |
        "$out/chat" "$out/chat.gguf" --tokens 5 --stats >"$out/said" 2>&1
    check test "$(grep -c ' of 512 positions' "$out/said")" -eq 2
    printf '/hello\nand hello\nhello\nhel\0lo\n' |
        "$out/chat" "$out/chat.gguf" --tokens 5 --stats >"$out/said" 2>&1
    check test "$(grep -c ' of 512 positions' "$out/said")" -eq 2
    check grep -q "a message with a zero byte" "$out/said"
    long=$(yes "tim and sue sat by the sea" | head -n 1000 | tr '\n' ' ')
    "$out/bitnet_tokenize" "$out/chat.gguf" >"$out/ids" <<END
$long
END
    printf '%s\n' "$long" | "$out/chat" "$out/chat.gguf" --tokens 5 >"$out/said" 2>&1
    check test "$(sed -n 's/.*chat: \([0-9]*\) tokens do not fit.*/\1/p' "$out/said")" -gt \
        "$(wc -w <"$out/ids")"
    # a message that does not fit is skipped, later ones are not; a full context is reported
    long=$(yes "tim and sue sat by the sea" | head -n 60 | tr '\n' ' ')
    printf '%s\n' hello "$long" hello hello hello hello hello |
        "$out/chat" "$out/chat.gguf" --tokens 9 --context 64 --stats >"$out/said" 2>&1
    check test $? -eq 0
    check grep -q "tokens do not fit" "$out/said"
    check test "$(grep -c "of 64 positions" "$out/said")" -ge 6
    check grep -q "the older half of the conversation is forgotten" "$out/said"
    # auto: the same context length as bitnet_info prints
    fits=$("$out/bitnet_info" "$out/chat.gguf" --context auto |
        sed -n 's/.*with a context of \([0-9]*\) positions.*/\1/p')
    printf 'hello\n' | "$out/chat" "$out/chat.gguf" --tokens 9 --context auto --stats >"$out/said" 2>&1
    check grep -q "of ${fits:-no} positions" "$out/said"
    check "$out/generate" "$stories" Once --tokens 9 --context auto
}

# ---- drafts of a smaller model: the same text; another vocabulary is rejected

drafts() {
    tiny=tests/golden/tiny.gguf
    check chat_model
    for settings in "--temperature 0" "--temperature 0.9 --seed 5"; do
        for draft in "" "--draft $stories --stats"; do
            # shellcheck disable=SC2086
            "$out/generate" "$stories" "Once upon a time" --tokens 60 $settings $draft \
                >"$out/told${draft:+.drafted}" 2>"$out/error" || fail "generate $draft"
            # shellcheck disable=SC2086
            printf 'hello\nand then?\n' | "$out/chat" "$out/chat.gguf" --tokens 20 $settings \
                ${draft:+--draft "$out/chat.gguf"} >"$out/said${draft:+.drafted}" 2>&1 ||
                fail "chat $draft"
        done
        check cmp -s "$out/told" "$out/told.drafted"
        check cmp -s "$out/said" "$out/said.drafted"
        check grep -q "tokens drafted" "$out/error"
        check grep -q "^drafting: " "$out/error"
    done
    for command in "generate $stories" "chat $out/chat.gguf" "bitnet_server $stories --port 0"; do
        # shellcheck disable=SC2086
        set -- "$out"/$command
        gives 1 "another vocabulary" "$@" --draft $tiny
        gives 1 "No such file" "$@" --draft "$out/nothing"
        gives 1 "$0" "$@" --draft "$0"
        refuses "needs a value" "$@" --draft
    done
}

# ---- search: an index that is updated, truncated, interrupted; and answers

find() { "$out/search" "$stories" "$@" 2>/dev/null; }

searches() {
    folder=$out/notes
    mkdir -p "$folder/in/.hidden"
    printf 'a dog ran to the park.\n\nthe bird can fly high in the sky.\n \t\nmom made a cake.' \
        >"$folder/in/a.md"
    printf 'the bird can fly\n' >"$folder/in/.hidden/c.txt"
    printf 'the bird can fly\n\0' >"$folder/picture.png"
    printf 'the b\344r can fly\n' >"$folder/old.txt"
    ln -s .. "$folder/in/up" && ln -s nothing "$folder/lost" && mkfifo "$folder/pipe"
    yes "tim and sue sat by the sea and ate a red apple" | head -n 100 >"$folder/b.txt"
    gives 0 "7 paragraphs, 7 of them new; 0 are gone" timeout 60 "$out/search" "$stories" "$out/i" \
        --folder "$folder"
    for words in "picture.png: it is not text" "old.txt: it is not text" "in/.hidden: hidden" \
        "in/up: a link to a folder" "lost: No such file or directory" "pipe: neither file nor folder"; do
        case $said in *"skips $folder/$words"*) pass ;; *) fail "not said: $words" ;; esac
    done
    gives 0 "7 paragraphs, 0 of them new; 0 are gone" find "$out/i" --folder "$folder"
    find "$out/i" "the bird can fly high in the sky." --best 7 >"$out/answers"
    check test "$(sed -n 1p "$out/answers")" = "1.000  $folder/in/a.md:3"
    check test "$(sed -n 2p "$out/answers")" = "the bird can fly high in the sky."
    check test "$(grep -c "  $folder/" "$out/answers")" -eq 7
    check test "$(grep -c '^$' "$out/answers")" -eq 6 # between them, and no other
    for bytes in 0 11 12 267 268 300 900 $(($(wc -c <"$out/i") - 1)); do # what a kill leaves
        head -c "$bytes" "$out/i" >"$out/j"
        [ "$bytes" -lt 268 ] && gives 1 "not an index" "$out/search" "$stories" "$out/j" bird
        [ "$bytes" -lt 268 ] && continue
        gives 1 "the index is incomplete" "$out/search" "$stories" "$out/j" bird
        gives 0 "7 paragraphs, " find "$out/j" --folder "$folder"
        find "$out/j" "the bird can fly high in the sky." --best 7 | cmp -s - "$out/answers" &&
            pass || fail "cut at $bytes"
    done
    for at in 276 290 300 500 900 $(($(wc -c <"$out/i") - 100)); do # one byte, of anything
        cp "$out/i" "$out/j"
        printf '\375' | dd of="$out/j" bs=1 seek="$at" conv=notrunc 2>/dev/null
        gives 1 "the index is damaged" "$out/search" "$stories" "$out/j" bird
        gives 0 "7 paragraphs, " find "$out/j" --folder "$folder"
        check cmp "$out/i" "$out/j"
    done
    printf 'a dog ran to the park.\n\na cat sat on a mat.\n\n\nmom made a cake.' >"$folder/in/a.md"
    chmod 640 "$out/i"
    gives 0 "7 paragraphs, 1 of them new; 1 are gone" find "$out/i" --folder "$folder"
    check test "$(ls -l "$out/i" | cut -c 1-10)" = -rw-r-----
    gives 0 "a cat sat on a mat." find "$out/i" "a cat on a mat" --best 1
    gives 0 "  $folder/in/a.md:6" find "$out/i" "mom made a cake." --best 1 # that is moved
    mv "$folder/b.txt" "$folder/b.log"
    gives 0 "7 paragraphs, 4 of them new; 4 are gone" find "$out/i" --folder "$folder"
    gives 1 "made with another model" "$out/search" tests/golden/tiny.gguf "$out/i" bird
    gives 1 "nowhere: No such file or directory" "$out/search" "$stories" "$out/i" \
        --folder "$out/nowhere"
    gives 1 ": Is a directory" "$out/search" "$stories" "$folder" bird
    gives 1 "the index is empty" "$out/search" "$stories" "$out/none" bird
    refuses "give either a QUESTION or --folder" "$out/search" "$stories" "$out/i"
}

# After repeated kills when its file exists, it ends with the same result.
search_killed() {
    folder=$out/many kills=0
    mkdir -p "$folder"
    for i in 1 2 3 4 5 6 7 8 9; do
        seq "${i}00" "${i}40" | sed 's/.*/tim has & red balls and a big dog that runs far away\n/' \
            >"$folder/$i.txt"
    done
    find "$out/once" --folder "$folder" >"$out/said"
    while [ $kills -lt 20 ]; do
        "$out/search" "$stories" "$out/killed" --folder "$folder" >"$out/said" 2>"$out/error" &
        for i in $(seq 6000); do [ -s "$out/killed" ] && break || sleep 0.01; done
        [ $kills -gt 0 ] && sleep "0.$((kills % 8 + 1))"
        kill -KILL $! 2>/dev/null && kills=$((kills + 1))
        wait $! 2>/dev/null && break
    done
    check test $kills -gt 0
    find "$out/killed" --folder "$folder" >"$out/said"
    check grep -q "369 paragraphs" "$out/said"
    find "$out/once" "a dog" --best 369 | sort >"$out/a"
    find "$out/killed" "a dog" --best 369 | sort | cmp -s - "$out/a" && pass ||
        fail "killed $kills times"
}

programs
values
foreign
outputs
inputs
chat_forms
reports
advice
conversation
drafts
choices
openings
marks
figures
adapters
questions
groups
searches
search_killed
full
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
