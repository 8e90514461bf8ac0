import CatalogDiagnostics
import CatalogModel

/// Finds the keys of one dictionary that are given more than once.
enum DuplicateKeys {
  /// Each key that is equal to an earlier one, by index, with the first such one.
  static func find(in keys: some RandomAccessCollection<SourceText>, _ file: SourceFile) -> [(index: Int, first: Int)] {
    guard keys.count > 1 else { return [] }
    return file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return [] }
      let table = KeyTable(bytes, capacity: keys.count)
      var duplicates: [(index: Int, first: Int)] = []
      for (index, key) in keys.enumerated() {
        let first = key.isVerbatim ? table.insert(key.range) : table.insert(decoded: key.storage)
        if let first { duplicates.append((index, first)) }
      }
      return duplicates
    }
  }
}

extension FindingCollector {
  /// Reports the keys of a dictionary that are given more than once.
  mutating func addDuplicates(in entries: [PropertyListEntry]) {
    for (index, first) in DuplicateKeys.find(in: entries.lazy.map(\.key), file) {
      let key = entries[index].key
      add(
        key.token.lowerBound,
        key.token.upperBound,
        .duplicateKey(key.string),
        rule: .duplicateKey,
        notes: [Finding.Note(.firstKey, at: entries[first].key.location)]
      )
    }
  }
}
