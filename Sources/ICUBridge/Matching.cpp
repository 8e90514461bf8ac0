#include "Support.hpp"

#include <map>
#include <memory>
#include <set>
#include <unicode/localematcher.h>
#include <vector>

namespace {

/// The locales of one script, and where each is among all.
struct Group {
  std::vector<icu::Locale> locales;
  std::vector<int32_t> indices;
  std::unique_ptr<icu::LocaleMatcher> matcher;
  /// Of the locales, with likely subtags.
  std::set<std::string> regions;
};

icu::Locale maximized(icu::Locale locale) {
  UErrorCode status = U_ZERO_ERROR;
  locale.addLikelySubtags(status);
  return locale;
}

std::unique_ptr<icu::LocaleMatcher> build(const std::vector<icu::Locale> &locales, UErrorCode &status) {
  icu::LocaleMatcher::Builder builder;
  builder.setNoDefaultLocale();
  for (const auto &locale : locales) builder.addSupportedLocale(locale);
  return std::make_unique<icu::LocaleMatcher>(builder.build(status));
}

int32_t best(const Group &group, const icu::Locale &wanted) {
  UErrorCode status = U_ZERO_ERROR;
  const auto result = group.matcher->getBestMatchResult(wanted, status);
  const int32_t index = U_SUCCESS(status) ? result.getSupportedIndex() : -1;
  return index < 0 ? -1 : group.indices[static_cast<size_t>(index)];
}

const std::vector<std::string> &allRegions() {
  static const std::vector<std::string> regions = [] {
    std::vector<std::string> result = {"001", "150", "419"};
    for (const char *const *region = uloc_getISOCountries(); *region; ++region) result.emplace_back(*region);
    return result;
  }();
  return regions;
}

/// Regions that CLDR's rules for matching do not tell apart, whatever the language. The rules know a few sets of
/// regions; languages whose locales stand on both sides of each show which regions are in which.
const std::vector<std::vector<std::string>> &regionClasses() {
  static const std::vector<std::vector<std::string>> classes = [] {
    UErrorCode status = U_ZERO_ERROR;
    const std::vector<std::pair<std::string, std::vector<icu::Locale>>> probes = {
        {"en", {icu::Locale("en_US"), icu::Locale("en_GB")}},
        {"es", {icu::Locale("es_ES"), icu::Locale("es_419")}},
        {"pt", {icu::Locale("pt_BR"), icu::Locale("pt_PT")}},
        {"zh_Hant", {icu::Locale("zh_Hant_TW"), icu::Locale("zh_Hant_HK")}},
        {"ar", {icu::Locale("ar_EG"), icu::Locale("ar_MA")}},
    };
    std::map<std::string, std::vector<std::string>> bySignature;
    std::vector<std::unique_ptr<icu::LocaleMatcher>> matchers;
    for (const auto &probe : probes) matchers.push_back(build(probe.second, status));
    for (const auto &region : allRegions()) {
      std::string signature;
      for (size_t index = 0; index < probes.size(); ++index) {
        const icu::Locale wanted((probes[index].first + "_" + region).c_str());
        signature += std::to_string(matchers[index]->getBestMatchResult(wanted, status).getSupportedIndex());
      }
      // What stands for many regions is matched by rules of its own.
      const bool isMacroRegion = region.size() == 3;
      bySignature[isMacroRegion ? region : signature].push_back(region);
    }
    std::vector<std::vector<std::string>> result;
    for (auto &entry : bySignature) result.push_back(std::move(entry.second));
    return result;
  }();
  return classes;
}

/// The scripts in which ICU has data for languages.
const std::set<std::pair<std::string, std::string>> &writtenForms() {
  static const std::set<std::pair<std::string, std::string>> forms = [] {
    std::set<std::pair<std::string, std::string>> result;
    int32_t count = 0;
    const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
    for (int32_t index = 0; index < count; ++index) {
      if (locales[index].getScript()[0]) result.emplace(locales[index].getLanguage(), locales[index].getScript());
    }
    return result;
  }();
  return forms;
}

void append(
    std::string &list, const std::string &language, const std::string &script, const std::string &region, int32_t index) {
  bridge::append(list, language);
  bridge::append(list, script);
  bridge::append(list, region);
  bridge::append(list, std::to_string(index));
}

/// What a language in a script gets, in general, in any region, and in those regions where it is something else.
void appendAnswers(std::string &list, const std::string &language, const std::string &script, const Group &group) {
  const std::string name = script.empty() ? language : language + "_" + script;
  const int32_t usual = best(group, icu::Locale(name.c_str()));
  const int32_t regional = best(group, icu::Locale((name + "_XX").c_str()));
  if (usual < 0 && regional < 0) return;
  append(list, language, script, "", usual);
  append(list, language, script, "*", regional);
  if (group.locales.size() < 2) return;
  for (const auto &members : regionClasses()) {
    const std::string *usualMember = nullptr;
    for (const auto &region : members) {
      if (group.regions.count(region)) {
        const int32_t own = best(group, icu::Locale((name + "_" + region).c_str()));
        if (own != regional) append(list, language, script, region, own);
      } else if (!usualMember) {
        usualMember = &region;
      }
    }
    if (!usualMember) continue;
    const int32_t answer = best(group, icu::Locale((name + "_" + *usualMember).c_str()));
    if (answer == regional) continue;
    for (const auto &region : members) {
      if (!group.regions.count(region)) append(list, language, script, region, answer);
    }
  }
}

}  // namespace

struct icub_matcher {
  bool keepsScript = true;
  std::map<std::string, Group> groups;
  /// Languages and scripts that may be served. For a language that is written in a script that it is not known in, ICU
  /// has a choice only by accident.
  std::set<std::pair<std::string, std::string>> forms;

  bool serves(const std::string &language, const std::string &script) const {
    return forms.count({language, script}) > 0 || maximized(icu::Locale(language.c_str())).getScript() == script;
  }
};

icub_matcher *icub_matcher_open(const char *tags, int32_t size, int32_t keeps_script) {
  return bridge::guarded<icub_matcher *>(nullptr, [&]() -> icub_matcher * {
    auto matcher = std::make_unique<icub_matcher>();
    matcher->keepsScript = keeps_script != 0;
    // Those with variants come last: of equal locales ICU takes the first.
    for (const bool hasVariant : {false, true}) {
      int32_t index = 0;
      for (const char *tag = tags; tag < tags + size; tag += std::strlen(tag) + 1, ++index) {
        UErrorCode status = U_ZERO_ERROR;
        icu::Locale locale = bridge::locale(tag);
        locale.canonicalize(status);
        if (locale.isBogus() || U_FAILURE(status) || (locale.getVariant()[0] != 0) != hasVariant) continue;
        const icu::Locale full = maximized(locale);
        Group &group = matcher->groups[keeps_script ? full.getScript() : ""];
        group.locales.push_back(locale);
        group.indices.push_back(index);
        group.regions.insert(full.getCountry());
      }
    }
    matcher->forms = writtenForms();
    for (const auto &group : matcher->groups) {
      for (const auto &locale : group.second.locales) {
        for (const auto &other : matcher->groups) matcher->forms.emplace(locale.getLanguage(), other.first);
      }
    }
    UErrorCode status = U_ZERO_ERROR;
    for (auto &entry : matcher->groups) entry.second.matcher = build(entry.second.locales, status);
    return U_SUCCESS(status) ? matcher.release() : nullptr;
  });
}

void icub_matcher_close(icub_matcher *matcher) { delete matcher; }

int32_t icub_matcher_best(const icub_matcher *matcher, const char *tag) {
  return bridge::guarded<int32_t>(-1, [&]() -> int32_t {
    const icu::Locale locale = bridge::locale(tag);
    const std::string script = maximized(locale).getScript();
    if (matcher->keepsScript && !matcher->serves(locale.getLanguage(), script)) return -1;
    const auto group = matcher->groups.find(matcher->keepsScript ? script : "");
    return group == matcher->groups.end() ? -1 : best(group->second, locale);
  });
}

int32_t icub_matcher_answers(const icub_matcher *matcher, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    std::set<std::string> languages;
    std::set<std::pair<std::string, std::string>> forms = matcher->forms;
    for (const char *const *language = uloc_getISOLanguages(); *language; ++language) languages.insert(*language);
    for (const auto &group : matcher->groups) {
      for (const auto &locale : group.second.locales) languages.insert(locale.getLanguage());
    }
    for (const auto &language : languages) forms.emplace(language, maximized(icu::Locale(language.c_str())).getScript());
    for (const auto &form : forms) {
      const auto group = matcher->groups.find(form.second);
      if (group != matcher->groups.end() && form.first != "und" && !form.first.empty()) {
        appendAnswers(text, form.first, form.second, group->second);
      }
    }
    return true;
  });
}
