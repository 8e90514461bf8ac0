import CatalogDiagnostics

/// Decodes the texts of a binary property list.
enum BinaryText {
  /// `nil` where `object` is no text.
  static func decoded(_ object: BinaryObjects.Object, _ bytes: UnsafePointer<UInt8>) -> (bytes: [UInt8], isValid: Bool)?
  {
    switch object {
    case .ascii(let range), .utf8(let range): utf8(bytes, range)
    case .utf16(let range): utf16(bytes, range)
    default: nil
    }
  }

  private static func utf8(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> (bytes: [UInt8], isValid: Bool) {
    let text = UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
    let isValid = UTF8Scan.firstInvalid(bytes, from: range.lowerBound, to: range.upperBound) == range.upperBound
    return (isValid ? Array(text) : Array(String(decoding: text, as: UTF8.self).utf8), isValid)
  }

  private static func utf16(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>) -> (bytes: [UInt8], isValid: Bool) {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var isValid = true
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = self.unit(bytes, index)
      index += 2
      if unit & 0xF800 != 0xD800 {
        UTF8Encoding.append(unit, to: &output)
      } else if unit < 0xDC00, index < range.upperBound, self.unit(bytes, index) & 0xFC00 == 0xDC00 {
        UTF8Encoding.append(0x10000 + (unit - 0xD800) << 10 + self.unit(bytes, index) - 0xDC00, to: &output)
        index += 2
      } else {
        UTF8Encoding.append(0xFFFD, to: &output)
        isValid = false
      }
    }
    return (output, isValid)
  }

  private static func unit(_ bytes: UnsafePointer<UInt8>, _ index: Int) -> UInt32 {
    UInt32(bytes[index]) << 8 | UInt32(bytes[index + 1])
  }
}
