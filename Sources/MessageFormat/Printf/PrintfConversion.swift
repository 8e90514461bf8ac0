/// How a printf specifier shows its value: what stands between `%` and its end, the argument's position aside.
package struct PrintfConversion: Sendable, Hashable {
  package var kind: Kind
  /// The letter as it is written: `d`, `X`, `@`.
  package var letter: UInt8
  package var flags: Flags
  package var width: Amount?
  package var precision: Amount?
  package var length: Length?

  package init(
    kind: Kind,
    letter: UInt8,
    flags: Flags = [],
    width: Amount? = nil,
    precision: Amount? = nil,
    length: Length? = nil
  ) {
    self.kind = kind
    self.letter = letter
    self.flags = flags
    self.width = width
    self.precision = precision
    self.length = length
  }

  /// What the value is and how it is written.
  package enum Kind: Sendable, Hashable {
    /// `@`
    case object
    /// `d`, `i`, `D`
    case signed
    /// `u`, `U`
    case unsigned
    /// `o`, `O`
    case octal
    /// `x`, `X`
    case hexadecimal
    /// `f`, `F`
    case fixed
    /// `e`, `E`
    case exponent
    /// `g`, `G`
    case general
    /// `a`, `A`
    case hexadecimalFloat
    /// `c`, one byte; `C`, one UTF-16 unit.
    case character
    /// `s`, bytes; `S`, UTF-16 units; `P`, a Pascal string.
    case cString
    /// `p`
    case pointer
    /// `n`, which shows nothing and writes to memory.
    case count
  }

  package struct Flags: OptionSet, Sendable, Hashable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// `-`
    package static let leftAligned = Flags(rawValue: 1)
    /// `+`
    package static let plus = Flags(rawValue: 2)
    /// A space
    package static let space = Flags(rawValue: 4)
    /// `0`
    package static let zeroPadded = Flags(rawValue: 8)
    /// `#`
    package static let alternate = Flags(rawValue: 16)
  }

  /// A width or precision.
  package enum Amount: Sendable, Hashable {
    case fixed(Int)
    /// `*2$`: the argument at this position, counted from 1; `*`, the next one, is 0 until the arguments are counted.
    case argument(Int)
  }

  package enum Length: String, Sendable, Hashable {
    case hh, h, l, ll, q, L, z, t, j
  }

  /// The type of the value, as far as a text can tell one from another.
  package var value: Value {
    switch kind {
    case .object, .cString: .string
    case .signed, .unsigned, .octal, .hexadecimal, .character: .integer
    case .fixed, .exponent, .general, .hexadecimalFloat: .double
    case .pointer, .count: .address
    }
  }

  package enum Value: Sendable, Hashable {
    case string, integer, double, address
  }

  /// Whether an integer is read with fewer than 64 bits, so that `Int` must be narrowed for it.
  package var isNarrow: Bool {
    guard value == .integer, kind != .character else { return false }
    switch length {
    case .l, .ll, .q, .z, .t, .j: return false
    case .hh, .h, .L, nil: return letter != 0x44 && letter != 0x55 && letter != 0x4F
    }
  }

  /// As it is written behind `%` and the position: `02d`, `@`.
  package var text: String {
    var text = ""
    if flags.contains(.alternate) { text += "#" }
    if flags.contains(.zeroPadded) { text += "0" }
    if flags.contains(.leftAligned) { text += "-" }
    if flags.contains(.plus) { text += "+" }
    if flags.contains(.space) { text += " " }
    if let width { text += width.text }
    if let precision { text += "." + precision.text }
    return text + (length?.rawValue ?? "") + String(UnicodeScalar(letter))
  }
}

extension PrintfConversion.Amount {
  fileprivate var text: String {
    switch self {
    case .fixed(let number): String(number)
    case .argument(0): "*"
    case .argument(let position): "*\(position)$"
    }
  }
}
