#include "Support.hpp"

#include <memory>
#include <mutex>
#include <unicode/brkiter.h>
#include <unicode/utext.h>

struct icub_breaker {
  std::mutex lock;
  std::unique_ptr<icu::BreakIterator> iterator;
};

namespace {

icu::BreakIterator *iterator(const icu::Locale &locale, int32_t kind, UErrorCode &status) {
  switch (kind) {
    case ICUBridgeWords: return icu::BreakIterator::createWordInstance(locale, status);
    case ICUBridgeLines: return icu::BreakIterator::createLineInstance(locale, status);
    case ICUBridgeSentences: return icu::BreakIterator::createSentenceInstance(locale, status);
    default: return icu::BreakIterator::createCharacterInstance(locale, status);
  }
}

}  // namespace

icub_breaker *icub_breaker_open(const char *tag, int32_t kind) {
  try {
    bridge::prepare();
    UErrorCode status = U_ZERO_ERROR;
    auto breaker = std::make_unique<icub_breaker>();
    breaker->iterator.reset(iterator(bridge::locale(tag), kind, status));
    return U_SUCCESS(status) && breaker->iterator ? breaker.release() : nullptr;
  } catch (...) {
    return nullptr;
  }
}

void icub_breaker_close(icub_breaker *breaker) { delete breaker; }

int32_t icub_breaker_find(
    icub_breaker *breaker, const char *text, int32_t size, int32_t *offsets, int32_t *statuses, int32_t capacity) {
  try {
    const std::lock_guard<std::mutex> guard(breaker->lock);
    UErrorCode status = U_ZERO_ERROR;
    UText source = UTEXT_INITIALIZER;
    utext_openUTF8(&source, size > 0 ? text : "", size, &status);
    breaker->iterator->setText(&source, status);
    int32_t count = 0;
    if (U_SUCCESS(status)) {
      breaker->iterator->first();
      for (int32_t end = breaker->iterator->next(); end != icu::BreakIterator::DONE; end = breaker->iterator->next()) {
        if (count < capacity) {
          offsets[count] = end;
          if (statuses) statuses[count] = breaker->iterator->getRuleStatus();
        }
        ++count;
      }
    }
    // The iterator keeps a clone of the text, which must not outlive the caller's bytes.
    UErrorCode ignored = U_ZERO_ERROR;
    UText nothing = UTEXT_INITIALIZER;
    utext_openUTF8(&nothing, "", 0, &ignored);
    breaker->iterator->setText(&nothing, ignored);
    utext_close(&nothing);
    utext_close(&source);
    return U_SUCCESS(status) ? count : ICUBridgeFailure;
  } catch (...) {
    return ICUBridgeFailure;
  }
}
