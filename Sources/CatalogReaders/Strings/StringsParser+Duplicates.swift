import CatalogDiagnostics
import CatalogModel

extension StringsParser {
  /// Keys are the same if they read the same, with or without quotation marks and escapes.
  mutating func reportDuplicates() {
    for (index, first) in keys.duplicates() { report(records[index].key, duplicates: records[first].key) }
  }

  private mutating func report(_ key: StringsRecord.Token, duplicates first: StringsRecord.Token) {
    let text = texts.text(key).string
    findings.add(
      Int(key.start),
      Int(key.end),
      .duplicateKey(text),
      rule: .duplicateKey,
      notes: [Finding.Note(.firstKey, at: findings.location(Int(first.start), Int(first.end)))]
    )
  }
}
