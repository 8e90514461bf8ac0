#ifndef ICU_BRIDGE_H
#define ICU_BRIDGE_H
#endif
