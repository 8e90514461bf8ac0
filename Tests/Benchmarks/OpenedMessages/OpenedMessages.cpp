#include "OpenedMessages.h"

#include <unicode/umsg.h>

namespace {

const UChar *units(const uint16_t *text) { return reinterpret_cast<const UChar *>(text); }

UMessageFormat *format(const opened_message *message) {
  return reinterpret_cast<UMessageFormat *>(const_cast<opened_message *>(message));
}

}  // namespace

opened_message *opened_message_open(const uint16_t *pattern, int32_t size, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UMessageFormat *message = umsg_open(units(pattern), size, locale, nullptr, &status);
  if (U_SUCCESS(status)) return reinterpret_cast<opened_message *>(message);
  umsg_close(message);
  return nullptr;
}

void opened_message_close(opened_message *message) { umsg_close(format(message)); }

int32_t opened_message_format(
    const opened_message *message, double number, const uint16_t *text, uint16_t *buffer, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const int32_t size = umsg_format(
      format(message), reinterpret_cast<UChar *>(buffer), capacity, &status, number, units(text));
  return U_SUCCESS(status) ? size : -1;
}
