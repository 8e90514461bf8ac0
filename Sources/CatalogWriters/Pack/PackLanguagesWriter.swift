import LocaleData

/// Writes which locale of a pack answers which language: `LookupTable` in the form of the pack.
enum PackLanguagesWriter {
  static func write(_ table: LookupTable, to bytes: PackBytes) {
    let languages = table.languages.map { ($0.code, entry(of: $0)) }
    let codes = Set(languages.map(\.0))
    let aliases = table.aliases.filter { codes.contains($0.language) }.map { ($0.code, entry(of: $0)) }
    let entries = (languages + aliases).filter { isCode($0.0) }.sorted { $0.0 < $1.0 }
    bytes.fixed(entries.count, width: 2)
    // Many languages are served in the same way.
    let pool = PackPool()
    for (code, entry) in entries {
      self.code(code, to: bytes)
      bytes.fixed(pool.offset(of: entry), width: 3)
    }
    bytes.bytes(of: pool.bytes)
  }

  private static func entry(of alias: LookupTable.Alias) -> PackBytes {
    let bytes = PackBytes()
    bytes.byte(1)
    code(alias.language, to: bytes)
    bytes.text(alias.script ?? "")
    bytes.text(alias.region ?? "")
    return bytes
  }

  private static func entry(of language: LookupTable.Language) -> PackBytes {
    let bytes = PackBytes()
    bytes.byte(0)
    script(language.script, to: bytes)
    let implied = Dictionary(grouping: language.scripts) { $0.script }.sorted { $0.key < $1.key }
    bytes.number(implied.count)
    for (script, regions) in implied {
      self.script(script, to: bytes)
      self.regions(regions.map(\.region), to: bytes)
    }
    bytes.number(language.branches.count)
    for branch in language.branches { write(branch, to: bytes) }
    return bytes
  }

  private static func write(_ branch: LookupTable.Branch, to bytes: PackBytes) {
    script(branch.script, to: bytes)
    bytes.byte(branch.isOwnLanguage ? 0 : 1)
    bytes.number((branch.locale ?? -1) + 1)
    bytes.number((branch.regional ?? -1) + 1)
    let regional = branch.exceptions.filter { isRegion($0.key) }
    let groups = Dictionary(grouping: regional) { $0.locale }.sorted { $0.key < $1.key }
    bytes.number(groups.count)
    for (locale, exceptions) in groups {
      bytes.number(locale)
      regions(exceptions.map(\.key), to: bytes)
    }
    let variants = branch.exceptions.filter { !isRegion($0.key) }
    bytes.number(variants.count)
    for exception in variants {
      bytes.text(exception.key)
      bytes.number(exception.locale)
    }
  }

  private static func regions(_ regions: [String], to bytes: PackBytes) {
    let sorted = regions.sorted()
    bytes.number(sorted.count)
    for region in sorted { code(region, to: bytes) }
  }

  /// A code of two or three bytes.
  private static func code(_ code: String, to bytes: PackBytes) {
    for byte in code.utf8 { bytes.byte(Int(byte)) }
    if code.utf8.count == 2 { bytes.byte(Int(UInt8(ascii: " "))) }
  }

  private static func script(_ script: String, to bytes: PackBytes) {
    for byte in script.utf8 { bytes.byte(Int(byte)) }
    for _ in script.utf8.count..<4 { bytes.byte(0) }
  }

  private static func isCode(_ code: String) -> Bool { code.utf8.count == 2 || code.utf8.count == 3 }

  private static func isRegion(_ key: String) -> Bool { isCode(key) && !key.contains("-") }
}
