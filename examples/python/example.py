"""Three things: a story as it comes, words of a given form, a chat that is saved and goes on.

    cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so
    python3 examples/python/example.py
"""
import os

import bitnet

models = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "models", "")

with bitnet.Model(models + "stories.gguf") as model:
    print("Words:", end="")
    with model.session(temperature=0.8, seed=5) as session:
        for piece in session.generate("Words:"):
            print(piece, end="", flush=True)
    print()

    with model.session() as session, bitnet.Grammar('root ::= " hammer" | " needle" | " net"') as tools:
        session.set_grammar(tools)
        print("The scarf tore. Anna needed a" + "".join(session.generate("The scarf tore. Anna needed a")))

# The system prompt, in the form of this model: what Anna has seen.
WORLD = ("System: You are Anna, a kind girl. You were at the mill. Ben was at the mill. The bread was with you. "
         "Ben took the drum. The drum was with Ben. Ben went to the barn because he was curious.<|eot_id|>")

with bitnet.Model(models + "villager.gguf") as model:
    with model.session() as session:
        session.feed(model.tokenize(WORLD, bitnet.ADD_BOS | bitnet.PARSE_SPECIAL))
        print("Where is Ben? " + "".join(session.chat("Where is Ben?")))
        saved = session.save()
        said = "".join(session.chat("Please give me the bread."))
    with model.session() as session:
        session.restore(saved)
        again = "".join(session.chat("Please give me the bread."))
    print("Please give me the bread. " + again)
    print("the same as without saving:", "yes" if said == again else "no")
