#include "Support.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <memory>
#include <mutex>
#include <tuple>
#include <unicode/decimfmt.h>
#include <unicode/measunit.h>
#include <unicode/numberformatter.h>
#include <unicode/numfmt.h>
#include <unicode/numsys.h>
#include <unicode/ucurr.h>
#include <vector>

/// A style that has a name is a `DecimalFormat`, which the formatter made of it must not outlive.
struct icub_number_formatter {
  /// Fraction digits, and whether numbers are shown in full, as zero, and without a sign.
  using Adjustment = std::tuple<int32_t, bool, bool, bool>;

  std::unique_ptr<icu::DecimalFormat> decimal;
  icu::number::LocalizedNumberFormatter formatter;
  /// ICU prepares a formatter once it is asked several times, so those that were made are kept.
  mutable std::map<Adjustment, icu::number::LocalizedNumberFormatter> adjusted;
  mutable std::mutex mutex;
};

namespace {

using icu::number::FormattedNumber;
using icu::number::LocalizedNumberFormatter;
using icu::number::Notation;
using icu::number::Precision;
using icu::number::Scale;

icu::NumberFormat *named(int32_t style, const icu::Locale &locale, UErrorCode &status) {
  switch (style) {
    case ICUBridgePercentStyle: return icu::NumberFormat::createPercentInstance(locale, status);
    case ICUBridgeCurrencyStyle: return icu::NumberFormat::createCurrencyInstance(locale, status);
    default: {
      auto *format = icu::NumberFormat::createInstance(locale, status);
      if (!format) return nullptr;
      format->setMaximumFractionDigits(0);
      return format;
    }
  }
}

LocalizedNumberFormatter adjusted(
    const LocalizedNumberFormatter &formatter, const icub_number_formatter::Adjustment &adjustment) {
  const auto [fraction, isSimple, isZeroed, isUnsigned] = adjustment;
  LocalizedNumberFormatter result = formatter.scale(Scale::none());
  if (isUnsigned) result = result.sign(UNUM_SIGN_NEVER);
  if (isSimple) result = result.notation(Notation::simple());
  if (isZeroed) {
    const auto precision = Precision::increment(1e30);
    return result.roundingMode(UNUM_ROUND_DOWN).precision(precision.withMinFraction(std::max(fraction, 0)));
  }
  if (fraction == ICUBridgeAllDigits) return result.precision(Precision::unlimited());
  if (fraction >= 0) return result.precision(Precision::fixedFraction(fraction));
  return result;
}

const LocalizedNumberFormatter &adjusted(
    const icub_number_formatter &formatter, const icub_number_formatter::Adjustment &adjustment) {
  const std::lock_guard<std::mutex> lock(formatter.mutex);
  auto known = formatter.adjusted.find(adjustment);
  if (known == formatter.adjusted.end()) {
    known = formatter.adjusted.emplace(adjustment, adjusted(formatter.formatter, adjustment)).first;
  }
  return known->second;
}

FormattedNumber formatted(const LocalizedNumberFormatter &formatter, const std::string &decimal, UErrorCode &status) {
  const double infinity = std::numeric_limits<double>::infinity();
  const double nan = std::numeric_limits<double>::quiet_NaN();
  if (decimal == "inf") return formatter.formatDouble(infinity, status);
  if (decimal == "-inf") return formatter.formatDouble(-infinity, status);
  if (decimal == "nan") return formatter.formatDouble(nan, status);
  if (decimal == "-nan") return formatter.formatDouble(std::copysign(nan, -1), status);
  return formatter.formatDecimal(decimal, status);
}

char kind(int32_t field) {
  switch (field) {
    case UNUM_INTEGER_FIELD: return 'i';
    case UNUM_GROUPING_SEPARATOR_FIELD: return 'g';
    case UNUM_DECIMAL_SEPARATOR_FIELD: return 'd';
    case UNUM_FRACTION_FIELD: return 'f';
    case UNUM_EXPONENT_SYMBOL_FIELD: return 'e';
    case UNUM_EXPONENT_SIGN_FIELD: return 's';
    case UNUM_EXPONENT_FIELD: return 'x';
    default: return 'p';
  }
}

/// The kind of each UTF-16 unit. Group separators lie inside the integer digits.
std::string kinds(const FormattedNumber &number, int32_t size, UErrorCode &status) {
  std::string result(static_cast<size_t>(size), 'p');
  icu::ConstrainedFieldPosition position;
  position.constrainCategory(UFIELD_CATEGORY_NUMBER);
  while (number.nextPosition(position, status)) {
    const char field = kind(position.getField());
    if (field == 'p') continue;
    for (int32_t index = position.getStart(); index < position.getLimit(); ++index) {
      char &unit = result[static_cast<size_t>(index)];
      if (unit != 'g') unit = field;
    }
  }
  return result;
}

}  // namespace

icub_number_formatter *icub_number_formatter_open(
    const char *tag, int32_t style, const char *skeleton, int32_t size) {
  return bridge::guarded<icub_number_formatter *>(nullptr, [&]() -> icub_number_formatter * {
    const icu::Locale locale = bridge::locale(tag);
    UErrorCode status = U_ZERO_ERROR;
    auto result = std::make_unique<icub_number_formatter>();
    if (style == ICUBridgeSkeleton) {
      const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(skeleton, size));
      result->formatter = icu::number::NumberFormatter::forSkeleton(text, status).locale(locale);
      if (result->formatter.copyErrorTo(status)) return nullptr;
    } else {
      std::unique_ptr<icu::NumberFormat> format(named(style, locale, status));
      result->decimal.reset(dynamic_cast<icu::DecimalFormat *>(format.get()));
      if (!result->decimal) return nullptr;
      format.release();
      const LocalizedNumberFormatter *formatter = result->decimal->toNumberFormatter(status);
      if (!formatter) return nullptr;
      result->formatter = *formatter;
    }
    return U_SUCCESS(status) ? result.release() : nullptr;
  });
}

void icub_number_formatter_close(icub_number_formatter *formatter) { delete formatter; }

int32_t icub_number_formatter_parts(
    const icub_number_formatter *formatter,
    const char *decimal,
    int32_t fraction,
    int32_t is_simple,
    int32_t is_zeroed,
    int32_t is_unsigned,
    char *buffer,
    int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &list) {
    UErrorCode status = U_ZERO_ERROR;
    const auto &adjusted = ::adjusted(*formatter, {fraction, is_simple != 0, is_zeroed != 0, is_unsigned != 0});
    const FormattedNumber number = formatted(adjusted, decimal, status);
    const icu::UnicodeString text = number.toString(status);
    if (U_FAILURE(status)) return false;
    const std::string kinds = ::kinds(number, text.length(), status);
    int32_t start = 0;
    for (int32_t end = 1; end <= text.length(); ++end) {
      if (end < text.length() && kinds[static_cast<size_t>(end)] == kinds[static_cast<size_t>(start)]) continue;
      bridge::append(list, std::string(1, kinds[static_cast<size_t>(start)]));
      bridge::append(list, text.tempSubStringBetween(start, end));
      start = end;
    }
    return U_SUCCESS(status) != 0;
  });
}

int32_t icub_number_formatter_rounding(const icub_number_formatter *formatter, icub_number_rounding *result) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    const icu::DecimalFormat *format = formatter->decimal.get();
    if (!format || format->getRoundingIncrement() != 0 || format->areSignificantDigitsUsed()) return ICUBridgeFailure;
    result->minimum_fraction = format->getMinimumFractionDigits();
    result->maximum_fraction = format->getMaximumFractionDigits();
    result->minimum_integer = format->getMinimumIntegerDigits();
    int32_t multiplier = format->getMultiplier();
    result->scale = 0;
    for (; multiplier >= 10; multiplier /= 10) ++result->scale;
    return multiplier == 1 ? 0 : ICUBridgeFailure;
  });
}

int32_t icub_currency_digits(const char *code, int32_t is_cash, double *increment) {
  return bridge::guarded<int32_t>(ICUBridgeFailure, [&]() -> int32_t {
    UErrorCode status = U_ZERO_ERROR;
    const UCurrencyUsage usage = is_cash ? UCURR_USAGE_CASH : UCURR_USAGE_STANDARD;
    icu::UnicodeString name = icu::UnicodeString::fromUTF8(code);
    const UChar *text = name.getTerminatedBuffer();
    *increment = ucurr_getRoundingIncrementForUsage(text, usage, &status);
    const int32_t digits = ucurr_getDefaultFractionDigitsForUsage(text, usage, &status);
    return U_SUCCESS(status) ? digits : ICUBridgeFailure;
  });
}

int32_t icub_currency(const char *tag, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    UErrorCode status = U_ZERO_ERROR;
    UChar code[4] = {};
    const int32_t size = ucurr_forLocale(bridge::locale(tag).getName(), code, 4, &status);
    // By ISO 4217, 999 is the number of "no currency".
    if (U_FAILURE(status) || size != 3 || ucurr_getNumericCode(code) == 999) return false;
    icu::UnicodeString(code, size).toUTF8String(text);
    return true;
  });
}

int32_t icub_measure_units(char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &list) {
    UErrorCode status = U_ZERO_ERROR;
    std::vector<icu::MeasureUnit> units(2000);
    const int32_t count = icu::MeasureUnit::getAvailable(units.data(), static_cast<int32_t>(units.size()), status);
    if (U_FAILURE(status)) return false;
    for (int32_t index = 0; index < count; ++index) {
      const std::string type = units[static_cast<size_t>(index)].getType();
      if (type == "currency" || type == "none") continue;
      bridge::append(list, type + "-" + units[static_cast<size_t>(index)].getSubtype());
    }
    return true;
  });
}

int32_t icub_numbering_systems(char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &list) {
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::StringEnumeration> names(icu::NumberingSystem::getAvailableNames(status));
    if (U_FAILURE(status) || !names) return false;
    while (const char *name = names->next(nullptr, status)) bridge::append(list, std::string(name));
    return U_SUCCESS(status) != 0;
  });
}
