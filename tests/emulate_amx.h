/* emulate_amx.h - AMX for CPUs that have AVX-512 VBMI but no tiles

       cc -O1 -include tests/emulate_amx.h tests/test.c -o test && ./test kernels forms bits

   Replaces the intrinsics by functions, and emulates a CPU that reports AMX and a system that
   permits it unless the program sets emulated_amx_refuse. Errors of a real CPU end the program: a
   tile without a configuration, shapes that do not match, too many rows or columns. Loading a
   configuration clears the tiles; releasing fills them with garbage. The operations follow Intel's
   "Instruction Set Extensions" manual, chapter 3, and share no code with the kernels. */

#ifndef EMULATE_AMX_H
#define EMULATE_AMX_H

#include <cpuid.h>
#include <immintrin.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct emulated_tiles {
    uint8_t memory[64]; /* as ldtilecfg reads it; zeros: none */
    uint8_t tile[8][16][64];
} emulated_tiles;

static __thread emulated_tiles emulated_amx;
static int emulated_amx_refuse, emulated_amx_requests;
static __thread long emulated_amx_products;

static void emulated_amx_check(int condition, const char *message) {
    if (condition) return;
    fprintf(stderr, "emulated AMX: %s\n", message);
    abort();
}

static int emulated_amx_rows(int tile) { return emulated_amx.memory[48 + tile]; }

static int emulated_amx_bytes(int tile) {
    return emulated_amx.memory[16 + 2 * tile] | emulated_amx.memory[17 + 2 * tile] << 8;
}

static void emulated_amx_use(int tile) {
    emulated_amx_check(emulated_amx.memory[0] == 1, "no configuration is loaded");
    emulated_amx_check(tile >= 0 && tile < 8, "there are 8 tiles");
    emulated_amx_check(emulated_amx_rows(tile) > 0, "the configuration leaves this tile out");
}

static void emulated_amx_load_config(const void *memory) {
    int i;
    memset(&emulated_amx, 0, sizeof emulated_amx);
    memcpy(emulated_amx.memory, memory, 64);
    emulated_amx_check(emulated_amx.memory[0] <= 1, "palettes are 0 and 1");
    for (i = 1; i < 16; i++) emulated_amx_check(!emulated_amx.memory[i], "a reserved byte is set");
    for (i = 32; i < 48; i++) emulated_amx_check(!emulated_amx.memory[i], "a reserved byte is set");
    for (i = 56; i < 64; i++) emulated_amx_check(!emulated_amx.memory[i], "a reserved byte is set");
    for (i = 0; i < 8; i++) {
        int rows = emulated_amx_rows(i), bytes = emulated_amx_bytes(i);
        emulated_amx_check(rows <= 16 && bytes <= 64, "a tile has 16 rows of 64 bytes");
        emulated_amx_check(!rows == !bytes, "a tile has rows but no columns, or the reverse");
    }
}

static void emulated_amx_store_config(void *memory) { memcpy(memory, emulated_amx.memory, 64); }

static void emulated_amx_release(void) {
    memset(&emulated_amx, 0x5A, sizeof emulated_amx);
    memset(emulated_amx.memory, 0, 64);
}

static void emulated_amx_zero(int tile) {
    emulated_amx_use(tile);
    memset(emulated_amx.tile[tile], 0, sizeof emulated_amx.tile[tile]);
}

static void emulated_amx_load(int tile, const void *memory, size_t stride) {
    int r;
    emulated_amx_zero(tile);
    for (r = 0; r < emulated_amx_rows(tile); r++)
        memcpy(emulated_amx.tile[tile][r], (const uint8_t *)memory + (size_t)r * stride,
               (size_t)emulated_amx_bytes(tile));
}

static void emulated_amx_store(int tile, void *memory, size_t stride) {
    int r;
    emulated_amx_use(tile);
    for (r = 0; r < emulated_amx_rows(tile); r++)
        memcpy((uint8_t *)memory + (size_t)r * stride, emulated_amx.tile[tile][r],
               (size_t)emulated_amx_bytes(tile));
}

/* c += a b. Row k of b has values 4k .. 4k + 3 of its columns; sums wrap. */
static void emulated_amx_dot(int c, int a, int b, int a_signed, int b_signed) {
    int m, n, k;
    emulated_amx_use(a), emulated_amx_use(b), emulated_amx_use(c);
    emulated_amx_check(a != b && a != c && b != c, "a tile occurs twice");
    emulated_amx_check(emulated_amx_bytes(a) == 4 * emulated_amx_rows(b), "a and b do not fit");
    emulated_amx_check(emulated_amx_rows(a) == emulated_amx_rows(c), "a and c do not fit");
    emulated_amx_check(emulated_amx_bytes(b) == emulated_amx_bytes(c), "b and c do not fit");
    emulated_amx_products++;
    for (m = 0; m < emulated_amx_rows(c); m++)
        for (n = 0; n < emulated_amx_bytes(c) / 4; n++) {
            const uint8_t *x = emulated_amx.tile[a][m];
            uint8_t *at = emulated_amx.tile[c][m] + 4 * n;
            uint32_t sum;
            memcpy(&sum, at, 4);
            for (k = 0; k < emulated_amx_bytes(a); k++) {
                uint8_t y = emulated_amx.tile[b][k / 4][4 * n + k % 4];
                int p = a_signed && x[k] > 127 ? x[k] - 256 : x[k];
                sum += (uint32_t)(p * (b_signed && y > 127 ? y - 256 : y));
            }
            memcpy(at, &sum, 4);
        }
}

static int emulated_amx_request(void) {
    emulated_amx_requests++;
    return !emulated_amx_refuse;
}

/* AMX-TILE and AMX-INT8 are bits 24 and 25 of leaf 7's edx. */
static int emulated_amx_cpuid(unsigned leaf, unsigned part, unsigned *a, unsigned *b, unsigned *c,
                              unsigned *d) {
    int found = __get_cpuid_count(leaf, part, a, b, c, d);
    if (leaf == 7 && part == 0) *d |= 3u << 24;
    return found;
}

#undef _tile_loadd
#undef _tile_stored
#undef _tile_zero
#undef _tile_dpbssd
#undef _tile_dpbsud
#undef _tile_dpbusd
#undef _tile_dpbuud
#define _tile_loadconfig(memory) emulated_amx_load_config(memory)
#define _tile_storeconfig(memory) emulated_amx_store_config(memory)
#define _tile_release() emulated_amx_release()
#define _tile_zero(tile) emulated_amx_zero(tile)
#define _tile_loadd(tile, memory, stride) emulated_amx_load(tile, memory, stride)
#define _tile_stored(tile, memory, stride) emulated_amx_store(tile, memory, stride)
#define _tile_dpbssd(c, a, b) emulated_amx_dot(c, a, b, 1, 1)
#define _tile_dpbsud(c, a, b) emulated_amx_dot(c, a, b, 1, 0)
#define _tile_dpbusd(c, a, b) emulated_amx_dot(c, a, b, 0, 1)
#define _tile_dpbuud(c, a, b) emulated_amx_dot(c, a, b, 0, 0)
#define __get_cpuid_count(leaf, part, a, b, c, d) emulated_amx_cpuid(leaf, part, a, b, c, d)
#define BITNET__AMX_REQUEST emulated_amx_request()

#endif
