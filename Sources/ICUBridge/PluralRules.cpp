#include "Support.hpp"

#include <memory>
#include <unicode/numberformatter.h>
#include <unicode/plurrule.h>
#include <unicode/uloc.h>

using bridge::Resource;

struct icub_plural_selector {
  std::unique_ptr<icu::PluralRules> rules;
};

namespace {

/// The name of the set of rules of a locale. ICU looks the locale up and then cuts subtags from its end: CLDR's
/// explicit parents play no part here (`pt_AO` is `pt`, although its parent is `pt_PT`).
std::string ruleSet(const Resource &table, const icu::Locale &locale) {
  std::string name = locale.getBaseName();
  while (!name.empty()) {
    const Resource set = table.at(name.c_str());
    if (set.isString()) return set.text();
    char parent[ULOC_FULLNAME_CAPACITY];
    UErrorCode status = U_ZERO_ERROR;
    const int32_t size = uloc_getParent(name.c_str(), parent, sizeof parent, &status);
    if (U_FAILURE(status) || size >= static_cast<int32_t>(sizeof parent)) return {};
    name.assign(parent, static_cast<size_t>(size));
  }
  return {};
}

UPluralType type(int32_t kind) { return kind == ICUBridgeOrdinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL; }

int32_t fractionDigits(const char *decimal) {
  const char *separator = std::strchr(decimal, '.');
  return separator ? static_cast<int32_t>(std::strlen(separator + 1)) : 0;
}

}  // namespace

int32_t icub_plural_rules(const char *tag, int32_t kind, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const icu::Locale locale = bridge::locale(tag);
    const Resource plurals = Resource::open("plurals");
    if (locale.isBogus() || !plurals.exists()) return false;
    const char *table = kind == ICUBridgeOrdinal ? "locales_ordinals" : "locales";
    const std::string set = ruleSet(plurals.at(table), locale);
    if (set.empty()) return true;
    const Resource rules = plurals.at("rules").at(set.c_str());
    for (int32_t index = 0; index < rules.count(); ++index) {
      const Resource rule = rules.at(index);
      bridge::append(text, std::string(rule.key()));
      bridge::append(text, rule.string());
    }
    return true;
  });
}

icub_plural_selector *icub_plural_open(const char *tag, int32_t kind) {
  return bridge::guarded<icub_plural_selector *>(nullptr, [&]() -> icub_plural_selector * {
    UErrorCode status = U_ZERO_ERROR;
    auto selector = std::make_unique<icub_plural_selector>();
    selector->rules.reset(icu::PluralRules::forLocale(bridge::locale(tag), type(kind), status));
    return U_SUCCESS(status) && selector->rules ? selector.release() : nullptr;
  });
}

void icub_plural_close(icub_plural_selector *selector) { delete selector; }

int32_t icub_plural_select(const icub_plural_selector *selector, const char *decimal, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    using namespace icu::number;
    UErrorCode status = U_ZERO_ERROR;
    const FormattedNumber number = NumberFormatter::withLocale(icu::Locale::getRoot())
                                       .precision(Precision::fixedFraction(fractionDigits(decimal)))
                                       .formatDecimal(decimal, status);
    if (U_FAILURE(status)) return false;
    selector->rules->select(number, status).toUTF8String(text);
    return U_SUCCESS(status) != 0;
  });
}
