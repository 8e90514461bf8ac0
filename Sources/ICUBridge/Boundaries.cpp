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

/// A view of UTF-8 bytes that closes itself.
class View {
 public:
  View(const char *text, int32_t size, UErrorCode &status) { utext_openUTF8(&view, size > 0 ? text : "", size, &status); }
  View(const View &) = delete;
  View &operator=(const View &) = delete;
  ~View() { utext_close(&view); }

  UText view = UTEXT_INITIALIZER;
};

int32_t find(icu::BreakIterator &iterator, int32_t *offsets, int32_t *statuses, int32_t capacity) {
  int32_t count = 0;
  iterator.first();
  for (int32_t end = iterator.next(); end != icu::BreakIterator::DONE; end = iterator.next()) {
    if (count < capacity) {
      offsets[count] = end;
      if (statuses) statuses[count] = iterator.getRuleStatus();
    }
    ++count;
  }
  return count;
}

}  // namespace

icub_breaker *icub_breaker_open(const char *tag, int32_t kind) {
  return bridge::guarded<icub_breaker *>(nullptr, [&]() -> icub_breaker * {
    UErrorCode status = U_ZERO_ERROR;
    auto breaker = std::make_unique<icub_breaker>();
    breaker->iterator.reset(iterator(bridge::locale(tag), kind, status));
    return U_SUCCESS(status) && breaker->iterator ? breaker.release() : nullptr;
  });
}

void icub_breaker_close(icub_breaker *breaker) { delete breaker; }

int32_t icub_breaker_find(
    icub_breaker *breaker, const char *text, int32_t size, int32_t *offsets, int32_t *statuses, int32_t capacity) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    const std::lock_guard<std::mutex> guard(breaker->lock);
    UErrorCode status = U_ZERO_ERROR;
    View source(text, size, status);
    breaker->iterator->setText(&source.view, status);
    const int32_t count = U_SUCCESS(status) ? find(*breaker->iterator, offsets, statuses, capacity) : 0;
    // The iterator keeps a clone of the view, which must not outlive the caller's bytes.
    UErrorCode ignored = U_ZERO_ERROR;
    View nothing("", 0, ignored);
    breaker->iterator->setText(&nothing.view, ignored);
    return U_SUCCESS(status) ? count : ICUBridgeFailure;
  });
}
