import CatalogDiagnostics

/// Texts as Swift string literals, from which nothing can break out.
package enum SwiftLiteral {
  /// `text` as a literal on one line.
  package static func line(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return result + "\""
  }

  /// Bytes of UTF-8 as a literal of several lines, each of about `width` bytes, so that editors and diffs cope.
  ///
  /// - Complexity: O(*n*)
  package static func lines(_ bytes: [UInt8], width: Int = 110) -> String {
    var result: [UInt8] = Array("\"\"\"\n".utf8)
    result.reserveCapacity(bytes.count + bytes.count / 2)
    var lineStart = result.count
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      var index = 0
      while index < buffer.count {
        // A line ends before a character, never inside one.
        if result.count - lineStart >= width, base[index] & 0xC0 != 0x80 {
          result.append(0x5C)
          result.append(0x0A)
          lineStart = result.count
        }
        index += append(base + index, count: buffer.count - index, to: &result)
      }
    }
    result.append(contentsOf: "\n\"\"\"".utf8)
    return String(decoding: result, as: UTF8.self)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\0": result += "\\0"
    default: DisplayText.append(scalar, to: &result)
    }
  }

  /// Writes the character at the front of `bytes` and says how long it is.
  private static func append(_ bytes: UnsafePointer<UInt8>, count: Int, to result: inout [UInt8]) -> Int {
    let byte = bytes[0]
    if byte >= 0x20, byte < 0x7F {
      if byte == 0x22 || byte == 0x5C { result.append(0x5C) }
      result.append(byte)
      return 1
    }
    if byte < 0x80 {
      result.append(contentsOf: controlEscapes[Int(byte)])
      return 1
    }
    let length = min(count, byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
    appendScalar(UnsafeBufferPointer(start: bytes, count: length), to: &result)
    return length
  }

  private static func appendScalar(_ bytes: UnsafeBufferPointer<UInt8>, to result: inout [UInt8]) {
    // Only few blocks hold characters that must be escaped; the rest is copied.
    guard bytes[0] == 0xC2 || bytes[0] == 0xCD || bytes[0] == 0xD8 || bytes[0] >= 0xE1 else {
      result.append(contentsOf: bytes)
      return
    }
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      if DisplayText.isUnsafe(scalar) {
        var text = ""
        DisplayText.append(scalar, to: &text)
        result.append(contentsOf: text.utf8)
      } else {
        result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  private static let controlEscapes: [[UInt8]] = (0..<128).map { value in
    if value == 0 { return Array("\\0".utf8) }
    var text = ""
    DisplayText.append(Unicode.Scalar(UInt8(value)), to: &text)
    return Array(text.utf8)
  }
}
