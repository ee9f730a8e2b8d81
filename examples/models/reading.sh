#!/bin/sh
# reading.sh - the reading test of READING.md
#
#     examples/models/reading.sh OLD.gguf NEW.gguf FOLDER     makes FOLDER/stories.txt and key.txt
#     examples/models/reading.sh FOLDER                       counts FOLDER/marks.txt by the key
#
# Each model's stories begin with $OLD and $NEW (default: "Words:"). From the top of the repository;
# needs a C compiler as cc.

if [ $# = 1 ]; then
    awk 'NR == FNR { whose[$1] = $2; next }
        $1 in whose { read++; sound[whose[$1]] += $2 == "yyyy"; for (i = 1; i <= 4; i++)
            yes[whose[$1], i] += substr($2, i, 1) == "y" }
        END {
            if (read != 60) { print read + 0 " stories have marks, not 60"; exit 1 }
            split("old new", models)
            for (k = 1; k <= 2; k++) {
                m = models[k]
                printf "%s: %d of 30 sound (names %d, things %d, reason %d, end %d)\n", m, sound[m],
                    yes[m, 1], yes[m, 2], yes[m, 3], yes[m, 4]
            }
        }' "$1/key.txt" "$1/marks.txt"
    exit
fi
[ $# = 3 ] && mkdir -p "$3" || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2; }
old=$1 new=$2 folder=$3
old_begins=${OLD:-Words:} new_begins=${NEW:-Words:}
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cc -O2 examples/generate.c -o "$work/generate" || exit 1
for seed in $(seq 30); do
    for whose in old new; do
        eval "model=\$$whose begins=\$${whose}_begins"
        "$work/generate" "$model" "$begins" --temperature 0.6 --tokens 400 --seed "$seed" >"$work/said" ||
            exit 1
        sed '1{/^Words:/d}' "$work/said" >"$work/$whose.$seed" # the words asked for are not the story
        echo "$whose $seed"
    done
done >"$work/all"
awk 'BEGIN { srand(60) } { print rand(), $0 }' "$work/all" | sort -n |
    awk '{ print NR, $2, $3 }' >"$folder/key.txt"
while read -r number whose seed; do
    printf -- '---- %s\n\n' "$number"
    cat "$work/$whose.$seed"
    printf '\n\n'
done <"$folder/key.txt" >"$folder/stories.txt"
echo "$folder/stories.txt; marks go to $folder/marks.txt: NUMBER ynyn WHY"
