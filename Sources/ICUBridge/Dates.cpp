#include "Support.hpp"

#include <memory>
#include <mutex>
#include <unicode/calendar.h>
#include <unicode/dtptngen.h>
#include <unicode/msgfmt.h>
#include <unicode/numfmt.h>
#include <unicode/smpdtfmt.h>
#include <unicode/tzfmt.h>
#include <vector>

/// ICU changes a format while it formats.
struct icub_date_format {
  std::mutex lock;
  std::unique_ptr<icu::SimpleDateFormat> format;
  icu::UnicodeString pattern;
  icu::Locale locale;
};

namespace {

constexpr double millisecondsPerDay = 86400000;
constexpr double millisecondsPerHour = 3600000;

icu::UnicodeString utf16(const char *text, int32_t size) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, size));
}

/// The format that ICU makes for a type and style in a message; for no type the one of a date that has none.
std::unique_ptr<icu::SimpleDateFormat> make(
    const icu::Locale &locale, const char *type, const icu::UnicodeString &style, UErrorCode &status) {
  std::unique_ptr<icu::DateFormat> format;
  if (!type[0]) {
    format.reset(icu::DateFormat::createDateTimeInstance(icu::DateFormat::kShort, icu::DateFormat::kShort, locale));
  } else {
    icu::UnicodeString message = icu::UnicodeString("{0,").append(icu::UnicodeString(type));
    if (!style.isEmpty()) message.append(u',').append(style);
    const icu::MessageFormat parsed(message.append(u'}'), locale, status);
    int32_t count = 0;
    if (U_FAILURE(status)) return nullptr;
    const icu::Format **formats = parsed.getFormats(count);
    if (count != 1 || !formats[0]) return nullptr;
    format.reset(dynamic_cast<icu::DateFormat *>(formats[0]->clone()));
  }
  if (!dynamic_cast<icu::SimpleDateFormat *>(format.get())) return nullptr;
  return std::unique_ptr<icu::SimpleDateFormat>(static_cast<icu::SimpleDateFormat *>(format.release()));
}

/// Which value of the calendar chooses among the names of a field, and how many there are; 0 where none does.
UCalendarDateFields index(UChar field, int32_t &count) {
  switch (field) {
    case u'G': count = 2; return UCAL_ERA;
    case u'M': case u'L': count = 12; return UCAL_MONTH;
    case u'Q': case u'q': count = 4; return UCAL_MONTH;
    case u'E': case u'e': case u'c': count = 7; return UCAL_DAY_OF_WEEK;
    case u'a': count = 2; return UCAL_AM_PM;
    default: count = 0; return UCAL_ERA;
  }
}

/// The names of a field in the order of its values.
std::vector<icu::UnicodeString> names(icu::SimpleDateFormat &format, UChar field, UErrorCode &status) {
  int32_t count = 0;
  const UCalendarDateFields chooser = index(field, count);
  std::vector<icu::UnicodeString> result(static_cast<size_t>(count));
  const std::unique_ptr<icu::Calendar> calendar(format.getCalendar()->clone());
  // Twenty months at half a day from 2000 on, and one day of antiquity.
  for (int32_t step = -1; step < 1200; ++step) {
    const double date = step < 0 ? -1e14 : 946684800000.0 + step * millisecondsPerDay / 2;
    calendar->setTime(date, status);
    int32_t value = calendar->get(chooser, status);
    if (field == u'Q' || field == u'q') value /= 3;
    if (chooser == UCAL_DAY_OF_WEEK) value -= 1;
    if (value < 0 || value >= count || !result[value].isEmpty()) continue;
    format.format(date, result[value]);
  }
  while (!result.empty() && result.back().isEmpty()) result.pop_back();
  return result;
}

/// What a field shows for the 24 hours, half an hour later and by the hour.
void appendHours(std::string &list, icu::SimpleDateFormat &format, const icu::UnicodeString &field) {
  // Only where minutes and seconds are shown does it matter what they are.
  format.applyPattern(icu::UnicodeString(u"ms|") + field);
  for (int32_t hour = 0; hour < 24; ++hour) {
    icu::UnicodeString text;
    format.format(hour * millisecondsPerHour + 1830000, text);
    bridge::append(list, text.tempSubString(text.indexOf(u'|') + 1));
  }
  format.applyPattern(field);
  for (int32_t hour = 0; hour < 24; ++hour) {
    icu::UnicodeString text;
    format.format(hour * millisecondsPerHour, text);
    bridge::append(list, text);
  }
}

}  // namespace

icub_date_format *icub_date_open(const char *tag, const char *type, const char *style, int32_t style_size) {
  return bridge::guarded<icub_date_format *>(nullptr, [&]() -> icub_date_format * {
    UErrorCode status = U_ZERO_ERROR;
    auto result = std::make_unique<icub_date_format>();
    result->locale = bridge::locale(tag);
    result->format = make(result->locale, type, utf16(style, style_size), status);
    if (U_FAILURE(status) || !result->format) return nullptr;
    result->format->toPattern(result->pattern);
    return result.release();
  });
}

void icub_date_close(icub_date_format *format) { delete format; }

int32_t icub_date_facts(icub_date_format *format, int32_t *week, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const std::lock_guard<std::mutex> guard(format->lock);
    UErrorCode status = U_ZERO_ERROR;
    const icu::Calendar &calendar = *format->format->getCalendar();
    bridge::append(text, format->pattern);
    bridge::append(text, std::string(calendar.getType()));
    week[0] = calendar.getFirstDayOfWeek(status);
    week[1] = calendar.getMinimalDaysInFirstWeek();
    return U_SUCCESS(status);
  });
}

int32_t icub_date_names(
    icub_date_format *format, const char *field, int32_t field_size, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const std::lock_guard<std::mutex> guard(format->lock);
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString pattern = utf16(field, field_size);
    format->format->adoptTimeZone(icu::TimeZone::createTimeZone("UTC"));
    if (pattern[0] == u'b' || pattern[0] == u'B') {
      appendHours(text, *format->format, pattern);
    } else {
      format->format->applyPattern(pattern);
      for (const auto &name : names(*format->format, pattern[0], status)) bridge::append(text, name);
    }
    format->format->applyPattern(format->pattern);
    return U_SUCCESS(status);
  });
}

int32_t icub_date_zone(icub_date_format *format, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::TimeZoneFormat> zone(icu::TimeZoneFormat::createInstance(format->locale, status));
    if (U_FAILURE(status)) return false;
    icu::UnicodeString item;
    bridge::append(text, zone->getGMTPattern(item));
    bridge::append(text, zone->getGMTZeroFormat(item));
    for (const auto type : {UTZFMT_PAT_POSITIVE_H, UTZFMT_PAT_POSITIVE_HM, UTZFMT_PAT_POSITIVE_HMS,
             UTZFMT_PAT_NEGATIVE_H, UTZFMT_PAT_NEGATIVE_HM, UTZFMT_PAT_NEGATIVE_HMS}) {
      bridge::append(text, zone->getGMTOffsetPattern(type, item));
    }
    return true;
  });
}

int32_t icub_date_format_date(
    icub_date_format *format,
    const char *pattern,
    int32_t pattern_size,
    const char *zone,
    double milliseconds,
    char *buffer,
    int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const std::lock_guard<std::mutex> guard(format->lock);
    if (pattern_size > 0) format->format->applyPattern(utf16(pattern, pattern_size));
    format->format->adoptTimeZone(icu::TimeZone::createTimeZone(icu::UnicodeString(zone)));
    icu::UnicodeString result;
    format->format->format(milliseconds, result);
    if (pattern_size > 0) format->format->applyPattern(format->pattern);
    result.toUTF8String(text);
    return true;
  });
}

int32_t icub_umm_al_qura_months(int32_t first, int32_t count, int32_t *start, uint16_t *months) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::Calendar> calendar(
        icu::Calendar::createInstance(icu::Locale("ar@calendar=islamic-umalqura"), status));
    if (U_FAILURE(status)) return ICUBridgeFailure;
    calendar->adoptTimeZone(icu::TimeZone::createTimeZone("UTC"));
    for (int32_t year = 0; year < count; ++year) {
      months[year] = 0;
      for (int32_t month = 0; month < 12; ++month) {
        calendar->clear();
        calendar->set(first + year, month, 1);
        if (year == 0 && month == 0) {
          *start = static_cast<int32_t>(calendar->getTime(status) / millisecondsPerDay);
        }
        const bool isLong = calendar->getActualMaximum(UCAL_DAY_OF_MONTH, status) == 30;
        if (isLong) months[year] = static_cast<uint16_t>(months[year] | 1 << month);
      }
    }
    return U_SUCCESS(status) ? 0 : ICUBridgeFailure;
  });
}

int32_t icub_zone_offset(const char *zone, double milliseconds, int32_t *offset) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::TimeZone> found(icu::TimeZone::createTimeZone(icu::UnicodeString(zone)));
    if (!found || *found == icu::TimeZone::getUnknown()) return ICUBridgeFailure;
    int32_t raw = 0;
    int32_t saving = 0;
    found->getOffset(milliseconds, false, raw, saving, status);
    *offset = (raw + saving) / 1000;
    return U_SUCCESS(status) ? 0 : ICUBridgeFailure;
  });
}
