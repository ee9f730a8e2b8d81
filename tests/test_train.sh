#!/bin/sh
# test_train.sh - tests the trainer's program: resuming, interruption, bad input, a short training
#
#     tests/test_train.sh [C compiler and flags]      (from the top of the repository; default: cc)
#
# Its text is made here.

cc=${*:-cc}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
pass() { passed=$((passed + 1)); echo "  ok     $1"; }
fail() { failed=$((failed + 1)); echo "  FAILED $1"; }
check() { # check WHAT COMMAND...
    what=$1; shift
    if "$@"; then pass "$what"; else fail "$what"; fi
}
finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
    exit
}

$cc tests/test_train.c -o "$work/gradients" && $cc tests/test_lora.c -o "$work/lora" &&
    $cc tools/bitnet_train.c -o "$work/train" || {
    fail "the trainer compiles"
    finish
}
echo "gradients"
for program in gradients lora; do
    "$work/$program" >"$work/log"
    grep -v '^  ok' "$work/log" | sed '$d'
    set -- $(tail -n 1 "$work/log")
    passed=$((passed + ${1:-0}))
    [ "${4:-}" = "failed" ] && failed=$((failed + $3)) || fail "the checks of $program ran to their end"
done

# A text with something to learn: who has what, in which color, told in two ways.
awk 'BEGIN {
    srand(7)
    split("tom lily max anna ben sue", name); split("cat dog ball kite boat hat", thing)
    split("red blue green big small", kind); split("ran jumped played sat slept", did)
    for (i = 0; i < 1500; i++) {
        n = name[int(rand() * 6) + 1]; t = thing[int(rand() * 6) + 1]; k = kind[int(rand() * 5) + 1]
        d = did[int(rand() * 5) + 1]
        if (i % 2)
            printf "once upon a time %s had a %s %s. the %s was %s. %s %s with the %s.\n",
                   n, k, t, t, k, n, d, t
        else printf "one day %s saw a %s. it was a %s %s! then %s %s home.\n", n, t, k, t, n, d
        print "<|endoftext|>"
    }
}' >"$work/text"
train() { "$work/train" --text "$work/text" "$@" >"$work/out" 2>"$work/err"; }
pico() {
    train --config pico --vocab 300 --context 64 --batch 4 --micro 2 --steps 12 --sample-every 0 \
        --save-every 4 --valid-every 5 --report-every 1 "$@"
}
refuses() { # refuses WHAT PATTERN COMMAND...: exit code 2, and a message with the pattern
    what=$1 pattern=$2; shift 2
    "$@"
    code=$?
    if [ "$code" = 2 ] && grep -q -- "$pattern" "$work/err"; then pass "$what"
    else fail "$what (exit code $code: $(head -n 1 "$work/err"))"; fi
}

bare() { "$work/train" "$@" >"$work/out" 2>"$work/err"; }

echo "a run, whole and in parts"
check "a short run" pico -o "$work/a.gguf" --checkpoint "$work/a.state" --log "$work/a.jsonl"
check "its log" grep -q '"final_loss"' "$work/a.jsonl"
check "the library agrees" awk '/difference/ { d = $NF; gsub(/[^0-9.e-]/, "", d); d += 0
    ok = d < 0.01 && d > -0.01 } END { exit !ok }' "$work/out"
check "five steps, then stop" pico -o "$work/b.gguf" --checkpoint "$work/b.state" --stop-after 5
check "it says how to resume" grep -q -- "--resume $work/b.state" "$work/out"
check "no model is written then" test ! -e "$work/b.gguf"
check "the rest" train -o "$work/b.gguf" --resume "$work/b.state" --sample-every 0 --valid-every 5
check "resumed and straight: the same model" cmp "$work/a.gguf" "$work/b.gguf"
check "with one thread" pico -o "$work/c.gguf" --threads 1
check "one thread and several: the same model" cmp "$work/a.gguf" "$work/c.gguf"
check "without overlap" pico -o "$work/c.gguf" --no-overlap --threads 2
check "with and without overlap: the same model" cmp "$work/a.gguf" "$work/c.gguf"

check "documents that do not see each other" pico -o "$work/p.gguf" --apart
check "--apart: another model" sh -c "! cmp -s '$work/a.gguf' '$work/p.gguf'"
check "five steps, then stop" pico -o "$work/q.gguf" --checkpoint "$work/q.state" --apart \
    --stop-after 5
check "the rest" train -o "$work/q.gguf" --resume "$work/q.state" --sample-every 0 --valid-every 5
check "--apart, resumed and straight: the same model" cmp "$work/p.gguf" "$work/q.gguf"

check "a model that looks things up" pico -o "$work/p.gguf" --lookup
check "--lookup: another model" sh -c "! cmp -s '$work/a.gguf' '$work/p.gguf'"
check "with the same rates: still another" pico -o "$work/q.gguf" --lr 0.002 --matrix-lr 0.002
check "--lookup is more than its rates" sh -c "! cmp -s '$work/p.gguf' '$work/q.gguf'"
check "five steps, then stop" pico -o "$work/q.gguf" --checkpoint "$work/q.state" --lookup \
    --stop-after 5
check "the rest" train -o "$work/q.gguf" --resume "$work/q.state" --sample-every 0 --valid-every 5
check "--lookup, resumed and straight: the same model" cmp "$work/p.gguf" "$work/q.gguf"

printf '%s\n' '{"messages": [{"role": "user", "content": "tom has a red cat. who?"}, {"role": "assistant", "content": "tom"}]}' |
    awk '{ for (i = 0; i < 200; i++) print }' >"$work/talks"
again() { # what has learned of text, taught by talks
    "$work/train" --chat "$work/talks" --from "$work/a.state" --lookup --full 0 --batch 4 --micro 2 \
        --sample-every 0 -o "$work/t.gguf" "$@" >"$work/out" 2>"$work/err"
}
check "another training of a checkpoint's model" again --steps 20 --valid-every 10
check "with its vocabulary" grep -q "million tokens of 300;" "$work/out"
check "it counts right answers" grep -qE "validation after 20 steps.* ([0-9]+) of \1 answers right" "$work/out"
cp "$work/t.gguf" "$work/u.gguf"
check "five steps, then stop" again --steps 20 --checkpoint "$work/t.state" --stop-after 5
check "the rest" "$work/train" --chat "$work/talks" --resume "$work/t.state" --sample-every 0 \
    --valid-every 10 -o "$work/t.gguf"
check "resumed and straight: the same model" cmp "$work/t.gguf" "$work/u.gguf"
refuses "--from and a shape" "has its own shape" again --layers 3
refuses "--from what is no checkpoint" "not a checkpoint" bare --text "$work/text" \
    --from "$work/a.gguf" -o "$work/x.gguf"

: >"$work/out" # so that the steps of the previous run are not taken for those of this one
"$work/train" --text "$work/text" --config pico --vocab 300 --context 64 --batch 4 --micro 2 \
    --steps 200 --report-every 1 --sample-every 0 -o "$work/d.gguf" \
    --checkpoint "$work/d.state" >"$work/out" 2>&1 &
while ! grep -q '^step ' "$work/out" && kill -0 $! 2>/dev/null; do sleep 0.05; done
kill -TERM $!
wait $!
code=$?
check "SIGTERM ends it in order (exit code $code)" test "$code" = 0
check "and says where to go on" grep -q "interrupted after step" "$work/out"
check "the rest" train -o "$work/d.gguf" --resume "$work/d.state" --sample-every 0
check "the same in one go" train --config pico --vocab 300 --context 64 --batch 4 --micro 2 \
    --steps 200 --sample-every 0 -o "$work/e.gguf"
check "interrupted and straight: the same model" cmp "$work/d.gguf" "$work/e.gguf"

echo "what is refused"
resume() { train -o "$work/x.gguf" --resume "$1" --sample-every 0; }
size=$(wc -c <"$work/b.state")
head -c $((size / 2)) "$work/b.state" >"$work/cut"
refuses "a checkpoint cut short" "checksum" resume "$work/cut"
cp "$work/b.state" "$work/flip"
printf '\377\001\376' | dd of="$work/flip" bs=1 seek=$((size / 3)) conv=notrunc 2>/dev/null
refuses "a damaged checkpoint" "checksum" resume "$work/flip"
refuses "a file that is no checkpoint" "not a checkpoint" resume "$work/a.gguf"
refuses "an empty checkpoint" "not a checkpoint" resume /dev/null
refuses "a checkpoint that is not there" "cannot open" resume "$work/nothing"
cp "$work/b.state" "$work/old"
printf '\143' | dd of="$work/old" bs=1 seek=16 conv=notrunc 2>/dev/null
refuses "a checkpoint of another version" "another version" resume "$work/old"
head -c 60000 "$work/text" >"$work/other"
other_text() {
    "$work/train" --text "$work/other" -o "$work/x.gguf" --resume "$work/b.state" \
        >"$work/out" 2>"$work/err"
}
refuses "another text" "made with another text" other_text
refuses "a recipe with --resume" "checkpoint.s recipe" train -o "$work/x.gguf" --resume "$work/b.state" \
    --steps 99
refuses "no text" "--text" bare -o "$work/x.gguf"
refuses "no output" "-o MODEL" bare --text "$work/text"
refuses "an unknown option" "unknown option" bare --frobnicate
refuses "an option without its value" "needs a value" bare --steps
refuses "a number that is none" "whole number" bare --steps 12x
refuses "a number out of range" "from 1" bare --batch 0
refuses "a rate that is not a number" "must be a number" bare --lr nan
refuses "an unknown choice" "one of pico" bare --config huge
refuses "a context that is not a multiple of 64" "multiple of 64" bare --context 100
refuses "heads that do not fit the width" "do not fit together" bare --width 256 --heads 3
refuses "rows that do not divide" "multiple of --micro" bare --batch 6 --micro 4
refuses "a text that is not there" "cannot open" bare --text "$work/nothing" -o "$work/x.gguf"
refuses "a directory for a text" "is a folder" bare --text "$work" -o "$work/x.gguf"
refuses "an output that cannot be written" "cannot write" bare --text "$work/text" \
    -o "$work/no/such/place.gguf"
: >"$work/empty"
refuses "an empty text" "empty" bare --text "$work/empty" -o "$work/x.gguf"
printf ' \n\n<|endoftext|>\n \n' >"$work/blank"
refuses "a blank text" "no text" bare --text "$work/blank" -o "$work/x.gguf"
refuses "a binary text" "not text" bare --text "$work/train" -o "$work/x.gguf"
printf 'a' >"$work/tiny"
refuses "a text of one letter" "too short" bare --text "$work/tiny" -o "$work/x.gguf"
head -c 700 "$work/text" >"$work/tiny"
refuses "a text shorter than a few rows" "too short" bare --text "$work/tiny" -o "$work/x.gguf" \
    --context 512
check "no model came of it" test ! -e "$work/x.gguf"

echo "a disk that is full"
cp "$work/b.state" "$work/full.state" && cp "$work/full.state" "$work/before"
cp "$work/b.gguf" "$work/full.gguf"
pico -o "$work/y.gguf" --checkpoint "$work/full.state" --stop-after 5
cp "$work/full.state" "$work/before"
(
    ulimit -f 100 # blocks of 512 bytes: less than a checkpoint or a model
    train -o "$work/full.gguf" --resume "$work/full.state" --sample-every 0 --save-every 1
)
check "a failed model is an error" test $? = 1
check "a failed checkpoint is said" grep -q "could not be written" "$work/err"
check "the checkpoint of before is untouched" cmp "$work/full.state" "$work/before"
check "the model of before is untouched" cmp "$work/full.gguf" "$work/b.gguf"
check "no half file stays behind" test -z "$(ls "$work" | grep tmp)"
(
    ulimit -f 100
    train -o "$work/full.gguf" --resume "$work/full.state" --sample-every 0 --stop-after 2
)
check "interrupted, and nothing could be saved: an error" test $? = 1
check "the checkpoint of before is still untouched" cmp "$work/full.state" "$work/before"
check "with room it goes on" train -o "$work/full.gguf" --resume "$work/full.state" \
    --sample-every 0 --valid-every 5
check "and ends as it should" cmp "$work/full.gguf" "$work/a.gguf"

echo "the best weights"
pico -o "$work/r.gguf" --steps 60 --full 0 --lr 0.5 --matrix-lr 0.9 --valid-every 2 --patience 3
check "a run that only grows worse ends early" sh -c "! grep -q '^step *60/' '$work/out'"
check "and its model is the best there was" grep -q "the weights after step .* were the best" \
    "$work/out"

echo "a teacher"
teacher() { pico --full 1 --checkpoint "$work/teacher.state" --width 256 --heads 4 --kv-heads 2 "$@"; }
student() { pico --teacher "$work/teacher.state" "$@"; }
check "a run in full precision" teacher -o "$work/teacher.gguf"
check "ends with a teacher" grep -q "as a teacher by" "$work/out"
floats=$(wc -c <"$work/teacher.gguf") codes=$(wc -c <"$work/a.gguf")
check "and with a model of floats, a lot larger than one of codes" test "$floats" -gt $((4 * codes))
check "a student" student -o "$work/s.gguf"
check "learns something else" sh -c "! cmp -s '$work/a.gguf' '$work/s.gguf'"
check "five steps, then stop" student -o "$work/u.gguf" --checkpoint "$work/u.state" --stop-after 5
refuses "a student without its teacher" "--teacher FILE" train -o "$work/u.gguf" \
    --resume "$work/u.state"
refuses "another teacher" "not the teacher" train -o "$work/u.gguf" --resume "$work/u.state" \
    --teacher "$work/b.state"
check "the rest" train -o "$work/u.gguf" --resume "$work/u.state" --sample-every 0 \
    --valid-every 5 --teacher "$work/teacher.state"
check "a student, resumed and straight: the same model" cmp "$work/s.gguf" "$work/u.gguf"
refuses "a teacher of other rows" "rows of 64" pico --context 128 -o "$work/u.gguf" \
    --teacher "$work/teacher.state"
refuses "a teacher without a place to be saved" "needs --checkpoint" pico --full 1

echo "learning"
train --config pico --vocab 300 --context 64 --batch 16 --steps 150 -o "$work/l.gguf" \
    --sample-every 0
awk '/^step/ { last = $4 } /all held-out/ { held = $5 } END { exit !(last < 2.0 && held < 2.0) }' \
    "$work/out"
check "150 steps bring the loss from 5.7 below 2.0: $(grep 'all held-out' "$work/out")" test $? = 0
grep -v endoftext "$work/text" >"$work/one"
bare --text "$work/one" --config pico --vocab 300 --context 64 --batch 16 --steps 150 \
    -o "$work/l.gguf" --sample-every 0
awk '/^1 documents/ { one = 1 } /all held-out/ { held = $5 } END { exit !(one && held < 2.0) }' \
    "$work/out"
check "the same text in one document is learned as well: $(grep 'all held-out' "$work/out")" \
    test $? = 0
check "3 passes over a text need no warning" test ! -s "$work/err"
bare --text "$work/one" --config pico --vocab 300 --context 64 --batch 16 --steps 9999 \
    --stop-after 1 --checkpoint "$work/l.state" -o "$work/l.gguf" --sample-every 0
check "hundreds of passes give one" grep -q "warning: [0-9]* passes over the text" "$work/err"
train --config nano --vocab 300 --context 128 --batch 8 --steps 60 -o "$work/n.gguf" \
    --sample-every 0
awk '/all held-out/ { held = $5 } END { exit !(held > 0 && held < 2.5) }' "$work/out"
check "60 steps of the nano model bring it below 2.5: $(grep 'all held-out' "$work/out")" test $? = 0

echo "teaching a model that is there"
sh examples/smith.sh >"$work/smith.txt"
base=$work/n.gguf
teach() {
    "$work/train" --lora "$base" --text "$work/smith.txt" --context 64 --batch 8 --rank 4 \
        --sample-every 0 --valid-every 3 --save-every 2 --report-every 1 "$@" >"$work/out" 2>"$work/err"
}
check "a few steps" teach --steps 7 -o "$work/t.gguf" --checkpoint "$work/t.state" --log "$work/t.jsonl"
check "it says beforehand what memory it takes" grep -q "^memory: about 0.0" "$work/out"
check "its log" grep -q '"final_loss"' "$work/t.jsonl"
check "the library agrees" awk '/difference/ { d = $NF; gsub(/[^0-9.e-]/, "", d); d += 0
    ok = d < 0.005 && d > -0.005 } END { exit !ok }' "$work/out"
check "three steps, then stop" teach --steps 7 -o "$work/y.gguf" --checkpoint "$work/y.state" --stop-after 3
check "it says how to resume" grep -q -- "--lora $base --text ... -o $work/y.gguf --resume" "$work/out"
check "no adapter is written then" test ! -e "$work/y.gguf"
resume_teaching() {
    "$work/train" --lora "$base" --text "$work/smith.txt" -o "$work/y.gguf" --sample-every 0 \
        --valid-every 3 --resume "$work/y.state" "$@" >"$work/out" 2>"$work/err"
}
refuses "a recipe with --resume" "checkpoint.s recipe" resume_teaching --rank 2
cp "$work/smith.txt" "$work/kept" && echo "one line more" >>"$work/smith.txt"
refuses "another text" "made with another text" resume_teaching
mv "$work/kept" "$work/smith.txt" && base=$work/d.gguf
refuses "another base" "made with another model" resume_teaching
base=$work/n.gguf
check "the rest" resume_teaching
check "resumed and straight: the same adapter" cmp "$work/t.gguf" "$work/y.gguf"
check "with one thread" teach --steps 7 -o "$work/y.gguf" --threads 1
check "one thread and several: the same adapter" cmp "$work/t.gguf" "$work/y.gguf"
: >"$work/out"
"$work/train" --lora "$base" --text "$work/smith.txt" --context 64 --rank 4 --sample-every 0 \
    --report-every 1 --steps 9999 -o "$work/v.gguf" --checkpoint "$work/v.state" >"$work/out" 2>&1 &
while ! grep -q '^step ' "$work/out" && kill -0 $! 2>/dev/null; do sleep 0.05; done
kill -TERM $!
wait $!
check "SIGTERM ends it in order" test $? = 0
check "and says where to go on" grep -q "interrupted after step" "$work/out"

to() { "$work/train" -o "$work/x.gguf" "$@" >"$work/out" 2>"$work/err"; }
refuses "a base that is not there" "cannot be opened" to --lora "$work/nothing" --text "$work/smith.txt"
refuses "a base that is none" "" to --lora "$work/smith.txt" --text "$work/smith.txt"
refuses "an adapter for a base" "an adapter" to --lora "$work/t.gguf" --text "$work/smith.txt"
refuses "a checkpoint of another kind" "not a checkpoint of bitnet_train --lora" to --lora "$base" \
    --text "$work/smith.txt" --resume "$work/b.state"
refuses "and the other way about" "not a checkpoint of bitnet_train" train -o "$work/x.gguf" \
    --resume "$work/y.state"
refuses "projections that there are none of" "some of q, k, v" to --lora "$base" --on q,x
refuses "--chat for a base without a chat template" "no chat template" to --lora tests/golden/stories.gguf --chat "$work/smith.txt"
refuses "a teacher" "cannot be used with --lora" to --lora "$base" --text "$work/smith.txt" --teacher "$work/b.state"
refuses "nothing to learn" "--text FILE is missing" to --lora "$base"
"$work/lora" "$work/chat.gguf"
printf '{"messages": [{"role": "user", "content": "%s"}, {"role": "assistant", "content": "%s"}]}\n' \
    hello "good day" who grom "what is that" "a sword" >"$work/chat.jsonl"
chat() { to --lora "$work/chat.gguf" --chat "$work/chat.jsonl" --steps 3 --sample-every 2 "$@"; }
check "a chat" chat -o "$work/w.gguf" --prompt hello
check "shows samples" grep -q "^sample: hello|" "$work/out"
awk '{ for (i = 0; i < 300; i++) print }' "$work/chat.jsonl" >"$work/chats.jsonl"
from_chats() {
    "$work/train" --chat "$work/chats.jsonl" --config pico --vocab 300 --context 64 --batch 4 --micro 2 \
        --steps 4 -o "$work/c.gguf" "$@" >"$work/out" 2>"$work/err"
}
check "a model of conversations alone" from_chats --sample-every 0
check "all fit their rows" sh -c "! grep -q longer '$work/err'"
check "every fiftieth is held out" grep -q '^882 documents.* held out: ' "$work/out"
check "an adapter for it, in its chat template" to --lora "$work/c.gguf" --chat "$work/chat.jsonl" \
    --steps 2 --sample-every 0
rm -f "$work/x.gguf"
check "conversations and text" from_chats --text "$work/text" --sample-every 2
check "and a sample" grep -q "^sample: Once upon a time|" "$work/out"
long=$(yes "and that" | head -n 60 | tr '\n' ' ')
sed "s/what is that/$long/" "$work/chats.jsonl" >"$work/long.jsonl"
check "long conversations" from_chats --chat "$work/long.jsonl" --sample-every 0
check "are cut, with a warning" grep -q "conversations are longer than 64 tokens" "$work/err"
sed '2s/"role"/"roll"/' "$work/chat.jsonl" >"$work/kept" && mv "$work/kept" "$work/chat.jsonl"
refuses "a message without a role" "line 2: a message without" chat
echo '{"messages": [{"role": "user", "content": "a"}]}' >"$work/chat.jsonl"
refuses "a chat without an answer" "line 1: no answer" chat
echo '{"messages": [' >"$work/chat.jsonl"
refuses "a chat that is no JSON" "line 1" chat
printf 'a' >"$work/tiny"
refuses "a text of one letter" "too short" to --lora "$base" --text "$work/tiny"
check "no adapter came of it" test ! -e "$work/x.gguf"

# The smith's 200 lines, taught to the shipped stories model, which knows another world: the loss
# falls from above 3.5 to below 1.5.
"$work/train" --lora examples/models/stories.gguf --text "$work/smith.txt" -o "$work/smith.gguf" \
    --steps 80 --lr 0.004 --valid-every 20 --sample-every 0 >"$work/out" 2>"$work/err"
awk '/after 0 steps/ { base = $NF } /all held-out/ { held = $5 }
    END { exit !(base > 3.5 && held > 0 && held < 1.5) }' "$work/out"
check "200 lines of a smith are learned: $(grep 'all held-out' "$work/out")" test $? = 0
finish
