/* ==================================================
   >>adding   How to add an architecture, a format and the like

   An architecture is a row of bitnet__architectures. New tensors of layers are rows of
   BITNET__MODEL_PARTS among their kind, new sizes of BITNET__EXTENTS: loading, estimates and the
   rest follow. New keys with a number are rows of BITNET__NUMBERS, what they must fulfill together
   is in bitnet__check_numbers. bitnet__layer_has: only some layers have one; bitnet__parts_of:
   files may lack it; bitnet__number_of_input: a matrix's; bitnet__load_tensors: the model's own;
   bitnet__fingerprint: new keys. The computation is called in its stage of >>forward;
   bitnet__norm_of is NULL without the part. Also: bitnet__pretokenizers, >>files; known_models and
   add_huggingface_layer in tools/bitnet_convert.c. GPU and trainer refuse new parts. Test: make_has
   in tests/make.h, tests/reference.h, test_bits.h, test_model.h.

   A format is a number in bitnet_type and a row of bitnet__types, whose function makes floats of a
   row or codes of a block. Test: weights_formats or weights_test_groups in tests/test_weights.h,
   test_gguf.h; make_draw and reference_span for models.

   A chat form is a row of bitnet__chat_templates: see >>chat-forms.

   A sampler stage is fields of bitnet_sampling (0 is off), their range in
   bitnet_session_set_sampling, a name in bitnet_stage, in the usual order, and a row of
   bitnet__stages, whose function removes sorted candidates. Also: >>sampling, read_sampling in
   tools/bitnet_server.c. Test: sampler_stage and sampler_expect in tests/test_sampler.h.

   After a change of the API: tests/api --write, tools/gen_bindings.c.

   A set of kernels is a bitnet__kernels, which defines each entry to the bit, a name in bitnet_isa
   and bitnet_isa_name, and a CPU check in bitnet__find_kernels. tests/test_kernels.h and
   tests/test_bits.h find it.
   ================================================== */
