#pragma once
#include "tensors.h"

/* ==================================================
   >>forms   Repacked weights

   A load makes, on all threads, the >>screen of lm_head, which gains most, and >>base3 of ternary
   matrices. Results keep their bits. File pages no longer needed are released; the system reads
   them again if needed. What does not fit in memory is skipped; that is not an error.

   The screen reads a quarter of a head of halves and pays off after 20 to 50 tokens (AVX2, one or
   two threads). Base 3 reads a fifth less than I2_S: with VBMI layers take 0.5 to 0.9 of the time;
   without, unpacking is slower than reading (tests/BENCHMARKS.md).
   ================================================== */

/* 0: not for these kernels */
static uint64_t bitnet__base3_size(const bitnet__kernels *kernels, int rows, int columns) {
    if (!kernels->base3) return 0;
    return ((uint64_t)rows + BITNET__BASE3_ROWS - 1) / BITNET__BASE3_ROWS *
           bitnet__base3_block(columns);
}

/* narrow vocabularies do not pay, wide states overflow the sums */
static uint64_t bitnet__screen_size(int rows, int columns) {
    uint64_t blocks = ((uint64_t)rows + BITNET__SCREEN_ROWS - 1) / BITNET__SCREEN_ROWS;
    if (rows < 4096 || columns > 8192) return 0;
    return blocks * BITNET__SCREEN_ROWS * (2 * bitnet__screen_stride(columns) + 4 * sizeof(float));
}

/* A logit is the product of a row and the hidden state, as bitnet__exact_rows computes it. */
static bool bitnet__has_plain_rows(const bitnet__matrix *head) {
    return head->layout == BITNET__FLOATS && !head->has_bias && !head->has_scale && !head->turned;
}

static uint64_t bitnet__form_size(const bitnet_model *model, const bitnet__matrix *m, int part) {
    bool screened = bitnet__has_plain_rows(m) && model->info.pooling == BITNET_POOLING_AUTO;
    if (part == (model->tied ? BITNET__EMBEDDING : BITNET__LM_HEAD))
        return screened ? bitnet__screen_size(m->rows, m->columns) : 0;
    return m->layout == BITNET__TERNARY && part != BITNET__MTP_HEAD
               ? bitnet__base3_size(&model->kernels, m->rows, m->columns)
               : 0;
}

/* False: the matrix has no form, or it does not fit. */
static bool bitnet__take_form(bitnet__loader *l, const bitnet__matrix *m, int part,
                              uint8_t **form) {
    uint64_t size = bitnet__form_size(l->model, m, part);
    if (size == 0 || size > l->repack_limit - l->forms.used) return false;
    *form = (uint8_t *)bitnet__take(&l->forms, size, 1);
    return true;
}

typedef struct bitnet__repack_work {
    bitnet_model *model;
    bitnet__matrix *m;
    int tasks;
    uint8_t *memory;
    float *room; /* [tasks][room_size] */
    size_t room_size;
    bitnet__atomic failed; /* not finite: no screen */
} bitnet__repack_work;

static void bitnet__base3_task(void *context, int32_t task) {
    const bitnet__repack_work *work = (const bitnet__repack_work *)context;
    const bitnet__matrix *m = work->m;
    int block, end;
    bitnet__split_range((m->rows + 31) / 32, 1, task, work->tasks, &block, &end);
    for (; block < end; block++)
        work->model->kernels.base3_pack(m->packed + (size_t)block * bitnet__base3_block(m->columns),
                                        m->data + (size_t)(32 * block) * m->stride, m->stride,
                                        BITNET__MIN(m->rows - 32 * block, 32), m->columns);
}

static void bitnet__screen_task(void *context, int32_t task) {
    bitnet__repack_work *work = (bitnet__repack_work *)context;
    const bitnet__matrix *m = work->m;
    float *room = work->room + (size_t)task * work->room_size;
    int row, end;
    bitnet__split_range(m->rows, 32, task, work->tasks, &row, &end);
    for (; row < end && !bitnet__load_acquire(&work->failed); row++)
        if (!work->model->kernels.screen_row(&work->model->screen, row, m->type,
                                             m->data + (size_t)row * m->stride, room))
            bitnet__store_release(&work->failed, 1);
}

static void bitnet__make_base3(bitnet__repack_work *work) {
    bitnet_model *model = work->model;
    bitnet__matrix *m = work->m;
    m->packed = work->memory;
    bitnet__run(model->pool, &model->tasks, bitnet__base3_task, work, work->tasks);
    if (m->owned) {
        model->info.weight_bytes -= (uint64_t)m->rows * m->stride;
        bitnet__free(&model->allocator, m->owned);
        m->owned = NULL;
        m->data = NULL;
    } else {
        bitnet__gguf_release(model->gguf, m->data, (size_t)m->rows * m->stride);
    }
}

static void bitnet__make_screen(bitnet__repack_work *work) {
    bitnet_model *model = work->model;
    const bitnet__matrix *m = work->m;
    bitnet__screen *s = &model->screen;
    size_t rows = bitnet__pad((size_t)m->rows, BITNET__SCREEN_ROWS);
    size_t stride = bitnet__screen_stride(m->columns);
    work->room_size = 2 * stride;
    work->room = (float *)bitnet__alloc(&model->allocator, (size_t)work->tasks,
                                        work->room_size * sizeof(float));
    s->rows = m->rows;
    s->columns = m->columns;
    s->lines = stride / 64;
    s->coarse = work->memory;
    s->fine = s->coarse + rows * stride;
    s->step = (float *)(void *)(s->fine + rows * stride);
    s->residual = s->step + rows;
    s->fine_residual = s->residual + rows;
    s->norm = s->fine_residual + rows;
    memset(s->fine - BITNET__SCREEN_ROWS * stride, 0x88, BITNET__SCREEN_ROWS * stride);
    if (work->room) bitnet__run(model->pool, &model->tasks, bitnet__screen_task, work, work->tasks);
    s->ready = work->room && !work->failed;
    bitnet__free(&model->allocator, work->room);
    if (s->ready && !m->owned)
        bitnet__gguf_release(model->gguf, m->data, (size_t)m->rows * m->stride);
}

/* One block gets large pages, which fault many times faster. If it does not fit, half is tried. */
BITNET__NOINLINE static void bitnet__repack_weights(bitnet__loader *l) {
    bitnet_model *model = l->model;
    int64_t start = bitnet__microseconds();
    int layer, part;
    bitnet__repack_work work;
    memset(&work, 0, sizeof work);
    work.model = model;
    work.tasks = model->info.threads;
    while (l->forms.used > 0 &&
           !(model->forms = (uint8_t *)bitnet__alloc_weights(&model->allocator, l->forms.used))) {
        l->repack_limit = l->forms.used / 2;
        l->forms.used = 0;
        for (layer = part = -1; (work.m = bitnet__next_matrix(model, &layer, &part)) != NULL;)
            bitnet__take_form(l, work.m, part, &work.memory);
    }
    if (!model->forms) return;
    model->info.repacked_bytes = l->forms.used;
    l->forms.memory = model->forms;
    l->forms.used = 0;
    for (layer = part = -1; (work.m = bitnet__next_matrix(model, &layer, &part)) != NULL;) {
        if (!bitnet__take_form(l, work.m, part, &work.memory)) continue;
        if (work.m->layout == BITNET__FLOATS) bitnet__make_screen(&work);
        else bitnet__make_base3(&work);
    }
    model->info.repack_microseconds = bitnet__microseconds() - start;
}
