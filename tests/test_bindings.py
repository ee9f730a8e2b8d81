"""What examples/python/bitnet.py does beside its example: errors, lives, choices, slices."""
import gc
import os
import signal
import sys
import time

top = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.insert(0, os.path.join(top, "examples", "python"))
import bitnet

model = bitnet.Model(os.path.join(top, "examples", "models", "stories.gguf"), threads=1)
assert model.info.vocabulary == 2048 and model.info.arch == b"bitnet-b1.58"
assert model.detokenize(model.tokenize("the cat", 0)) == "the cat"
for wrong, result in ((lambda: bitnet.Model("no such file"), bitnet.Result.ERROR_IO),
                      (lambda: bitnet.Grammar("root ::= ("), bitnet.Result.ERROR_GRAMMAR_SYNTAX),
                      (lambda: model.session().feed([99999]), bitnet.Result.ERROR_TOKEN),
                      (lambda: model.session().restore(b"x" * 99), bitnet.Result.ERROR_STATE_MAGIC)):
    try:
        wrong()
        sys.exit("no error")
    except bitnet.Error as error:
        assert error.result == result and str(error)
session = model.session(temperature=0.8, seed=1)
whole = "".join(session.generate("Words:", max_tokens=30))
sliced = model.session(temperature=0.8, seed=1)
sliced.begin("Words:", max_tokens=30)
pieces = []
while (piece := sliced.next(microseconds=1)) is not None:
    pieces.append(piece)
assert "".join(pieces) == whole and sliced.stop_reason == bitnet.StopReason.LENGTH
other = sliced.copy()
assert other.tokens == sliced.tokens and other.sample() == sliced.sample()
assert "".join(session.generate("Words:", stop=["."])).count(".") == 0
best, likely = session.choose([" red", " the"])
assert likely[best] == max(likely)
schema = bitnet.Grammar.from_json_schema('{"type": "boolean"}')
asked = model.session()
asked.set_grammar(schema)
schema.close()  # the session still needs it
model.close()
assert "".join(asked.generate("It is")).strip() in ("true", "false")
del session, sliced, other, asked
gc.collect()
try:
    model.session()
    sys.exit("a closed model")
except ValueError:
    pass
if hasattr(os, "fork"):  # a worker that only exits frees a model whose threads it does not have
    model = bitnet.Model(os.path.join(top, "examples", "models", "stories.gguf"), threads=2)
    time.sleep(0.1)  # until they sleep
    child = os.fork()
    if child == 0:
        signal.alarm(10)
        model.close()
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
try:
    bitnet.bitnet_gpu_bandwidth(None)
    sys.exit("a function that the library lacks")
except NotImplementedError:
    pass
print("python: all is well")
