/// Which argument formats can be compiled: the one place that decides it.
///
/// The parser reads all of ICU's; what no writer can bake yet is refused with `unsupported-format`, so that it is
/// never shown wrongly.
package enum SupportedFormats {
  /// Why `format` cannot be compiled and what to write instead, or `nil` where it can.
  package static func refusal(of format: Argument.Format) -> String? {
    switch format {
    case .plain, .plural, .select, .number(nil): nil
    case .number(let style?):
      style.isSkeleton
        ? "number skeletons cannot be compiled; write {n, number} or pass a formatted string"
        : "number styles cannot be compiled; write {n, number} or pass a formatted string"
    case .date, .time: "dates and times cannot be compiled; pass a formatted string and write the argument’s name alone"
    case .list: "lists cannot be compiled; pass a joined string and write the argument’s name alone"
    case .printf(let conversion): refusal(of: conversion)
    }
  }

  /// Strings and integers are shown as they are; flags, width, precision and other numbers need more.
  private static func refusal(of conversion: PrintfConversion) -> String? {
    let specifier = "`%" + conversion.text + "`"
    switch conversion.kind {
    case .object, .cString: return nil
    case .signed, .unsigned:
      return conversion.isBare
        ? nil : "\(specifier) cannot be compiled; write `%lld`, or pass a formatted string as `%@`"
    case .octal, .hexadecimal, .fixed, .exponent, .general, .hexadecimalFloat, .character:
      return "\(specifier) cannot be compiled; pass a formatted string as `%@`"
    case .pointer, .count: return "\(specifier) has no place in a text; remove it, or pass a string as `%@`"
    }
  }

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
