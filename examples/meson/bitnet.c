/* bitnet.c - the library of meson.build: bitnet.h and the optional headers */
#define BITNET_I8MM_HEADER "bitnet_i8mm.h"
#define BITNET_IMPLEMENTATION
#include "bitnet_chains.h"
#include "bitnet_all.h"
#include "bitnet_matrices.h"
#include "bitnet_writer.h"
