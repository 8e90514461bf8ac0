#include "Support.hpp"

#include <mutex>
#include <unicode/timezone.h>
#include <unicode/uloc.h>

namespace bridge {

void prepare() {
  static std::once_flag once;
  std::call_once(once, [] {
    UErrorCode status = U_ZERO_ERROR;
    icu::Locale::setDefault(icu::Locale::getRoot(), status);
    if (auto *utc = icu::TimeZone::createTimeZone("UTC")) icu::TimeZone::adoptDefault(utc);
  });
}

icu::Locale locale(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  icu::Locale result = icu::Locale::forLanguageTag(tag, status);
  if (U_FAILURE(status)) result.setToBogus();
  return result;
}

void append(std::string &list, const icu::UnicodeString &item) {
  item.toUTF8String(list);
  list.push_back('\0');
}

void append(std::string &list, const std::string &item) {
  list += item;
  list.push_back('\0');
}

std::string tag(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  char buffer[ULOC_FULLNAME_CAPACITY];
  const int32_t size = uloc_toLanguageTag(name, buffer, sizeof buffer, true, &status);
  if (U_FAILURE(status) || size >= static_cast<int32_t>(sizeof buffer)) return {};
  std::string result(buffer, static_cast<size_t>(size));
  // ICU writes this one variant as a keyword.
  const std::string keyword = "-u-va-posix";
  const size_t found = result.find(keyword);
  if (found != std::string::npos) result.replace(found, keyword.size(), "-posix");
  return result;
}

Resource Resource::open(const char *name) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(nullptr, name, &status);
  if (U_SUCCESS(status)) return Resource(bundle);
  ures_close(bundle);
  return Resource(nullptr);
}

Resource Resource::at(const char *key) const {
  if (!bundle) return Resource(nullptr);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *child = ures_getByKey(bundle, key, nullptr, &status);
  if (U_SUCCESS(status)) return Resource(child);
  ures_close(child);
  return Resource(nullptr);
}

Resource Resource::at(int32_t index) const {
  if (!bundle) return Resource(nullptr);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *child = ures_getByIndex(bundle, index, nullptr, &status);
  if (U_SUCCESS(status)) return Resource(child);
  ures_close(child);
  return Resource(nullptr);
}

icu::UnicodeString Resource::string() const {
  if (!isString()) return {};
  UErrorCode status = U_ZERO_ERROR;
  int32_t size = 0;
  const UChar *text = ures_getString(bundle, &size, &status);
  return U_SUCCESS(status) ? icu::UnicodeString(text, size) : icu::UnicodeString();
}

std::string Resource::text() const {
  std::string result;
  string().toUTF8String(result);
  return result;
}

}  // namespace bridge
