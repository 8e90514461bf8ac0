import CatalogDiagnostics

/// How a date or a time of day is shown: what stands behind `date` or `time` in a message.
package enum DateStyle: Sendable, Hashable {
  /// `{d, date, short}`, in any letter case.
  case named(Length)
  /// `{d, date, ::yMMMd}`: which fields are shown. The locale puts them in order.
  case skeleton(String)

  package enum Length: String, Sendable, CaseIterable {
    case short, medium, long, full
  }

  /// The style that a text behind the second comma names. `nil` for a pattern, which is the same in every language.
  package init?(_ text: String) {
    if text.hasPrefix("::") {
      self = .skeleton(String(text.dropFirst(2)))
    } else if let length = Length(rawValue: text.lowercased()) {
      self = .named(length)
    } else {
      return nil
    }
  }

  /// As ICU reads it.
  package var text: String {
    switch self {
    case .named(let length): length.rawValue
    case .skeleton(let fields): "::" + fields
    }
  }
}

extension DateStyle {
  /// Why the style cannot be compiled, or `nil` where it can.
  package var refusal: String? {
    guard case .skeleton(let fields) = self else { return nil }
    if fields.isEmpty { return "a skeleton names the fields to show, such as `::yMMMd` or `::jmm`" }
    if fields.utf8.count > Self.skeletonLimit { return "a skeleton has at most \(Self.skeletonLimit) letters" }
    for letter in fields {
      if Self.fields.contains(letter) { continue }
      return Self.reasons[letter]
        ?? "a skeleton cannot have \(quoted(String(letter))); its letters are those of UTS #35"
    }
    for letter in fields {
      let count = fields.count { $0 == letter }
      if let most = Self.mostLetters[letter], count > most { return "`\(letter)` stands at most \(most) times" }
      if letter == "O", count != 1, count != 4 { return "`O` stands once, or four times" }
    }
    return nil
  }

  /// Of fields that ICU shows in ways of its own where they have more letters than it has digits, or than UTS #35 knows.
  private static let mostLetters: [Character: Int] = [
    "y": 10, "Y": 10, "u": 10, "w": 10, "W": 10, "d": 10, "D": 10, "F": 10, "g": 10, "S": 13, "Z": 5, "X": 5, "x": 5,
  ]

  private static let skeletonLimit = 60

  /// The fields of UTS #35 that depend on nothing but the calendar, the locale and the offset from UTC.
  private static let fields: Set<Character> = Set("GyYuQqMLwWdDFgEecabBhHKkjJCmsSAzZOvXx")

  private static let reasons: [Character: String] = [
    "V": "`V` names the place of a time zone, which is not known when a text is shown; use `O` for its offset",
    "U": "`U` names the years of calendars that no locale uses by default; use `y`",
    "r": "`r` is for calendars that no locale uses by default; use `y`",
    "l": "`l` is obsolete; remove it",
  ]

  /// What is said of anything that is neither a style nor a skeleton.
  package static let patternRefusal =
    "a pattern shows dates in the same order in every language; use short, medium, long, full, or a skeleton such as `::yMMMd`"
}
