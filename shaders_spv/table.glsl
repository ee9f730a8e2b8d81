/* table.glsl - the rows of a pass: each has a position in a session, whose keys and values, or
   states, have addresses by layers */
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

struct Row {
    uint position, context; /* of its session; the latter between heads in the KV cache */
    uint item;              /* the first of its items */
    uint from, to;          /* slots of recurrent states */
    uint caches;            /* the index of layer 0's addresses */
    uint none, none_too;
};

layout(std430, binding = 0) readonly buffer Rows { Row rows[]; };
layout(std430, binding = 0) readonly buffer Caches { uvec4 caches[]; }; /* two addresses each */
layout(std430, binding = 0) readonly buffer Items { uint items[]; }; /* chunk << 7 | row */

Row here;     /* the row at work, */
uvec4 memory; /* and its keys, then its values; or its states, then its channels */

void begin_row(uint row, uint layer) {
    here = rows[row];
    memory = caches[here.caches + layer];
}
