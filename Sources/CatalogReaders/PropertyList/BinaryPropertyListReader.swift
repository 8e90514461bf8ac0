import CatalogDiagnostics
import CatalogModel

/// Reads binary property lists (`bplist00`).
enum BinaryPropertyListReader {
  static func read(_ file: SourceFile) -> PropertyList {
    file.bytes.withUnsafeBufferPointer { buffer in
      var list = PropertyList(file)
      guard let bytes = buffer.baseAddress, let objects = BinaryObjects(bytes, end: buffer.count) else {
        list.findings = [Finding(.fileSyntax, at: SourceLocation(startOf: file), .brokenBinaryList)]
        list.isPartial = true
        return list
      }
      var parser = BinaryPropertyListParser(bytes, end: buffer.count, objects, file: file)
      list.root = parser.parse()
      list.findings = parser.findings.findings
      list.isPartial = parser.isPartial
      return list
    }
  }
}
