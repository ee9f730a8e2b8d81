#include "manual.h"
#include "api.h"

#include "arguments.h"
