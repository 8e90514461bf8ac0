package import CatalogDiagnostics
import CatalogModel

/// Reads the strings files that Apple's tools read: old-style, XML and binary property lists.
package enum StringsReader {
  package static func read(_ file: SourceFile) -> StringsTable {
    guard PropertyListReader.format(of: file) != .oldStyle else { return readOldStyle(file) }
    let list = PropertyListReader.read(file)
    guard let root = list.root else { return StringsTable(list, findings: list.findings, entries: []) }
    guard let entries = root.dictionary else {
      let finding = Finding(.invalidValue, at: root.location, .noTable(root.kindName))
      return StringsTable(list, findings: list.findings + [finding], entries: [])
    }
    return StringsTable(
      list,
      findings: list.findings,
      entries: entries.map { StringsEntry(key: $0.key, value: $0.value, comments: $0.comments) }
    )
  }

  static func readOldStyle(_ file: SourceFile) -> StringsTable {
    file.bytes.withUnsafeBufferPointer { buffer in
      // An empty array may have no address; nothing is read from it then.
      let empty: [UInt8] = [0]
      return empty.withUnsafeBufferPointer { fallback in
        guard let start = buffer.baseAddress ?? fallback.baseAddress else {
          return StringsTable(PropertyList(file), findings: [], entries: [])
        }
        var parser = StringsParser(buffer, at: start, file: file)
        parser.parse()
        parser.reportDuplicates()
        return StringsTable(parser, findings: parser.findings.findings)
      }
    }
  }
}

extension StringsTable {
  /// The same as a tree.
  var propertyList: PropertyList {
    var list = PropertyList(file)
    let entries = indices.map { index in
      let entry = self[index]
      return PropertyListEntry(key: entry.key, value: entry.value, comments: comments(of: index))
    }
    let location = SourceLocation(file: file, start: file.contentStart, end: file.bytes.count)
    list.root = PropertyListValue(.dictionary(entries), at: location)
    list.findings = findings
    list.suppressions = suppressions
    list.isPartial = isPartial
    return list
  }
}

extension String {
  fileprivate static func noTable(_ kind: String) -> String {
    "expected a dictionary of keys and texts, found \(kind)"
  }
}
