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

  /// As the runtime reads it; `nil` for a value that is shown as it is by default. Foundation takes no notice of
  /// fields before `@`.
  var packed: PackedConversion? {
    let kind: PackedConversion.Kind
    switch self.kind {
    case .signed, .unsigned:
      guard !isBare else { return nil }
      kind = .integer
    case .fixed: kind = .fixed
    case .hexadecimal: kind = letter == UInt8(ascii: "X") ? .uppercaseHexadecimal : .lowercaseHexadecimal
    case .octal: kind = .octal
    default: return nil
    }
    return PackedConversion(kind: kind, flags: packedFlags, width: width?.number ?? 0, precision: precision?.number)
  }

  private var packedFlags: PackedConversion.Flags {
    var result: PackedConversion.Flags = []
    if flags.contains(.leftAligned) { result.insert(.leftAligned) }
    if flags.contains(.zeroPadded) { result.insert(.zeroPadded) }
    if flags.contains(.alternate) { result.insert(.alternate) }
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
  }
}
