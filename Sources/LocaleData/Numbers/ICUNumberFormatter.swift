import ICUBridge
import MessageFormat

/// A number style of MessageFormat as ICU shows it in a locale, asked number by number.
final class ICUNumberFormatter: @unchecked Sendable {
  // Never changed after it was made.
  private let handle: OpaquePointer

  enum Style: Sendable, Hashable {
    case keyword(NumberKeyword)
    /// Without `::`.
    case skeleton(String)
  }

  /// A run of one kind in a shown number.
  struct Part {
    enum Kind: String {
      case integer = "i"
      case group = "g"
      case decimal = "d"
      case fraction = "f"
      case exponentSymbol = "e"
      case exponentSign = "s"
      case exponent = "x"
      case other = "p"
    }

    let kind: Kind
    let text: String
  }

  enum Digits {
    /// As the style rounds.
    case own
    case all
    case fraction(Int)
    /// Rounded to zero, with so many fraction digits.
    case zero(Int)
  }

  /// `nil` where ICU refuses the skeleton.
  init?(_ style: Style, locale: LocaleID) {
    var text = ""
    let kind: Int
    switch style {
    case .skeleton(let skeleton):
      text = skeleton
      kind = ICUBridgeSkeleton
    case .keyword(.integer): kind = ICUBridgeIntegerStyle
    case .keyword(.percent): kind = ICUBridgePercentStyle
    case .keyword(.currency): kind = ICUBridgeCurrencyStyle
    }
    let opened = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        icub_number_formatter_open(locale.tag, Int32(kind), $0.baseAddress, Int32($0.count))
      }
    }
    guard let opened else { return nil }
    handle = opened
  }

  deinit { icub_number_formatter_close(handle) }

  /// A decimal, `inf` or `nan` as it is shown: in full where `isSimple`, also by a compact or scientific style, and without
  /// a sign where `isUnsigned`.
  func parts(_ decimal: String, _ digits: Digits = .own, isSimple: Bool = false, isUnsigned: Bool = false) -> [Part] {
    var isZero: Int32 = 0
    let fraction: Int32
    switch digits {
    case .own: fraction = Int32(ICUBridgeOwnDigits)
    case .all: fraction = Int32(ICUBridgeAllDigits)
    case .fraction(let count): fraction = Int32(count)
    case .zero(let count):
      fraction = Int32(count)
      isZero = 1
    }
    return Bridge.pairs {
      icub_number_formatter_parts(
        handle,
        decimal,
        fraction,
        isSimple ? 1 : 0,
        isZero,
        isUnsigned ? 1 : 0,
        $0,
        $1
      )
    }.compactMap { kind, text in Part.Kind(rawValue: kind).map { Part(kind: $0, text: text) } }
  }

  /// How a style that has a name rounds.
  var rounding: NumberRounding? {
    var result = icub_number_rounding()
    guard icub_number_formatter_rounding(handle, &result) == 0 else { return nil }
    return NumberRounding(
      minimumFraction: Int(result.minimum_fraction),
      maximumFraction: Int(result.maximum_fraction),
      minimumInteger: Int(result.minimum_integer),
      scale: Int(result.scale)
    )
  }
}
