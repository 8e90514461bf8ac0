/// Takes the content of an XML element apart into the pieces that its text is made of.
///
/// expat says where the content stands and that it is well-formed. The text is read here, so that positions and text
/// come from the same rules. As in Foundation, line breaks stay as they are.
struct XMLPieces {
  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  private var index: Int
  /// Where the marked section ends that `index` is in, before its `]]>`.
  private var sectionEnd: Int?

  init(_ bytes: UnsafePointer<UInt8>, _ content: Range<Int>) {
    self.bytes = bytes
    index = content.lowerBound
    end = content.upperBound
  }

  struct Piece {
    var source: Range<Int>
    var meaning: Meaning
    /// Whether it stands in a marked section, where nothing is escaped.
    var isInSection: Bool

    /// The number of bytes of the text.
    var length: Int {
      switch meaning {
      case .verbatim: source.count
      case .scalar(let scalar): UTF8Encoding.length(of: scalar)
      case .nothing: 0
      }
    }
  }

  enum Meaning {
    case verbatim
    case scalar(UInt32)
    /// A comment, the marks of a section, or a character that XML does not allow.
    case nothing
  }

  mutating func next() -> Piece? {
    let start = index
    if let section = sectionEnd, index >= section {
      sectionEnd = nil
      index = min(end, section + 3)
      return piece(from: start, .nothing)
    }
    guard index < end else { return nil }
    let limit = sectionEnd ?? end
    skipPlain(to: limit)
    if index > start { return piece(from: start, .verbatim) }
    let meaning = special()
    return piece(from: start, meaning)
  }

  private func piece(from start: Int, _ meaning: Meaning) -> Piece {
    Piece(source: start..<index, meaning: meaning, isInSection: sectionEnd != nil)
  }

  private mutating func skipPlain(to limit: Int) {
    guard sectionEnd != nil else {
      index = XMLScan.special(bytes, from: index, to: limit)
      return
    }
    while index < limit, !XMLCharacter.isControl(bytes[index]) { index += 1 }
  }

  /// Reads what begins here and is no plain character.
  private mutating func special() -> Meaning {
    if bytes[index] == UInt8(ascii: "&"), sectionEnd == nil { return reference() }
    if bytes[index] == UInt8(ascii: "<"), sectionEnd == nil { return markup() }
    index += 1
    return .nothing
  }

  private mutating func reference() -> Meaning {
    let reference = XMLReference(bytes, at: index, end: end)
    switch reference.kind {
    case .character(let scalar):
      index += reference.length
      return .scalar(scalar)
    case .invalidCharacter:
      index += reference.length
      return .nothing
    case .unknownEntity, .none:
      index += 1
      return .verbatim
    }
  }

  private mutating func markup() -> Meaning {
    switch XMLMarkup(bytes, at: index, end: end) {
    case .section:
      let start = index + XMLMarkup.sectionStart.utf8CodeUnitCount
      sectionEnd = XMLMarkup.find("]]>", bytes, from: start, to: end)
      index = start
      return .nothing
    case .comment(let close), .instruction(let close), .tag(let close), .declaration(let close, _):
      index = close
      return .nothing
    case .none:
      index += 1
      return .verbatim
    }
  }
}
