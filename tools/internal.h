/* internal.h - the library's private functions and types that the tools use
   SPDX-License-Identifier: MIT

   The tools are compiled together with the library, so they could call any of its functions. They
   use only those listed here; all other private functions may change without a check of the tools.
   .ci/run compares the lists with the sources. Macros and enumerators are not listed. The headers
   in this folder that programs may include, such as bitnet_schema.h, are parts of the library.

   All tools:

     files         bitnet__output, bitnet__output_open, bitnet__output_close,
                   bitnet__output_write, bitnet__open, bitnet__arguments, bitnet__seek,
                   bitnet__file_size, bitnet__is_directory, bitnet__foreign_kind,
                   bitnet__int_of_key, bitnet__name_part, bitnet__crc32
     text          bitnet__string, bitnet__string_of, bitnet__is, bitnet__equal, bitnet__format,
                   bitnet__list_name, bitnet__utf8, bitnet__hex_digit, bitnet__begun_mark
     templates     bitnet__chat_template, bitnet__chat_template_of, bitnet__infill_marks
     JSON          bitnet__json, bitnet__json_kind, bitnet__json_value, bitnet__json_parse,
                   bitnet__json_parse_most, bitnet__json_find, bitnet__json_free
     system        bitnet__allocator, bitnet__microseconds
     threads       bitnet__thread, bitnet__thread_start, bitnet__thread_join, bitnet__monitor,
                   bitnet__monitor_init, bitnet__monitor_destroy, bitnet__lock, bitnet__unlock,
                   bitnet__wait, bitnet__wake_all
     numbers       bitnet__exp, bitnet__exp_double, bitnet__log_double, bitnet__sqrt_double,
                   bitnet__round, bitnet__is_finite, bitnet__from_bits, bitnet__half_to_float,
                   bitnet__float_to_half, bitnet__load_u16, bitnet__load_u32, bitnet__load_u64,
                   bitnet__load_f32, bitnet__random
     formats       bitnet__type, bitnet__types, bitnet__type_of, bitnet__is_float_type,
                   bitnet__i2s_codes, bitnet__i2s_pack
     tables        bitnet__hash_of, bitnet__table, bitnet__table_begin, bitnet__table_add,
                   bitnet__slot, bitnet__table_end, bitnet__table_find, bitnet__table_free
     architectures bitnet__architecture, bitnet__architecture_of, bitnet__parts, bitnet__part_of,
                   bitnet__part_suffix, bitnet__part_rows, bitnet__part_columns, bitnet__has_part,
                   bitnet__layer_has, bitnet__is_matrix, bitnet__activation,
                   bitnet__hyperparameters, bitnet__read_hyperparameters,
                   bitnet__read_activation_group, bitnet__take_layer, bitnet__find_layer_tensor,
                   bitnet__widest, bitnet__is_stacked
     adapters      bitnet__pair, bitnet__pair_factor
     sessions      bitnet__resume_position, bitnet__begins_turn, bitnet__page_bytes,
                   bitnet__snapshot_size
     sampler       bitnet__stages

   bitnet_bench and bitnet_train, which also run single stages of a pass:

     passes        bitnet__stage_work, bitnet__batch, bitnet__operand, bitnet__matrix,
                   bitnet__multiply_range, bitnet__norm_of, bitnet__pool_size

   bitnet_bench only:

     passes        bitnet__attend_stage, bitnet__quantise_operand, bitnet__run, bitnet__task,
                   bitnet__reserve
     sizes         bitnet__attention_layers, bitnet__base3_size, bitnet__part_bytes
     models        bitnet__companion
     atomics       bitnet__atomic, bitnet__load_acquire, bitnet__store_release
     GPU           bitnet__vk, bitnet__gpu_of, bitnet__gpu_session, bitnet__gpu_free_passes,
                   bitnet__gpu_op, bitnet__gpu_op_of, bitnet__gpu_clock, bitnet__gpu_bytes_read,
                   bitnet__gpu_most_dispatches, bitnet__gpu_plan, bitnet__gpu_multiplies_both

   bitnet_train only:

     memory        bitnet__alloc_zero, bitnet__free, bitnet__grow, bitnet__arena, bitnet__piece,
                   bitnet__pad, bitnet__round_up
     passes        bitnet__run_stage, bitnet__embed_task, bitnet__layer_task, bitnet__tasks,
                   bitnet__batch_create, bitnet__scratch, bitnet__take_operand, bitnet__input_of,
                   bitnet__is_per_token, bitnet__adds_apart
     matrices      bitnet__multiply, bitnet__prepare_row, bitnet__vectors_of, bitnet__row,
                   bitnet__group_row, bitnet__is_grouped
     layers        bitnet__layer, bitnet__part
     pages         bitnet__page, bitnet__row_page, bitnet__reserve_pages, bitnet__row_of
     numbers       bitnet__bits, bitnet__rcp, bitnet__rsqrt, bitnet__sincos_double, bitnet__load_half
     others        bitnet__ask_cpu, bitnet__chat_encode, bitnet__encoder, bitnet__encoder_begin,
                   bitnet__encoder_end */

#ifndef BITNET_INTERNAL_H
#define BITNET_INTERNAL_H

#include "bitnet_machine.h"
#include "bitnet_save.h"

#endif /* BITNET_INTERNAL_H */
