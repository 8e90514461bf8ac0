#include "Support.hpp"

#include <unicode/ulocdata.h>
#include <unicode/uset.h>

namespace {

/// CLDR's facts about how a locale is written. Closes itself.
class LocaleData {
 public:
  explicit LocaleData(const char *tag) {
    UErrorCode status = U_ZERO_ERROR;
    data = ulocdata_open(bridge::locale(tag).getName(), &status);
    if (U_SUCCESS(status)) return;
    ulocdata_close(data);
    data = nullptr;
  }
  LocaleData(const LocaleData &) = delete;
  LocaleData &operator=(const LocaleData &) = delete;
  ~LocaleData() { ulocdata_close(data); }

  ULocaleData *data = nullptr;
};

ULocaleDataExemplarSetType type(int32_t kind) {
  switch (kind) {
    case ICUBridgeAuxiliaryExemplars: return ULOCDATA_ES_AUXILIARY;
    case ICUBridgeIndexExemplars: return ULOCDATA_ES_INDEX;
    case ICUBridgePunctuationExemplars: return ULOCDATA_ES_PUNCTUATION;
    default: return ULOCDATA_ES_STANDARD;
  }
}

}  // namespace

int32_t icub_exemplars(const char *tag, int32_t kind, uint32_t *bounds, int32_t capacity) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    const LocaleData locale(tag);
    UErrorCode status = U_ZERO_ERROR;
    USet *set = locale.data ? ulocdata_getExemplarSet(locale.data, nullptr, 0, type(kind), &status) : nullptr;
    if (!set) return ICUBridgeFailure;
    int32_t size = 0;
    const int32_t count = uset_getItemCount(set);
    for (int32_t index = 0; U_SUCCESS(status) && index < count; ++index) {
      UChar32 first = 0;
      UChar32 last = 0;
      // Strings come after the ranges and give their length.
      if (uset_getItem(set, index, &first, &last, nullptr, 0, &status) != 0) break;
      if (size + 2 <= capacity) {
        bounds[size] = static_cast<uint32_t>(first);
        bounds[size + 1] = static_cast<uint32_t>(last);
      }
      size += 2;
    }
    uset_close(set);
    return size;
  });
}

int32_t icub_quotation_marks(const char *tag, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const LocaleData locale(tag);
    if (!locale.data) return false;
    for (const auto kind : {ULOCDATA_QUOTATION_START, ULOCDATA_QUOTATION_END, ULOCDATA_ALT_QUOTATION_START,
                            ULOCDATA_ALT_QUOTATION_END}) {
      UErrorCode status = U_ZERO_ERROR;
      UChar mark[16];
      const int32_t size = ulocdata_getDelimiter(locale.data, kind, mark, 16, &status);
      if (U_FAILURE(status) || size > 16) return false;
      bridge::append(text, icu::UnicodeString(mark, size));
    }
    return true;
  });
}
