/// Writes code points as UTF-8.
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

  private static func continuation(_ bits: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: 0x80 | bits & 0x3F)
  }
}
