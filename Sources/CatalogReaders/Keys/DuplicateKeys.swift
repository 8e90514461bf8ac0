import CatalogDiagnostics
import CatalogModel

/// Finds the keys of one dictionary that are given more than once.
enum DuplicateKeys {
  /// Each key that is equal to an earlier one, by index, with the first such one.
  static func find(in entries: [PropertyListEntry], _ file: SourceFile) -> [(index: Int, first: Int)] {
    guard entries.count > 1 else { return [] }
    return file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress, !areDistinct(entries, bytes) else { return [] }
      var list = KeyList(bytes, capacity: entries.count)
      for entry in entries {
        if entry.key.isVerbatim { list.append(entry.key.range) } else { list.append(decoded: entry.key.storage) }
      }
      return list.duplicates()
    }
  }

  /// Whether the keys are few, and their lengths and first letters tell them apart. So it is with the forms of a plural,
  /// which most dictionaries are.
  private static func areDistinct(_ entries: [PropertyListEntry], _ bytes: UnsafePointer<UInt8>) -> Bool {
    guard entries.count <= 10 else { return false }
    var seen: UInt64 = 0
    var index = 0
    while index < entries.count {
      let key = entries[index].key
      guard key.isVerbatim, !key.isEmpty else { return false }
      let mark: UInt64 = 1 << UInt64((key.count &* 3 &+ Int(bytes[key.range.lowerBound])) & 63)
      guard seen & mark == 0 else { return false }
      seen |= mark
      index += 1
    }
    return true
  }
}

extension FindingCollector {
  /// Reports the keys of a dictionary that are given more than once.
  mutating func addDuplicates(in entries: [PropertyListEntry]) {
    for (index, first) in DuplicateKeys.find(in: entries, file) {
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
