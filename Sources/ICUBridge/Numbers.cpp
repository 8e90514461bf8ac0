#include "Support.hpp"

#include <memory>
#include <unicode/dcfmtsym.h>
#include <unicode/decimfmt.h>
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

icub_number_format shape(const icu::DecimalFormat &format, const icu::NumberingSystem &system) {
  icub_number_format result = {};
  result.primary_grouping = format.isGroupingUsed() ? format.getGroupingSize() : 0;
  result.secondary_grouping = format.isGroupingUsed() ? format.getSecondaryGroupingSize() : 0;
  result.minimum_grouping = format.getMinimumGroupingDigits();
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
    *result = shape(*decimal, *system);
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
