import CatalogDiagnostics

/// Which argument formats can be compiled: the one place that decides it.
///
/// The parser reads all of ICU's; what no writer can bake yet is refused with `unsupported-format`, so that it is
/// never shown wrongly.
package enum SupportedFormats {
  /// Why `format` cannot be compiled and what to write instead, or `nil` where it can.
  package static func refusal(of format: Argument.Format) -> String? {
    switch format {
    case .plain, .plural, .select, .number(nil), .list: nil
    case .number(let style?): refusal(ofNumber: style)
    case .date(nil), .time(nil): nil
    case .date(let style?), .time(let style?):
      if let known = DateStyle(style.text) { known.refusal } else { DateStyle.patternRefusal }
    case .printf(let conversion): refusal(of: conversion)
    }
  }

  /// What of a skeleton cannot be compiled is found where the skeleton is read, `NumberSkeletonParser`.
  private static func refusal(ofNumber style: Argument.Style) -> String? {
    guard !style.isSkeleton, NumberKeyword(style) == nil else { return nil }
    if let keyword = Suggestions.closest(to: style.text, among: NumberKeyword.allCases.map(\.rawValue)) {
      return "the number style \(quoted(style.text)) cannot be compiled; did you mean `\(keyword)`?"
    }
    return "number patterns cannot be compiled; write `integer`, `percent`, `currency` or a skeleton such as `::.00`"
  }

  /// What shows numbers of people is compiled; not what shows memory or the bits of a double.
  private static func refusal(of conversion: PrintfConversion) -> String? {
    var specifier: String { Self.specifier(conversion) }
    switch conversion.kind {
    case .object: return nil
    case .cString:
      guard conversion.width == nil, conversion.precision == nil else {
        return "\(specifier): width and precision of a text cannot be compiled; write `%@`"
      }
      return nil
    case .signed, .unsigned, .fixed, .exponent, .general, .octal, .hexadecimal:
      return refusal(ofFieldsOf: conversion)
    case .hexadecimalFloat: return "\(specifier) shows the bits of a number; write `%f`, `%e` or `%g`"
    case .character: return "\(specifier) shows the character that has this number; pass it as a string, `%@`"
    case .pointer, .count: return "\(specifier) has no place in a text; remove it, or pass a string as `%@`"
    }
  }

  private static func refusal(ofFieldsOf conversion: PrintfConversion) -> String? {
    refusal(of: conversion.width, conversion) ?? refusal(of: conversion.precision, conversion)
  }

  private static func refusal(of amount: PrintfConversion.Amount?, _ conversion: PrintfConversion) -> String? {
    var specifier: String { Self.specifier(conversion) }
    switch amount {
    case .fixed(let number)? where number > fieldLimit:
      return "\(specifier) asks for more than \(fieldLimit) characters; write a smaller number"
    case .argument?:
      return "\(specifier): `*` takes its number from another argument, which cannot be compiled; write the number"
    case .fixed?, nil: return nil
    }
  }

  private static func specifier(_ conversion: PrintfConversion) -> String { "`%" + conversion.text + "`" }

  /// What a width or precision can be at most.
  private static let fieldLimit = 99

  /// Argument types of ICU that are refused for good, with what to write instead.
  package static func refusal(ofType type: String) -> String? {
    switch type {
    case "choice": "`choice` cannot be compiled; use `plural` or `select`"
    case "spellout": "`spellout` cannot be compiled; use `number`, or pass a formatted string"
    case "ordinal": "`ordinal` cannot be compiled; use `selectordinal`"
    case "duration": "`duration` cannot be compiled; pass a formatted string and write the argument’s name alone"
    default: nil
    }
  }
}
