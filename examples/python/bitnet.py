"""bitnet - text from ternary language models, by way of bitnet.h as a shared library

    cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION -x c tools/bitnet_all.h -o libbitnet.so

    import bitnet
    with bitnet.Model("stories.gguf") as model, model.session(temperature=0.8, seed=1) as session:
        for piece in session.generate("Words: kite, owl, rain"):
            print(piece, end="", flush=True)

The library is $BITNET_LIBRARY, or a file next to this one, in the working directory or where the
system looks. The whole C API is here too, under its own names (bitnet_feed, ...), with the optional
headers' functions if the library has them; its structs are classes (Sampling), its enums too
(StopReason). Errors of the library are exceptions of the class Error; wrong types, values out of
range and unknown options are a TypeError or a ValueError, as is any use of a closed object. Options
that are lists take any sequence, and callbacks any function; both live as long as they are needed.
Lone surrogates in a text, and bytes in a reply that are no UTF-8, become U+FFFD. A session belongs
to one thread at a time.
"""
import codecs
import collections.abc
import ctypes
import functools
import numbers
import operator
import os
import re
import sys
import threading
from ctypes import (CFUNCTYPE, POINTER, Structure, byref, c_bool, c_char, c_char_p, c_double, c_float,
                    c_int, c_int8, c_int32, c_int64, c_size_t, c_uint, c_uint8, c_uint32, c_uint64,
                    c_void_p)
from enum import IntEnum
from typing import Iterator, List, Optional, Sequence, Tuple


def _load() -> ctypes.CDLL:
    name = {"win32": "bitnet.dll", "darwin": "libbitnet.dylib"}.get(sys.platform, "libbitnet.so")
    path = name
    for folder in os.path.dirname(os.path.abspath(__file__)), os.getcwd():
        if os.path.exists(os.path.join(folder, name)):
            path = os.path.join(folder, name)
            break
    try:
        return ctypes.CDLL(os.environ.get("BITNET_LIBRARY", path))
    except OSError as error:
        export = '"-DBITNET_API=__declspec(dllexport)" ' if sys.platform == "win32" else ""
        raise ImportError(f"there is no library that can be loaded ({error}); build it with\n\n"
                          f"    cc -O2 -shared -fPIC -DBITNET_IMPLEMENTATION {export}"
                          f"-x c tools/bitnet_all.h -o {name}\n") from None


_library = _load()

_INTEGERS = (c_int, c_int8, c_int32, c_int64, c_size_t, c_uint, c_uint8, c_uint32, c_uint64)


def _integer(value, kind, name: str) -> int:
    """An integer that this type of C holds; ctypes itself would drop its upper bits."""
    try:
        number = operator.index(value)
    except TypeError:
        raise TypeError(f"{name} is {value!r}, not an integer") from None
    bits = 8 * ctypes.sizeof(kind)
    least = -(1 << (bits - 1)) if kind(-1).value < 0 else 0
    if not least <= number < least + (1 << bits):
        raise ValueError(f"{name} is {number}, not within {least} to {least + (1 << bits) - 1}")
    return number


class _Integer:
    """The type of a function's parameter."""

    def __init__(self, kind, name: str):
        self.kind, self.name = kind, name

    def from_param(self, value):
        return self.kind(_integer(value, self.kind, self.name))


def _is(value, kinds, name: str, what: str):
    if not isinstance(value, kinds):
        raise TypeError(f"{name} is {value!r}, not {what}")
    return value


def _bytes(text: str, name: str) -> bytes:
    return re.sub("[\ud800-\udfff]", "\ufffd", _is(text, str, name, "a text")).encode()


def _terminated(text, name: str) -> bytes:
    """For what C ends with a zero."""
    data = text if isinstance(text, bytes) else _bytes(text, name)
    if b"\0" in data:
        raise ValueError(f"{name} holds a zero byte")
    return data


def _list(values, name: str) -> list:
    if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
        raise TypeError(f"{name} is {values!r}, not a list")
    return list(values)


def _array(kind, values, name: str):
    values = _list(values, name)
    return (kind * len(values))(*(_value(kind, v, f"{name}[{i}]") for i, v in enumerate(values)))


def _value(kind, value, name: str):
    """A value as a field of this type takes it."""
    if kind in _INTEGERS:
        return _integer(value, kind, name)
    if kind is c_bool:
        return _is(value, bool, name, "a bool")
    if kind in (c_float, c_double):
        return _is(value, numbers.Real, name, "a number")
    if kind is c_char_p:
        return None if value is None else _terminated(value, name)
    if kind is c_void_p:
        return None if value is None else _is(value, int, name, "an address")
    if issubclass(kind, Structure):
        return kind(**value) if isinstance(value, dict) else _is(value, kind, name, "a struct")
    if issubclass(kind, ctypes.Array):
        return tuple(_array(kind._type_, value, name))
    if hasattr(kind, "contents"):
        return value  # ctypes knows pointers
    if value is None or isinstance(value, kind):
        return value or kind()
    return kind(_is(value, collections.abc.Callable, name, "a function"))


@functools.lru_cache(maxsize=None)
def _fields(struct) -> dict:
    """The type of each field that can be set, and the next field's name. Lists set their counts."""
    fields = [*struct._fields_, ("", None)]
    following = zip(fields, fields[1:])
    found = {name: (kind, after) for (name, kind), (after, _) in following}
    for name, (kind, after) in list(found.items()):
        if hasattr(kind, "contents") and after.endswith("count"):
            del found[after]
    return found


class _Struct(Structure):
    """A struct of the library. It rejects unknown names and wrong values, and what it points to lives
    as long as it does."""

    def __setattr__(self, name, value):
        if name not in _fields(type(self)):
            raise TypeError(f"{type(self).__name__} has no option {name!r}")
        kind, after = _fields(type(self))[name]
        if hasattr(kind, "contents") and after.endswith("count"):
            value = _array(kind._type_, () if value is None else value, name)
            super().__setattr__(after, len(value))
        elif not (after == "length" and isinstance(value, bytes)):
            value = _value(kind, value, name)
        super().__setattr__(name, value)


def _function(name, result, parameters, doc):
    """A function of the library; of one that was compiled without it, an error when it is called."""
    try:
        function = getattr(_library, name)
    except AttributeError:
        def function(*_):
            raise NotImplementedError(f"the library was compiled without {name}")
    else:
        function.restype = result
        function.argtypes = [_Integer(kind, parameter) if kind in _INTEGERS else kind
                             for parameter, kind in parameters]
    function.__name__ = name
    function.__doc__ = f"{name}({', '.join(n for n, _ in parameters)})\n\n{doc}"
    return function


# BEGIN GENERATED by tools/gen_bindings.c
VERSION = 10000


class Result(IntEnum):
    # success
    OK = 0
    # the budget is spent, work is left: call again
    PENDING = 1
    # the generation has ended
    END = 2
    # cancelled
    CANCELLED = 3
    # out of memory
    ERROR_OUT_OF_MEMORY = 100
    # invalid argument
    ERROR_ARGUMENT = 101
    # a file could not be read or written
    ERROR_IO = 102
    # this CPU or build does not have the requested instructions
    ERROR_ISA = 103
    # this build does not keep float arithmetic as it is written
    ERROR_ARITHMETIC = 104
    # not a GGUF file
    ERROR_GGUF_MAGIC = 200
    # unsupported GGUF version
    ERROR_GGUF_VERSION = 201
    # the GGUF file ends too early
    ERROR_GGUF_TRUNCATED = 202
    # a count in the GGUF file is impossible
    ERROR_GGUF_COUNT = 203
    # a string in the GGUF file is too long
    ERROR_GGUF_STRING = 204
    # a GGUF value or array has an unknown or wrong type
    ERROR_GGUF_VALUE = 205
    # a GGUF key or tensor name is empty or appears twice
    ERROR_GGUF_KEY = 206
    # general.alignment is not a power of two
    ERROR_GGUF_ALIGNMENT = 207
    # a tensor's shape is impossible
    ERROR_GGUF_SHAPE = 208
    # a tensor has an unknown type
    ERROR_GGUF_TENSOR_TYPE = 209
    # a tensor's data is misaligned, overlaps or leaves the file
    ERROR_GGUF_OFFSET = 210
    # unknown kind of tokenizer
    ERROR_VOCAB_MODEL = 300
    # unknown pre-tokenizer
    ERROR_VOCAB_PRE = 301
    # the vocabulary is malformed
    ERROR_VOCAB = 302
    # the file holds no language model
    ERROR_MODEL_KIND = 400
    # unknown model architecture
    ERROR_MODEL_ARCH = 401
    # a hyper-parameter is missing or impossible
    ERROR_MODEL_KEY = 402
    # a tensor is missing
    ERROR_MODEL_TENSOR = 403
    # a tensor is not known to the architecture
    ERROR_MODEL_EXTRA = 404
    # a tensor has the wrong shape
    ERROR_MODEL_SHAPE = 405
    # a tensor's type is not supported here
    ERROR_MODEL_TYPE = 406
    # an I2_S tensor holds the invalid code 3
    ERROR_MODEL_CODE = 407
    # a scale or weight is not a finite number
    ERROR_MODEL_VALUE = 408
    # the file holds no LoRA adapter
    ERROR_ADAPTER_KIND = 500
    # an adapter of another model
    ERROR_ADAPTER_MODEL = 501
    # a token id is outside the vocabulary
    ERROR_TOKEN = 600
    # the context is full
    ERROR_CONTEXT_FULL = 601
    # a state or logit is not finite
    ERROR_NON_FINITE = 602
    # the session holds no token yet
    ERROR_EMPTY = 603
    # not a saved session
    ERROR_STATE_MAGIC = 700
    # a session saved by another version
    ERROR_STATE_VERSION = 701
    # a session saved with another model
    ERROR_STATE_MODEL = 702
    # a session saved with another adapter
    ERROR_STATE_ADAPTER = 703
    # a saved session is cut short or does not fit
    ERROR_STATE_SIZE = 704
    # a saved session is damaged
    ERROR_STATE_CORRUPT = 705
    # a session saved with keys and values of the other kind
    ERROR_STATE_CACHE = 706
    # the model has no known chat template
    ERROR_CHAT = 800
    # a grammar is malformed
    ERROR_GRAMMAR_SYNTAX = 801
    # a grammar names what does not exist, or one thing twice
    ERROR_GRAMMAR_NAME = 802
    # a rule of a grammar begins with itself
    ERROR_GRAMMAR_RECURSION = 803
    # a grammar is too large, or too ambiguous
    ERROR_GRAMMAR_LIMIT = 804
    # the text cannot continue within the grammar
    ERROR_GRAMMAR_DEAD_END = 805
    # this is not JSON
    ERROR_JSON = 806
    # a JSON schema requires what is not supported
    ERROR_SCHEMA = 807
    # there is no Vulkan loader, driver or device
    ERROR_GPU_NONE = 900
    # this GPU or build cannot run this model
    ERROR_GPU_UNSUPPORTED = 901
    # the GPU has too little memory
    ERROR_GPU_MEMORY = 902
    # the GPU failed or took too long
    ERROR_GPU_FAILED = 903
    # the GPU's results are not those of the CPU
    ERROR_GPU_ARITHMETIC = 904
    # not a table of chains
    ERROR_CHAINS_MAGIC = 1000
    # unsupported version of a table of chains
    ERROR_CHAINS_VERSION = 1001
    # a table of chains has an impossible number of entries
    ERROR_CHAINS_COUNT = 1002
    # a chain has an impossible length
    ERROR_CHAINS_LENGTH = 1003
    # a table of chains ends too early
    ERROR_CHAINS_TRUNCATED = 1004
    # bytes follow the end of a table of chains
    ERROR_CHAINS_TRAILING = 1005
    # a table of chains is damaged
    ERROR_CHAINS_CORRUPT = 1006
    # the entries of a table of chains are out of order
    ERROR_CHAINS_ORDER = 1007
    # a chain holds a token outside the vocabulary
    ERROR_CHAINS_TOKEN = 1008
    # a chain's confidence is not a finite number
    ERROR_CHAINS_VALUE = 1009
    # a table of chains made for another tokenizer
    ERROR_CHAINS_TOKENIZER = 1010


class LogLevel(IntEnum):
    INFO = 0
    WARNING = 1


class Isa(IntEnum):
    AUTO = 0
    SCALAR = 1
    # AVX2, F16C and FMA
    AVX2 = 2
    # the same and AVX-VNNI's int8 dot products
    AVX_VNNI = 3
    # AVX-512 F, BW, DQ, VL and VNNI
    AVX512 = 4
    # the same and VBMI
    AVX512_VBMI = 5
    # 64-bit ARM
    NEON = 6
    # the same and its int8 dot products
    NEON_DOTPROD = 7
    # the same and i8mm: only by tools/bitnet_i8mm.h
    NEON_I8MM = 8
    # WebAssembly with SIMD128: compile with -msimd128
    WASM = 9
    # the same and its int8 dot products: -mrelaxed-simd
    WASM_RELAXED = 10
    # AVX512_VBMI and AMX: only by tools/bitnet_amx.h, never AUTO
    AVX512_AMX = 11
    COUNT = 12


class I2sLayout(IntEnum):
    # 128 weights per 32 bytes: all known files except the next
    I2S_128 = 0
    # 64 weights per 16 bytes: bitnet.cpp on ARM, for a while
    I2S_64 = 1


class Pooling(IntEnum):
    # as the file says, else the mean
    AUTO = 0
    MEAN = 1
    # the first position's
    CLS = 2
    LAST = 3

# both: begin with bos, if the file wants it
ADD_BOS = 1
# texts: "<|eot_id|>" is that token, not ten letters
PARSE_SPECIAL = 2
# chats: a model that thinks first gets an empty thought
NO_THINKING = 4
# texts: end with eos, if the file wants it
ADD_EOS = 8
# chats: think, even if the template does not
THINKING = 16
# chats: QWEN38 is told to think little; without a flag, much
LOW_EFFORT = 32
# chats: QWEN38 is not told how much to think
MEDIUM_EFFORT = 64
# tokens of the longest chain
CHAIN_LENGTH = 8
# entries of a table of version 1
CHAIN_TABLE_MAX_V1 = 256
# of a table of version 2
CHAIN_TABLE_MAX = 65536
# tokens drafted at once
CHAINS_MAX_DRAFT = 15
# only tokens and sampling, 4 bytes per token; after loading, all tokens wait, and computing them
# gives the same bits
SAVE_TOKENS = 1


class ChatTemplate(IntEnum):
    # no template, or an unknown one
    NONE = 0
    # System: ...<|eot_id|>User: ...<|eot_id|>Assistant:
    BITNET = 1
    # <|start_header_id|>user<|end_header_id|>\n\n...<|eot_id|>
    LLAMA3 = 2
    # <|user|>\n...\n<|assistant|>\n
    FALCON = 3
    # <|im_start|>user\n...<|im_end|>\n
    CHATML = 4
    # <start_of_turn>user\n...<end_of_turn>\n
    GEMMA = 5
    # <s>[INST] <<SYS>>\n...\n<</SYS>>\n\n... [/INST]...</s>
    LLAMA2 = 6
    # [INST]...[/INST]...</s>
    MISTRAL = 7
    # MiniCPM 1 and 2: <\u7528\u6237>...<AI>; later: CHATML
    MINICPM = 8
    # LLAMA3 whose system text starts with the date: Llama-3.1 and later
    LLAMA31 = 9
    # CHATML with calls in tags, thoughts kept: Qwen3.5, Bonsai 27B
    QWEN35 = 10
    # QWEN35 whose system text says how much to think: Qwen3.8, Bonsai 2
    QWEN38 = 11
    # <\uFF5Chy_User\uFF5C>...<\uFF5Chy_Assistant\uFF5C>
    HUNYUAN = 12


class Role(IntEnum):
    SYSTEM = 0
    USER = 1
    ASSISTANT = 2
    # what a tool returned
    TOOL = 3
    # of the tools; the template puts them in their place
    DECLARATIONS = 4
    # of tools: they end the assistant's message before this one
    CALLS = 5
    # today's; LLAMA31 defaults to "26 Jul 2024"
    DATE = 6


class Overflow(IntEnum):
    # bitnet_feed returns CONTEXT_FULL
    ERROR = 0
    # forgets the older half of what follows `keep`
    SLIDE = 1


class Cache(IntEnum):
    F16 = 0
    # half the memory
    INT8 = 1


class Stage(IntEnum):
    NONE = 0
    TOP_N_SIGMA = 1
    TOP_K = 2
    MIN_P = 3
    TYPICAL_P = 4
    TOP_P = 5
    XTC = 6
    TEMPERATURE = 7
    COUNT = 8


class StopLeaves(IntEnum):
    # it is not passed on; the session keeps its tokens
    TOKENS = 0
    # it is passed on, too
    TEXT = 1
    # it is not passed on; the session drops the token in which it begins, and those after it
    NOTHING = 2


class StopReason(IntEnum):
    # not ended, or ended by an error
    NONE = 0
    # the model ended its text or turn, or one of stop_ids came
    TOKEN = 1
    STRING = 2
    # max_tokens, or the context is full
    LENGTH = 3
    # it returned non-zero
    CALLBACK = 4
    # bitnet_session_cancel
    CANCELLED = 5


class ChainsSource(IntEnum):
    TABLE = 0
    CONTEXT = 1
    LEARNED = 2
    # the draft model
    MODEL = 3
    # the MTP head
    MTP = 4
    SOURCE_COUNT = 5


class GpuKind(IntEnum):
    DISCRETE = 0
    INTEGRATED = 1
    VIRTUAL = 2
    OTHER = 3
    # a driver that computes on the CPU
    SOFTWARE = 4


class GpuTier(IntEnum):
    # the device's fastest that passes the self-test
    AUTO = 0
    # the fast one, or an error
    FAST = 1
    PLAIN = 2
    # the fast one with the device's matrices for prompts, or an error
    MATRIX = 3


class GpuJoin(IntEnum):
    # if the device can and is not SOFTWARE
    AUTO = 0
    # the same, SOFTWARE too
    ON = 1
    OFF = 2


class VectorType(IntEnum):
    # float[n]: 4 n
    FLOAT = 0
    # int8_t[n]: n; multiples of the largest / 127, which is not stored
    INT8 = 1
    # (n + 7) / 8; bit i % 8 of byte i / 8 is set if value i is positive
    BITS = 2


class GgufType(IntEnum):
    U8 = 0
    I8 = 1
    U16 = 2
    I16 = 3
    U32 = 4
    I32 = 5
    F32 = 6
    BOOL = 7
    STRING = 8
    ARRAY = 9
    U64 = 10
    I64 = 11
    F64 = 12


class TensorType(IntEnum):
    F32 = 0
    F16 = 1
    Q4_0 = 2
    Q4_1 = 3
    Q5_0 = 6
    Q5_1 = 7
    Q8_0 = 8
    Q2_K = 10
    Q3_K = 11
    Q4_K = 12
    Q5_K = 13
    Q6_K = 14
    IQ4_NL = 20
    I8 = 24
    I16 = 25
    I32 = 26
    BF16 = 30
    TQ1_0 = 34
    TQ2_0 = 35
    I2_S = 36
    TL1 = 38
    TL2 = 39
    Q1_0 = 41
    # blocks of 64; with blocks of 128, in older files, open as PQ2_0
    Q2_0 = 42
    # published under 42, too
    STQ1_0 = 43
    IQ1_BN = 134
    IQ2_BN = 135
    PQ2_0 = 142
    PTQ1_0 = 143
    IQ2_BN_R4 = 335


class ToolChoice(IntEnum):
    # the model chooses to call or to answer
    AUTO = 0
    # it knows the tools but does not call
    NONE = 1
    # it calls one or several
    REQUIRED = 2
    # it calls the tool `name`, once
    ONE = 3


class ToolFormat(IntEnum):
    # the chat template's own; HERMES if it has none
    OF_CHAT = 0
    # <tool_call>\n{"name": ..., "arguments": {...}}\n</tool_call>, of Hermes, Qwen2.5 and Qwen3; text
    # may come before
    HERMES = 1
    # {"name": ..., "parameters": {...}}, of Llama-3.1 and after: a text that begins with a bracket is a
    # call, and nothing else
    LLAMA3 = 2
    # <tool_call>\n[\n {"name": ..., "arguments": {...}}\n]\n</tool_call>
    FALCON = 3
    # <tool_call>\n<function=NAME>\n<parameter=KEY>\nVALUE\n</parameter>\n</function>\n </tool_call>, of
    # Qwen3.5 and Bonsai 27B; a string's length and pattern in a schema are ignored
    TAGS = 4


class Failure(_Struct):
    """Written only by a function that fails (chapter 10, rule 5)."""
    _fields_ = [
        ("result", c_int),
        # a sentence for people, zero-terminated UTF-8
        ("message", c_char * 252),
    ]


class Bytes(_Struct):
    """Text: any bytes, not zero-terminated. They belong to the object or text that they come from."""
    _fields_ = [
        ("data", c_char_p),
        ("length", c_size_t),
    ]


class Allocator(_Struct):
    """Memory. Set both functions or neither (default: malloc and free); any thread may call them.
    `alloc` returns memory aligned for any type, or NULL; `free` never gets NULL."""
    _fields_ = [
        ("alloc", CFUNCTYPE(c_void_p, c_void_p, c_size_t)),
        ("free", CFUNCTYPE(None, c_void_p, c_void_p)),
        ("user", c_void_p),
    ]


class Log(_Struct):
    """Receives one line of text, without its newline. Default: no log."""
    _fields_ = [
        ("write", CFUNCTYPE(None, c_void_p, c_int, c_char_p)),
        ("user", c_void_p),
    ]


class Progress(_Struct):
    """Receives the progress of loading or of an upload to a GPU, in bytes, or of bitnet_embed, in
    texts. Return 0 to continue; anything else cancels it."""
    _fields_ = [
        ("report", CFUNCTYPE(c_int, c_void_p, c_uint64, c_uint64)),
        ("user", c_void_p),
    ]


class Scheduler(_Struct):
    """Your own threads. `enqueue` starts task(context, 0) ... task(context, count - 1) in any order
    on any threads, now or later, and returns a handle; `finish` returns when all have ended. Tasks
    never wait for each other: `enqueue` may simply run them."""
    _fields_ = [
        ("enqueue", CFUNCTYPE(c_void_p, c_void_p, c_void_p, c_void_p, c_int32)),
        ("finish", CFUNCTYPE(None, c_void_p, c_void_p)),
        ("user", c_void_p),
        # how many tasks a stage is split into; 0: 4
        ("count", c_int32),
    ]


class Reader(_Struct):
    """Bytes from a source other than a file or memory block. `read` copies `size` bytes from
    `offset` and returns the number copied; fewer is an error. It must work while the object lives."""
    _fields_ = [
        ("read", CFUNCTYPE(c_size_t, c_void_p, c_uint64, c_void_p, c_size_t)),
        ("user", c_void_p),
        # of the whole file, bytes
        ("size", c_uint64),
    ]


class ModelOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
        ("log", Log),
        ("progress", Progress),
        # your threads, for loading too; else `pool`; else `threads`
        ("scheduler", Scheduler),
        # of tools/bitnet_machine.h, shared with other models; must outlive this one
        ("pool", c_void_p),
        # 0: one per usable core; 1: only the caller's
        ("threads", c_int32),
        # 0: the CPU's best
        ("isa", c_int),
        ("i2s_layout", c_int),
        # read the file into memory instead of mapping it
        ("no_mmap", c_bool),
        # read all weights before the load returns and keep them in physical memory; warn if the
        # system does not allow it
        ("lock", c_bool),
        # do not repack weights: a shorter load, slower computing
        ("no_repack", c_bool),
        # most bytes for repacked weights; 0: no limit
        ("repack_limit", c_uint64),
        # overrides the file's tokenizer.ggml.pre; NULL: the file's, or llama-bpe if it names none
        ("pretokenizer", c_char_p),
        # columns that share an activation scale, a multiple of 32; 0: as the file says, or else by
        # chapter 8; BITNET_OFF: no groups, one scale for a token
        ("activation_group", c_int32),
        # load a file with tensors that the architecture does not know; its maker meant another
        # computation
        ("ignore_extra_tensors", c_bool),
        # the same for keys that mention an unknown rotation or Hadamard transform of weights
        ("ignore_rotation_keys", c_bool),
    ]


class ModelInfo(_Struct):
    _fields_ = [
        # general.name, cut to fit, or ""
        ("name", c_char * 64),
        # general.architecture
        ("architecture", c_char * 16),
        # tokens
        ("vocab_size", c_int32),
        # positions it was trained for
        ("context_length", c_int32),
        ("hidden_size", c_int32),
        ("layers", c_int32),
        # query heads
        ("heads", c_int32),
        # divides `heads`
        ("kv_heads", c_int32),
        ("head_size", c_int32),
        ("ffn_size", c_int32),
        # dimensions of a head that rope rotates
        ("rope_size", c_int32),
        # For recurrent states (qwen35), else 0; every attention_period-th layer attends:
        ("attention_period", c_int32),
        # value heads and key heads
        ("state_heads", c_int32),
        # value heads and key heads
        ("state_key_heads", c_int32),
        # a head's state is state_size x state_size
        ("state_size", c_int32),
        # of the convolution before it
        ("conv_size", c_int32),
        # of a layer, of a token; ffn_size is one's; else 0
        ("experts", c_int32),
        # of a layer, of a token; ffn_size is one's; else 0
        ("experts_used", c_int32),
        # of an expert that every token uses; else 0
        ("shared_ffn_size", c_int32),
        ("rope_base", c_float),
        ("norm_epsilon", c_float),
        # weights, with embeddings
        ("parameters", c_uint64),
        # of the file, used in place
        ("mapped_bytes", c_uint64),
        # allocated for weights
        ("weight_bytes", c_uint64),
        # allocated for repacked weights
        ("repacked_bytes", c_uint64),
        # spent on repacking
        ("repack_microseconds", c_int64),
        # the kernels in use
        ("isa", c_int),
        # that share a stage
        ("threads", c_int32),
        # of a model made for vectors; else AUTO
        ("pooling", c_int),
    ]


class Detokenizer(_Struct):
    """The same for a stream: tokens in, whole UTF-8 characters out. Start with {0}."""
    _fields_ = [
        # the start of an incomplete character
        ("pending", c_char * 4),
        ("pending_length", c_int32),
        # SentencePiece: the space before the first word is gone
        ("started", c_bool),
    ]


class Message(_Struct):
    _fields_ = [
        ("role", c_int),
        # NULL for BITNET_ROLE_ASSISTANT at the end: only the header, after which the model writes
        # its reply
        ("text", c_char_p),
        # bytes, or BITNET_TERMINATED
        ("length", c_size_t),
    ]


class Budget(_Struct):
    """How much work one call may do. NULL or {0}: no limit."""
    _fields_ = [
        # 0: no limit; negative: already spent, e.g. deadline - now
        ("microseconds", c_int64),
        # to compute in this call; 0: no limit; negative: already spent
        ("tokens", c_int32),
    ]


class SessionOptions(_Struct):
    _fields_ = [
        # positions; 0: as trained for, but at most 4096
        ("context_length", c_int32),
        # prompt tokens computed together; 0: 128
        ("batch", c_int32),
        ("overflow", c_int),
        # tokens at the start that sliding keeps
        ("keep", c_int32),
        # compute every logit of every token, for measuring
        ("full_head", c_bool),
        # of a recurrent state, so that truncating need not recompute everything; 0: 3; BITNET_OFF:
        # none; at most 16
        ("snapshots", c_int32),
        ("cache", c_int),
    ]


class Observer(_Struct):
    """Sees what a step computes. Return 0 to continue. Anything else ends the step with CANCELLED:
    the tokens not yet computed are dropped, as are those of all sessions computed together with
    this one."""
    _fields_ = [
        # the logits after every token, in order; may be NULL
        ("logits", CFUNCTYPE(c_int, c_void_p, c_int32, POINTER(c_float), c_int32)),
        # the residual stream before the first layer (layer 0) and after layer 1, 2, ...; may be
        # NULL
        ("layer", CFUNCTYPE(c_int, c_void_p, c_int32, c_int32, POINTER(c_float), c_int32)),
        ("user", c_void_p),
    ]


class SessionStats(_Struct):
    _fields_ = [
        # computed in batches
        ("prompt_tokens", c_int64),
        ("prompt_microseconds", c_int64),
        # computed one at a time, or drafted and accepted
        ("decode_tokens", c_int64),
        ("decode_microseconds", c_int64),
        # lm_head and sampler; not in the others
        ("sample_microseconds", c_int64),
        # drafts computed
        ("drafted_tokens", c_int64),
        # drafts then fed
        ("accepted_tokens", c_int64),
        # chosen without computing all logits
        ("screened_tokens", c_int64),
        # logits computed for them
        ("rescored_rows", c_int64),
    ]


class LogitBias(_Struct):
    _fields_ = [
        ("id", c_int32),
        # added to the logit; -INFINITY forbids the token
        ("bias", c_float),
    ]


class LogitEditor(_Struct):
    """Changes the logits of a choice before anything else, e.g. for dialogue rules; -INFINITY
    forbids a token. All logits must be computed for it."""
    _fields_ = [
        # NULL: none
        ("edit", CFUNCTYPE(None, c_void_p, POINTER(c_float), c_int32)),
        ("user", c_void_p),
    ]


class Sampling(_Struct):
    """How to choose the next token, in the order of chapter 5. {0} is greedy. BITNET_OFF switches
    off whatever 0 does."""
    _fields_ = [
        # 0: greedy; below 3e-39 counts as 3e-39
        ("temperature", c_float),
        # 0: off, the whole vocabulary
        ("top_k", c_int32),
        # 0 or 1: off
        ("top_p", c_float),
        # 0: off
        ("min_p", c_float),
        # 0 or 1: off; divides logits above 0, multiplies others
        ("repetition_penalty", c_float),
        # any finite number: subtracted once per occurrence
        ("frequency_penalty", c_float),
        # any finite number: subtracted once
        ("presence_penalty", c_float),
        # tokens the penalties look back on; 0: 64; BITNET_OFF: all
        ("penalty_window", c_int32),
        # 0 or 1: off
        ("typical_p", c_float),
        # 0: off
        ("xtc_probability", c_float),
        # 0: 0.1
        ("xtc_threshold", c_float),
        # 0: off
        ("dry_multiplier", c_float),
        # 1 or more; 0: 1.75
        ("dry_base", c_float),
        # 0: 2
        ("dry_allowed_length", c_int32),
        # tokens it looks back on; 0 or BITNET_OFF: all
        ("dry_window", c_int32),
        # 0: off
        ("top_n_sigma", c_float),
        # yours; must outlive its use
        ("dry_breakers", POINTER(c_int32)),
        ("dry_breaker_count", c_size_t),
        # bitnet_stage in your order, then zeros; {0}: all
        ("stages", c_uint8 * 8),
        ("seed", c_uint64),
        # yours; must outlive its use
        ("logit_bias", POINTER(LogitBias)),
        ("logit_bias_count", c_size_t),
        ("editor", LogitEditor),
    ]


class GenerateOptions(_Struct):
    """If 0 means no limit, so does BITNET_OFF."""
    _fields_ = [
        # 0: until the model ends or the context is full
        ("max_tokens", c_int32),
        # chats: end a longer thought; 0: no limit
        ("max_thinking_tokens", c_int32),
        # before these, choose no token that ends the text unless a grammar allows no other
        ("min_tokens", c_int32),
        # strings that end the text: the first to appear does
        ("stop", POINTER(c_char_p)),
        ("stop_count", c_size_t),
        # more tokens that do
        ("stop_ids", POINTER(c_int32)),
        ("stop_id_count", c_size_t),
        ("stop_leaves", c_int),
        # of the prompt
        ("parse_special", c_bool),
        # continue after tokens that end a text
        ("ignore_end", c_bool),
        # report each token's, which needs all its logits
        ("logprobs", c_bool),
        # chats: the thinking flags of bitnet_chat_encode
        ("thinking", c_uint),
        # how many of the likeliest to report with each
        ("top_logprobs", c_int32),
        # bitnet_generate_many: the passes that this generation takes part in, for each of one with
        # the share 1; 0: 1; at most 1000
        ("share", c_int32),
    ]


class TokenProbability(_Struct):
    """A token and the natural logarithm of its probability, as bitnet_log_probability gives it:
    before sampling and grammar."""
    _fields_ = [
        ("id", c_int32),
        ("log_probability", c_float),
    ]


class GeneratedToken(_Struct):
    _fields_ = [
        # log_probability is 0 unless requested by the options
        ("token", TokenProbability),
        # the likeliest in its place, in order
        ("top_logprobs", POINTER(TokenProbability)),
        ("top_logprob_count", c_size_t),
    ]


class Chain(_Struct):
    _fields_ = [
        ("tokens", c_int32 * 8),
        # tokens, 2..8; 0: an unused entry
        ("count", c_int32),
        # mean probability of tokens 2..count
        ("confidence", c_float),
        # tokens of it drafted
        ("drafted", c_uint32),
        # and accepted
        ("accepted", c_uint32),
    ]


class ChainTableOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
    ]


class ChainsOptions(_Struct):
    _fields_ = [
        # must outlive the chains; NULL: none
        ("table", c_void_p),
        # ignore the session's own text
        ("no_context", c_bool),
        # to share, of the session's model; NULL: its own
        ("memory", c_void_p),
        # of its own memory, as in bitnet_chain_memory_create
        ("memory_entries", c_int32),
        # tokens, at most BITNET_CHAINS_MAX_DRAFT; 0: as many as save time
        ("max_draft", c_int32),
        # of acceptance, that a drafted token needs; 0: whatever saves time
        ("min_probability", c_float),
        # draft even if it saves no time, for measuring
        ("ignore_cost", c_bool),
        # LOSSY: a draft of at least this probability, e.g. 0.85, replaces a random draw; 0: exact
        ("threshold", c_float),
        # To plan with: the microseconds of a pass of 0, 1, ... rows, [BITNET_CHAINS_MAX_DRAFT + 2].
        # NULL: measured.
        ("costs", POINTER(c_double)),
        # A session of a smaller model with the same vocabulary, which drafts. The chains use it
        # while they live; its tokens are lost. NULL: none.
        ("draft_session", c_void_p),
        # the model's MTP head does not draft, if it is loaded (tools/bitnet_draft.h)
        ("no_mtp", c_bool),
    ]


class ChainsCount(_Struct):
    _fields_ = [
        # tokens
        ("drafted", c_int64),
        # tokens
        ("accepted", c_int64),
    ]


class ChainsStats(_Struct):
    _fields_ = [
        # through the layers, for generated tokens
        ("passes", c_int64),
        # passes that carried drafts
        ("drafts", c_int64),
        # from these passes: tokens / passes is the gain of a pass
        ("tokens", c_int64),
        # tokens
        ("drafted", c_int64),
        # tokens
        ("accepted", c_int64),
        ("by_source", ChainsCount * 5),
        # by the tokens of a draft
        ("by_length", ChainsCount * 16),
        # of a pass and its lm_head, by its rows; 0: none
        ("row_microseconds", c_double * 17),
        # estimated from these
        ("saved_microseconds", c_double),
        # of a prompt by the MTP head or the draft model
        ("prefill_microseconds", c_double),
        # of their drafts
        ("draft_microseconds", c_double),
    ]


class GpuVulkan(_Struct):
    """Your own Vulkan objects, as pointers; each may be NULL or 0. Without `device` the library
    creates one, on your `instance` or its own."""
    _fields_ = [
        # PFN_vkGetInstanceProcAddr
        ("get_instance_proc_addr", c_void_p),
        # VkInstance, of version 1.1 or later
        ("instance", c_void_p),
        # VkPhysicalDevice, and then also:
        ("physical_device", c_void_p),
        # VkDevice
        ("device", c_void_p),
        # VkQueue with compute
        ("queue", c_void_p),
        ("queue_family", c_uint32),
        # you enabled shaderIntegerDotProduct
        ("integer_dot", c_bool),
        # you enabled VK_KHR_shader_float_controls or Vulkan 1.2
        ("float_controls", c_bool),
        # you enabled bufferDeviceAddress
        ("buffer_addresses", c_bool),
        # called around every use of the queue
        ("lock", CFUNCTYPE(None, c_void_p)),
        ("unlock", CFUNCTYPE(None, c_void_p)),
        ("user", c_void_p),
    ]


class GpuDevice(_Struct):
    _fields_ = [
        ("name", c_char * 256),
        ("kind", c_int),
        # of the device alone, bytes
        ("memory", c_uint64),
        # Vulkan 1.1, a compute queue, large enough limits
        ("usable", c_bool),
        # has what the fast tier needs
        ("fast", c_bool),
        # multiplies four pairs of int8 in one instruction
        ("int8_dot", c_bool),
    ]


class GpuPipelines(_Struct):
    """Where compiled shaders are stored between runs; by default, nowhere. Incomplete or damaged
    data, and data of another device, driver or version, is ignored."""
    _fields_ = [
        # a file; or:
        ("path", c_char_p),
        # returns the size there is, or 0
        ("load", CFUNCTYPE(c_size_t, c_void_p, c_void_p, c_size_t)),
        ("store", CFUNCTYPE(None, c_void_p, c_void_p, c_size_t)),
        ("user", c_void_p),
    ]


class GpuOptions(_Struct):
    _fields_ = [
        # its number in the list, from 1; 0: the first usable one that is not SOFTWARE, nor slower
        # than this CPU
        ("device", c_int32),
        ("tier", c_int),
        ("join", c_int),
        # of greedy sessions, at most 32; 0: 16
        ("tokens_per_submit", c_int32),
        # of a storage buffer, bytes; 0: the device's limit
        ("buffer_limit", c_uint64),
        ("vulkan", GpuVulkan),
        ("pipelines", GpuPipelines),
        # of the upload
        ("progress", Progress),
    ]


class GpuStats(_Struct):
    _fields_ = [
        # its name
        ("device", c_char_p),
        # "plain", "fast" or "matrix"
        ("tier", c_char_p),
        # dispatches are joined, see bitnet_gpu_join
        ("joined", c_bool),
        # bytes allocated on the device, including sessions and passes
        ("memory", c_int64),
        # read for a greedy token: layers and the lm_head's screen
        ("weight_bytes", c_int64),
        # bytes, so far
        ("uploaded", c_int64),
        # bytes, so far
        ("downloaded", c_int64),
        # of the weights
        ("upload_microseconds", c_int64),
        # so far, with tokens computed ahead and dropped
        ("submits", c_int64),
        # so far, with tokens computed ahead and dropped
        ("dispatches", c_int64),
        # so far, with tokens computed ahead and dropped
        ("tokens", c_int64),
        # waited for those
        ("gpu_microseconds", c_int64),
    ]


class GpuKernel(_Struct):
    """A kernel of a token, timed by the device's own clock."""
    _fields_ = [
        ("name", c_char_p),
        ("dispatches", c_int32),
        # of all of these
        ("microseconds", c_double),
        # of weights, keys and values read
        ("bytes", c_int64),
    ]


class MatrixOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
        # 0: the best that the CPU has
        ("isa", c_int),
        # your threads; else `pool`; else only the caller's
        ("scheduler", Scheduler),
        # must outlive the matrix
        ("pool", c_void_p),
    ]


class MatrixStats(_Struct):
    _fields_ = [
        ("rows", c_int32),
        ("columns", c_int32),
        ("scale", c_float),
        # "base-3", 1.6 bits per weight, or "I2_S", 2 bits
        ("format", c_char_p),
        # of the packed weights; a multiplication reads nothing else
        ("bytes", c_uint64),
        # that packing took
        ("microseconds", c_int64),
        # the kernels in use
        ("isa", c_int),
    ]


class AdapterInfo(_Struct):
    _fields_ = [
        # general.name, cut to fit, or ""
        ("name", c_char * 64),
        # products are multiplied by alpha / rank; 0: by 1
        ("alpha", c_float),
        # the largest of its matrices
        ("rank", c_int32),
        # that it changes
        ("matrices", c_int32),
        # of all A and B
        ("parameters", c_uint64),
        # allocated for them
        ("bytes", c_uint64),
        # of its contents, never 0; identifies it in saved sessions
        ("hash", c_uint32),
    ]


class Drafter(_Struct):
    """Speculative decoding (arXiv 2211.17192). Before a single fed token is computed, `draft` is
    called for tokens that may follow; they are computed with it in one batch. Feeding them then, in
    order, costs nothing; feeding another drops the rest. Samples are the same, bit by bit, as
    without a drafter."""
    _fields_ = [
        # Writes up to `capacity` ids that may follow the session's `tokens`; returns how many. An
        # id outside the vocabulary ends the draft. Meanwhile only the session's statistics may be
        # read.
        ("draft", CFUNCTYPE(c_size_t, c_void_p, POINTER(c_int32), c_size_t, POINTER(c_int32), c_size_t)),
        # If not NULL: receives the hidden state [hidden_size], from which logits are computed, of
        # every token that is computed here, drafts included: `position` goes back if they were
        # wrong.
        ("hidden", CFUNCTYPE(None, c_void_p, c_int32, POINTER(c_float))),
        ("user", c_void_p),
        # 0: exact. Else LOSSY: the draft replaces a random draw if its probability among the tokens
        # that may be drawn is at least this.
        ("threshold", c_float),
    ]


class Passage(_Struct):
    _fields_ = [
        # [length] any bytes; gets bos and eos if the file wants them
        ("text", c_char_p),
        # [length] tokens instead of the text, or NULL
        ("ids", POINTER(c_int32)),
        # of a text also BITNET_TERMINATED
        ("length", c_size_t),
    ]


class EmbedOptions(_Struct):
    _fields_ = [
        # most tokens in a text; 0: as trained
        ("context_length", c_int32),
        ("pooling", c_int),
        # cut longer texts, but not the eos; default: CONTEXT_FULL
        ("truncate", c_bool),
        ("progress", Progress),
    ]


class GgufValue(_Struct):
    _fields_ = [
        ("key", Bytes),
        ("type", c_int),
        # of an array; else `type`
        ("element", c_int),
        # elements of an array; else 1
        ("count", c_uint64),
        # the file that holds the elements
        ("gguf", c_void_p),
        # private
        ("first", c_size_t),
    ]


class GgufTensor(_Struct):
    _fields_ = [
        ("name", Bytes),
        # 1..4
        ("dimensions", c_int32),
        # shape[0] is contiguous (a matrix's inputs); unused: 1
        ("shape", c_uint64 * 4),
        # a bitnet_type, or another number from the file
        ("type", c_int32),
        # of the data, from the start of the file, or of its joined parts
        ("offset", c_uint64),
        # bytes of data; 0: the type's size is unknown
        ("size", c_uint64),
        # in the mapping or memory block, else NULL
        ("data", POINTER(c_uint8)),
    ]


class GgufOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
        # read the file instead of mapping it
        ("no_mmap", c_bool),
    ]


class TokenizerOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
        # for files that name no pre-tokenizer
        ("log", Log),
        # as in bitnet_model_options
        ("pretokenizer", c_char_p),
    ]


class GrammarOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
    ]


class ChooseOptions(_Struct):
    _fields_ = [
        # compare means per token, so that long choices lose nothing by their length; default: sums,
        # the probability of the whole choice
        ("per_token", c_bool),
        # "<|eot_id|>" in a choice is that token: for choices that end a turn
        ("parse_special", c_bool),
    ]


class PoolOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
    ]


class Memory(_Struct):
    _fields_ = [
        # of the file, used in place
        ("mapped_bytes", c_uint64),
        # allocated for weights that are not used in place
        ("weight_bytes", c_uint64),
        # allocated for repacked weights; most of the file need not stay in memory then
        ("repacked_bytes", c_uint64),
        # tokenizer and small tensors, about
        ("other_bytes", c_uint64),
        # allocated for the MTP head, if it is loaded (bitnet_draft.h)
        ("mtp_bytes", c_uint64),
        # of a session without tokens
        ("empty_bytes", c_uint64),
        # of one with a full context, mostly KV cache
        ("session_bytes", c_uint64),
        # more for one that has something to compute, at most
        ("scratch_bytes", c_uint64),
        # more for one that has had a drafter or grammar, at most
        ("draft_bytes", c_uint64),
        # part of session_bytes: one of `snapshots` + 2; 0: no recurrent state
        ("snapshot_bytes", c_uint64),
    ]


class MinerOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
        # of the prefix tree, about 48 bytes each; 0: 1,000,000
        ("nodes", c_size_t),
        # of text kept for the simulation; 0: 1,000,000
        ("tokens", c_size_t),
    ]


class SchemaOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
        # no white space; default: a little, as models write it
        ("compact", c_bool),
        # drop what cannot be enforced, so that more fits; default: reject it
        ("relaxed", c_bool),
    ]


class Tool(_Struct):
    _fields_ = [
        # 1 to 64 letters, digits, _ and -
        ("name", c_char_p),
        # for the model; or NULL
        ("description", c_char_p),
        # JSON schema of its arguments, an object; NULL: none
        ("parameters", c_char_p),
        # reject a schema that cannot be enforced completely; else enforce the rest
        ("strict", c_bool),
    ]


class ToolsOptions(_Struct):
    _fields_ = [
        ("allocator", Allocator),
        # 0: BITNET_TOOL_CHOICE_AUTO
        ("choice", c_int),
        # of the tool, for BITNET_TOOL_CHOICE_ONE
        ("name", c_char_p),
        # one call at most
        ("single", c_bool),
        # 0: BITNET_TOOL_FORMAT_OF_CHAT
        ("format", c_int),
        # JSON schema, an object, of a reply without calls; NULL: any text
        ("reply", c_char_p),
        # the thinking flags of bitnet_chat_encode
        ("thinking", c_uint),
        # as `strict` of a tool
        ("strict_reply", c_bool),
    ]


class ToolCall(_Struct):
    _fields_ = [
        # arguments: a JSON object
        ("name", Bytes),
        # arguments: a JSON object
        ("arguments", Bytes),
    ]


class Reply(_Struct):
    """The two parts of a reply, without the marks and empty lines around them. Both point into the
    reply."""
    _fields_ = [
        # empty if there is none
        ("thought", Bytes),
        ("text", Bytes),
    ]


ManyFunction = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_size_t)
TextFunction = CFUNCTYPE(c_int, c_void_p, c_void_p, c_size_t)

bitnet_result_text = _function(
    "bitnet_result_text", c_char_p,
    [("result", c_int)],
    """A result's meaning, from the list above. Never NULL.""")
bitnet_is_error = _function(
    "bitnet_is_error", c_bool,
    [("result", c_int)],
    """True for errors; false for BITNET_OK, PENDING, END and CANCELLED.""")
bitnet_version = _function(
    "bitnet_version", c_int32,
    [],
    """BITNET_VERSION of the implementation.""")
bitnet_model_load_file = _function(
    "bitnet_model_load_file", c_void_p,
    [("path", c_char_p),
     ("options", POINTER(ModelOptions)),
     ("error", POINTER(Failure))],
    """Loads a model. The memory block (of any alignment) or reader must outlive it. NULL on error:
    IO, OUT_OF_MEMORY, ISA, ARITHMETIC, CANCELLED, all GGUF_..., VOCAB..., MODEL_....""")
bitnet_model_load_memory = _function(
    "bitnet_model_load_memory", c_void_p,
    [("data", c_void_p),
     ("size", c_size_t),
     ("options", POINTER(ModelOptions)),
     ("error", POINTER(Failure))],
    """Loads a model. The memory block (of any alignment) or reader must outlive it. NULL on error:
    IO, OUT_OF_MEMORY, ISA, ARITHMETIC, CANCELLED, all GGUF_..., VOCAB..., MODEL_....""")
bitnet_model_load_reader = _function(
    "bitnet_model_load_reader", c_void_p,
    [("reader", POINTER(Reader)),
     ("options", POINTER(ModelOptions)),
     ("error", POINTER(Failure))],
    """Loads a model. The memory block (of any alignment) or reader must outlive it. NULL on error:
    IO, OUT_OF_MEMORY, ISA, ARITHMETIC, CANCELLED, all GGUF_..., VOCAB..., MODEL_....""")
bitnet_model_free = _function(
    "bitnet_model_free", None,
    [("model", c_void_p)],
    """Frees a model; free its sessions first. A program may end with models alive. If this code is
    in a shared library and has run threads, closing the library does not unload it.""")
bitnet_model_get_info = _function(
    "bitnet_model_get_info", POINTER(ModelInfo),
    [("model", c_void_p)],
    """Both live as long as the model.""")
bitnet_model_tokenizer = _function(
    "bitnet_model_tokenizer", c_void_p,
    [("model", c_void_p)],
    """Both live as long as the model.""")
bitnet_model_metadata = _function(
    "bitnet_model_metadata", Bytes,
    [("model", c_void_p),
     ("key", c_char_p)],
    """The text that the model's file has under a key, such as \"general.license\" or
    \"tokenizer.chat_template\"; empty if there is none. Lives as long as the model.
    tools/bitnet_gguf.h reads numbers and lists.""")
bitnet_tokenize = _function(
    "bitnet_tokenize", c_int,
    [("tokenizer", c_void_p),
     ("text", c_char_p),
     ("length", c_size_t),
     ("flags", c_uint),
     ("ids", POINTER(c_int32)),
     ("capacity", c_size_t),
     ("count", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Turns text (any bytes) into tokens: writes up to `capacity` ids and sets *count to how many
    there are. Errors: OUT_OF_MEMORY, ARGUMENT.""")
bitnet_token_bytes = _function(
    "bitnet_token_bytes", Bytes,
    [("tokenizer", c_void_p),
     ("id", c_int32)],
    """The bytes that a token stands for, perhaps part of a character; none for control tokens and
    ids out of range. They live as long as the tokenizer.""")
bitnet_token_name = _function(
    "bitnet_token_name", Bytes,
    [("tokenizer", c_void_p),
     ("id", c_int32)],
    """The token as the vocabulary spells it, e.g. \"<|eot_id|>\". Empty for an id out of range.""")
bitnet_token_find = _function(
    "bitnet_token_find", c_int32,
    [("tokenizer", c_void_p),
     ("name", c_char_p),
     ("length", c_size_t)],
    """The id of the token that the vocabulary spells `name`, of `length` bytes or
    BITNET_TERMINATED; else -1.""")
bitnet_token_is_control = _function(
    "bitnet_token_is_control", c_bool,
    [("tokenizer", c_void_p),
     ("id", c_int32)],
    """True for tokens that are not text.""")
bitnet_token_is_end = _function(
    "bitnet_token_is_end", c_bool,
    [("tokenizer", c_void_p),
     ("id", c_int32)],
    """True for tokens that end a text or a turn: eos, eot and the like.""")
bitnet_vocab_size = _function(
    "bitnet_vocab_size", c_int32,
    [("tokenizer", c_void_p)],
    """The number of tokens; the ids of those that begin and end a text, or -1.""")
bitnet_token_bos = _function(
    "bitnet_token_bos", c_int32,
    [("tokenizer", c_void_p)],
    """The number of tokens; the ids of those that begin and end a text, or -1.""")
bitnet_token_eos = _function(
    "bitnet_token_eos", c_int32,
    [("tokenizer", c_void_p)],
    """The number of tokens; the ids of those that begin and end a text, or -1.""")
bitnet_detokenize = _function(
    "bitnet_detokenize", c_int,
    [("tokenizer", c_void_p),
     ("ids", POINTER(c_int32)),
     ("count", c_size_t),
     ("flags", c_uint),
     ("text", c_char_p),
     ("capacity", c_size_t),
     ("length", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Turns tokens into text, any bytes, not zero-terminated: writes up to `capacity` bytes and
    sets *length to how many there are. Control tokens are left out, or with BITNET_PARSE_SPECIAL
    written as the vocabulary spells them; bitnet_tokenize with that flag then reads the same
    tokens. Errors: TOKEN, ARGUMENT.""")
bitnet_detokenizer_next = _function(
    "bitnet_detokenizer_next", c_size_t,
    [("state", POINTER(Detokenizer)),
     ("tokenizer", c_void_p),
     ("id", c_int32),
     ("text", c_char_p),
     ("capacity", c_size_t)],
    """Writes the text that `id` completes, up to `capacity` bytes, and returns its length. If that
    is more, nothing was consumed: call again with more room. Bytes that cannot become a character
    pass as they are. At the end, pass -1 for what is left.""")
bitnet_tokenizer_chat_template = _function(
    "bitnet_tokenizer_chat_template", c_int,
    [("tokenizer", c_void_p)],
    """The template that the file contains, recognized by its text.""")
bitnet_chat_encode = _function(
    "bitnet_chat_encode", c_int,
    [("tokenizer", c_void_p),
     ("chat_template", c_int),
     ("messages", POINTER(Message)),
     ("message_count", c_size_t),
     ("flags", c_uint),
     ("ids", POINTER(c_int32)),
     ("capacity", c_size_t),
     ("count", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Turns messages into tokens as the model's own template does: each message's header, text
    (never parsed for special tokens) and end. The template decides whether an assistant's thought,
    up to </think>, stays. Templates without a system role (GEMMA, LLAMA2, MISTRAL) put its text
    before the user's next message. Set BITNET_ADD_BOS at the start of a conversation, where some
    templates add text. Ids and count as in bitnet_tokenize. Errors: ARGUMENT, CHAT (template NONE,
    or the vocabulary does not have its tokens), OUT_OF_MEMORY.""")
bitnet_session_create = _function(
    "bitnet_session_create", c_void_p,
    [("model", c_void_p),
     ("options", POINTER(SessionOptions)),
     ("error", POINTER(Failure))],
    """A new session, without tokens. Errors: ARGUMENT, OUT_OF_MEMORY.""")
bitnet_session_copy = _function(
    "bitnet_session_copy", c_void_p,
    [("session", c_void_p),
     ("error", POINTER(Failure))],
    """A second session in the same state: tokens, KV cache, sampler. Copies share snapshots of a
    recurrent state and, until one writes to them, pages of the KV cache (on a GPU, each has its
    own), so many sessions can share one system prompt. Errors: OUT_OF_MEMORY.""")
bitnet_session_free = _function(
    "bitnet_session_free", None,
    [("session", c_void_p)],
    """Frees a session. If a callback of a call that computes for it does so, it lives until that
    call returns CANCELLED.""")
bitnet_session_model = _function(
    "bitnet_session_model", c_void_p,
    [("session", c_void_p)],
    """The model that it was created with.""")
bitnet_session_message = _function(
    "bitnet_session_message", c_char_p,
    [("session", c_void_p)],
    """The session's last error, in words; \"\" before the first. Success does not clear it.""")
bitnet_feed = _function(
    "bitnet_feed", c_int,
    [("session", c_void_p),
     ("ids", POINTER(c_int32)),
     ("count", c_size_t)],
    """Appends tokens and allocates the memory to compute them; computes nothing. Errors: TOKEN,
    CONTEXT_FULL, OUT_OF_MEMORY; then nothing is appended.""")
bitnet_feed_text = _function(
    "bitnet_feed_text", c_int,
    [("session", c_void_p),
     ("text", c_char_p),
     ("length", c_size_t),
     ("flags", c_uint)],
    """As bitnet_feed, for text: tokenizes and appends it. Flags as in bitnet_tokenize; an empty
    session gets bos only with BITNET_ADD_BOS. Errors: as bitnet_feed, ARGUMENT.""")
bitnet_step = _function(
    "bitnet_step", c_int,
    [("session", c_void_p),
     ("budget", POINTER(Budget))],
    """Computes what was fed. OK: all of it is done. PENDING: the budget is spent. CANCELLED: the
    tokens not yet computed are dropped. Errors: NON_FINITE (an observer's logits), OUT_OF_MEMORY
    (for a copied, loaded or truncated session).""")
bitnet_step_many = _function(
    "bitnet_step_many", c_int,
    [("sessions", POINTER(c_void_p)),
     ("count", c_size_t),
     ("budget", POINTER(Budget))],
    """Computes what was fed to several sessions of one model, in shared passes. While a session
    waits for a single token, prompts get at most 16 rows of a pass (8 under a time limit). Sessions
    with an observer are computed alone, alternating with the passes. Those on a GPU share passes
    there for single tokens (bitnet_gpu.h, chapter 2) and compute the rest alone. The lm_head, or
    its coarse copy, is read once for all, and bitnet_sample continues from there. OK: nothing waits
    in any session without an error. PENDING: the budget is spent (every row of a pass counts as a
    token); the next call continues. A session that changes in between, or is not in the next call's
    list, loses its part of the pass and waits again. One that is cancelled or fails drops out
    (bitnet_session_result returns why); the others continue. Errors: ARGUMENT (a NULL, a session
    twice, sessions of different models); then nothing changes, and the first session has the
    message.""")
bitnet_session_result = _function(
    "bitnet_session_result", c_int,
    [("session", c_void_p)],
    """How bitnet_step or bitnet_step_many ended for this session. OK: nothing waits. PENDING:
    something does. Errors of bitnet_step (or of bitnet_generate_next, in bitnet_generate_many) last
    until the session is fed, truncated (even to its own length), reset, loaded or stepped.""")
bitnet_logits = _function(
    "bitnet_logits", c_int,
    [("session", c_void_p),
     ("budget", POINTER(Budget)),
     ("logits", POINTER(POINTER(c_float)))],
    """Sets *logits to the logits after the last token, [vocab_size] floats; first computes what was
    fed. They live until the session's next call. PENDING: the budget is spent; the next call
    continues. Errors: EMPTY, CANCELLED, NON_FINITE, OUT_OF_MEMORY; *logits is NULL then.""")
bitnet_log_probability = _function(
    "bitnet_log_probability", c_int,
    [("session", c_void_p),
     ("id", c_int32),
     ("budget", POINTER(Budget)),
     ("out", POINTER(c_float))],
    """The natural logarithm of the probability of `id` as the next token: log softmax of the
    logits. Errors: as bitnet_logits, TOKEN.""")
bitnet_session_set_observer = _function(
    "bitnet_session_set_observer", None,
    [("session", c_void_p),
     ("observer", POINTER(Observer))],
    """Sets the observer (NULL: none) from the next fed token on.""")
bitnet_session_get_stats = _function(
    "bitnet_session_get_stats", SessionStats,
    [("session", c_void_p)],
    """What was computed since the session was created or copied.""")
bitnet_session_length = _function(
    "bitnet_session_length", c_int32,
    [("session", c_void_p)],
    """How many tokens were fed, computed or not; how many the context can hold; the tokens.""")
bitnet_session_context_length = _function(
    "bitnet_session_context_length", c_int32,
    [("session", c_void_p)],
    """How many tokens were fed, computed or not; how many the context can hold; the tokens.""")
bitnet_session_tokens = _function(
    "bitnet_session_tokens", POINTER(c_int32),
    [("session", c_void_p)],
    """How many tokens were fed, computed or not; how many the context can hold; the tokens.""")
bitnet_session_truncate = _function(
    "bitnet_session_truncate", c_int,
    [("session", c_void_p),
     ("length", c_int32)],
    """Drops all tokens from position `length` on. With a recurrent state, some of the rest may have
    to be computed again. Errors: ARGUMENT (negative, or past the end).""")
bitnet_session_reset = _function(
    "bitnet_session_reset", None,
    [("session", c_void_p)],
    """Drops all tokens and a pending cancel; restarts the grammar and the sampler's random numbers.""")
bitnet_session_cancel = _function(
    "bitnet_session_cancel", None,
    [("session", c_void_p)],
    """Makes the running call, or else the next one that computes, return CANCELLED as soon as it
    can, and ends a generation: bitnet_generate_next returns CANCELLED, too. Callable from any
    thread. Beginning a generation and bitnet_session_reset clear a pending cancel.""")
bitnet_model_get_sampling = _function(
    "bitnet_model_get_sampling", c_int32,
    [("model", c_void_p),
     ("sampling", POINTER(Sampling))],
    """What the model's makers recommend: sets temperature, top_k, top_p, min_p, repetition_penalty
    and penalty_window if the file has a valid general.sampling key, and returns how many it set.
    Nothing else reads these keys.""")
bitnet_session_set_sampling = _function(
    "bitnet_session_set_sampling", c_int,
    [("session", c_void_p),
     ("sampling", POINTER(Sampling))],
    """Sets the sampling (NULL: greedy) and restarts the random numbers. Errors: ARGUMENT (a number
    out of range, an unknown stage, an id outside the vocabulary).""")
bitnet_sample = _function(
    "bitnet_sample", c_int,
    [("session", c_void_p),
     ("budget", POINTER(Budget)),
     ("id", POINTER(c_int32))],
    """Computes what was fed, then chooses the next token, but does not feed it. PENDING: the budget
    is spent. Errors: as bitnet_logits; ARGUMENT (every token is forbidden); with a grammar
    GRAMMAR_DEAD_END, GRAMMAR_LIMIT.""")
bitnet_generate_begin = _function(
    "bitnet_generate_begin", c_int,
    [("session", c_void_p),
     ("text", c_char_p),
     ("length", c_size_t),
     ("options", POINTER(GenerateOptions))],
    """bitnet_generate and bitnet_chat in slices (see >>api-easy), for a text of `length` bytes or
    up to its zero byte (BITNET_TERMINATED). `begin` copies its arguments; if it fails, nothing is
    fed and no generation is left. `next` uses its whole budget: it chooses as many tokens as fit,
    or one without a budget. OK: text has come (*length may be 0) and lives until the session's next
    call. PENDING: the budget was spent before a token came. END: that was all, or nothing was
    begun. After an error the generation is over. Errors: as bitnet_generate and bitnet_chat.""")
bitnet_chat_begin = _function(
    "bitnet_chat_begin", c_int,
    [("session", c_void_p),
     ("text", c_char_p),
     ("length", c_size_t),
     ("options", POINTER(GenerateOptions))],
    """bitnet_generate and bitnet_chat in slices (see >>api-easy), for a text of `length` bytes or
    up to its zero byte (BITNET_TERMINATED). `begin` copies its arguments; if it fails, nothing is
    fed and no generation is left. `next` uses its whole budget: it chooses as many tokens as fit,
    or one without a budget. OK: text has come (*length may be 0) and lives until the session's next
    call. PENDING: the budget was spent before a token came. END: that was all, or nothing was
    begun. After an error the generation is over. Errors: as bitnet_generate and bitnet_chat.""")
bitnet_chat_messages_begin = _function(
    "bitnet_chat_messages_begin", c_int,
    [("session", c_void_p),
     ("messages", POINTER(Message)),
     ("count", c_size_t),
     ("options", POINTER(GenerateOptions))],
    """Like bitnet_chat_begin, but for a whole conversation: the session then holds these messages
    and begins the assistant's next one. The part that it has in common with the conversation that
    the session holds is not computed again, so a program may keep the list and pass all of it each
    time. The last message must not be the assistant's, except without text (bitnet_message.text).
    Tools: messages in the role BITNET_ROLE_DECLARATIONS. Errors: as bitnet_chat_system; ARGUMENT.""")
bitnet_generate_next = _function(
    "bitnet_generate_next", c_int,
    [("session", c_void_p),
     ("budget", POINTER(Budget)),
     ("text", POINTER(c_void_p)),
     ("length", POINTER(c_size_t))],
    """Continues any of these. Errors: as bitnet_generate.""")
bitnet_generate_stop_reason = _function(
    "bitnet_generate_stop_reason", c_int,
    [("session", c_void_p)],
    """Why the last generation ended.""")
bitnet_generate_many = _function(
    "bitnet_generate_many", c_int,
    [("sessions", POINTER(c_void_p)),
     ("count", c_size_t),
     ("budget", POINTER(Budget)),
     ("callback", ManyFunction),
     ("user", c_void_p)],
    """Continues the generations begun in several sessions of one model, in shared passes
    (bitnet_step_many); skips sessions without one. Each session's text is the same as alone. While
    several have work, each progresses in proportion to its share (bitnet_generate_options). OK: all
    have ended; if the reason is BITNET_STOP_NONE, bitnet_session_result has the error. PENDING: the
    budget is spent; the next call may list other sessions. Errors: ARGUMENT, as there.""")
bitnet_generate_tokens = _function(
    "bitnet_generate_tokens", c_size_t,
    [("session", c_void_p),
     ("tokens", POINTER(POINTER(GeneratedToken)))],
    """The tokens that the last bitnet_generate_next took, with the one that ended the text; in a
    callback, and after the last one, those since the previous callback. Their bytes
    (bitnet_token_bytes) may come as text later: an incomplete character waits, as does text that
    may become a stop string. They live until the session's next call. Returns their number.""")
bitnet_generate = _function(
    "bitnet_generate", c_int,
    [("session", c_void_p),
     ("prompt", c_char_p),
     ("options", POINTER(GenerateOptions)),
     ("callback", TextFunction),
     ("user", c_void_p)],
    """Feeds the prompt and generates text into the callback (NULL: drops it) until the end. An
    empty session gets bos first, so the prompt may be empty; a NULL prompt continues what was fed.
    OK: it has ended. CANCELLED. Errors: as bitnet_feed and bitnet_sample.""")
bitnet_chat_system = _function(
    "bitnet_chat_system", c_int,
    [("session", c_void_p),
     ("text", c_char_p)],
    """Begins a conversation: the session then holds the system message `text` (who the model is,
    what it knows), in the form of the model's chat template, and nothing else. Tokens at the
    beginning that stay the same are not computed again, so to tell a character what has changed,
    call this with the whole new text. Sliding keeps the message. Computes nothing itself; restarts
    the grammar and the random numbers. Templates without a system role (GEMMA, LLAMA2, MISTRAL) put
    the text before the user's next message. Errors: CHAT, CONTEXT_FULL (sliding keeps half of the
    context at most), OUT_OF_MEMORY; then the session is as it was.""")
bitnet_chat = _function(
    "bitnet_chat", c_int,
    [("session", c_void_p),
     ("message", c_char_p),
     ("options", POINTER(GenerateOptions)),
     ("callback", TextFunction),
     ("user", c_void_p)],
    """One turn of a conversation: feeds `message` as the user's and generates the reply. Errors:
    CHAT, as bitnet_generate.""")
bitnet_chain_table_create = _function(
    "bitnet_chain_table_create", c_void_p,
    [("chains", POINTER(Chain)),
     ("count", c_size_t),
     ("version", c_int32),
     ("options", POINTER(ChainTableOptions)),
     ("error", POINTER(Failure))],
    """Makes a table of these chains, in this order; entries of fewer than 2 tokens are unused.
    `version` is 1 (at most 256 chains) or 2. NULL on error: CHAINS_VERSION, CHAINS_COUNT,
    CHAINS_LENGTH, CHAINS_VALUE, OUT_OF_MEMORY.""")
bitnet_chain_table_load_file = _function(
    "bitnet_chain_table_load_file", c_void_p,
    [("path", c_char_p),
     ("tokenizer", c_void_p),
     ("options", POINTER(ChainTableOptions)),
     ("error", POINTER(Failure))],
    """Reads a table of either version. With a tokenizer, the tokens must be in its vocabulary, and
    a table of version 2 must be made for it; NULL checks neither. Errors: IO, OUT_OF_MEMORY, all
    CHAINS_....""")
bitnet_chain_table_load_memory = _function(
    "bitnet_chain_table_load_memory", c_void_p,
    [("data", c_void_p),
     ("size", c_size_t),
     ("tokenizer", c_void_p),
     ("options", POINTER(ChainTableOptions)),
     ("error", POINTER(Failure))],
    """Reads a table of either version. With a tokenizer, the tokens must be in its vocabulary, and
    a table of version 2 must be made for it; NULL checks neither. Errors: IO, OUT_OF_MEMORY, all
    CHAINS_....""")
bitnet_chain_table_free = _function(
    "bitnet_chain_table_free", None,
    [("table", c_void_p)],
    """Reads a table of either version. With a tokenizer, the tokens must be in its vocabulary, and
    a table of version 2 must be made for it; NULL checks neither. Errors: IO, OUT_OF_MEMORY, all
    CHAINS_....""")
bitnet_chain_table_save_memory = _function(
    "bitnet_chain_table_save_memory", c_int,
    [("table", c_void_p),
     ("tokenizer", c_void_p),
     ("data", c_void_p),
     ("capacity", c_size_t),
     ("size", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Writes a table in its version; version 2 needs the tokenizer. Writes up to `capacity` bytes
    and sets *size to how many there are; if that is more, call again with more room. Errors:
    ARGUMENT. bitnet_chain_table_save_file is in tools/bitnet_miner.h.""")
bitnet_chain_table_version = _function(
    "bitnet_chain_table_version", c_int32,
    [("table", c_void_p)],
    """The version of its file: 1 or 2.""")
bitnet_chain_table_count = _function(
    "bitnet_chain_table_count", c_size_t,
    [("table", c_void_p)],
    """Entries, used or not; they live as long as the table. NULL for an index out of range.""")
bitnet_chain_table_at = _function(
    "bitnet_chain_table_at", POINTER(Chain),
    [("table", c_void_p),
     ("index", c_size_t)],
    """Entries, used or not; they live as long as the table. NULL for an index out of range.""")
bitnet_chain_table_find = _function(
    "bitnet_chain_table_find", POINTER(Chain),
    [("table", c_void_p),
     ("tokens", POINTER(c_int32)),
     ("length", c_size_t),
     ("matched", POINTER(c_size_t))],
    """The chain that begins with the last 3 tokens (version 2: 6), or with fewer, and continues
    them; sets *matched to the number of these tokens. NULL if there is none.""")
bitnet_chain_table_copy_best = _function(
    "bitnet_chain_table_copy_best", c_void_p,
    [("table", c_void_p),
     ("count", c_size_t),
     ("error", POINTER(Failure))],
    """A copy with only the `count` chains with the most accepted tokens, in their order.""")
bitnet_chain_memory_create = _function(
    "bitnet_chain_memory_create", c_void_p,
    [("model", c_void_p),
     ("entries", c_int32),
     ("error", POINTER(Failure))],
    """A memory of up to `entries` contexts, 32 bytes each; 0: 65,536; BITNET_OFF: none, only
    chances and costs. Free it after the chains that use it. A NULL model leaves *error as it is.
    NULL on error: ARGUMENT, OUT_OF_MEMORY.""")
bitnet_chain_memory_free = _function(
    "bitnet_chain_memory_free", None,
    [("memory", c_void_p)],
    """A memory of up to `entries` contexts, 32 bytes each; 0: 65,536; BITNET_OFF: none, only
    chances and costs. Free it after the chains that use it. A NULL model leaves *error as it is.
    NULL on error: ARGUMENT, OUT_OF_MEMORY.""")
bitnet_chains_create = _function(
    "bitnet_chains_create", c_void_p,
    [("session", c_void_p),
     ("options", POINTER(ChainsOptions)),
     ("error", POINTER(Failure))],
    """Makes the session draft, in place of any drafter it has. A NULL session leaves *error as it
    is. NULL on error: ARGUMENT (an option; a memory of another model), OUT_OF_MEMORY.""")
bitnet_chains_free = _function(
    "bitnet_chains_free", None,
    [("chains", c_void_p)],
    """The session continues without drafts. Call this before freeing the session.""")
bitnet_chains_get_stats = _function(
    "bitnet_chains_get_stats", ChainsStats,
    [("chains", c_void_p)],
    """What was drafted since it was created.""")
bitnet_chains_add_counts = _function(
    "bitnet_chains_add_counts", None,
    [("chains", c_void_p),
     ("table", c_void_p)],
    """Adds the counts of this session's chains to the table that it drafts from, for
    bitnet_chain_table_copy_best, and restarts them.""")
bitnet_chain_table_from_chains = _function(
    "bitnet_chain_table_from_chains", c_void_p,
    [("chains", c_void_p),
     ("count", c_size_t),
     ("error", POINTER(Failure))],
    """What all sessions that share the memory have learned, as a table of version 2 with the
    `count` best chains. Errors: OUT_OF_MEMORY.""")
bitnet_gpu_devices = _function(
    "bitnet_gpu_devices", c_int,
    [("vulkan", POINTER(GpuVulkan)),
     ("devices", POINTER(GpuDevice)),
     ("capacity", c_size_t),
     ("count", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Lists up to `capacity` devices, most promising first, and sets *count to the number found.
    Errors: GPU_NONE, GPU_UNSUPPORTED (built without Vulkan's headers), GPU_FAILED.""")
bitnet_gpu_create = _function(
    "bitnet_gpu_create", c_void_p,
    [("model", c_void_p),
     ("options", POINTER(GpuOptions)),
     ("error", POINTER(Failure))],
    """Opens a device and uploads the model's weights; the model must outlive it. Sessions on
    several threads may share it. NULL for a NULL model. Errors: GPU_..., OUT_OF_MEMORY, ARGUMENT,
    CANCELLED.""")
bitnet_gpu_free = _function(
    "bitnet_gpu_free", None,
    [("gpu", c_void_p)],
    """Detach or free all its sessions first.""")
bitnet_gpu_attach = _function(
    "bitnet_gpu_attach", c_int,
    [("session", c_void_p),
     ("gpu", c_void_p)],
    """Moves a session of the same model to the GPU. On an error (see bitnet_session_message) it
    stays where it is. Errors: ARGUMENT, GPU_MEMORY (the message suggests a smaller context),
    GPU_UNSUPPORTED, GPU_FAILED, GPU_ARITHMETIC (of an adapter), OUT_OF_MEMORY.""")
bitnet_gpu_detach = _function(
    "bitnet_gpu_detach", None,
    [("session", c_void_p)],
    """Moves the session and its KV cache back to the CPU. Ignores NULL and sessions not attached.""")
bitnet_gpu_is_attached = _function(
    "bitnet_gpu_is_attached", c_bool,
    [("session", c_void_p)],
    """True if a GPU computes the session: it is attached and has not left after a failure.""")
bitnet_gpu_get_stats = _function(
    "bitnet_gpu_get_stats", GpuStats,
    [("gpu", c_void_p)],
    """What the GPU is, and what it has done since it was created.""")
bitnet_gpu_measure = _function(
    "bitnet_gpu_measure", c_int,
    [("session", c_void_p),
     ("kernels", POINTER(GpuKernel)),
     ("capacity", c_size_t),
     ("count", POINTER(c_size_t))],
    """Computes one more token of an attached session, times each of its kernels and forgets the
    token. Writes up to `capacity` kernels in order of use, and sets *count to their number. Errors:
    ARGUMENT (not attached), CONTEXT_FULL, GPU_UNSUPPORTED (the device has no clock), GPU_...,
    OUT_OF_MEMORY; GPU_FAILED: the session has left the GPU.""")
bitnet_gpu_bandwidth = _function(
    "bitnet_gpu_bandwidth", c_int,
    [("gpu", c_void_p),
     ("bytes_per_second", POINTER(c_double)),
     ("error", POINTER(Failure))],
    """Measures the device's memory bandwidth: bytes per second that a large copy reads and writes
    together. Needs a moment and up to 256 MiB of memory. Errors: GPU_....""")
bitnet_matrix_from_codes = _function(
    "bitnet_matrix_from_codes", c_void_p,
    [("weights", POINTER(c_int8)),
     ("rows", c_int32),
     ("columns", c_int32),
     ("scale", c_float),
     ("options", POINTER(MatrixOptions)),
     ("error", POINTER(Failure))],
    """Packs a matrix of rows with `columns` inputs, and does not need the weights afterwards. They
    are bytes -1, 0, +1; floats, made ternary by absmean (scale = max(mean |w|, 1e-5), weights
    round(w / scale) within -1..1); or the data of an I2_S tensor, rows * columns / 4 bytes and the
    scale. NULL on error. Errors: ARGUMENT (a size outside 1..2^17 columns and 1..2^24 rows, another
    weight), MODEL_CODE, MODEL_VALUE (a number that is not finite), OUT_OF_MEMORY, ISA, ARITHMETIC.""")
bitnet_matrix_from_floats = _function(
    "bitnet_matrix_from_floats", c_void_p,
    [("weights", POINTER(c_float)),
     ("rows", c_int32),
     ("columns", c_int32),
     ("options", POINTER(MatrixOptions)),
     ("error", POINTER(Failure))],
    """Packs a matrix of rows with `columns` inputs, and does not need the weights afterwards. They
    are bytes -1, 0, +1; floats, made ternary by absmean (scale = max(mean |w|, 1e-5), weights
    round(w / scale) within -1..1); or the data of an I2_S tensor, rows * columns / 4 bytes and the
    scale. NULL on error. Errors: ARGUMENT (a size outside 1..2^17 columns and 1..2^24 rows, another
    weight), MODEL_CODE, MODEL_VALUE (a number that is not finite), OUT_OF_MEMORY, ISA, ARITHMETIC.""")
bitnet_matrix_from_i2s = _function(
    "bitnet_matrix_from_i2s", c_void_p,
    [("data", c_void_p),
     ("rows", c_int32),
     ("columns", c_int32),
     ("options", POINTER(MatrixOptions)),
     ("error", POINTER(Failure))],
    """Packs a matrix of rows with `columns` inputs, and does not need the weights afterwards. They
    are bytes -1, 0, +1; floats, made ternary by absmean (scale = max(mean |w|, 1e-5), weights
    round(w / scale) within -1..1); or the data of an I2_S tensor, rows * columns / 4 bytes and the
    scale. NULL on error. Errors: ARGUMENT (a size outside 1..2^17 columns and 1..2^24 rows, another
    weight), MODEL_CODE, MODEL_VALUE (a number that is not finite), OUT_OF_MEMORY, ISA, ARITHMETIC.""")
bitnet_matrix_free = _function(
    "bitnet_matrix_free", None,
    [("matrix", c_void_p)],
    """Packs a matrix of rows with `columns` inputs, and does not need the weights afterwards. They
    are bytes -1, 0, +1; floats, made ternary by absmean (scale = max(mean |w|, 1e-5), weights
    round(w / scale) within -1..1); or the data of an I2_S tensor, rows * columns / 4 bytes and the
    scale. NULL on error. Errors: ARGUMENT (a size outside 1..2^17 columns and 1..2^24 rows, another
    weight), MODEL_CODE, MODEL_VALUE (a number that is not finite), OUT_OF_MEMORY, ISA, ARITHMETIC.""")
bitnet_matrix_get_stats = _function(
    "bitnet_matrix_get_stats", MatrixStats,
    [("matrix", c_void_p)],
    """The matrix as it is packed.""")
bitnet_matrix_multiply_int8 = _function(
    "bitnet_matrix_multiply_int8", c_int,
    [("matrix", c_void_p),
     ("q", POINTER(c_int8)),
     ("count", c_size_t),
     ("y", POINTER(c_int32)),
     ("error", POINTER(Failure))],
    """y[c][r] = sum of w[r][i] * q[c][i], exact, for vectors c < count: q is [count][columns], y is
    [count][rows], the scale is yours to apply. Errors: ARGUMENT, OUT_OF_MEMORY.""")
bitnet_matrix_multiply = _function(
    "bitnet_matrix_multiply", c_int,
    [("matrix", c_void_p),
     ("x", POINTER(c_float)),
     ("count", c_size_t),
     ("y", POINTER(c_float)),
     ("error", POINTER(Failure))],
    """The product by chapter 8: quantizes each vector to int8 and multiplies the exact sum by both
    scales. The same bits for all kernels, threads and counts. Shapes and errors as above.""")
bitnet_adapter_load_file = _function(
    "bitnet_adapter_load_file", c_void_p,
    [("model", c_void_p),
     ("path", c_char_p),
     ("error", POINTER(Failure))],
    """Loads an adapter for a model, which must outlive it; nothing else has to. It is immutable:
    any number of sessions on any threads may use it. A NULL model leaves *error as it is. NULL on
    error: IO, OUT_OF_MEMORY, all GGUF_..., ADAPTER_KIND, ADAPTER_MODEL (made for another
    architecture; weights in a Hadamard basis), MODEL_KEY, and for its tensors MODEL_EXTRA (a tensor
    that cannot be adapted), MODEL_TENSOR (A without B), MODEL_SHAPE (not the model's), MODEL_TYPE,
    MODEL_VALUE.""")
bitnet_adapter_load_memory = _function(
    "bitnet_adapter_load_memory", c_void_p,
    [("model", c_void_p),
     ("data", c_void_p),
     ("size", c_size_t),
     ("error", POINTER(Failure))],
    """Loads an adapter for a model, which must outlive it; nothing else has to. It is immutable:
    any number of sessions on any threads may use it. A NULL model leaves *error as it is. NULL on
    error: IO, OUT_OF_MEMORY, all GGUF_..., ADAPTER_KIND, ADAPTER_MODEL (made for another
    architecture; weights in a Hadamard basis), MODEL_KEY, and for its tensors MODEL_EXTRA (a tensor
    that cannot be adapted), MODEL_TENSOR (A without B), MODEL_SHAPE (not the model's), MODEL_TYPE,
    MODEL_VALUE.""")
bitnet_adapter_free = _function(
    "bitnet_adapter_free", None,
    [("adapter", c_void_p)],
    """Remove it from its sessions, or free them, first.""")
bitnet_adapter_get_info = _function(
    "bitnet_adapter_get_info", POINTER(AdapterInfo),
    [("adapter", c_void_p)],
    """Lives as long as the adapter.""")
bitnet_session_set_adapter = _function(
    "bitnet_session_set_adapter", c_int,
    [("session", c_void_p),
     ("adapter", c_void_p),
     ("scale", c_float)],
    """Gives a session an adapter, times `scale` (1: as trained); NULL or the scale 0 removes it.
    The adapter must outlive the session or be removed; copies have it too. If anything changes, all
    tokens wait: the next step recomputes them, within its budget. A session on a GPU leaves it:
    attach it again. Errors: ARGUMENT (another model's; a scale that is not finite), OUT_OF_MEMORY;
    then nothing changes.""")
bitnet_sizeof = _function(
    "bitnet_sizeof", c_size_t,
    [("name", c_char_p)],
    """The size of a struct of these headers by its name (\"bitnet_sampling\"); 0 for any other name.
    Bindings compare it, and the version, with their own.""")
bitnet_feed_hidden = _function(
    "bitnet_feed_hidden", c_int,
    [("session", c_void_p),
     ("ids", POINTER(c_int32)),
     ("hidden", POINTER(c_float)),
     ("count", c_size_t)],
    """As bitnet_feed, for a session of bitnet_model_load_mtp: each token comes with the hidden
    state [hidden_size] of the position before it, of the main model (bitnet_drafter.hidden) or
    else, for a longer draft, of this session. Then the logits are of the token that follows. The
    hidden states are copied. Errors: as bitnet_feed; ARGUMENT (another model's session),
    CONTEXT_FULL (it never slides).""")
bitnet_session_set_drafter = _function(
    "bitnet_session_set_drafter", None,
    [("session", c_void_p),
     ("drafter", POINTER(Drafter))],
    """Sets the drafter (NULL: none) from the next fed token on. It is called for at most 31 tokens;
    not if a grammar allows only one text, while there is an observer, or if there is no room in the
    batch, context, budget or memory.""")
bitnet_model_load_mtp = _function(
    "bitnet_model_load_mtp", c_void_p,
    [("model", c_void_p),
     ("error", POINTER(Failure))],
    """Loads the head for multi-token prediction (MTP, `nextn` in files of qwen35): a model of one
    layer, freed with its main model, whose sessions are fed by bitnet_feed_hidden. If it is already
    loaded, it is returned. Call this before other threads use the model, whose file or reader it
    reads. A NULL model leaves *error as it is. NULL on error: MODEL_TENSOR (there is none), IO,
    OUT_OF_MEMORY, MODEL_....""")
bitnet_embed = _function(
    "bitnet_embed", c_int,
    [("model", c_void_p),
     ("passages", POINTER(Passage)),
     ("count", c_size_t),
     ("options", POINTER(EmbedOptions)),
     ("vectors", POINTER(c_float)),
     ("error", POINTER(Failure))],
    """Writes each passage's vector, of length 1, whatever the other passages are:
    [count][hidden_size] floats. Holds the keys and values of at most 128 texts at once, and frees
    all at the end. Thread-safe. Errors: ARGUMENT (a passage without tokens), TOKEN, CONTEXT_FULL,
    NON_FINITE, CANCELLED (by `progress`), OUT_OF_MEMORY; vectors before the passage that the
    message names are complete.""")
bitnet_embedding_create = _function(
    "bitnet_embedding_create", c_void_p,
    [("model", c_void_p),
     ("passages", POINTER(Passage)),
     ("count", c_size_t),
     ("options", POINTER(EmbedOptions)),
     ("vectors", POINTER(c_float)),
     ("error", POINTER(Failure))],
    """The same in slices. Passages, texts and vectors belong to the caller and must not change
    until bitnet_embedding_free. Creating one computes nothing; a NULL model leaves *error as it is.
    bitnet_embedding_next returns PENDING if the budget is spent, OK if everything is done, or an
    error, which then does not change. Errors: as bitnet_embed.""")
bitnet_embedding_next = _function(
    "bitnet_embedding_next", c_int,
    [("embedding", c_void_p),
     ("budget", POINTER(Budget)),
     ("error", POINTER(Failure))],
    """The same in slices. Passages, texts and vectors belong to the caller and must not change
    until bitnet_embedding_free. Creating one computes nothing; a NULL model leaves *error as it is.
    bitnet_embedding_next returns PENDING if the budget is spent, OK if everything is done, or an
    error, which then does not change. Errors: as bitnet_embed.""")
bitnet_embedding_done = _function(
    "bitnet_embedding_done", c_size_t,
    [("embedding", c_void_p)],
    """How many passages, from the first on, have their vectors.""")
bitnet_embedding_free = _function(
    "bitnet_embedding_free", None,
    [("embedding", c_void_p)],
    """Ends it, complete or not; call this before the model is freed. In a progress report, it ends
    when the call does, with CANCELLED.""")
bitnet_vector_size = _function(
    "bitnet_vector_size", c_size_t,
    [("type", c_int),
     ("n", c_int32)],
    """The bytes of a vector; 0 for an unknown type or a negative n.""")
bitnet_vector_pack = _function(
    "bitnet_vector_pack", c_int,
    [("type", c_int),
     ("vector", POINTER(c_float)),
     ("n", c_int32),
     ("out", c_void_p),
     ("error", POINTER(Failure))],
    """Writes a vector of finite floats in another form. Errors: ARGUMENT; then nothing is written.""")
bitnet_similarity = _function(
    "bitnet_similarity", c_float,
    [("type", c_int),
     ("a", c_void_p),
     ("b", c_void_p),
     ("n", c_int32)],
    """The cosine of the angle between two vectors of one form, -1 to 1 except for rounding. Floats
    must have length 1, as from bitnet_embed. Symmetric.""")
bitnet_gguf_open_file = _function(
    "bitnet_gguf_open_file", c_void_p,
    [("path", c_char_p),
     ("options", POINTER(GgufOptions)),
     ("error", POINTER(Failure))],
    """Opens a GGUF file and checks its whole structure: every length, count, type, shape, alignment
    and offset. Tensors of unknown type are accepted (size 0, data NULL). The memory block or reader
    must outlive the object. The first part of a split file (NAME-00001-of-00003.gguf) opens as one
    file with the other parts in its folder. NULL on error: IO, OUT_OF_MEMORY, all GGUF_...;
    MODEL_KIND (another part).""")
bitnet_gguf_open_memory = _function(
    "bitnet_gguf_open_memory", c_void_p,
    [("data", c_void_p),
     ("size", c_size_t),
     ("options", POINTER(GgufOptions)),
     ("error", POINTER(Failure))],
    """Opens a GGUF file and checks its whole structure: every length, count, type, shape, alignment
    and offset. Tensors of unknown type are accepted (size 0, data NULL). The memory block or reader
    must outlive the object. The first part of a split file (NAME-00001-of-00003.gguf) opens as one
    file with the other parts in its folder. NULL on error: IO, OUT_OF_MEMORY, all GGUF_...;
    MODEL_KIND (another part).""")
bitnet_gguf_open_reader = _function(
    "bitnet_gguf_open_reader", c_void_p,
    [("reader", POINTER(Reader)),
     ("options", POINTER(GgufOptions)),
     ("error", POINTER(Failure))],
    """Opens a GGUF file and checks its whole structure: every length, count, type, shape, alignment
    and offset. Tensors of unknown type are accepted (size 0, data NULL). The memory block or reader
    must outlive the object. The first part of a split file (NAME-00001-of-00003.gguf) opens as one
    file with the other parts in its folder. NULL on error: IO, OUT_OF_MEMORY, all GGUF_...;
    MODEL_KIND (another part).""")
bitnet_gguf_free = _function(
    "bitnet_gguf_free", None,
    [("gguf", c_void_p)],
    """Opens a GGUF file and checks its whole structure: every length, count, type, shape, alignment
    and offset. Tensors of unknown type are accepted (size 0, data NULL). The memory block or reader
    must outlive the object. The first part of a split file (NAME-00001-of-00003.gguf) opens as one
    file with the other parts in its folder. NULL on error: IO, OUT_OF_MEMORY, all GGUF_...;
    MODEL_KIND (another part).""")
bitnet_gguf_version = _function(
    "bitnet_gguf_version", c_int32,
    [("gguf", c_void_p)],
    """The version of the format, 2 or 3; the file's size in bytes, with all parts of a split file.""")
bitnet_gguf_file_size = _function(
    "bitnet_gguf_file_size", c_uint64,
    [("gguf", c_void_p)],
    """The version of the format, 2 or 3; the file's size in bytes, with all parts of a split file.""")
bitnet_gguf_value_count = _function(
    "bitnet_gguf_value_count", c_size_t,
    [("gguf", c_void_p)],
    """Metadata, in the file's order or by key (NULL if absent).""")
bitnet_gguf_value_at = _function(
    "bitnet_gguf_value_at", POINTER(GgufValue),
    [("gguf", c_void_p),
     ("index", c_size_t)],
    """Metadata, in the file's order or by key (NULL if absent).""")
bitnet_gguf_find = _function(
    "bitnet_gguf_find", POINTER(GgufValue),
    [("gguf", c_void_p),
     ("key", c_char_p)],
    """Metadata, in the file's order or by key (NULL if absent).""")
bitnet_gguf_int = _function(
    "bitnet_gguf_int", c_bool,
    [("value", POINTER(GgufValue)),
     ("index", c_uint64),
     ("out", POINTER(c_int64))],
    """Element `index` of an array; another value is element 0. False, and *out 0 or empty, if the
    value is NULL, the index is out of range or the conversion would lose something: `int` accepts
    any integer type and bool, `number` any integer or float.""")
bitnet_gguf_number = _function(
    "bitnet_gguf_number", c_bool,
    [("value", POINTER(GgufValue)),
     ("index", c_uint64),
     ("out", POINTER(c_double))],
    """Element `index` of an array; another value is element 0. False, and *out 0 or empty, if the
    value is NULL, the index is out of range or the conversion would lose something: `int` accepts
    any integer type and bool, `number` any integer or float.""")
bitnet_gguf_string = _function(
    "bitnet_gguf_string", c_bool,
    [("value", POINTER(GgufValue)),
     ("index", c_uint64),
     ("out", POINTER(Bytes))],
    """Element `index` of an array; another value is element 0. False, and *out 0 or empty, if the
    value is NULL, the index is out of range or the conversion would lose something: `int` accepts
    any integer type and bool, `number` any integer or float.""")
bitnet_gguf_tensor_count = _function(
    "bitnet_gguf_tensor_count", c_size_t,
    [("gguf", c_void_p)],
    """Tensors, in the file's order or by name (NULL if absent).""")
bitnet_gguf_tensor_at = _function(
    "bitnet_gguf_tensor_at", POINTER(GgufTensor),
    [("gguf", c_void_p),
     ("index", c_size_t)],
    """Tensors, in the file's order or by name (NULL if absent).""")
bitnet_gguf_find_tensor = _function(
    "bitnet_gguf_find_tensor", POINTER(GgufTensor),
    [("gguf", c_void_p),
     ("name", c_char_p)],
    """Tensors, in the file's order or by name (NULL if absent).""")
bitnet_gguf_read = _function(
    "bitnet_gguf_read", c_int,
    [("gguf", c_void_p),
     ("tensor", POINTER(GgufTensor)),
     ("offset", c_uint64),
     ("data", c_void_p),
     ("size", c_size_t),
     ("error", POINTER(Failure))],
    """Copies `size` bytes of a tensor from byte `offset` of its data, whatever the file is read
    through. Errors: ARGUMENT (outside the tensor), IO.""")
bitnet_model_gguf = _function(
    "bitnet_model_gguf", c_void_p,
    [("model", c_void_p)],
    """The file that a model was loaded from; it lives as long as the model.""")
bitnet_type_name = _function(
    "bitnet_type_name", c_char_p,
    [("type", c_int32)],
    """\"F16\", \"I2_S\", ...; \"unknown\" for a number that is not in bitnet_type.""")
bitnet_type_row_size = _function(
    "bitnet_type_row_size", c_uint64,
    [("type", c_int32),
     ("columns", c_uint64)],
    """Bytes of a row of `columns` values; 0 if the type's size is unknown or its block does not
    divide the row. I2_S, whose tensors are one flat stream, counts columns / 4.""")
bitnet_tokenizer_create = _function(
    "bitnet_tokenizer_create", c_void_p,
    [("gguf", c_void_p),
     ("options", POINTER(TokenizerOptions)),
     ("error", POINTER(Failure))],
    """The tokenizer of a GGUF file, which may hold only a vocabulary, and may be freed afterwards.
    A NULL file leaves *error as it is. Errors: VOCAB_MODEL, VOCAB_PRE, VOCAB, OUT_OF_MEMORY.""")
bitnet_tokenizer_free = _function(
    "bitnet_tokenizer_free", None,
    [("tokenizer", c_void_p)],
    """The tokenizer of a GGUF file, which may hold only a vocabulary, and may be freed afterwards.
    A NULL file leaves *error as it is. Errors: VOCAB_MODEL, VOCAB_PRE, VOCAB, OUT_OF_MEMORY.""")
bitnet_grammar_create = _function(
    "bitnet_grammar_create", c_void_p,
    [("text", c_char_p),
     ("length", c_size_t),
     ("tokenizer", c_void_p),
     ("options", POINTER(GrammarOptions)),
     ("error", POINTER(Failure))],
    """Compiles a grammar in GBNF
    (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md): rules `name ::= ...`,
    where \"root\" is the whole text; literals \"...\", classes [...] and [^...], any character .,
    groups, alternatives |, repetitions ? * + {m} {m,} {m,n}, comments #, escapes \\\" \\\\ \\[ \\] \\- \\n
    \\r \\t \\xXX \\uXXXX \\UXXXXXXXX; tokens <[1000]> or <|name|>, and !<...> for any other token that
    does not end a text. `tokenizer` knows the names of tokens; NULL if none is named. A grammar is
    immutable: any number of sessions may follow it at once. It must outlive them; the text and the
    tokenizer need not. NULL on error: OUT_OF_MEMORY, GRAMMAR_SYNTAX, GRAMMAR_NAME (a rule or token
    that does not exist, a rule defined twice), GRAMMAR_RECURSION (a rule that begins with itself),
    GRAMMAR_LIMIT (1 MiB of text, 100 nested groups, 2^18 nodes: about one per character and
    repetition, a dozen per class beyond ASCII).""")
bitnet_grammar_free = _function(
    "bitnet_grammar_free", None,
    [("grammar", c_void_p)],
    """Compiles a grammar in GBNF
    (https://github.com/ggml-org/llama.cpp/blob/master/grammars/README.md): rules `name ::= ...`,
    where \"root\" is the whole text; literals \"...\", classes [...] and [^...], any character .,
    groups, alternatives |, repetitions ? * + {m} {m,} {m,n}, comments #, escapes \\\" \\\\ \\[ \\] \\- \\n
    \\r \\t \\xXX \\uXXXX \\UXXXXXXXX; tokens <[1000]> or <|name|>, and !<...> for any other token that
    does not end a text. `tokenizer` knows the names of tokens; NULL if none is named. A grammar is
    immutable: any number of sessions may follow it at once. It must outlive them; the text and the
    tokenizer need not. NULL on error: OUT_OF_MEMORY, GRAMMAR_SYNTAX, GRAMMAR_NAME (a rule or token
    that does not exist, a rule defined twice), GRAMMAR_RECURSION (a rule that begins with itself),
    GRAMMAR_LIMIT (1 MiB of text, 100 nested groups, 2^18 nodes: about one per character and
    repetition, a dozen per class beyond ASCII).""")
bitnet_session_set_grammar = _function(
    "bitnet_session_set_grammar", c_int,
    [("session", c_void_p),
     ("grammar", c_void_p)],
    """Makes what is chosen from here on follow a grammar (NULL: none). bitnet_generate_begin and
    bitnet_chat_begin restart it after the prompt; truncating restarts it at the new end, if that is
    before the position at which it began. However tokens are chosen, none leaves the grammar, and
    one that ends a text comes only where the text may end. Copies follow it too. A saved session
    does not contain it, and loading one removes it. If a grammar is so ambiguous that a token would
    cost some 10 ms, the text ends with GRAMMAR_LIMIT. A model's first grammar takes 10 to 100 ms,
    to sort the vocabulary: set one while loading. Errors: TOKEN (one that the model does not have),
    GRAMMAR_LIMIT, OUT_OF_MEMORY.""")
bitnet_session_resume_grammar = _function(
    "bitnet_session_resume_grammar", c_int,
    [("session", c_void_p),
     ("grammar", c_void_p),
     ("from", c_int32)],
    """The same for text that began at position `from`, e.g. in a session that was loaded while its
    reply was half written. Errors: as bitnet_session_set_grammar, ARGUMENT (`from` is negative or
    past the end).""")
bitnet_grammar_match = _function(
    "bitnet_grammar_match", c_int,
    [("grammar", c_void_p),
     ("text", c_char_p),
     ("length", c_size_t),
     ("matched", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Sets *matched to how many bytes of a text the grammar allows. OK: it is complete, though more
    may come. PENDING: more must come. Errors: GRAMMAR_DEAD_END (the next byte may not come),
    GRAMMAR_LIMIT, OUT_OF_MEMORY. Thread-safe.""")
bitnet_choose = _function(
    "bitnet_choose", c_int,
    [("session", c_void_p),
     ("choices", POINTER(c_char_p)),
     ("count", c_size_t),
     ("options", POINTER(ChooseOptions)),
     ("budget", POINTER(Budget)),
     ("log_probabilities", POINTER(c_float)),
     ("best", POINTER(c_size_t))],
    """Finds the text that is most likely to come next. Sets log_probabilities[i] (may be NULL) to
    the sum, or mean, of the log-probabilities of choices[i]'s tokens (bitnet_log_probability),
    added in order as floats; and *best (may be NULL) to the greatest, the first of equals, or 0 on
    errors. Sampling and grammar have no influence. A choice is tokenized by itself and follows the
    session's last token as it is, like a prompt of bitnet_generate. In byte-level vocabularies the
    space before a word belongs to the word: end the prompt without it and begin each choice with it
    (\" yes\"). SentencePiece adds it if the file says so. As a sum, a choice that others begin with
    (\" no\", \" no, thanks\") is at least as likely as they are: end all choices in the same way. What
    was fed is computed; otherwise the session stays as it was. Common beginnings are computed once,
    and as much as fits in one batch. PENDING: the budget is spent; call again with the same
    choices. The session keeps the work until then, or until its text changes. Errors: ARGUMENT (no
    choices, or one without tokens), CONTEXT_FULL, as bitnet_logits.""")
bitnet_choose_tokens = _function(
    "bitnet_choose_tokens", c_int,
    [("session", c_void_p),
     ("choices", POINTER(POINTER(c_int32))),
     ("lengths", POINTER(c_size_t)),
     ("count", c_size_t),
     ("options", POINTER(ChooseOptions)),
     ("budget", POINTER(Budget)),
     ("log_probabilities", POINTER(c_float)),
     ("best", POINTER(c_size_t))],
    """bitnet_choose with lengths[i] tokens in choices[i], e.g. tokenized together with what comes
    before them, as in benchmarks. parse_special has no effect. Errors: as bitnet_choose, TOKEN.""")
bitnet_infill_begin = _function(
    "bitnet_infill_begin", c_int,
    [("session", c_void_p),
     ("prefix", c_char_p),
     ("prefix_length", c_size_t),
     ("suffix", c_char_p),
     ("suffix_length", c_size_t),
     ("options", POINTER(GenerateOptions))],
    """Begins to generate the text between a prefix and a suffix. The session then holds only these
    two; sampling and grammar begin again. Lengths and `options` as in bitnet_generate_begin; tokens
    that mark the parts or separate files end the text, too. Continue with bitnet_generate_next or
    bitnet_generate_many. Errors: ARGUMENT (the vocabulary has no tokens for this), as
    bitnet_generate_begin.""")
bitnet_isa_name = _function(
    "bitnet_isa_name", c_char_p,
    [("isa", c_int)],
    """Its name, such as \"avx2\"; \"unknown\" for a number that is not in bitnet_isa.""")
bitnet_isa_available = _function(
    "bitnet_isa_available", c_bool,
    [("isa", c_int)],
    """True if this build and CPU can run the kernels.""")
bitnet_pool_create = _function(
    "bitnet_pool_create", c_void_p,
    [("threads", c_int32),
     ("options", POINTER(PoolOptions)),
     ("error", POINTER(Failure))],
    """A pool of threads for models to share. `threads` counts the caller's, so n - 1 are started;
    0: one per core that this process may use. Idle ones spin for some microseconds, then sleep.
    NULL on error: ARGUMENT, OUT_OF_MEMORY (or no threads).""")
bitnet_pool_free = _function(
    "bitnet_pool_free", None,
    [("pool", c_void_p)],
    """A pool of threads for models to share. `threads` counts the caller's, so n - 1 are started;
    0: one per core that this process may use. Idle ones spin for some microseconds, then sleep.
    NULL on error: ARGUMENT, OUT_OF_MEMORY (or no threads).""")
bitnet_estimate = _function(
    "bitnet_estimate", c_int,
    [("gguf", c_void_p),
     ("model_options", POINTER(ModelOptions)),
     ("session_options", POINTER(SessionOptions)),
     ("memory", POINTER(Memory)),
     ("error", POINTER(Failure))],
    """What a model and its sessions will need, before loading: n sessions, m of them computing,
    need at most n * session_bytes + m * scratch_bytes. Not counted: a grammar's states, a drafter,
    and an adapter (bitnet_adapter_info has its size; a session with one needs 16 bytes more for
    each of its ranks and each row of its batch). Errors: ARGUMENT, ISA, MODEL_....""")
bitnet_miner_create = _function(
    "bitnet_miner_create", c_void_p,
    [("options", POINTER(MinerOptions)),
     ("error", POINTER(Failure))],
    """Errors: OUT_OF_MEMORY.""")
bitnet_miner_free = _function(
    "bitnet_miner_free", None,
    [("miner", c_void_p)],
    """Errors: OUT_OF_MEMORY.""")
bitnet_miner_add = _function(
    "bitnet_miner_add", c_int,
    [("miner", c_void_p),
     ("ids", POINTER(c_int32)),
     ("probability", POINTER(c_float)),
     ("count", c_size_t),
     ("error", POINTER(Failure))],
    """Adds a text: probability[i] is the probability that the model gave to ids[i] after the tokens
    before it. If the tree is full, its rarest chains are dropped. Errors: ARGUMENT (negative id).""")
bitnet_miner_read = _function(
    "bitnet_miner_read", c_int,
    [("miner", c_void_p),
     ("session", c_void_p),
     ("ids", POINTER(c_int32)),
     ("count", c_size_t),
     ("budget", POINTER(Budget)),
     ("error", POINTER(Failure))],
    """Adds a text with the probabilities that the session's model gives to its tokens. Resets the
    session, feeds it the text in pieces that fit the context, and sets its observer; resets both at
    the end. PENDING: the budget is spent, or a piece is done; call again with the same tokens. The
    session keeps the work, unless something else changes its tokens. Errors: as bitnet_step; TOKEN.""")
bitnet_chain_table_from_miner = _function(
    "bitnet_chain_table_from_miner", c_void_p,
    [("miner", c_void_p),
     ("count", c_size_t),
     ("version", c_int32),
     ("error", POINTER(Failure))],
    """The table of the best `count` chains; entries without a chain are unused. Errors:
    CHAINS_VERSION, CHAINS_COUNT, OUT_OF_MEMORY.""")
bitnet_chain_table_save_file = _function(
    "bitnet_chain_table_save_file", c_int,
    [("table", c_void_p),
     ("tokenizer", c_void_p),
     ("path", c_char_p),
     ("error", POINTER(Failure))],
    """Writes a table in its version; version 2 needs the tokenizer. The file is written under a
    temporary name, then renamed. Errors: ARGUMENT, IO, OUT_OF_MEMORY.""")
bitnet_chain_table_draw = _function(
    "bitnet_chain_table_draw", c_size_t,
    [("table", c_void_p),
     ("text", c_char_p),
     ("capacity", c_size_t)],
    """Draws a table for a terminal: chains by length, by confidence, and the share of their tokens
    that was accepted. Writes up to `capacity` bytes, zero-terminated, and returns the length.""")
bitnet_session_save_memory = _function(
    "bitnet_session_save_memory", c_int,
    [("session", c_void_p),
     ("flags", c_uint),
     ("data", c_void_p),
     ("capacity", c_size_t),
     ("size", POINTER(c_size_t))],
    """A session as bytes: tokens (computed or not), KV cache and sampling; bound to the model by a
    fingerprint, checked by a CRC, independent of kernels, threads and machine. They are written if
    `capacity` suffices; *size is how many there are, also with NULL and 0. Errors: ARGUMENT.""")
bitnet_session_load_memory = _function(
    "bitnet_session_load_memory", c_int,
    [("session", c_void_p),
     ("data", c_void_p),
     ("size", c_size_t)],
    """Makes the session the saved one, also one of an earlier version, from 0.3 on. It keeps its
    own bias list, editor, DRY breakers and order of stages. It must have room for the tokens, and
    for those that sliding keeps; on an error it is unchanged. Errors: ARGUMENT, OUT_OF_MEMORY, all
    STATE_....""")
bitnet_session_save_file = _function(
    "bitnet_session_save_file", c_int,
    [("session", c_void_p),
     ("path", c_char_p),
     ("flags", c_uint)],
    """The same with a file. It appears once it is complete: a temporary file next to it is written,
    synced and renamed, so a failure leaves an older one as it was. The mode of an existing file and
    symbolic links are kept; a device or pipe is written directly. Errors: as above, IO (always, if
    built with BITNET_NO_STDIO); both allocate memory for the bytes.""")
bitnet_session_load_file = _function(
    "bitnet_session_load_file", c_int,
    [("session", c_void_p),
     ("path", c_char_p)],
    """The same with a file. It appears once it is complete: a temporary file next to it is written,
    synced and renamed, so a failure leaves an older one as it was. The mode of an existing file and
    symbolic links are kept; a device or pipe is written directly. Errors: as above, IO (always, if
    built with BITNET_NO_STDIO); both allocate memory for the bytes.""")
bitnet_grammar_from_json_schema = _function(
    "bitnet_grammar_from_json_schema", c_void_p,
    [("schema", c_char_p),
     ("length", c_size_t),
     ("options", POINTER(SchemaOptions)),
     ("error", POINTER(Failure))],
    """The grammar of the JSON texts that fit a JSON schema (https://json-schema.org); of any JSON
    for NULL. Chapter 1 lists the keywords; unless `relaxed`, any other is rejected with its path,
    as is a schema that no finite value fits. The texts of the grammar have their members in the
    order of `properties`; others follow only if additionalProperties is given or the schema does
    not describe members; numbers have at most 16 digits before and after the point, or as many as a
    bound; white space is limited. Needs about 50 ms at most. NULL on error: JSON (also more than
    262,144 values, or brackets nested deeper than 64), SCHEMA, GRAMMAR_LIMIT (1 MiB; or too much
    work, with the path reached), OUT_OF_MEMORY.""")
bitnet_tools_create = _function(
    "bitnet_tools_create", c_void_p,
    [("tokenizer", c_void_p),
     ("tools", POINTER(Tool)),
     ("count", c_size_t),
     ("options", POINTER(ToolsOptions)),
     ("error", POINTER(Failure))],
    """Tools, and how the model may call them: a grammar of its replies. Text is free up to the
    model's sign of a call; then name and arguments must be a tool's and fit its schema. A thought
    is free, too, see bitnet_tools_split. Keeps nothing of its arguments but the tokenizer's ids.
    NULL on error: ARGUMENT (no tools, or more than 1,024; a name that is malformed or appears
    twice), JSON, as bitnet_grammar_from_json_schema: the message names the tool whose schema fails.""")
bitnet_tools_free = _function(
    "bitnet_tools_free", None,
    [("tools", c_void_p)],
    """Tools, and how the model may call them: a grammar of its replies. Text is free up to the
    model's sign of a call; then name and arguments must be a tool's and fit its schema. A thought
    is free, too, see bitnet_tools_split. Keeps nothing of its arguments but the tokenizer's ids.
    NULL on error: ARGUMENT (no tools, or more than 1,024; a name that is malformed or appears
    twice), JSON, as bitnet_grammar_from_json_schema: the message names the tool whose schema fails.""")
bitnet_tools_prompt = _function(
    "bitnet_tools_prompt", c_char_p,
    [("tools", c_void_p)],
    """The text that introduces the tools to the model: a message in the role
    BITNET_ROLE_DECLARATIONS, which bitnet_chat_encode puts where the chat template requires it.
    Lives as long as the tools.""")
bitnet_tools_grammar = _function(
    "bitnet_tools_grammar", c_void_p,
    [("tools", c_void_p)],
    """The grammar of a reply, for bitnet_session_set_grammar. Remove it from every session before
    you free the tools.""")
bitnet_chat_split = _function(
    "bitnet_chat_split", Reply,
    [("tokenizer", c_void_p),
     ("reply", c_char_p),
     ("length", c_size_t),
     ("thinking", c_uint),
     ("done", c_bool)],
    """Splits a reply to what bitnet_chat_encode made with these thinking flags; a model that does
    not think gives only text. Unless `done`, more may come: what may turn out to be a mark is left
    out, so that both parts only grow.""")
bitnet_tools_split = _function(
    "bitnet_tools_split", Reply,
    [("tools", c_void_p),
     ("tokenizer", c_void_p),
     ("reply", c_char_p),
     ("length", c_size_t),
     ("done", c_bool)],
    """Splits a reply as bitnet_chat_split does, for the flags in `thinking`. A complete call within
    a thought ends it: then the calls are the text.""")
bitnet_tools_parse = _function(
    "bitnet_tools_parse", c_int,
    [("tools", c_void_p),
     ("reply", c_char_p),
     ("length", c_size_t),
     ("text_length", POINTER(c_size_t)),
     ("calls", POINTER(ToolCall)),
     ("capacity", c_size_t),
     ("count", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Reads a reply, without its thought: *text_length bytes of text, then *count calls, of which
    up to `capacity` are written. They point into the reply or the tools, until the next call of
    this function or of bitnet_tools_split. OK: the reply is complete. PENDING: a call is
    incomplete, and those before it are written. Errors: JSON (a call is malformed, which the
    grammar prevents; those before it are written), OUT_OF_MEMORY.""")
bitnet_tools_write = _function(
    "bitnet_tools_write", c_int,
    [("tools", c_void_p),
     ("calls", POINTER(ToolCall)),
     ("count", c_size_t),
     ("text", c_char_p),
     ("capacity", c_size_t),
     ("length", POINTER(c_size_t)),
     ("error", POINTER(Failure))],
    """Calls as the model writes them: the text of a message in the role BITNET_ROLE_CALLS, after
    the text of the assistant that calls. Writes up to `capacity` bytes; *length: all of them.
    Errors: JSON (arguments that are not an object, if the format separates them), OUT_OF_MEMORY.""")
bitnet_chat_results_begin = _function(
    "bitnet_chat_results_begin", c_int,
    [("session", c_void_p),
     ("results", POINTER(c_char_p)),
     ("count", c_size_t),
     ("options", POINTER(GenerateOptions))],
    """The next turn after a reply that called tools: feeds what they returned, in their order.
    Errors: as bitnet_chat_begin.""")
# END GENERATED by tools/gen_bindings.c


class Error(Exception):
    """What went wrong, in words; `result` says which error it is."""

    def __init__(self, result: int, message: bytes):
        super().__init__(message.decode(errors="replace"))
        self.result = Result(result)


def _check_library() -> None:
    if bitnet_version() // 100 != VERSION // 100:
        raise ImportError("the library is of another version than bitnet.py")
    names = {"Bytes": "string", "Failure": "error"}
    for kind in _Struct.__subclasses__():
        name = names.get(kind.__name__) or "".join(
            "_" * (i > 0) + c.lower() if c.isupper() else c for i, c in enumerate(kind.__name__))
        size = bitnet_sizeof(b"bitnet_" + name.encode())
        if size not in (0, ctypes.sizeof(kind)):  # 0: of an optional header
            raise ImportError(f"{kind.__name__} is not as the library has it")


_check_library()


def _data(string: Bytes) -> bytes:
    return ctypes.string_at(string.data, string.length) if string.length else b""


def _path(path) -> bytes:
    return _terminated(os.fsencode(path), "the path")


class _Life:
    """An object of the library and what it needs. It ends when nothing needs it any more, and no call
    within a `with` uses it."""
    _lock = threading.RLock()

    def __init__(self, pointer, free):
        self.pointer, self.free, self.users, self.needs = pointer, free, 1, {}

    def need(self, what: str, other) -> None:
        """From now on needs this life or data, in place of what it needed as `what`; None: nothing."""
        with self._lock:
            if isinstance(other, _Life):
                other.users += 1
            before, self.needs[what] = self.needs.get(what), other
        if isinstance(before, _Life):
            before.release()

    def __enter__(self) -> int:
        with self._lock:
            if not self.users:
                raise ValueError("this object is closed")
            self.users += 1
        return self.pointer

    def __exit__(self, *_):
        self.release()

    def need_all_of(self, other: "_Life") -> None:
        for what, needed in other.needs.items():
            self.need(what, needed)

    def release(self) -> None:
        with self._lock:
            self.users -= 1
            if self.users:
                return
        self.free(self.pointer)
        for what in list(self.needs):
            self.need(what, None)


class _Owner:
    """An object of the library. It is freed by `with`, close() or the garbage collector, but not
    before what needs it."""
    _life = None

    def _own(self, free, create, *arguments) -> None:
        failure = Failure()
        pointer = create(*arguments, byref(failure))
        if not pointer:
            raise Error(failure.result, failure.message)
        self._life = _Life(pointer, free)

    def close(self) -> None:
        """Frees it now, or when the last object that needs it is closed."""
        life, self._life = self._life, None
        if life:
            life.release()

    @property
    def _open(self) -> _Life:
        life = self._life
        if not life:
            raise ValueError(f"this {type(self).__name__} is closed")
        return life

    @property
    def handle(self) -> int:
        """For functions of the C API."""
        return self._open.pointer

    @classmethod
    def _handle_of(cls, owner) -> int:
        return _is(owner, cls, cls.__name__.lower(), f"a {cls.__name__}").handle

    def __reduce_ex__(self, _):
        raise TypeError(f"a {type(self).__name__} cannot be copied or pickled like this")

    def __enter__(self):
        self.handle
        return self

    def __exit__(self, *_):
        self.close()

    def __del__(self):
        self.close()


class Model(_Owner):
    """A model, which any number of sessions share; options are fields of ModelOptions."""

    def __init__(self, path: str, **options):
        made = ModelOptions(**options)
        self._own(bitnet_model_free, bitnet_model_load_file, _path(path), byref(made))
        self._life.need("options", made)

    @property
    def tokenizer(self) -> int:
        return bitnet_model_tokenizer(self.handle)

    @property
    def info(self) -> ModelInfo:
        info = ModelInfo()  # a copy
        ctypes.memmove(byref(info), bitnet_model_get_info(self.handle), ctypes.sizeof(info))
        return info

    def session(self, context_length: int = 0, **sampling) -> "Session":
        """An empty conversation; `sampling` are fields of Sampling."""
        session = Session(self, SessionOptions(context_length=context_length))
        session.set_sampling(**sampling)
        return session

    def tokenize(self, text: str, flags: int = ADD_BOS) -> List[int]:
        data, count, failure = _bytes(text, "text"), c_size_t(), Failure()
        ids = (c_int32 * (len(data) + 8))()
        result = bitnet_tokenize(self.tokenizer, data, len(data), flags, ids, len(ids), byref(count),
                                 byref(failure))
        if result:
            raise Error(result, failure.message)
        return ids[:count.value]

    def detokenize(self, ids: Sequence[int]) -> str:
        tokenizer = self.tokenizer
        array, length, failure = _array(c_int32, ids, "ids"), c_size_t(), Failure()
        text = ctypes.create_string_buffer(8 * len(array))
        while True:
            result = bitnet_detokenize(tokenizer, array, len(array), 0, text, len(text),
                                       byref(length), byref(failure))
            if result:
                raise Error(result, failure.message)
            if length.value <= len(text):
                return text.raw[:length.value].decode(errors="replace")
            text = ctypes.create_string_buffer(length.value)

    def metadata(self, key: str) -> str:
        """The text that the file has under a key, such as "general.license"; empty: none."""
        name = _terminated(_bytes(key, "key"), "key")
        return _data(bitnet_model_metadata(self.handle, name)).decode(errors="replace")

    def embed(self, texts: Sequence[str], **options) -> List[List[float]]:
        """A vector of each text; options are fields of EmbedOptions."""
        encoded = [_bytes(t, "a text") for t in _list(texts, "texts")]
        width, failure = self.info.hidden_size, Failure()
        passages = (Passage * len(encoded))(*(Passage(text=t, length=len(t)) for t in encoded))
        vectors = (c_float * (width * len(encoded)))()
        made = EmbedOptions(**options)
        with self._open as handle:
            result = bitnet_embed(handle, passages, len(encoded), byref(made), vectors, byref(failure))
        if result:
            raise Error(result, failure.message)
        return [vectors[i * width:(i + 1) * width] for i in range(len(encoded))]


class Grammar(_Owner):
    """A grammar in GBNF, that texts can be made to follow. The model knows the names of tokens."""

    def __init__(self, text: str, model: Optional[Model] = None):
        data = _bytes(text, "text")
        tokenizer = None if model is None else bitnet_model_tokenizer(Model._handle_of(model))
        self._own(bitnet_grammar_free, bitnet_grammar_create, data, len(data), tokenizer, None)

    @classmethod
    def from_json_schema(cls, schema: str) -> "Grammar":
        data, grammar = _bytes(schema, "schema"), cls.__new__(cls)
        grammar._own(bitnet_grammar_free, bitnet_grammar_from_json_schema, data, len(data), None)
        return grammar


class Adapter(_Owner):
    """A LoRA adapter: what a model has learned since."""

    def __init__(self, model: Model, path: str):
        self._own(bitnet_adapter_free, bitnet_adapter_load_file, Model._handle_of(model), _path(path))
        self._life.need("model", model._life)


class Session(_Owner):
    """A conversation: its tokens, its memory of them, its sampling."""

    def __init__(self, model: Model, options: Optional[SessionOptions] = None):
        handle = Model._handle_of(model)
        if options is not None:
            options = byref(_is(options, SessionOptions, "options", "a SessionOptions"))
        self._own(bitnet_session_free, bitnet_session_create, handle, options)
        self._life.need("model", model._life)
        self._model, self._decoder = model, codecs.getincrementaldecoder("utf-8")("replace")

    def _call(self, function, *arguments) -> int:
        with self._open as handle:
            result = function(handle, *arguments)
            if bitnet_is_error(result):
                raise Error(result, bitnet_session_message(handle))
        return result

    @property
    def model(self) -> Model:
        self.handle
        return self._model

    def copy(self) -> "Session":
        """Another one in the same state; the two share what they have in common."""
        other = Session.__new__(Session)
        other._own(bitnet_session_free, bitnet_session_copy, self.handle)
        other._life.need_all_of(self._life)
        other._model, other._decoder = self._model, codecs.getincrementaldecoder("utf-8")("replace")
        other._decoder.setstate(self._decoder.getstate())
        return other

    __copy__ = copy

    def set_sampling(self, **sampling) -> None:
        """How tokens are chosen: fields of Sampling; without a temperature, the likeliest. top_k,
        top_p and min_p are 40, 0.95 and 0.05 unless given; 0 switches them off."""
        made = Sampling(**{"top_k": 40, "top_p": 0.95, "min_p": 0.05, **sampling})
        self._call(bitnet_session_set_sampling, byref(made))
        self._life.need("sampling", made)

    def set_grammar(self, grammar: Optional[Grammar]) -> None:
        """From here on the text follows the grammar; None: no grammar any more."""
        handle = None if grammar is None else Grammar._handle_of(grammar)
        self._call(bitnet_session_set_grammar, handle)
        self._life.need("grammar", grammar and grammar._life)

    def set_adapter(self, adapter: Optional[Adapter], scale: float = 1.0) -> None:
        handle = None if adapter is None else Adapter._handle_of(adapter)
        self._call(bitnet_session_set_adapter, handle, scale)
        self._life.need("adapter", adapter and adapter._life)

    def feed(self, ids: Sequence[int]) -> None:
        """Appends tokens; step() computes them."""
        array = _array(c_int32, ids, "ids")
        self._call(bitnet_feed, array, len(array))

    def step(self, microseconds: int = 0, tokens: int = 0) -> bool:
        """Computes what was fed; False: the budget was spent before the end."""
        budget = Budget(microseconds=microseconds, tokens=tokens)
        return self._call(bitnet_step, byref(budget)) == Result.OK

    def sample(self) -> int:
        """The next token, chosen but not fed."""
        token = c_int32()
        self._call(bitnet_sample, None, byref(token))
        return token.value

    def chat_system(self, text: str) -> None:
        """Begins a conversation: who the model is, what it knows. With a new text, only what has
        changed is computed again."""
        self._call(bitnet_chat_system, _terminated(_bytes(text, "text"), "text"))

    def begin(self, prompt: Optional[str], stop: Sequence[str] = (), **options) -> None:
        """Begins a text that next() goes on with; options are fields of GenerateOptions. None: goes on
        from what was fed."""
        self._begin(bitnet_generate_begin, None if prompt is None else _bytes(prompt, "prompt"),
                    stop, options)

    def begin_chat(self, message: str, stop: Sequence[str] = (), **options) -> None:
        """The same for the reply to what a user says."""
        self._begin(bitnet_chat_begin, _bytes(message, "message"), stop, options)

    def _begin(self, begin, text, stop, options):
        made = GenerateOptions(stop=stop, **options)
        self._call(begin, text, len(text or b""), byref(made))
        self._decoder.reset()

    def next(self, microseconds: int = 0) -> Optional[str]:
        """What comes within so many microseconds (0: the next token), perhaps nothing; None at the
        end."""
        text, length = c_void_p(), c_size_t()
        budget = Budget(microseconds=microseconds)
        with self._open:
            result = self._call(bitnet_generate_next, byref(budget), byref(text), byref(length))
            if result in (Result.END, Result.CANCELLED):
                return self._decoder.decode(b"", True) or None
            return self._decoder.decode(ctypes.string_at(text, length.value)) if length else ""

    def _stream(self) -> Iterator[str]:
        while (piece := self.next()) is not None:
            if piece:
                yield piece

    def generate(self, prompt: Optional[str] = "", stop: Sequence[str] = (), **options) -> Iterator[str]:
        """What follows the prompt, in pieces of whole characters."""
        self.begin(prompt, stop, **options)
        return self._stream()

    def chat(self, message: str, stop: Sequence[str] = (), **options) -> Iterator[str]:
        """The reply to what a user says, in pieces."""
        self.begin_chat(message, stop, **options)
        return self._stream()

    def choose(self, choices: Sequence[str], per_token: bool = False) -> Tuple[int, List[float]]:
        """Which of some texts is the likeliest to come next, and the logarithm of how likely each
        is. Writes none of them."""
        tokens = [self.model.tokenize(choice, 0) for choice in _list(choices, "choices")]
        ids = (POINTER(c_int32) * len(tokens))(*((c_int32 * len(t))(*t) for t in tokens))
        lengths, best = (c_size_t * len(tokens))(*map(len, tokens)), c_size_t()
        likely, options = (c_float * len(tokens))(), ChooseOptions(per_token=per_token)
        self._call(bitnet_choose_tokens, ids, lengths, len(tokens), byref(options), None, likely, byref(best))
        return best.value, list(likely)

    @property
    def stop_reason(self) -> StopReason:
        return StopReason(bitnet_generate_stop_reason(self.handle))

    @property
    def stats(self) -> SessionStats:
        return bitnet_session_get_stats(self.handle)

    @property
    def tokens(self) -> List[int]:
        length = len(self)
        return bitnet_session_tokens(self.handle)[:length] if length else []

    def __len__(self) -> int:
        return bitnet_session_length(self.handle)

    def truncate(self, length: int) -> None:
        """Forgets all tokens from this position on."""
        self._call(bitnet_session_truncate, length)

    def reset(self) -> None:
        bitnet_session_reset(self.handle)

    def cancel(self) -> None:
        """From any thread: what is being computed ends as soon as it can."""
        bitnet_session_cancel(self.handle)

    def save(self, path=None, light: bool = False) -> Optional[bytes]:
        """Writes all of it to a file that appears once complete, or without a path returns it as
        bytes; light: 4 bytes a token, to be computed again."""
        flags = SAVE_TOKENS if _is(light, bool, "light", "a bool") else 0
        if path is not None:
            self._call(bitnet_session_save_file, _path(path), flags)
            return None
        size = c_size_t()
        self._call(bitnet_session_save_memory, flags, None, 0, byref(size))
        data = ctypes.create_string_buffer(size.value)
        self._call(bitnet_session_save_memory, flags, data, len(data), byref(size))
        return data.raw[:size.value]

    def load(self, path) -> None:
        """The session becomes the one that was saved to the file."""
        self._call(bitnet_session_load_file, _path(path))

    def restore(self, data: bytes) -> None:
        """The same from bytes."""
        data = bytes(memoryview(data))
        self._call(bitnet_session_load_memory, data, len(data))
