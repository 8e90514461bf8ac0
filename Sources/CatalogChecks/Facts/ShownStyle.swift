import MessageFormat

/// What a placeholder makes of its value, as far as two texts must agree in it: a percentage in one language is one in
/// all of them, while how long a date is written is a language's own choice.
enum ShownStyle: Hashable, Sendable {
  /// The value as it usually is.
  case plain
  case wholeNumber, percentage, currency, compact, scientific, decimals
  case hexadecimal, octal, padded
  case date, time, dateAndTime
  case list, alternatives

  /// `nil` for a plural or select, which shows nothing itself.
  init?(_ format: Argument.Format) {
    switch format {
    case .plain, .number(nil): self = .plain
    case .number(let style?): self = style.isSkeleton ? Self.numberSkeleton(style) : Self.numberStyle(style)
    case .date(let style): self = style.flatMap(Self.dateSkeleton) ?? .date
    case .time(let style): self = style.flatMap(Self.dateSkeleton) ?? .time
    case .list(let style): self = style?.text.hasPrefix("or") ?? false ? .alternatives : .list
    case .printf(let conversion): self.init(conversion)
    case .plural, .select: return nil
    }
  }

  private init(_ conversion: PrintfConversion) {
    switch conversion.kind {
    case .hexadecimal, .hexadecimalFloat, .pointer: self = .hexadecimal
    case .octal: self = .octal
    case .exponent: self = .scientific
    case .fixed, .general: self = conversion.precision == nil ? .plain : .decimals
    case .signed, .unsigned: self = conversion.flags.contains(.zeroPadded) ? .padded : .plain
    case .object, .character, .cString, .count: self = .plain
    }
  }

  /// A keyword of ICU's, or a pattern such as `#,##0.00`.
  private static func numberStyle(_ style: Argument.Style) -> ShownStyle {
    switch NumberKeyword(style) {
    case .integer?: .wholeNumber
    case .percent?: .percentage
    case .currency?: .currency
    case nil where style.text.contains("%"): .percentage
    case nil where style.text.contains("¤"): .currency
    case nil: .decimals
    }
  }

  /// Of all that a skeleton says, what changes most of what is read.
  private static func numberSkeleton(_ style: Argument.Style) -> ShownStyle {
    let skeleton = NumberSkeleton.parsing(style).skeleton
    switch (skeleton.unit, skeleton.notation, skeleton.precision) {
    case (.ratio, _, _): return .percentage
    case (.currency, _, _): return .currency
    case (_, .compact, _): return .compact
    case (_, .scientific, _): return .scientific
    case (_, _, .fraction(0, 0)?): return .wholeNumber
    case (_, _, .fraction?), (_, _, .significant?), (_, _, .both?): return .decimals
    case (_, _, .increment?), (_, _, .currency?), (_, _, .unlimited?), (_, _, nil): return .plain
    }
  }

  /// By the fields that a skeleton such as `::yMMMdjm` names.
  private static func dateSkeleton(_ style: Argument.Style) -> ShownStyle? {
    guard style.isSkeleton else { return nil }
    var hasDate = false
    var hasTime = false
    for letter in style.text.unicodeScalars {
      if "GyYuUrQqMLlwWdDFgEec".unicodeScalars.contains(letter) { hasDate = true }
      if "abBhHKkjJCmsSA".unicodeScalars.contains(letter) { hasTime = true }
    }
    return hasDate && hasTime ? .dateAndTime : hasTime ? .time : hasDate ? .date : nil
  }
}
