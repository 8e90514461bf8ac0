import CatalogDiagnostics
import CatalogModel
import CatalogWriters
import LocaleData

/// What is known of a catalog's locales from earlier builds, and what this one finds out.
package struct CatalogRecall: Sendable {
  struct Locale: Sendable {
    let recordKey: ContentDigest
    let partKey: ContentDigest
    /// Those that what is found may be about.
    var files: [SourceFile] = []
    /// `nil` where the locale has to be checked.
    var record: LocalizationRecord?
    /// A part of a pack as it was kept; `nil` where it has to be compiled.
    var part: CacheReader?
    /// Whether its texts have been read.
    var isAtHand = true
    /// What this build found out.
    var newRecord: LocalizationRecord?
    var newPart: PackPart?
  }

  var locales: [LocaleID: Locale] = [:]
  /// Of files that were read.
  var outlines: [BuildCache.Entry] = []
  /// The keys of all that was known.
  var used: Set<ContentDigest> = []
  /// The files whose texts were read.
  package var readPaths: [String] = []

  /// The locales that were checked.
  package var checkedLocales: [String] { tags { $0.newRecord != nil } }
  /// The locales whose texts were compiled.
  package var compiledLocales: [String] { tags { $0.newPart != nil } }

  private func tags(_ isMeant: (Locale) -> Bool) -> [String] {
    locales.filter { isMeant($0.value) }.map(\.key.tag).sorted()
  }

  var newEntries: [BuildCache.Entry] {
    var entries = outlines
    for locale in locales.values {
      if let content = locale.newRecord?.content(FindingCoding(files: locale.files)) {
        entries.append(BuildCache.Entry(key: locale.recordKey, content: content))
      }
      if let part = locale.newPart { entries.append(BuildCache.Entry(key: locale.partKey, content: part.content)) }
    }
    return entries
  }
}
