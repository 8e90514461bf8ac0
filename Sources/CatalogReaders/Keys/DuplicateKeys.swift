import CatalogDiagnostics
import CatalogModel

/// Finds the keys of one dictionary that are given more than once.
enum DuplicateKeys {
  /// Each key that is equal to an earlier one, by index, with the first such one.
  static func find(in keys: some RandomAccessCollection<SourceText>, _ file: SourceFile) -> [(index: Int, first: Int)] {
    guard keys.count > 1 else { return [] }
    return file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return [] }
      var list = KeyList(bytes, capacity: keys.count)
      for key in keys {
        if key.isVerbatim { list.append(key.range) } else { list.append(decoded: key.storage) }
      }
      return list.duplicates()
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
