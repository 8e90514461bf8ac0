#ifndef ICU_BRIDGE_SUPPORT_HPP
#define ICU_BRIDGE_SUPPORT_HPP

#include "ICUBridge.h"

#include <cstring>
#include <string>
#include <unicode/locid.h>
#include <unicode/unistr.h>
#include <unicode/ures.h>

namespace bridge {

/// Makes ICU independent of the machine: root is the default locale, UTC the default time zone. Runs once.
void prepare();

/// The locale of a BCP 47 tag; bogus where the tag is malformed.
icu::Locale locale(const char *tag);

/// Appends a text of a list, with its ending NUL.
void append(std::string &list, const icu::UnicodeString &item);
void append(std::string &list, const std::string &item);

/// The tag of an ICU name such as `zh_Hant_HK`.
std::string tag(const char *name);

/// A resource bundle that closes itself. Null when it could not be opened.
class Resource {
 public:
  explicit Resource(UResourceBundle *bundle) : bundle(bundle) {}
  Resource(const Resource &) = delete;
  Resource &operator=(const Resource &) = delete;
  Resource(Resource &&other) noexcept : bundle(other.bundle) { other.bundle = nullptr; }
  ~Resource() { ures_close(bundle); }

  static Resource open(const char *name);
  Resource at(const char *key) const;
  Resource at(int32_t index) const;
  bool exists() const { return bundle != nullptr; }
  int32_t count() const { return bundle ? ures_getSize(bundle) : 0; }
  const char *key() const { return bundle ? ures_getKey(bundle) : nullptr; }
  bool isString() const { return bundle && ures_getType(bundle) == URES_STRING; }
  icu::UnicodeString string() const;
  /// Of a string, in UTF-8.
  std::string text() const;

 private:
  UResourceBundle *bundle;
};

/// Runs `body`, which fills a text or returns false, and hands the text over by the header's conventions.
template <typename Body>
int32_t answer(char *buffer, int32_t capacity, Body body) noexcept {
  try {
    prepare();
    std::string text;
    if (!body(text) || text.size() > INT32_MAX) return ICUBridgeFailure;
    const auto size = static_cast<int32_t>(text.size());
    if (size > 0 && size <= capacity && buffer) std::memcpy(buffer, text.data(), text.size());
    return size;
  } catch (...) {
    return ICUBridgeFailure;
  }
}

/// Runs `body`, whose result is no text, and gives `failure` where it throws.
template <typename Result, typename Body>
Result guarded(Result failure, Body body) noexcept {
  try {
    prepare();
    return body();
  } catch (...) {
    return failure;
  }
}

}  // namespace bridge

#endif
