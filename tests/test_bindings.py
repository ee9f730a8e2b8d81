"""What examples/python/bitnet.py does besides its example: errors, lives, choices, slices, misuse.

    python3 tests/test_bindings.py ADAPTER    an adapter for stories.gguf, from tests/adapter.py

Prints the name of each call that could end the interpreter before it makes it.
"""
import copy
import ctypes
import gc
import os
import pickle
import signal
import subprocess
import sys
import time

top = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")
sys.path.insert(0, os.path.join(top, "examples", "python"))
import bitnet

STORIES = os.path.join(top, "examples", "models", "stories.gguf")
ADAPTER = sys.argv[1]
STATE = ADAPTER + ".session"
model = bitnet.Model(STORIES, threads=1)
assert model.info.vocab_size == 2048 and model.info.architecture == b"bitnet-b1.58"
assert model.detokenize(model.tokenize("the cat", 0)) == "the cat"
assert model.detokenize([]) == "" and len(model.detokenize(model.tokenize("x" * 5000, 0))) == 5000
assert model.metadata("general.architecture") == model.info.architecture.decode() and model.metadata("none") == ""
for wrong, result in ((lambda: bitnet.Model("no such file"), bitnet.Result.ERROR_IO),
                      (lambda: bitnet.Grammar("root ::= ("), bitnet.Result.ERROR_GRAMMAR_SYNTAX),
                      (lambda: model.session().feed([99999]), bitnet.Result.ERROR_TOKEN),
                      (lambda: model.session().restore(b"x" * 99), bitnet.Result.ERROR_STATE_MAGIC),
                      (lambda: model.session().save("no/such/folder"), bitnet.Result.ERROR_IO),
                      (lambda: model.session().load(STORIES), bitnet.Result.ERROR_STATE_MAGIC)):
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
for light in (False, True):
    sliced.save(STATE, light)
    loaded = model.session()
    loaded.load(STATE)
    assert loaded.tokens == sliced.tokens and open(STATE, "rb").read() == sliced.save(light=light)
assert loaded.sample() == sliced.sample()
best, likely = session.choose([" red", " the"])
assert likely[best] == max(likely)
schema = bitnet.Grammar.from_json_schema('{"type": "boolean"}')
asked = model.session()
asked.set_grammar(schema)
schema.close()  # the session still needs it
model.close()
assert "".join(asked.generate("It is")).strip() in ("true", "false")
del session, sliced, other, loaded, asked
gc.collect()
try:
    model.session()
    sys.exit("a closed model")
except ValueError:
    pass
if hasattr(os, "fork"):  # a worker that only exits frees a model whose threads it does not have
    model = bitnet.Model(STORIES, threads=2)
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


# ---- misuse: every method, with closed objects and with wrong arguments

MODEL = bitnet.Model(STORIES, threads=1)
SESSION = MODEL.session()
GRAMMAR = bitnet.Grammar('root ::= " a"')
CLOSED = [bitnet.Model(STORIES, threads=1), bitnet.Grammar('root ::= " a"'), bitnet.Adapter(MODEL, ADAPTER),
          MODEL.session()]
NAN = float("nan")
ANYTHING = (5, 2**32 + 5, -1, 0.5, NAN, "x", b"x", ["x"], {}, object(), int, MODEL, SESSION, GRAMMAR, *CLOSED)


def all_but(*kinds):
    return [x for x in (*ANYTHING, None) if not isinstance(x, kinds)]


NUMBERS = ["x", None, 0.5, NAN, [1]]
WRONG = {
    "path": ["a\0b", *all_but(str, bytes)],
    "path or none": ["a\0b", *[x for x in all_but(str, bytes) if x is not None]],
    "text": all_but(str),
    "prompt": [x for x in all_but(str) if x is not None],
    "texts": [5, None, "x", b"x", [5], [None], [b"x"], [["x"]]],
    "stops": [5, "x", b"x", [5], ["a\0b"], [["x"]]],
    "ids": [5, None, "x", b"x", ["x"], [0.5], [NAN], [None], [[1]], [2**32 + 5], [-2**32 + 5]],
    "int32": [2**31, 2**32 + 5, -2**31 - 1, *NUMBERS],
    "int64": [2**63, 2**64 + 5, -2**63 - 1, *NUMBERS],
    "uint32": [2**32 + 5, -1, *NUMBERS],
    "float": [NAN, "x", None, [1]],
    "bool": [x for x in all_but(bool)],
    "bytes": all_but(bytes),
    "options": [x for x in ANYTHING],
    "model": all_but(bitnet.Model) + CLOSED[:1],
    "model or none": [x for x in all_but(bitnet.Model) if x is not None] + CLOSED[:1],
    "grammar": [x for x in all_but(bitnet.Grammar) if x is not None] + CLOSED[1:2],
    "adapter": [x for x in all_but(bitnet.Adapter) if x is not None] + CLOSED[2:3],
}
OPTIONS = bitnet.SessionOptions
# what each method takes: good arguments, and of what kind they are
METHODS = {
    bitnet.Model: {
        "__init__": [(STORIES, "path")], "info": None, "tokenizer": None, "handle": None, "__enter__": [],
        "session": [(0, "int32")], "tokenize": [("a", "text"), (0, "uint32")], "detokenize": [([1], "ids")], "metadata": [("a", "text")],
        "embed": [(["a"], "texts")]},
    bitnet.Grammar: {"__init__": [('root ::= "a"', "text"), (MODEL, "model or none")], "handle": None, "__enter__": [],
                     "from_json_schema": [("{}", "text")]},
    bitnet.Adapter: {"__init__": [(MODEL, "model"), (ADAPTER, "path")], "handle": None, "__enter__": []},
    bitnet.Session: {
        "__init__": [(MODEL, "model"), (OPTIONS(), "options")], "handle": None, "__enter__": [],
        "model": None, "stop_reason": None, "stats": None, "tokens": None, "__len__": [], "__copy__": [],
        "copy": [], "set_sampling": [], "set_grammar": [(GRAMMAR, "grammar")],
        "set_adapter": [(None, "adapter"), (1.0, "float")], "feed": [([1], "ids")],
        "step": [(0, "int64"), (0, "int32")], "sample": [], "chat_system": [("a", "text")], "begin": [("a", "prompt"), (["b"], "stops")],
        "begin_chat": [("a", "text"), (["b"], "stops")], "generate": [("a", "prompt"), (["b"], "stops")],
        "chat": [("a", "text"), (["b"], "stops")], "next": [(0, "int64")],
        "choose": [([" a"], "texts"), (False, "bool")], "truncate": [(0, "int32")], "reset": [], "cancel": [],
        "save": [(None, "path or none"), (False, "bool")], "load": [(STATE, "path")], "restore": [(SESSION.save(), "bytes")]},
}
REFUSED = (TypeError, ValueError, ctypes.ArgumentError, bitnet.Error)


def refuses(what, call, *kinds, words=""):
    print(what, flush=True)
    try:
        call()
    except kinds or REFUSED as error:
        assert words in str(error), (what, error)
    else:
        sys.exit(f"{what}: no error")


for closed in CLOSED:
    closed.close()
    closed.close()
for kind, methods in METHODS.items():
    closed = next(c for c in CLOSED if isinstance(c, kind))
    public = {n for n in dir(kind) if not n.startswith("_")} | {"__init__", "__enter__"}
    public |= {"__len__", "__copy__"} & set(dir(kind))
    assert public - {"close"} == set(methods), public ^ set(methods)
    for name, arguments in methods.items():
        what = f"{kind.__name__}.{name}"
        good = [value for value, _ in arguments or ()]
        if name not in ("__init__", "from_json_schema"):
            print(what, "of a closed object", flush=True)
            refuses(what, lambda: getattr(closed, name)(*good), ValueError, words="closed")
        for i, (_, sort) in enumerate(arguments or ()):
            for wrong in WRONG[sort]:
                given = good[:i] + [wrong] + good[i + 1:]
                method = kind if name == "__init__" else getattr(
                    {bitnet.Model: MODEL, bitnet.Session: SESSION}.get(kind, kind), name)
                refuses(f"{what}{given!r}", lambda: method(*given))
for struct in bitnet._Struct.__subclasses__():
    refuses(struct.__name__, lambda: struct(temperatur=1), TypeError, words="temperatur")
    for name, (kind, after) in bitnet._fields(struct).items():
        if kind in bitnet._INTEGERS:
            wrongs = [1 << 8 * ctypes.sizeof(kind), -(1 << 8 * ctypes.sizeof(kind)), *NUMBERS]
        elif kind is ctypes.c_char_p:
            wrongs = [5, 0.5, ["x"]] + ([] if after == "length" else ["a\0b"])
        elif kind in (ctypes.c_float, ctypes.c_double, ctypes.c_void_p):
            wrongs = ["x", object()]
        else:
            wrongs = [0.5, "x", object()]
        for wrong in wrongs:
            refuses(f"{struct.__name__}({name}={wrong!r})", lambda: struct(**{name: wrong}), words=name
                    if kind in bitnet._INTEGERS else "")
for call in (lambda: MODEL.session(temperatur=1), lambda: SESSION.begin("a", temperatur=1),
             lambda: bitnet.Model(STORIES, temperatur=1), lambda: MODEL.embed(["a"], temperatur=1)):
    refuses("an unknown option", call, TypeError, words="temperatur")
for made in MODEL, GRAMMAR, bitnet.Adapter(MODEL, ADAPTER):
    for way in copy.copy, copy.deepcopy, pickle.dumps:
        refuses(f"{way.__name__} of a {type(made).__name__}", lambda: way(made), TypeError)
twin = copy.copy(SESSION)
SESSION.feed([5])
assert twin.tokens == [] and SESSION.tokens == [5]
twin.close()


# ---- lives


def resident():
    gc.collect()
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") >> 20


def growth(change):
    """MiB that remain of what is set and removed 300 times."""
    before = resident()
    for _ in range(300):
        change()
    return resident() - before


def change_grammar():
    with bitnet.Grammar('root ::= [a-z]{1,5000}') as grammar:
        SESSION.set_grammar(grammar)
    SESSION.set_grammar(None)


def change_adapter():
    with bitnet.Adapter(MODEL, ADAPTER) as adapter:
        SESSION.set_adapter(adapter)
    SESSION.set_adapter(None)


adapters = []
free_adapter = bitnet.bitnet_adapter_free
bitnet.bitnet_adapter_free = lambda adapter: adapters.append(adapter) or free_adapter(adapter)
if os.path.exists("/proc/self/statm"):
    change_grammar()
    grown = growth(change_grammar)
    print(f"300 grammars, set and removed, leave {grown} MiB")
    assert grown < 20
for _ in range(3):
    change_adapter()
assert len(adapters) == 3
half = next(i for i in range(2048) if MODEL.detokenize([i]) == "\ufffd")
session = MODEL.session(logit_bias=[{"id": half, "bias": 1000.0}])
copied = session.copy()
refuses("a bad sampling", lambda: session.set_sampling(logit_bias=[{"id": 5, "bias": 1.0}], temperature=NAN))
session.set_sampling(logit_bias=[{"id": half, "bias": 1000.0}])
calls = []
edited = MODEL.session(editor={"edit": lambda user, logits, count: calls.append(count)})
session_of_pieces = MODEL.session(stages=(bitnet.Stage.TOP_K, bitnet.Stage.TEMPERATURE))
rubbish = [ctypes.create_string_buffer(b"\x7f" * 12) for _ in range(1000)]  # where the bias list was
gc.collect()
for each in session, copied:  # bytes that are no text
    assert "".join(each.generate("Words:", max_tokens=3)) == "\ufffd" * 3
assert "".join(edited.generate("Words:", max_tokens=3)) and calls == [2048] * 3
edited.begin("Words:")
edited.cancel()
assert edited.next() is None and edited.stop_reason == bitnet.StopReason.CANCELLED
brief = bitnet.Model(STORIES, threads=1)
users = [brief._life]
ends = brief.session(editor={"edit": lambda *_: (ends.close(), users.append(users[0].users))})
brief.close()
ends.begin("Words:")
print("a session that its own callback closes", flush=True)
assert isinstance(ends.next(), str) and users[1] == 1 and users[0].users == 0
refuses("after that", ends.next, ValueError, words="closed")
TASK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_int32)
ran = []


def enqueue(user, task, context, count):
    for i in range(count):
        TASK(task)(context, i)
    ran.append(count)
    return 1


own = bitnet.Model(STORIES, scheduler={"enqueue": enqueue, "finish": lambda user, handle: None, "count": 1})
gc.collect()
rubbish += [ctypes.CFUNCTYPE(None)(lambda: None) for _ in range(1000)]  # where the callbacks were
assert "".join(own.session().generate("Words:", max_tokens=3)) and ran
own.close()

# ---- texts

for text in "a\0b", "\ud800", "x\udfffy":
    ids = MODEL.tokenize(text)
    assert MODEL.detokenize(ids) == text.replace("\ud800", "\ufffd").replace("\udfff", "\ufffd")
    session = MODEL.session()
    session.begin(text)
    assert session.tokens == ids
    session.reset()
    session.begin_chat(text)
    shorter = MODEL.session()
    shorter.begin_chat(text[0])
    assert len(text) == 1 or len(session.tokens) > len(shorter.tokens)
with bitnet.Grammar('root ::= "\u20ac"') as euro:
    session = MODEL.session()
    session.set_grammar(euro)
    pieces = list(session.generate("Words:"))
    assert pieces == ["\u20ac"], pieces
assert SESSION.choose([" a\0b", " a"])[0] in (0, 1)

child = subprocess.run([sys.executable, "-c", "import bitnet"], cwd=os.path.join(top, "examples", "python"),
                       env={**os.environ, "BITNET_LIBRARY": "no such library"}, stderr=subprocess.PIPE, text=True)
assert "cc -O2 -shared" in child.stderr and "ImportError" in child.stderr, child.stderr
print("python: all is well")
