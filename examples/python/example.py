"""Three things: a story as it comes, an answer of a given form, a chat that is saved and goes on.

    cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_schema.h -o libbitnet.so
    python3 examples/python/example.py [MODEL]
"""
import os
import sys

import bitnet

beside = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "models", "stories.gguf")

with bitnet.Model(sys.argv[1] if len(sys.argv) > 1 else beside) as model:
    print("Once upon a time", end="")
    with model.session(temperature=0.8, seed=1) as session:
        for piece in session.generate("Once upon a time"):
            print(piece, end="", flush=True)
    print()

    with model.session() as session, bitnet.Grammar('root ::= " red" | " blue" | " green"') as colours:
        session.set_grammar(colours)
        print("The sky was" + "".join(session.generate("The sky was")))

    with model.session(temperature=0.8, seed=1) as session:
        print("Hello! ->" + "".join(session.chat("Hello!", max_tokens=20)))
        saved = session.save()
        said = "".join(session.chat("And then?", max_tokens=20))
    with model.session() as session:
        session.restore(saved)
        again = "".join(session.chat("And then?", max_tokens=20))
    print("And then? ->" + again)
    print("the same as without saving:", "yes" if said == again else "no")
