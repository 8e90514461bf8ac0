package import CatalogDiagnostics

/// Reads property lists in any of their formats: XML, binary, and the old style.
package enum PropertyListReader {
  package static func read(_ file: SourceFile) -> PropertyList {
    switch format(of: file) {
    case .binary: BinaryPropertyListReader.read(file)
    case .xml: XMLPropertyListReader.read(file)
    case .oldStyle: StringsReader.readOldStyle(file).propertyList
    }
  }

  enum Format {
    case binary
    case xml
    case oldStyle
  }

  /// As the first character says that is no white space.
  static func format(of file: SourceFile) -> Format {
    if file.encoding == .binary { return .binary }
    var index = file.contentStart
    while index < file.bytes.count, XMLCharacter.isSpace(file.bytes[index]) { index += 1 }
    return index < file.bytes.count && file.bytes[index] == UInt8(ascii: "<") ? .xml : .oldStyle
  }
}
