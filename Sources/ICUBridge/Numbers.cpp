#include "Support.hpp"

#include <memory>
#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
#include <unicode/numberformatter.h>
#include <unicode/numfmt.h>
#include <unicode/numsys.h>

namespace {

using Symbols = icu::DecimalFormatSymbols;

constexpr Symbols::ENumberFormatSymbol symbolOrder[] = {
    Symbols::kDecimalSeparatorSymbol, Symbols::kGroupingSeparatorSymbol, Symbols::kMinusSignSymbol,
    Symbols::kPlusSignSymbol,         Symbols::kPercentSymbol,           Symbols::kPerMillSymbol,
    Symbols::kExponentialSymbol,      Symbols::kInfinitySymbol,          Symbols::kNaNSymbol,
};

constexpr Symbols::ENumberFormatSymbol digitOrder[] = {
    Symbols::kZeroDigitSymbol, Symbols::kOneDigitSymbol,  Symbols::kTwoDigitSymbol,   Symbols::kThreeDigitSymbol,
    Symbols::kFourDigitSymbol, Symbols::kFiveDigitSymbol, Symbols::kSixDigitSymbol,   Symbols::kSevenDigitSymbol,
    Symbols::kEightDigitSymbol, Symbols::kNineDigitSymbol,
};

void appendAffixes(std::string &list, const icu::DecimalFormat &format) {
  icu::UnicodeString affix;
  bridge::append(list, format.getPositivePrefix(affix));
  bridge::append(list, format.getPositiveSuffix(affix));
  bridge::append(list, format.getNegativePrefix(affix));
  bridge::append(list, format.getNegativeSuffix(affix));
}

/// How many digits must stand before the last group for a number to be grouped. ICU applies CLDR's number in some of
/// its formatters and not in others, differently between versions: what it does is what counts.
template <typename Show>
int32_t minimumGrouping(const icu::DecimalFormat &format, Show show) {
  const icu::UnicodeString &group =
      format.getDecimalFormatSymbols()->getConstSymbol(Symbols::kGroupingSeparatorSymbol);
  if (!format.isGroupingUsed() || format.getGroupingSize() <= 0) return 0;
  int64_t number = 1;
  for (int32_t digit = 0; digit < format.getGroupingSize(); ++digit) number *= 10;
  int32_t minimum = 1;
  while (minimum < 4 && show(number).indexOf(group) < 0) {
    number *= 10;
    ++minimum;
  }
  return minimum;
}

icub_number_format shape(
    const icu::DecimalFormat &format, const icu::NumberingSystem &system, const icu::Locale &locale) {
  const auto formatter = icu::number::NumberFormatter::withLocale(locale);
  icub_number_format result = {};
  result.minimum_grouping = minimumGrouping(format, [&](int64_t number) {
    icu::UnicodeString text;
    return format.format(number, text);
  });
  result.skeleton_minimum_grouping = minimumGrouping(format, [&](int64_t number) {
    UErrorCode status = U_ZERO_ERROR;
    return formatter.formatInt(number, status).toString(status);
  });
  result.primary_grouping = format.isGroupingUsed() ? format.getGroupingSize() : 0;
  result.secondary_grouping = format.isGroupingUsed() ? format.getSecondaryGroupingSize() : 0;
  result.minimum_integer = format.getMinimumIntegerDigits();
  result.minimum_fraction = format.getMinimumFractionDigits();
  result.maximum_fraction = format.getMaximumFractionDigits();
  result.is_algorithmic = system.isAlgorithmic() ? 1 : 0;
  return result;
}

}  // namespace

int32_t icub_number_symbols(const char *tag, icub_number_format *result, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const icu::Locale locale = bridge::locale(tag);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<icu::NumberFormat> format(icu::NumberFormat::createInstance(locale, status));
    const std::unique_ptr<icu::NumberingSystem> system(icu::NumberingSystem::createInstance(locale, status));
    const auto *decimal = dynamic_cast<const icu::DecimalFormat *>(format.get());
    if (U_FAILURE(status) || !decimal || !system) return false;
    *result = shape(*decimal, *system, locale);
    const Symbols &symbols = *decimal->getDecimalFormatSymbols();
    for (const auto symbol : symbolOrder) bridge::append(text, symbols.getConstSymbol(symbol));
    appendAffixes(text, *decimal);
    icu::UnicodeString pattern;
    bridge::append(text, decimal->toPattern(pattern));
    bridge::append(text, std::string(system->getName()));
    for (const auto digit : digitOrder) bridge::append(text, symbols.getConstSymbol(digit));
    return true;
  });
}
