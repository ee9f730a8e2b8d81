# examples.sh - the README's commands, and the examples in C

# as_readers COMMAND...: runs it with a `cc` that enables all warnings, and that compiles only once
# what several documents compile by "cc -O2 SOURCE -o NAME".
as_readers() {
    cc() {
        once "$4-O2" command cc $warnings "$1" "$2" && cp "$out/$4-O2" "$4"
    }
    export top out warnings && export -f cc once
    "$@"
}

readme() { # the README's first commands
    local line count=0
    while read -r line; do
        echo "\$ $line"
        bash -c "$line" </dev/null || return 1
        count=$((count + 1))
    done < <(grep -E '^ *cc .*(\./generate|\./test)$' README.md)
    [[ $count -ge 2 ]] # and the last line of the log is that of the tests
}

# The README's other commands, from its blocks and tables, in a copy of the repository. Those that
# download, need a model or a compiler that is not here, or wait for visitors are left out.
readme_others() {
    local line
    program generate && mkdir "$out/copy" && cp -r bitnet*.h tools examples tests "$out/copy" &&
        cp "$out/generate" "$out/copy" || return 1
    while read -r line; do
        echo "\$ $line"
        (cd "$out/copy" && bash -c "$line" </dev/null) || return 1
    done < <(sed -n '/^```sh/,/^```/p; s/^|[^`]*`\(cc [^`]*\|\.\/[^`]*\|sh [^`]*\)`.*/\1/p' README.md |
        grep -vE '^```|^curl|bitnet-2b|bitnet_server|build.sh|release.sh|^cc .*(\./generate|\./test)$')
}

examples() {
    program first generate chat embed kernel chains crowd search || return 1
    "$out/crowd" | grep '^"Maybe it is in the barn," thought Jack' || return 1 # the words are fixed
    mkdir -p "$out/examples/models" && cp examples/models/villager.gguf "$out/examples/models" &&
        rm -f "$out/anna.session" && (cd "$out" && ./first && ./first) |
        grep -qx 'In the barn\.In the barn\.' || return 1 # the second run continues from the file
    clang examples/generate.c -o "$out/generate-clang" || return 1
    "$out/generate" --tokens 60 >"$out/story" 2>/dev/null || return 1
    cat "$out/story"
    grep -q '^Words: [a-z]' "$out/story" || return 1
    "$out/generate-clang" --tokens 60 --threads 1 2>/dev/null | cmp - "$out/story" || return 1
    tcc -run examples/generate.c --tokens 60 2>/dev/null | cmp - "$out/story" || return 1
    mkdir -p "$out/examples/models" && cp examples/models/stories.gguf "$out/examples/models" &&
        (cd / && "$out/generate" --tokens 60 2>/dev/null) |
        cmp - "$out/story" || return 1 # the model is found beside the program
    echo "Words: kite" |
        "$out/generate" examples/models/stories.gguf - --tokens 5 --temperature 0 2>/dev/null |
        grep -q '^Words: kite' || return 1
    "$out/generate" examples/models/stories.gguf "Words:" --stop "." --stats 2>&1 |
        grep -q 'tokens' || return 1
    "$out/embed" >"$out/told" && grep -q . "$out/told" || return 1
    awk '/^```c$/ { code = 1; next } code && /^```$/ { exit } code' README.md >"$out/program.c" &&
        cc "-I$PWD" "$out/program.c" -o "$out/program" &&
        { "$out/program" && echo; } | cmp - "$out/told" || return 1 # the README's program
    "$out/kernel" | grep -q '^every number equals' && "$out/kernel" 45 333 || return 1
    ! "$out/generate" "$out/no such file" x 2>"$out/error" && grep -q . "$out/error" || return 1
    printf 'Where are you?\nWhere is Ben?\n' | "$out/chat" examples/models/villager.gguf --system \
        "You are Anna, a kind girl. You were at the mill. Ben went to the barn." >"$out/said" &&
        grep -qx '> I am at the mill.' "$out/said" && grep -qx '> In the barn.' "$out/said" || return 1
    ! "$out/chat" 2>"$out/error" && [[ $(wc -l <"$out/error") -eq 5 ]] &&
        grep -q 'roughly [1-9][0-9]* tokens per second' "$out/error" || return 1
    ! "$out/chat" tests/golden/stories.gguf </dev/null 2>"$out/error" &&
        grep -q 'generate tests/golden/stories.gguf' "$out/error" || return 1
    "$out/generate" --tokens 60 --chains --stats 2>"$out/error" | cmp - "$out/story" &&
        grep -q '^chains: [0-9]* tokens drafted' "$out/error" || return 1 # the same, by the table
    "$out/chains" | grep -qx 'the same texts: yes' || return 1
    ! "$out/generate" --table examples/models/none.bin 2>"$out/error" &&
        grep -q 'none.bin' "$out/error" || return 1
    ! "$out/generate" --no-such-option 2>"$out/error" && grep -q 'unknown option' "$out/error"
}

quoted() { # the outputs that the pages quote
    program first generate embed chat adventure crowd search && tests/quoted "$out"
}

# Each example compiles in a folder with nothing but the headers. It calls nothing private except
# what makes arguments and paths UTF-8 on Windows. The optional headers of tools/ are there too.
alone() {
    local name
    for name in examples/*.c; do
        rm -rf "$out/alone" && mkdir "$out/alone" && cp bitnet*.h tools/bitnet_*.h "$name" \
            "$out/alone" || return 1
        (cd "$out/alone" && cc -Wall -Wextra -Werror -fsyntax-only "$(basename "$name")") || return 1
        ! sed -E 's/bitnet__(arguments|open|output(_open|_close)?)\>//' "$name" |
            grep -nE 'bitnet__|tools/' || return 1
    done
    printf '#include "%s"\n' bitnet_chains.h bitnet_all.h >"$out/alone/bitnet.c" &&
        cc -DBITNET_IMPLEMENTATION -Wall -Wextra -Werror -fsyntax-only "$out/alone/bitnet.c" || return 1
    cp examples/web/*.c "$out/alone" &&
        (cd "$out/alone" && cc -Wall -Wextra -Werror -fsyntax-only pack.c) || return 1
    cp examples/cmake/* "$out/alone" && cmake -S "$out/alone" -B "$out/alone/build" &&
        cmake --build "$out/alone/build" && ! grep -rq "$PWD" "$out/alone/build"
}

# The shipped model's stories end, are about the requested words, and are sound in part.
shipped() {
    local seed
    program generate bitnet_world || return 1
    rm -f "$out/stories"
    for seed in 1 2 3 4 5; do
        "$out/generate" --seed $seed --stats >"$out/story" 2>"$out/said" && cat "$out/story" &&
            head -n 1 "$out/story" | grep -q '^Words: [a-z]' &&
            awk '$1 == "prompt:" { ended = $6 > 40 && $6 < 500 } END { exit !ended }' "$out/said" || return 1
        "$out/generate" kite owl rain --seed $seed 2>/dev/null >"$out/story" && cat "$out/story" &&
            [[ $(head -n 1 "$out/story") == "Words: kite, owl, rain" ]] || return 1
        echo "<|endoftext|>" | cat "$out/story" - >>"$out/stories"
    done
    "$out/bitnet_world" --judge "$out/stories" | tee "$out/judged"
    grep -q "^with all their words: 5 of 5" "$out/judged" || return 1
    "$out/bitnet_world" --examine examples/models/stories.gguf --of stories --count 20 >"$out/judged" ||
        return 1
    echo "by the likeliest text: $(tail -n 1 "$out/judged")"
    [[ $(tail -n 1 "$out/judged") != "0 of 20" ]]
}

# How generate reads its arguments: words of the model's list, or else the beginning of a story. Adding
# the list to the file changed no tensor.
words_and_beginnings() {
    local told words
    program generate bitnet_convert bitnet_world || return 1
    words=$("$out/bitnet_world" --words | paste -sd, | sed 's/,/, /g')
    "$out/bitnet_convert" examples/models/stories.gguf --set "bitnet.words=$words" -o "$out/set.gguf" &&
        cmp "$out/set.gguf" examples/models/stories.gguf || return 1
    begins() { # begins TEXT ARGUMENT...: the text that generate prints first
        told=$("$out/generate" "${@:2}" --tokens 30 2>"$out/error") && [[ $told == "$1"* ]] ||
            { echo "${*:2}: $told"; return 1; }
    }
    begins $'Words: kite, owl, rain\n' kite owl rain && begins $'Words: rain, kite\n' "RAIN, Kite" &&
        begins $'Words: owl\n' owl, owl && begins $'Words: fog, sun\n' "fog  ,sun" &&
        begins "Words: " && begins "Once upon a time" Once upon a time &&
        begins "Once upon a time, there" "Once upon a time, there" && begins "kite owl rain fog" \
        kite owl rain fog && begins "kite" --begin kite && begins $'Words: kite\n' --words KITE || return 1
    begins "Hello." "Hello." || return 1
    begins "kyte" kyte && grep -q "closest: kite" "$out/error" && begins "A dragon" "A dragon" &&
        [[ ! -s $out/error ]] && begins $'Words: owl\n' examples/models/stories.gguf --words owl &&
        begins "Owl and" examples/models/stories.gguf Owl and || return 1
    echo "One day" | "$out/generate" - --tokens 9 2>/dev/null | grep -q '^One day'
}

# The adventure can be won in free words, and what no list has is not understood. Most of what people
# type first gets a sensible answer. The parser reads enough of the commands that it was not trained
# on; none of those is in its training text.
adventure() {
    program adventure generate bitnet_world && once commands cc -O2 tests/commands.c || return 1
    "$out/adventure" <tests/adventure.txt >"$out/said" && cat "$out/said" &&
        grep -q 'The end\.$' "$out/said" && grep -q '^> "What do you mean?"' "$out/said" || return 1
    { echo "go to the market" && yes "where is ben" | head -n 60; } | "$out/adventure" >"$out/said" &&
        [[ $(grep -c '^Clara: ".' "$out/said") -eq 60 ]] &&
        ! grep -q '^Clara: ""' "$out/said" || return 1 # more talk than the context holds
    tests/first_inputs "$out" || return 1
    "$out/commands" && "$out/commands" --list | sed 's/.*/"content": "&"}/' >"$out/patterns" &&
        [[ $(wc -l <"$out/patterns") -eq 600 ]] || return 1
    ! "$out/bitnet_world" --commands 125000 | grep -Ff "$out/patterns"
}

npc() { # a few seconds of a game, in the terminal and, if possible, in a window
    program npc &&
        "$out/npc" --seconds 6 >"$out/said" && grep -q '^frames .*p99' "$out/said" &&
        grep -q '^Tom went to the' "$out/said" && grep -q '^    "' "$out/said" || return 1
    have xvfb-run && [[ -e /usr/include/SDL2/SDL.h ]] || { skip "npc: a window"; return; }
    cc -Wall -Wextra -Werror -DNPC_SDL examples/npc.c -o "$out/window" -lSDL2 &&
        xvfb-run -a "$out/window" --seconds 2 >"$out/said" && grep -q '^slices' "$out/said"
}
