#include "Support.hpp"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

namespace {

uint32_t packed(UScriptCode script) {
  const char *name = uscript_getShortName(script);
  if (!name || std::strlen(name) != 4) return 0x5A7A7A7A;  // Zzzz, unknown.
  uint32_t code = 0;
  for (int index = 0; index < 4; ++index) code = code << 8 | static_cast<unsigned char>(name[index]);
  return code;
}

}  // namespace

uint32_t icub_script(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  return packed(uscript_getScript(static_cast<UChar32>(code_point), &status));
}

int32_t icub_script_extensions(uint32_t code_point, uint32_t *scripts, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode codes[64];
  const int32_t count = uscript_getScriptExtensions(static_cast<UChar32>(code_point), codes, 64, &status);
  if (U_FAILURE(status)) return ICUBridgeFailure;
  for (int32_t index = 0; count <= capacity && index < count; ++index) scripts[index] = packed(codes[index]);
  return count;
}

int32_t icub_general_category(uint32_t code_point) { return u_charType(static_cast<UChar32>(code_point)); }

int32_t icub_bidi_class(uint32_t code_point) { return u_charDirection(static_cast<UChar32>(code_point)); }

int32_t icub_digit_value(uint32_t code_point) { return u_charDigitValue(static_cast<UChar32>(code_point)); }
