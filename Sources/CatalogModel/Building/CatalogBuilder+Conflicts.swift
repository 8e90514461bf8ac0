import CatalogDiagnostics
import LocaleData

extension CatalogBuilder {
  /// Locales that are one and the same under two tags, such as `he` and `iw`: only the first is ever asked for.
  static func conflicts(of locales: [LocaleID], _ sources: [[TableSource]], catalog: String) -> [Finding] {
    var seen: [LocaleID: Int] = [:]
    var findings: [Finding] = []
    for (index, locale) in locales.enumerated() {
      guard let table = sources[index].first?.table else { continue }
      guard let other = seen[locale.lookupKey], let first = sources[other].first?.table else {
        seen[locale.lookupKey] = index
        continue
      }
      findings.append(
        Finding(
          .conflictingSources,
          at: table.location,
          .sameLocale(locale.tag, locales[other].tag, first.location.file.path),
          subject: Finding.Subject(catalog: catalog, locale: locale.tag),
          notes: [Finding.Note(.otherLocale, at: first.location)]
        )
      )
    }
    return findings
  }
}

extension String {
  fileprivate static func sameLocale(_ tag: String, _ other: String, _ path: String) -> String {
    "\(quoted(tag)) is the same locale as \(quoted(other)) of \(quoted(path)), and never shown; keep one of the two"
  }

  fileprivate static let otherLocale = "the locale is named here too"
}
