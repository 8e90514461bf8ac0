package import CatalogDiagnostics

/// Reads the strings files that Apple's tools read.
package enum StringsReader {
  package static func read(_ file: SourceFile) -> StringsTable {
    readOldStyle(file)
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
