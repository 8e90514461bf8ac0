#include "Support.hpp"

#include <algorithm>
#include <memory>
#include <mutex>
#include <unicode/msgfmt.h>
#include <vector>

/// ICU makes a message's formatters when they are first needed, without a lock of its own.
struct icub_message {
  std::mutex lock;
  std::unique_ptr<icu::MessageFormat> format;
};

namespace {

icu::UnicodeString utf16(const char *text, int32_t size) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, size));
}

icu::Formattable value(const icub_argument &argument) {
  switch (argument.kind) {
    case ICUBridgeInteger: return icu::Formattable(argument.integer);
    case ICUBridgeDouble: return icu::Formattable(argument.number);
    case ICUBridgeDate: return icu::Formattable(argument.number, icu::Formattable::kIsDate);
    default: return icu::Formattable(utf16(argument.text, argument.text_size));
  }
}

void report(const char *name, char *error, int32_t capacity) {
  if (!error || capacity <= 0) return;
  const size_t size = std::min(std::strlen(name), static_cast<size_t>(capacity - 1));
  std::memcpy(error, name, size);
  error[size] = 0;
}

}  // namespace

icub_message *icub_message_open(
    const char *pattern, int32_t pattern_size, const char *tag, int32_t *offset, char *error, int32_t error_capacity) {
  if (offset) *offset = -1;
  report("U_MEMORY_ALLOCATION_ERROR", error, error_capacity);
  return bridge::guarded<icub_message *>(nullptr, [&]() -> icub_message * {
    UErrorCode status = U_ZERO_ERROR;
    UParseError place = {};
    place.offset = -1;
    auto message = std::make_unique<icub_message>();
    message->format = std::make_unique<icu::MessageFormat>(
        utf16(pattern, pattern_size), bridge::locale(tag), place, status);
    report(U_FAILURE(status) ? u_errorName(status) : "", error, error_capacity);
    if (U_SUCCESS(status)) return message.release();
    if (offset) *offset = place.offset;
    return nullptr;
  });
}

void icub_message_close(icub_message *message) { delete message; }

int32_t icub_message_format(
    icub_message *message, const icub_argument *arguments, int32_t count, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (int32_t index = 0; index < count; ++index) {
      names.push_back(utf16(arguments[index].name, arguments[index].name_size));
      values.push_back(value(arguments[index]));
    }
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result;
    const std::lock_guard<std::mutex> guard(message->lock);
    message->format->format(names.data(), values.data(), count, result, status);
    if (U_FAILURE(status)) return false;
    result.toUTF8String(text);
    return true;
  });
}
