import CatalogDiagnostics

/// Reads XML property lists.
enum XMLPropertyListReader {
  /// Expat is spared what is plain, where `readsPlainTags` says so; that reads the same.
  static func read(_ file: SourceFile, readsPlainTags: Bool = true) -> PropertyList {
    file.bytes.withUnsafeBufferPointer { buffer in
      var list = PropertyList(file)
      guard let bytes = buffer.baseAddress else { return list }
      let start = contentStart(bytes, end: buffer.count, from: file.contentStart)
      var screening = XMLScreening(bytes, end: buffer.count, from: start, file: file)
      screening.screen()
      list.findings = screening.findings.findings
      list.suppressions = screening.suppressions
      guard !screening.isRefused else {
        list.isPartial = true
        return list
      }
      (screening.screened ?? file.bytes).withUnsafeBufferPointer { screened in
        guard let bytes = screened.baseAddress else { return }
        let parser = XMLPropertyListParser(
          bytes,
          end: screened.count,
          file: file,
          comments: screening.comments,
          readsPlainTags: readsPlainTags && screening.screened == nil
        )
        read(parser, from: start, into: &list)
      }
      return list
    }
  }

  private static func read(_ parser: XMLPropertyListParser, from start: Int, into list: inout PropertyList) {
    if start > list.file.contentStart { parser.builder.reportSpaceBeforeDeclaration(start) }
    parser.parse(from: start)
    list.root = parser.builder.root
    list.findings += parser.builder.findings.findings
    list.isPartial = parser.builder.isPartial
  }

  /// White space before an XML declaration is a mistake that Apple’s tools forgive.
  private static func contentStart(_ bytes: UnsafePointer<UInt8>, end: Int, from start: Int) -> Int {
    var index = start
    while index < end, XMLCharacter.isSpace(bytes[index]) { index += 1 }
    return XMLMarkup.matches("<?xml", bytes, at: index, end: end) ? index : start
  }
}
