package import CatalogDiagnostics

/// Reads JSON files, with the place of every value and name.
package enum JSONReader {
  package static func read(_ file: SourceFile) -> JSONDocument {
    file.bytes.withUnsafeBufferPointer { buffer in
      // An empty array may have no address; nothing is read from it then.
      let empty: [UInt8] = [0]
      return empty.withUnsafeBufferPointer { fallback in
        guard let bytes = buffer.baseAddress ?? fallback.baseAddress else {
          return JSONDocument(file: file, nodes: [], findings: [], isPartial: true)
        }
        var parser = JSONParser(bytes, end: buffer.count, file: file)
        parser.parse()
        return JSONDocument(
          file: file,
          nodes: parser.nodes,
          findings: parser.findings.findings,
          isPartial: parser.isPartial
        )
      }
    }
  }
}
