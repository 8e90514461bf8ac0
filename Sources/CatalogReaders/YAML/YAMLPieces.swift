/// Takes a scalar apart into the pieces that its text is made of, in order.
///
/// libyaml gives the text and where its token lies; this goes over the token again by the same rules, when a finding
/// or a fix asks where a part of the text is.
struct YAMLPieces {
  let bytes: UnsafePointer<UInt8>
  let end: Int
  var position: Int
  private(set) var pieces: [YAMLPiece] = []

  init(bytes: UnsafePointer<UInt8>, token: Range<Int>) {
    self.bytes = bytes
    position = token.lowerBound
    end = token.upperBound
  }

  /// The pieces of a scalar whose `token` includes its quotation marks or block indicator; `text` is what libyaml read.
  static func of(
    _ style: YAMLScalarStyle,
    in file: [UInt8],
    token: Range<Int>,
    text: UnsafeBufferPointer<UInt8>
  ) -> [YAMLPiece] {
    file.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return [] }
      var walk = YAMLPieces(bytes: bytes, token: token)
      switch style {
      case .plain, .singleQuoted, .doubleQuoted: walk.readFlowScalar(style)
      case .literal, .folded: walk.readBlockScalar(isFolded: style == .folded, text: text)
      }
      return walk.pieces
    }
  }

  /// Adds a piece, or makes the last one longer where both stand in the file side by side as they are. A line break
  /// is always a piece of its own.
  mutating func append(_ length: Int, from source: Range<Int>) {
    guard length > 0 else { return }
    if length == source.count, let last = pieces.last, last.isVerbatim, last.source.upperBound == source.lowerBound,
      lineBreak(at: source.lowerBound) == 0, lineBreak(at: last.source.lowerBound) == 0
    {
      pieces[pieces.count - 1].length += length
      pieces[pieces.count - 1].source = last.source.lowerBound..<source.upperBound
    } else {
      pieces.append(YAMLPiece(length: length, source: source))
    }
  }

  /// How many bytes the line break at `offset` has; 0 where there is none.
  func lineBreak(at offset: Int) -> Int {
    guard offset < end else { return 0 }
    switch bytes[offset] {
    case 0x0A: return 1
    case 0x0D: return offset + 1 < end && bytes[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: return offset + 1 < end && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      guard offset + 2 < end, bytes[offset + 1] == 0x80 else { return 0 }
      return bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9 ? 3 : 0
    default: return 0
    }
  }

  /// How many bytes of the text the line break becomes: the separators of Unicode stay what they are.
  func decodedLength(ofLineBreak length: Int) -> Int { length == 3 ? 3 : 1 }

  func isBlank(at offset: Int) -> Bool {
    offset < end && (bytes[offset] == 0x20 || bytes[offset] == 0x09)
  }

  func byte(at offset: Int) -> UInt8 { offset < end ? bytes[offset] : 0 }
}
