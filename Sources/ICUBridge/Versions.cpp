#include "Support.hpp"

#include <unicode/uchar.h>
#include <unicode/ulocdata.h>
#include <unicode/uversion.h>

namespace {

void append(std::string &list, const UVersionInfo version) {
  char text[U_MAX_VERSION_STRING_LENGTH];
  u_versionToString(version, text);
  bridge::append(list, std::string(text));
}

}  // namespace

int32_t icub_versions(char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [](std::string &text) {
    UErrorCode status = U_ZERO_ERROR;
    UVersionInfo version = {};
    u_getVersion(version);
    append(text, version);
    ulocdata_getCLDRVersion(version, &status);
    if (U_FAILURE(status)) return false;
    append(text, version);
    u_getUnicodeVersion(version);
    append(text, version);
    return true;
  });
}
