"""bitnet - text from a model, by way of bitnet.h as a shared library

    cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c bitnet.h -o libbitnet.so
    python3 examples/python/bitnet.py [MODEL [PROMPT]]         tells a story, from the top directory

Only what a story needs is declared here; the rest is bound in the same way.
"""
import ctypes
import sys
from ctypes import POINTER, c_char_p, c_float, c_int, c_int32, c_size_t, c_uint64, c_void_p

library = ctypes.CDLL("./libbitnet.so")


class bitnet_error(ctypes.Structure):
    _fields_ = [("result", c_int), ("message", ctypes.c_char * 252)]


class bitnet_sampling(ctypes.Structure):
    _fields_ = [("temperature", c_float), ("top_k", c_int32), ("top_p", c_float),
                ("min_p", c_float), ("repetition_penalty", c_float), ("frequency_penalty", c_float),
                ("presence_penalty", c_float), ("penalty_last", c_int32), ("seed", c_uint64),
                ("bias", c_void_p), ("bias_count", c_size_t), ("edit", c_void_p),
                ("edit_user", c_void_p)]


def function(name, result, *arguments):
    f = getattr(library, "bitnet_" + name)
    f.restype, f.argtypes = result, arguments
    return f


version = function("version", c_int)
sizeof = function("sizeof", c_size_t, c_char_p)
model_load = function("model_load_file", c_void_p, c_char_p, c_void_p, POINTER(bitnet_error))
model_free = function("model_free", None, c_void_p)
session_create = function("session_create", c_void_p, c_void_p, c_void_p, POINTER(bitnet_error))
session_free = function("session_free", None, c_void_p)
session_message = function("session_message", c_char_p, c_void_p)
set_sampling = function("session_set_sampling", c_int, c_void_p, POINTER(bitnet_sampling))
begin = function("generate_begin", c_int, c_void_p, c_char_p, c_void_p)
go_on = function("generate_next", c_int, c_void_p, c_void_p, POINTER(c_void_p), POINTER(c_size_t))
OK, END = 0, 2

if version() // 100 != 2:  # 0.2.x
    raise ImportError("bitnet.h is of another version")
for struct in bitnet_error, bitnet_sampling:
    if sizeof(struct.__name__.encode()) != ctypes.sizeof(struct):
        raise ImportError(f"{struct.__name__} is not as the library has it")


def generate(path, prompt, **sampling):
    """What follows the prompt, in pieces of whole characters."""
    error, text, length = bitnet_error(), c_void_p(), c_size_t()
    model = model_load(path.encode(), None, error)
    session = session_create(model, None, error)
    try:
        if not session:
            raise RuntimeError(error.message.decode())
        result = set_sampling(session, bitnet_sampling(**sampling))
        result = result or begin(session, prompt.encode(), None)
        while result == OK and (result := go_on(session, None, text, length)) == OK:
            yield ctypes.string_at(text, length.value).decode(errors="replace")
        if result != END:
            raise RuntimeError(session_message(session).decode())
    finally:
        session_free(session)
        model_free(model)


if __name__ == "__main__":
    model = sys.argv[1] if len(sys.argv) > 1 else "examples/models/stories.gguf"
    prompt = sys.argv[2] if len(sys.argv) > 2 else "Once upon a time"
    print(prompt, end="")
    for piece in generate(model, prompt, temperature=0.8, seed=1):
        print(piece, end="", flush=True)
    print()
