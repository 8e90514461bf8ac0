#include "Support.hpp"

#include <memory>
#include <unicode/listformatter.h>
#include <vector>

namespace {

/// The items of a list of texts, each of which is ended by NUL.
std::vector<icu::UnicodeString> split(const char *items, int32_t size) {
  std::vector<icu::UnicodeString> result;
  const char *end = items + size;
  while (items < end) {
    const auto length = static_cast<int32_t>(std::strlen(items));
    result.push_back(icu::UnicodeString::fromUTF8(icu::StringPiece(items, length)));
    items += length + 1;
  }
  return result;
}

}  // namespace

int32_t icub_list_format(
    const char *tag,
    int32_t kind,
    int32_t width,
    const char *items,
    int32_t size,
    char *buffer,
    int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::ListFormatter> format(icu::ListFormatter::createInstance(
        bridge::locale(tag), static_cast<UListFormatterType>(kind), static_cast<UListFormatterWidth>(width), status));
    if (U_FAILURE(status)) return false;
    const auto texts = split(items, size);
    icu::UnicodeString result;
    format->format(texts.data(), static_cast<int32_t>(texts.size()), result, status);
    if (U_FAILURE(status)) return false;
    result.toUTF8String(text);
    return true;
  });
}
