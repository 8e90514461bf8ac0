#include "Support.hpp"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/normalizer2.h>

namespace {

icu::StringPiece piece(const char *text, int32_t size) { return icu::StringPiece(size > 0 ? text : "", size); }

}  // namespace

int32_t icub_is_nfc(const char *text, int32_t size) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *form = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status)) return ICUBridgeFailure;
    const bool result = form->isNormalizedUTF8(piece(text, size), status);
    return U_FAILURE(status) ? ICUBridgeFailure : result;
  });
}

int32_t icub_nfc(const char *text, int32_t size, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &result) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2 *form = icu::Normalizer2::getNFCInstance(status);
    if (U_FAILURE(status)) return false;
    icu::StringByteSink<std::string> sink(&result);
    form->normalizeUTF8(0, piece(text, size), sink, nullptr, status);
    return U_SUCCESS(status) != 0;
  });
}

int32_t icub_map_case(
    const char *text, int32_t size, const char *tag, int32_t mapping, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &result) {
    const icu::Locale locale = bridge::locale(tag);
    UErrorCode status = U_ZERO_ERROR;
    icu::StringByteSink<std::string> sink(&result);
    const icu::StringPiece source = piece(text, size);
    switch (mapping) {
      case ICUBridgeUppercase: icu::CaseMap::utf8ToUpper(locale.getName(), 0, source, sink, nullptr, status); break;
      case ICUBridgeLowercase: icu::CaseMap::utf8ToLower(locale.getName(), 0, source, sink, nullptr, status); break;
      case ICUBridgeTitlecase:
        icu::CaseMap::utf8ToTitle(locale.getName(), 0, nullptr, source, sink, nullptr, status);
        break;
      default: icu::CaseMap::utf8Fold(0, source, sink, nullptr, status);
    }
    return U_SUCCESS(status) != 0;
  });
}
