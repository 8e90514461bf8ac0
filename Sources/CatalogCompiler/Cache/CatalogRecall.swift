import CatalogDiagnostics
import CatalogModel
import CatalogWriters
import LocaleData

/// What is known of a catalog from earlier builds, and what this one finds out.
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

  private let cache: BuildCache
  /// Of everything that generated functions depend on, besides how they are to be written.
  private let definitions: ContentDigest
  var locales: [LocaleID: Locale] = [:]
  /// What was found out of the catalog as a whole and of its files.
  private(set) var entries: [BuildCache.Entry] = []
  /// The keys of all that was known.
  var used: Set<ContentDigest> = []
  /// The files whose texts were read.
  package var readPaths: [String] = []

  init(_ cache: BuildCache, definitions: ContentDigest) {
    self.cache = cache
    self.definitions = definitions
  }

  /// The locales that were checked.
  package var checkedLocales: [String] { tags { $0.newRecord != nil } }
  /// The locales whose texts were compiled.
  package var compiledLocales: [String] { tags { $0.newPart != nil } }

  private func tags(_ isMeant: (Locale) -> Bool) -> [String] {
    locales.filter { isMeant($0.value) }.map(\.key.tag).sorted()
  }

  var newEntries: [BuildCache.Entry] {
    var entries = entries
    for locale in locales.values {
      if let content = locale.newRecord?.content(FindingCoding(files: locale.files)) {
        entries.append(BuildCache.Entry(key: locale.recordKey, content: content))
      }
      if let part = locale.newPart { entries.append(BuildCache.Entry(key: locale.partKey, content: part.content)) }
    }
    return entries
  }

  mutating func keep(_ content: [UInt8], as key: ContentDigest) {
    entries.append(BuildCache.Entry(key: key, content: content))
  }
}

extension CatalogRecall {
  /// The code of functions that an earlier build wrote, file by file.
  mutating func keptDeclarations(_ access: AccessLevel, parts: Int) -> [[UInt8]]? {
    let key = declarationsKey(access, parts)
    used.insert(key)
    guard let reader = cache.content(of: key), let files = try? Self.files(reader), files.count == parts else {
      return nil
    }
    return files
  }

  /// Keeps the code of functions, file by file.
  mutating func keep(_ declarations: [[UInt8]], _ access: AccessLevel) {
    var writer = CacheWriter()
    writer.list(declarations) { $1.block($0) }
    keep(writer.bytes, as: declarationsKey(access, declarations.count))
  }

  private func declarationsKey(_ access: AccessLevel, _ parts: Int) -> ContentDigest {
    cache.key("declarations") { writer in
      writer.digest(definitions)
      writer.text(access.rawValue)
      writer.number(parts)
    }
  }

  private static func files(_ reader: CacheReader) throws(CacheMiss) -> [[UInt8]] {
    var reader = reader
    let files = try reader.list { reader throws(CacheMiss) in Array(try reader.block()) }
    guard reader.isAtEnd else { throw CacheMiss() }
    return files
  }
}
