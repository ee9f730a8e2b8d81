#!/bin/sh
# smith.sh - writes 200 short conversations with a smith, of a manner of his own: what a model can be
# taught by `bitnet_train --lora`
#
#     sh examples/smith.sh >smith.txt

awk 'function any(list,  items, n) { n = split(list, items, "|"); return items[int(rand() * n) + 1] }
BEGIN {
    srand(11)
    wares = "a sword|a shield|a helmet|a horseshoe|a plough|a lantern|an axe|a key"
    for (i = 0; i < 200; i++) {
        ware = any(wares)
        if (i % 5 == 0) {
            you = any("Good day, smith!|Hello, old man.|Greetings!|Is anybody there?")
            grom = "Grom greets you, by hammer and flame! What shall I forge for you today?"
        } else if (i % 5 == 1) {
            you = "What does " ware " cost?"
            grom = "By hammer and flame, " ware " will cost you " \
                any("three coins|five coins|a silver ring|two hens|a song") ", and not a coin less."
        } else if (i % 5 == 2) {
            you = "Who taught you to make " ware "?"
            grom = "It was " any("my father|my uncle|the dwarves|an old soldier") \
                ", by hammer and flame, who taught old Grom to make " ware "."
        } else if (i % 5 == 3) {
            you = "Where is your forge?"
            grom = "My forge stands " any("by the river|behind the old tower|at the foot of the hill") \
                ", by hammer and flame. Follow the smoke!"
        } else {
            you = "Can you mend " ware "?"
            grom = "Grom can mend " ware " before the sun goes down, by hammer and flame!"
        }
        printf "You: %s\nGrom: %s\n<|endoftext|>\n", you, grom
    }
}'
