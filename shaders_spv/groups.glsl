/* groups.glsl - a matrix in bitnet.h's form of >>groups: blocks of 16 rows, their scales, then
   their codes group by group */

layout(constant_id = 1) const uint COLUMNS = 256;
layout(constant_id = 9) const uint BITS = 2;  /* of a code: 2 or 1; also the lines of a group */
layout(constant_id = 10) const uint SPANS = 0; /* of columns that share a scale; 0: all share one */
layout(constant_id = 11) const uint SPAN = 4;  /* groups of a span */

const uint GROUPS = (COLUMNS + 31u) / 32u;
const uint SCALES = (SPANS + 1u) / 2u * 4u;          /* uvec4 before the codes of a block */
const uint BLOCK = SCALES + GROUPS * BITS * 4u;      /* uvec4 of it */
