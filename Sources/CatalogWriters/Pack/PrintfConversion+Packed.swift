import AlertCatalog
import CatalogModel
import MessageFormat

extension PrintfConversion {
  func fits(_ type: ArgumentType) -> Bool {
    switch kind {
    case .octal, .hexadecimal: type == .int
    default: value == .string ? MessageEncoder.isShownPlainly(type) : MessageEncoder.isNumber(type)
    }
  }

  private static let unseenInIntegers: Flags = [.space, .alternate]

  /// As the runtime reads it; `nil` for a value that is shown as it is by default. Foundation takes no notice of
  /// fields before `@`, nor of a space before a number. `signs` makes the locale's signs one of the formats, and says
  /// where they start.
  func packed(signs: () -> Int) -> PackedConversion? {
    let kind: PackedConversion.Kind
    switch self.kind {
    case .signed, .unsigned:
      let isPlain = flags.rawValue & ~Self.unseenInIntegers.rawValue == 0
      guard width != nil || precision != nil || !isPlain else { return nil }
      kind = .integer
    case .fixed: kind = .fixed
    case .hexadecimal: kind = letter == UInt8(ascii: "X") ? .uppercaseHexadecimal : .lowercaseHexadecimal
    case .octal: kind = .octal
    case .exponent: kind = .exponent
    case .general: kind = .general
    case .object, .cString, .hexadecimalFloat, .character, .pointer, .count: return nil
    }
    let flags = packedFlags
    return PackedConversion(
      kind: kind,
      flags: flags,
      width: width?.number ?? 0,
      precision: precision?.number,
      signs: PackedConversion.needsSigns(kind, flags) ? signs() : nil
    )
  }

  private var packedFlags: PackedConversion.Flags {
    var result: PackedConversion.Flags = []
    if flags.contains(.leftAligned) { result.insert(.leftAligned) }
    if flags.contains(.zeroPadded) { result.insert(.zeroPadded) }
    if flags.contains(.alternate) { result.insert(.alternate) }
    if flags.contains(.plus) { result.insert(.plus) }
    guard kind == .hexadecimal || kind == .octal, isNarrow else { return result }
    switch length {
    case .hh: result.insert(.bits8)
    case .h: result.insert(.bits16)
    default: result.insert(.bits32)
    }
    return result
  }
}

extension PrintfConversion.Amount {
  fileprivate var number: Int? {
    if case .fixed(let number) = self { number } else { nil }
  }
}

extension PackBytes {
  func conversion(_ conversion: PackedConversion) {
    byte(conversion.kind.rawValue)
    byte(conversion.flags.rawValue)
    number(conversion.width)
    number(conversion.precision.map { $0 + 1 } ?? 0)
    if let signs = conversion.signs { number(signs) }
  }
}
