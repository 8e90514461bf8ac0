#include "ICUBridge.h"
#include <unicode/uversion.h>
