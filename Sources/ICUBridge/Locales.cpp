#include "Support.hpp"

#include <unicode/uloc.h>
#include <unicode/uscript.h>

namespace {

using bridge::Resource;

/// The tag of `tag` after a change to the locale that it names.
template <typename Change>
int32_t changed(const char *tag, char *buffer, int32_t capacity, Change change) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    icu::Locale locale = bridge::locale(tag);
    if (locale.isBogus()) return false;
    UErrorCode status = U_ZERO_ERROR;
    change(locale, status);
    if (U_FAILURE(status)) return false;
    text = bridge::tag(locale.getName());
    return !text.empty();
  });
}

void appendParent(std::string &list, const Resource &child, const std::string &parent) {
  if (!child.isString()) return;
  bridge::append(list, bridge::tag(child.text().c_str()));
  bridge::append(list, parent);
}

std::string likelyScript(icu::Locale locale) {
  UErrorCode status = U_ZERO_ERROR;
  locale.addLikelySubtags(status);
  return U_SUCCESS(status) ? locale.getScript() : "";
}

void appendScript(std::string &list, const std::string &region, const std::string &script) {
  bridge::append(list, region);
  bridge::append(list, script);
}

/// Where the keys from `key` on begin in a table. ICU's tables are sorted by their keys.
int32_t firstKey(const Resource &table, const std::string &key) {
  int32_t low = 0;
  int32_t high = table.count();
  while (low < high) {
    const int32_t middle = low + (high - low) / 2;
    if (std::strcmp(table.at(middle).key(), key.c_str()) < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

}  // namespace

int32_t icub_locales_available(char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [](std::string &text) {
    int32_t count = 0;
    const icu::Locale *locales = icu::Locale::getAvailableLocales(count);
    for (int32_t index = 0; index < count; ++index) bridge::append(text, bridge::tag(locales[index].getName()));
    return true;
  });
}

int32_t icub_locale_canonical(const char *tag, char *buffer, int32_t capacity) {
  return changed(tag, buffer, capacity, [](icu::Locale &locale, UErrorCode &status) { locale.canonicalize(status); });
}

int32_t icub_locale_maximized(const char *tag, char *buffer, int32_t capacity) {
  return changed(
      tag, buffer, capacity, [](icu::Locale &locale, UErrorCode &status) { locale.addLikelySubtags(status); });
}

int32_t icub_locale_minimized(const char *tag, char *buffer, int32_t capacity) {
  return changed(tag, buffer, capacity, [](icu::Locale &locale, UErrorCode &status) { locale.minimizeSubtags(status); });
}

int32_t icub_locale_is_right_to_left(const char *tag) {
  return bridge::guarded(0, [&] { return bridge::locale(tag).isRightToLeft() ? 1 : 0; });
}

int32_t icub_locale_is_known(const char *tag) {
  return bridge::guarded(0, [&] {
    const icu::Locale locale = bridge::locale(tag);
    if (locale.isBogus()) return 0;
    if (locale.getLanguage()[0] == 0) return 1;
    UErrorCode status = U_ZERO_ERROR;
    UResourceBundle *bundle = ures_open(nullptr, locale.getLanguage(), &status);
    ures_close(bundle);
    return U_SUCCESS(status) && status != U_USING_DEFAULT_WARNING ? 1 : 0;
  });
}

int32_t icub_locale_parents(char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [](std::string &text) {
    const Resource table = Resource::open("supplementalData").at("parentLocales");
    for (int32_t index = 0; index < table.count(); ++index) {
      const Resource children = table.at(index);
      const std::string parent = bridge::tag(children.key());
      // Newer data have parents for collation and the like beside those of texts.
      if (parent.empty()) continue;
      if (children.isString()) appendParent(text, children, parent);
      for (int32_t child = 0; !children.isString() && child < children.count(); ++child) {
        appendParent(text, children.at(child), parent);
      }
    }
    return !text.empty();
  });
}

int32_t icub_locale_aliases(const char *kind, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const Resource table = Resource::open("metadata").at("alias").at(kind);
    for (int32_t index = 0; index < table.count(); ++index) {
      const Resource alias = table.at(index);
      bridge::append(text, std::string(alias.key()));
      bridge::append(text, alias.at("replacement").string());
    }
    return table.exists();
  });
}

int32_t icub_likely_scripts(const char *language, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const std::string usual = likelyScript(icu::Locale(language));
    if (usual.empty()) return true;
    bridge::append(text, std::string());
    bridge::append(text, usual);
    const Resource table = Resource::open("likelySubtags");
    if (!table.exists()) {
      // Newer data keep the table in a form of their own.
      for (const char *const *region = uloc_getISOCountries(); *region; ++region) {
        appendScript(text, *region, likelyScript(icu::Locale(language, *region)));
      }
      return true;
    }
    const std::string prefix = std::string(language) + "_";
    for (int32_t index = firstKey(table, prefix); index < table.count(); ++index) {
      const Resource entry = table.at(index);
      if (std::strncmp(entry.key(), prefix.c_str(), prefix.size()) != 0) break;
      const std::string region = entry.key() + prefix.size();
      if (region.size() > 3) continue;  // A script, not a region.
      appendScript(text, region, icu::Locale(entry.text().c_str()).getScript());
    }
    return true;
  });
}

int32_t icub_locale_scripts(const char *tag, char *buffer, int32_t capacity) {
  return bridge::answer(buffer, capacity, [&](std::string &text) {
    const icu::Locale locale = bridge::locale(tag);
    if (locale.isBogus()) return false;
    UErrorCode status = U_ZERO_ERROR;
    UScriptCode scripts[16];
    const int32_t count = uscript_getCode(locale.getName(), scripts, 16, &status);
    if (U_FAILURE(status)) return false;
    for (int32_t index = 0; index < count; ++index) bridge::append(text, std::string(uscript_getShortName(scripts[index])));
    return true;
  });
}
