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
    case .number(let style?): self = style.isSkeleton ? Self.numberSkeleton(style.text) : Self.numberStyle(style.text)
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
  private static func numberStyle(_ text: String) -> ShownStyle {
    switch text {
    case "integer": .wholeNumber
    case "percent": .percentage
    case "currency": .currency
    case _ where text.contains("%"): .percentage
    case _ where text.contains("¤"): .currency
    default: .decimals
    }
  }

  /// Of several stems the one that changes most of what is read.
  private static func numberSkeleton(_ text: String) -> ShownStyle {
    let stems = text.dropFirst(2).split { $0 == " " || $0 == "\n" || $0 == "\t" }
    let styles = Set(stems.map(numberStem))
    let order: [ShownStyle] = [.percentage, .currency, .compact, .scientific, .wholeNumber, .decimals]
    return order.first(where: styles.contains) ?? .plain
  }

  private static func numberStem(_ stem: Substring) -> ShownStyle {
    switch stem {
    case "percent", "permille", "%", "%x100": .percentage
    case "compact-short", "compact-long", "K", "KK": .compact
    case "scientific", "engineering": .scientific
    case "precision-integer", ".": .wholeNumber
    case _ where stem.hasPrefix("currency/"): .currency
    case _ where stem.hasPrefix("E"): .scientific
    case _ where stem.hasPrefix(".") || stem.hasPrefix("@"): .decimals
    default: .plain
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
