#!/bin/sh
# make.sh - makes the pictures in this folder: the programs run on a virtual screen
#
#     sh examples/pictures/make.sh [love] [terminal] [server] [web]       default: all four
#
# Next to NAME.png, NAME.txt has the words in it, as commands with their output. tests/quoted runs the
# commands and compares; it reads the words of generate.svg from the picture itself. tests/plot makes
# the pictures of speed. This script needs Debian's love, xvfb, imagemagick and chromium, Node 22 with
# playwright-core in $NODE_PATH, and what examples/web/build.sh needs.

set -e
cd "$(dirname "$0")/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pictures=examples/pictures

wanted() {
    case " ${names:-$1} " in *" $1 "*) ;; *) false ;; esac
}
names=$*

if wanted love; then
    cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o "$work/libbitnet.so"
    BITNET_LIBRARY=$work/libbitnet.so xvfb-run -a -s "-screen 0 1024x600x24" \
        love examples/love --seconds 14.5 --picture $pictures/love.png | sed '/^[a-z0-9]/d' >$pictures/love.txt
fi

for program in examples/generate.c examples/chat.c tools/bitnet_server.c; do
    cc -O2 $program -o "$work/$(basename $program .c)"
done

# A terminal in which the words appear as they are generated, at the pace of a reader.
wanted terminal && "$work/generate" kite owl rain --tokens 84 2>"$work/said" | fold -s -w 46 |
    awk 'BEGIN {
        print "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"480\" height=\"360\" viewBox=\"0 0 480 360\" font-size=\"15\""
        print " font-family=\"ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace\">"
        print "<style>tspan { opacity: 0; animation: a 0.01s forwards } @keyframes a { to { opacity: 1 } }</style>"
        print "<rect width=\"480\" height=\"360\" rx=\"10\" fill=\"#1c1f2b\"/>"
        print "<circle cx=\"20\" cy=\"18\" r=\"5\" fill=\"#e86a5f\"/><circle cx=\"38\" cy=\"18\" r=\"5\" fill=\"#e8b75f\"/><circle cx=\"56\" cy=\"18\" r=\"5\" fill=\"#7cc07a\"/>"
        print "<text x=\"20\" y=\"54\" fill=\"#8fd18b\" xml:space=\"preserve\">$ ./generate kite owl rain</text>"
        time = 0.8
    }
    {
        printf "<text x=\"20\" y=\"%d\" fill=\"#e4e2da\" xml:space=\"preserve\">", 80 + 22 * (NR - 1)
        count = split($0, words, " ")
        for (i = 1; i <= count; i++) {
            printf "<tspan style=\"animation-delay:%.2fs\">%s </tspan>", time, words[i]
            time += 0.12
        }
        print "</text>"
    }
    END { print "</svg>" }' >$pictures/generate.svg

if wanted server; then
    "$work/bitnet_server" examples/models/stories.gguf --port 0 >"$work/address" 2>/dev/null &
    server=$!
    until [ -s "$work/address" ]; do sleep 1; done
    node tests/server_page.mjs "$(sed 's/.*: //' "$work/address")" \
        "$("$work/generate" --seed 1 --tokens 60 2>/dev/null)" "$work"
    kill $server
    mv "$work/story-480-light.png" $pictures/server.png
    mv "$work/story-480.txt" $pictures/server.txt
fi

if wanted web; then
    top=$PWD
    (cd "$work" && sh "$top/examples/web/build.sh")
    node tests/web_page.mjs "$work" "$work" "$work"
    convert "$work/park-1280-light.png" -dither None -colors 255 PNG8:$pictures/web.png
    mv "$work/park-1280.txt" $pictures/web.txt
fi
wc -c $pictures/*.png $pictures/*.svg
