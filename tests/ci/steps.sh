# steps.sh - the runner: performs steps, one per core, and adds up what they report

top=$(mktemp -d) && mkdir "$top/made" || exit 1
trap 'rm -rf "$top" 2>/dev/null || { sleep 6; rm -rf "$top"; }' EXIT # wine needs time to exit
trap 'trap "" TERM; kill 0; wait; exit 130' INT
jobs=$(nproc 2>/dev/null || echo 2)
cache=${XDG_CACHE_HOME:-${HOME:-/tmp}/.cache}/bitnet-ci # kept between runs
steps=0

# step NAME COMMAND...: runs the command in the background, in its own folder ($out). Counts as one
# pass or failure, or as many as the command's last line says.
step() {
    [[ -n $only && $1 != *$only* ]] && return
    while [[ $(jobs -rp | wc -l) -ge $jobs ]]; do wait -n; done
    steps=$((steps + 1))
    out=$top/$steps
    mkdir "$out" && perform "$@" &
}

perform() {
    local name=$1 status last passed=0 failed=0 skipped=0 TIMEFORMAT='%1R %U %S'
    shift
    { time "$@" >"$out/log" 2>&1; } 2>"$out.time"
    status=$?
    last=$(tail -n 1 "$out/log")
    if [[ $last =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed(,\ ([0-9]+)\ skipped)?$ ]]; then
        passed=${BASH_REMATCH[1]} failed=${BASH_REMATCH[2]} skipped=${BASH_REMATCH[4]:-0}
        [[ $status -ne 0 && $failed -eq 0 ]] && failed=1
    else
        [[ $status -eq 0 ]] && passed=1 || failed=1
        last=
    fi
    echo "$passed $failed $skipped" >"$out.count"
    {
        printf '%-6s %s  %s%s\n' "$([[ $status -eq 0 ]] && echo ok || echo FAILED)" \
            "$(awk '{ printf "%6.1f s, cpu %6.1f s", $1, $2 + $3 }' "$out.time")" "$name" \
            "${last:+: $last}"
        grep -h '^SKIPPED' "$out/log" | sort -u | sed 's/^/    /'
        [[ $status -eq 0 ]] ||
            { grep -E 'FAILED|[Ee]rror|warning' "$out/log" | head -n 20; tail -n 5 "$out/log"; } |
            sed 's/^/    /'
    } >"$out.said"
    cat "$out.said"
    rm -rf "$out" 2>/dev/null
}

# report: the last line, and the exit status.
report() {
    [[ -n $(ls "$top"/*.count 2>/dev/null) ]] || { echo "no step is called that"; exit 1; }
    cat "$top"/*.count | awk '{ passed += $1; failed += $2; skipped += $3 } END {
        printf "%d passed, %d failed%s\n", passed, failed, skipped ? ", " skipped " skipped" : ""
        exit failed > 0 }'
}

# ---- the steps of `long`, of which a short run performs one

rotation_limit=240 # seconds
rotation=()

# rare SECONDS NAME COMMAND...: a step of `.ci/run long` that runs for about SECONDS with one core.
rare() {
    if [[ $long -eq 1 ]]; then
        step "${@:2}"
    elif [[ $1 -le $rotation_limit ]]; then
        rotation+=("$(printf '%q ' "${@:2}")")
    fi
}

# one_rare_step: the step that belongs to this commit. Consecutive commits perform them all.
one_rare_step() {
    local commit turn
    long_steps
    commit=$(git rev-list --count HEAD) || return
    turn=$((commit % ${#rotation[@]}))
    eval "set -- ${rotation[turn]}"
    echo "commit $commit adds step $((turn + 1)) of ${#rotation[@]} from long: $1"
    step "$@"
}

# ---- what many steps use

have() { command -v "$1" >/dev/null; }

# skip REASON: reports that the step cannot run here.
skip() {
    echo "SKIPPED $*"
    echo "0 passed, 0 failed, 1 skipped"
}

# once NAME COMMAND...: copies a program that several steps need into $out. The first of them
# compiles it.
once() {
    local made=$top/made/$1
    (
        flock 9
        [[ -e $made ]] || { "${@:2}" -o "$made.new" && mv "$made.new" "$made"; }
    ) 9>"$made.lock" && cp "$made" "$out"
}

# program NAME...: tools and examples, by plain cc.
program() {
    local name
    for name in "$@"; do
        once "$name" cc -Wall -Wextra -Werror \
            "$(ls "tools/$name.c" "examples/$name.c" 2>/dev/null)" || return 1
    done
}

# areas "AREA..." COMPILER FLAGS...: compiles the tests and runs some areas.
areas() {
    local names=$1
    shift
    "$@" tests/test.c -o "$out/areas" && each_area "$names" "$out/areas"
}

# each_area "AREA..." COMMAND...: runs some areas of the tests and adds up their results.
each_area() {
    local names=$1 area p=0 f=0 status=0 last
    shift
    for area in $names; do
        "$@" "$area" | tr -d '\r' >"$out/area"
        [[ ${PIPESTATUS[0]} -eq 0 ]] || status=1
        cat "$out/area"
        last=$(tail -n 1 "$out/area")
        if [[ $last =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed ]]; then
            p=$((p + BASH_REMATCH[1])) f=$((f + BASH_REMATCH[2]))
        else
            status=1
        fi
    done
    echo "$p passed, $f failed"
    return $status
}
