import CatalogDiagnostics
import CatalogModel
import LocaleData

/// Makes locales of the tags that a file names, and says once of each what is wrong with it.
struct LocaleTags {
  /// Whether deprecated and unknown tags are reported here. Those of translations are a check's matter.
  var reportsUnusual = false
  private var known: [String: LocaleID?] = [:]

  init(reportsUnusual: Bool = false) {
    self.reportsUnusual = reportsUnusual
  }

  /// The locale that `tag` names; `nil` where it is malformed.
  mutating func locale(
    _ tag: Located<String>,
    report: (RuleID, SourceLocation, String) -> Void
  ) -> LocaleID? {
    if let locale = known[tag.value] { return locale }
    let locale = read(tag, report: report)
    known[tag.value] = .some(locale)
    return locale
  }

  private func read(
    _ tag: Located<String>,
    report: (RuleID, SourceLocation, String) -> Void
  ) -> LocaleID? {
    guard let locale = LocaleID(parsing: tag.value), locale != .root else {
      report(.invalidValue, tag.location, .malformed(tag.value))
      return nil
    }
    guard reportsUnusual else { return locale }
    if locale.canonical != locale {
      report(.localeTag, tag.location, .deprecated(tag.value, locale.canonical.tag))
    } else if !locale.isKnown {
      report(.localeTag, tag.location, .unknown(tag.value))
    }
    return locale
  }
}

extension String {
  fileprivate static func malformed(_ tag: String) -> String {
    "\(quoted(tag)) is no locale; write a language tag such as `de`, `pt-BR` or `zh-Hant`"
  }

  fileprivate static func unknown(_ tag: String) -> String {
    "check the tag \(quoted(tag)): ICU knows no such language"
  }

  fileprivate static func deprecated(_ tag: String, _ canonical: String) -> String {
    "write `\(canonical)`: \(quoted(tag)) is deprecated"
  }
}
