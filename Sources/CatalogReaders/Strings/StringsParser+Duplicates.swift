import CatalogDiagnostics
import CatalogModel

extension StringsParser {
  /// Keys are the same if they read the same, with or without quotation marks and escapes.
  mutating func reportDuplicates() {
    let table = KeyTable(bytes, capacity: records.count)
    for index in records.indices {
      let key = records[index].key
      let earlier =
        key.form == .escaped
        ? table.insert(decoded: QuotedStringNotation.decoded(bytes, key.content)) : table.insert(key.content)
      if let earlier { report(key, duplicates: records[earlier].key) }
    }
  }

  private mutating func report(_ key: StringsRecord.Token, duplicates first: StringsRecord.Token) {
    let text = StringsText.text(key, in: file).string
    findings.add(
      Int(key.start),
      Int(key.end),
      .duplicateKey(text),
      rule: .duplicateKey,
      notes: [Finding.Note(.firstKey, at: findings.location(Int(first.start), Int(first.end)))]
    )
  }
}
