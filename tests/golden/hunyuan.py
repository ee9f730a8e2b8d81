# hunyuan.py - what hunyuan.f32 holds: `hunyuan-dense` in double precision, activations as they are
#
#     cc tests/golden/made.c -o made && ./made hunyuan hunyuan.gguf hunyuan.ids
#     ./made hunyuan-stq hunyuan-stq.gguf hunyuan-stq.ids
#     python3 tests/golden/hunyuan.py hunyuan hunyuan-stq >hunyuan.f32
import math
import struct
import sys


def stq1_0(block):  # 42 bytes: nibbles and signs of 64 groups, a half; a group's weights are 16 apart
    scale, weights = struct.unpack_from("<e", block, 40)[0], [0.0] * 256
    for group in range(64):
        code = block[group // 2] >> 4 * (group % 2) & 15
        signs = [1, -1 if code & 1 else 1, -1 if code & 2 else 1]
        turned = -1 if block[32 + group // 8] >> group % 8 & 1 else 1
        for lane in range(4):
            if lane != code >> 2:
                weights[group // 16 * 64 + group % 16 + 16 * lane] = turned * signs.pop(0) * scale
    return weights


def read(path):  # keys, and matrices as lists of rows; a vector is one row
    data, at = open(path, "rb").read(), 8
    numbers = {0: "B", 2: "H", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q"}

    def take(form):
        nonlocal at
        value = struct.unpack_from("<" + form, data, at)[0]
        at += struct.calcsize("<" + form)
        return value

    def value(kind):
        if kind == 8:
            return take("%ds" % take("Q"))
        if kind == 9:
            element, count = take("I"), take("Q")
            return [value(element) for _ in range(count)]
        return take(numbers[kind])

    tensors, keys, found = take("Q"), {}, {}
    for _ in range(take("Q")):
        name = value(8).decode()
        keys[name.removeprefix("hunyuan-dense.")] = value(take("I"))
    heads = []
    for _ in range(tensors):
        name = value(8).decode()
        heads.append((name, [take("Q") for _ in range(take("I"))], take("I"), take("Q")))
    for name, shape, kind, offset in heads:
        count, start = math.prod(shape), (at + 31) // 32 * 32 + offset
        if kind == 0:
            weights = struct.unpack_from("<%df" % count, data, start)
        else:
            blocks = [data[start + 42 * i:start + 42 * i + 42] for i in range(count // 256)]
            weights = [weight for block in blocks for weight in stq1_0(block)]
        rows = [weights[i:i + shape[0]] for i in range(0, count, shape[0])]
        found[name.removesuffix(".weight")] = rows
    return keys, found


def dot(x, y):
    return math.fsum(a * b for a, b in zip(x, y))


def product(matrix, x):
    return [dot(row, x) for row in matrix]


def norm(x, gain, epsilon):
    size = math.sqrt(dot(x, x) / len(x) + epsilon)
    return [a / size * g for a, g in zip(x, gain)]


def half(x):
    return [struct.unpack("<e", struct.pack("<e", a))[0] for a in x]


def add(x, y):
    return [a + b for a, b in zip(x, y)]


def forward(keys, w, ids):
    heads, epsilon = keys["attention.head_count"], keys["attention.layer_norm_rms_epsilon"]
    shared, d = heads // keys["attention.head_count_kv"], keys["embedding_length"] // heads
    past = [[] for _ in range(keys["block_count"])]  # of each layer, for each position

    def turn(x, gain, position):  # each head: the rope first, then the norm
        heads = []
        for at in range(0, len(x), d):
            a, b, turned = x[at:at + d // 2], x[at + d // 2:at + d], [0.0] * d
            for i in range(d // 2):
                angle = position * keys["rope.freq_base"] ** (-2 * i / d)
                turned[i] = a[i] * math.cos(angle) - b[i] * math.sin(angle)
                turned[i + d // 2] = a[i] * math.sin(angle) + b[i] * math.cos(angle)
            heads.append(norm(turned, gain, epsilon))
        return heads

    for position, token in enumerate(ids):
        x = w["token_embd"][token]
        for layer, cache in enumerate(past):
            part = {k.split(".", 2)[2]: v for k, v in w.items() if k.startswith("blk.%d." % layer)}
            h = norm(x, part["attn_norm"][0], epsilon)
            k = turn(product(part["attn_k"], h), part["attn_k_norm"][0], position)
            v = half(product(part["attn_v"], h))
            cache.append(([half(head) for head in k], [v[i:i + d] for i in range(0, len(v), d)]))
            y = []
            for n, q in enumerate(turn(product(part["attn_q"], h), part["attn_q_norm"][0], position)):
                e = [math.exp(dot(q, k[n // shared]) / math.sqrt(d)) for k, v in cache]
                y += [math.fsum(a * v[n // shared][i] for a, (k, v) in zip(e, cache)) / math.fsum(e)
                      for i in range(d)]
            x = add(x, product(part["attn_output"], y))
            h = norm(x, part["ffn_norm"][0], epsilon)
            gates, ups = product(part["ffn_gate"], h), product(part["ffn_up"], h)
            h = [gate / (1 + math.exp(-gate)) * up for gate, up in zip(gates, ups)]
            x = add(x, product(part["ffn_down"], h))
        yield product(w.get("output", w["token_embd"]), norm(x, w["output_norm"][0], epsilon))


for name in sys.argv[1:]:
    for logits in forward(*read(name + ".gguf"), [int(line) for line in open(name + ".ids")]):
        sys.stdout.buffer.write(struct.pack("<%df" % len(logits), *logits))
