#include "manual.h"
#include "api.h"
