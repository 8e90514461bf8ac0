/// The ASCII bytes that mean something in a message.
enum Byte {
  static var space: UInt8 { 0x20 }
  static var pound: UInt8 { 0x23 }
  static var percent: UInt8 { 0x25 }
  static var ampersand: UInt8 { 0x26 }
  static var apostrophe: UInt8 { 0x27 }
  static var asterisk: UInt8 { 0x2A }
  static var plus: UInt8 { 0x2B }
  static var comma: UInt8 { 0x2C }
  static var minus: UInt8 { 0x2D }
  static var dot: UInt8 { 0x2E }
  static var colon: UInt8 { 0x3A }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var backslash: UInt8 { 0x5C }
  static var closeBracket: UInt8 { 0x5D }
  static var open: UInt8 { 0x7B }
  static var close: UInt8 { 0x7D }
}
