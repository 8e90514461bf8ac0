import CatalogDiagnostics
import CatalogModel

/// The encoding that an XML file says it has. Apple’s tools believe it.
enum XMLEncodingDeclaration {
  /// What is wrong with the encoding `name`, given in the `declaration` at the top of the file.
  static func finding(_ name: String, _ declaration: Range<Int>, _ file: SourceFile) -> Finding? {
    guard file.encoding == .utf8, disagrees(name.lowercased(), with: file) else { return nil }
    let start = file.bytes.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.flatMap { place(of: Array(name.utf8), $0, declaration) } ?? declaration.lowerBound
    }
    let location = SourceLocation(file: file, start: start, end: min(start + name.utf8.count, declaration.upperBound))
    let fix = Finding.Fix("say UTF-8", edits: [Finding.Edit(location, "UTF-8")])
    return Finding(.fileEncoding, at: location, .declared(name), fix: fix)
  }

  private static func disagrees(_ name: String, with file: SourceFile) -> Bool {
    if name == "utf-8" || name == "utf8" { return false }
    if name.hasPrefix("utf-16") || name.hasPrefix("utf-32") || name.hasPrefix("ucs-") { return true }
    // Other encodings are like UTF-8 in their lower half.
    return file.bytes.contains { $0 >= 0x80 }
  }

  private static func place(of name: [UInt8], _ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index + name.count <= range.upperBound {
      if UnsafeBufferPointer(start: bytes + index, count: name.count).elementsEqual(name) { return index }
      index += 1
    }
    return nil
  }
}

extension String {
  fileprivate static func declared(_ name: String) -> String {
    "the file is in UTF-8 and says \(quoted(name)); declare UTF-8"
  }
}
