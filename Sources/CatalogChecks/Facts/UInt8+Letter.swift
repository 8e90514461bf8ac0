extension UInt8 {
  /// Whether the byte is a letter of ASCII.
  var isASCIILetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
}
