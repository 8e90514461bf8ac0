import CatalogDiagnostics

/// What a backslash and the characters behind it stand for, in a format that writes its texts in quotation marks.
protocol BackslashEscape {
  /// With the backslash.
  var length: Int { get }
  /// The character that it stands for.
  var scalar: UInt32 { get }

  /// Reads the escape whose backslash stands at `index`, not as the last byte before `end`.
  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int)
}

extension BackslashEscape {
  /// Where the byte at `offset` of a text stands in its file; `text.token` includes the quotation marks.
  static func sourceOffset(of offset: Int, in text: SourceText) -> Int {
    text.file.bytes.withUnsafeBufferPointer { buffer in
      guard let bytes = buffer.baseAddress else { return 0 }
      let end = text.token.upperBound - 1
      var index = text.token.lowerBound + 1
      var decoded = 0
      while decoded < offset, index < end {
        guard bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
          index += 1
          decoded += 1
          continue
        }
        let escape = Self(bytes, at: index, end: end)
        decoded += UTF8Encoding.length(of: escape.scalar)
        if decoded > offset { return index }
        index += escape.length
      }
      return index
    }
  }

  /// The bytes of a text whose `content`, between the quotation marks, has escapes.
  static func decoded(_ bytes: UnsafePointer<UInt8>, _ content: Range<Int>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(content.count)
    let end = content.upperBound
    var start = content.lowerBound
    while true {
      let index = ByteScan.first(UInt8(ascii: "\\"), bytes, from: start, to: end)
      output.append(contentsOf: UnsafeBufferPointer(start: bytes + start, count: index - start))
      guard index + 1 < end else { return output }
      let escape = Self(bytes, at: index, end: end)
      UTF8Encoding.append(escape.scalar, to: &output)
      start = index + escape.length
    }
  }
}
