/* The library is one folder up: so the examples can be copied as they are. */
#include "../tools/bitnet_fit.h"
