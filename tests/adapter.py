"""Writes a small LoRA adapter for a model: python3 tests/adapter.py MODEL ADAPTER

It changes one matrix of the first layer, by weights that grow with the row and the column.
"""
import os
import struct
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "examples", "python"))
import bitnet

NAME, F32, TEXT = "blk.0.attn_q.weight", 6, 8


def text(value):
    return struct.pack("<Q", len(value)) + value.encode()


def write(model, path):
    gguf = bitnet.bitnet_gguf_open_file(os.fsencode(model), None, None)
    columns, rows = bitnet.bitnet_gguf_find_tensor(gguf, NAME.encode()).contents.shape[:2]
    bitnet.bitnet_gguf_free(gguf)
    values = {"general.type": "adapter", "general.architecture": "bitnet-b1.58", "adapter.type": "lora"}
    tensors = ((NAME + ".lora_a", (columns, 1), [i / columns for i in range(columns)]),
               (NAME + ".lora_b", (1, rows), [i / rows for i in range(rows)]))
    head, data = struct.pack("<4sIQQ", b"GGUF", 3, len(tensors), len(values) + 1), b""
    for key, value in values.items():
        head += text(key) + struct.pack("<I", TEXT) + text(value)
    head += text("adapter.lora.alpha") + struct.pack("<If", F32, 1.0)
    for name, shape, numbers in tensors:
        head += text(name) + struct.pack("<IQQIQ", 2, *shape, 0, len(data))
        data += struct.pack(f"<{len(numbers)}f", *numbers)
        data += bytes(-len(data) % 32)
    with open(path, "wb") as file:
        file.write(head + bytes(-len(head) % 32) + data)


if __name__ == "__main__":
    write(*sys.argv[1:])
