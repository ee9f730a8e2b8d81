# rename_0_3.sed - the names of 0.4 in a program of 0.3
#
#     sed -i -f tools/rename_0_3.sed FILE...        GNU sed; may be run again
#
# It renames whole words: functions, types, constants, and fields whose names are not common words.
# The compiler reports what else has changed; .github/CHANGELOG.md explains it.

# Unchanged: lists of old and new names, and the server's options in tools/server.md.
/[A-Za-z_]  *-> /b
/^| completions/b

# These now have a length after the text. Calls with a line break are left to the compiler.
s/\(\<bitnet_\(generate\|chat\)_begin(\([^(),"]\|"\([^"\\]\|\\.\)*"\|([^()]*)\)*,\([^(),"]\|"\([^"\\]\|\\.\)*"\|([^()]*)\)*\)\(,\([^(),"]\|"\([^"\\]\|\\.\)*"\|([^()]*)\)*)\)/\1, BITNET_TERMINATED\7/g

# The position -1, the end of the text, is no argument any more; bitnet_session_resume_grammar
# accepts others.
s/\(\<bitnet_session_set_grammar([^;]*\), -1)/\1)/g

# but not in the server's JSON, and where documents name it
s/\(^\|[^"`]\)\<penalty_last\>/\1penalty_window/g

# functions
s/\<bitnet_token_count\>/bitnet_vocab_size/g
s/\<bitnet_tokenizer_chat_form\>/bitnet_tokenizer_chat_template/g
s/\<bitnet_session_context\>/bitnet_session_context_length/g
s/\<bitnet_session_restore\>/bitnet_session_load_memory/g
s/\<bitnet_generate_begin_text\>/bitnet_generate_begin/g
s/\<bitnet_chat_begin_text\>/bitnet_chat_begin/g
s/\<bitnet_tools_begin\>/bitnet_chat_results_begin/g
s/\<bitnet_feed_states\>/bitnet_feed_hidden/g
s/\<bitnet_embed_begin\>/bitnet_embedding_create/g
s/\<bitnet_embed_next\>/bitnet_embedding_next/g
s/\<bitnet_embed_done\>/bitnet_embedding_done/g
s/\<bitnet_embed_free\>/bitnet_embedding_free/g
s/\<bitnet_miner_pack\>/bitnet_chain_table_from_miner/g
s/\<bitnet_chain_table_prune\>/bitnet_chain_table_copy_best/g
s/\<bitnet_chains_learned\>/bitnet_chain_table_from_chains/g
s/\<bitnet_chains_count_into\>/bitnet_chains_add_counts/g

# types
s/\<bitnet_chat_form\>/bitnet_chat_template/g
s/\<bitnet_tasks\>/bitnet_scheduler/g
s/\<bitnet_bias\>/bitnet_logit_bias/g
s/\<bitnet_likely\>/bitnet_token_probability/g
s/\<bitnet_generated\>/bitnet_generated_token/g
s/\<bitnet_call\>/bitnet_tool_call/g
s/\<bitnet_tool_form\>/bitnet_tool_format/g

# enumerators
s/\<BITNET_SYSTEM\>/BITNET_ROLE_SYSTEM/g
s/\<BITNET_USER\>/BITNET_ROLE_USER/g
s/\<BITNET_ASSISTANT\>/BITNET_ROLE_ASSISTANT/g
s/\<BITNET_TOOL\>/BITNET_ROLE_TOOL/g
s/\<BITNET_DECLARATIONS\>/BITNET_ROLE_DECLARATIONS/g
s/\<BITNET_CALLS\>/BITNET_ROLE_CALLS/g
s/\<BITNET_DATE\>/BITNET_ROLE_DATE/g
s/\<BITNET_GPU_DISCRETE\>/BITNET_GPU_KIND_DISCRETE/g
s/\<BITNET_GPU_INTEGRATED\>/BITNET_GPU_KIND_INTEGRATED/g
s/\<BITNET_GPU_VIRTUAL\>/BITNET_GPU_KIND_VIRTUAL/g
s/\<BITNET_GPU_OTHER\>/BITNET_GPU_KIND_OTHER/g
s/\<BITNET_GPU_SOFTWARE\>/BITNET_GPU_KIND_SOFTWARE/g
s/\<BITNET_GPU_AUTO\>/BITNET_GPU_TIER_AUTO/g
s/\<BITNET_GPU_FAST\>/BITNET_GPU_TIER_FAST/g
s/\<BITNET_GPU_PLAIN\>/BITNET_GPU_TIER_PLAIN/g
s/\<BITNET_GPU_MATRIX\>/BITNET_GPU_TIER_MATRIX/g
s/\<BITNET_TOOLS_AUTO\>/BITNET_TOOL_CHOICE_AUTO/g
s/\<BITNET_TOOLS_NONE\>/BITNET_TOOL_CHOICE_NONE/g
s/\<BITNET_TOOLS_REQUIRED\>/BITNET_TOOL_CHOICE_REQUIRED/g
s/\<BITNET_TOOLS_ONE\>/BITNET_TOOL_CHOICE_ONE/g
s/\<BITNET_TOOLS_OF_CHAT\>/BITNET_TOOL_FORMAT_OF_CHAT/g
s/\<BITNET_TOOLS_HERMES\>/BITNET_TOOL_FORMAT_HERMES/g
s/\<BITNET_TOOLS_LLAMA3\>/BITNET_TOOL_FORMAT_LLAMA3/g
s/\<BITNET_TOOLS_FALCON\>/BITNET_TOOL_FORMAT_FALCON/g
s/\<BITNET_TOOLS_TAGS\>/BITNET_TOOL_FORMAT_TAGS/g
s/\<BITNET_CHAIN_BUCKETS\>/BITNET_CHAIN_TABLE_MAX_V1/g
s/\<BITNET_CHAIN_MOST\>/BITNET_CHAIN_TABLE_MAX/g
s/\<BITNET_CHAINS_MOST\>/BITNET_CHAINS_MAX_DRAFT/g

# fields
s/\<dry_last\>/dry_window/g
s/\<edit_user\>/editor.user/g
s/\<no_forms\>/no_repack/g
s/\<forms_limit\>/repack_limit/g
s/\<state_taps\>/conv_size/g
s/\<owned_bytes\>/weight_bytes/g
s/\<forms_bytes\>/repacked_bytes/g
s/\<forms_microseconds\>/repack_microseconds/g
s/\<work_bytes\>/scratch_bytes/g
s/\<guess_bytes\>/draft_bytes/g
s/\<reading_microseconds\>/prefill_microseconds/g
s/\<guess_microseconds\>/draft_microseconds/g

# This compiles and means something else: a comment marks it.
/\<bitnet_sampling [A-Za-z_0-9]* = { *0* *}/{
/ 0\.4: /!s|$| /* 0.4: top_k, top_p and min_p 0 are off (were 40, 0.95, 0.05) */|
}
