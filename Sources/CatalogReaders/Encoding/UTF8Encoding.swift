/// Writes code points as UTF-8, and reads them where it is known to be valid.
enum UTF8Encoding {
  /// A surrogate, which is no character, becomes U+FFFD.
  static func append(_ scalar: UInt32, to output: inout [UInt8]) {
    switch length(of: scalar) {
    case 1: output.append(UInt8(truncatingIfNeeded: scalar))
    case 2:
      output.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      output.append(continuation(scalar))
    case 3:
      let scalar = scalar & 0xFFFF_F800 == 0xD800 ? 0xFFFD : scalar
      output.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      output.append(continuation(scalar >> 6))
      output.append(continuation(scalar))
    default:
      output.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
      output.append(continuation(scalar >> 12))
      output.append(continuation(scalar >> 6))
      output.append(continuation(scalar))
    }
  }

  /// How many bytes `append` writes.
  static func length(of scalar: UInt32) -> Int {
    scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
  }

  /// The length of the character whose first byte stands at `index`.
  static func length(_ bytes: UnsafePointer<UInt8>, at index: Int) -> Int {
    let first = bytes[index]
    return first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// The character whose first byte stands at `index`.
  static func scalar(_ bytes: UnsafePointer<UInt8>, at index: Int) -> UInt32 {
    let count = length(bytes, at: index)
    guard count > 1 else { return UInt32(bytes[index]) }
    var scalar = UInt32(bytes[index]) & (0xFF >> UInt32(count + 1))
    var offset = 1
    while offset < count {
      scalar = scalar << 6 | UInt32(bytes[index + offset] & 0x3F)
      offset += 1
    }
    return scalar
  }

  private static func continuation(_ bits: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: 0x80 | bits & 0x3F)
  }
}
