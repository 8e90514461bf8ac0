/// How many columns of a terminal a character takes, after Unicode's East Asian Width (UAX #11).
package enum TerminalWidth {
  /// 0 for marks, 2 for wide characters, else 1.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x25FD...0x25FE: true
    case 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: true
    case 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6: true
    case 0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x1F004, 0x1F0CF, 0x1F18E, 0x1F191...0x1F19A: true
    case 0x1F200...0x1F320, 0x1F32D...0x1F64F, 0x1F680...0x1F6FF, 0x1F7E0...0x1F7F0, 0x1F90C...0x1FAFF: true
    case 0x20000...0x3FFFD: true
    default: false
    }
  }
}
