import MessageFormat

/// How a locale shows dates in one style: all that showing one without locale data needs.
package struct DatePattern: Sendable, Hashable {
  /// The calendars that locales use by default.
  package enum Calendar: String, Sendable, CaseIterable {
    /// With the Julian calendar before 15 October 1582.
    case gregorian
    /// The same with other years.
    case buddhist
    case persian
    /// The calendar of Saudi Arabia, by tables from 1300 to 1600, by calculation else.
    case ummAlQura = "islamic-umalqura"
  }

  package struct Field: Sendable, Hashable {
    /// As UTS #35 has it: `M`.
    package let letter: UInt8
    package let count: Int

    package var text: String { String(repeating: String(Unicode.Scalar(letter)), count: count) }
  }

  package enum Part: Sendable, Hashable {
    case literal(String)
    case field(Field)
  }

  package let calendar: Calendar
  /// 1 is Sunday.
  package let firstWeekday: Int
  package let minimalDaysInFirstWeek: Int
  package let parts: [Part]
  /// Of the fields that show names, and of numbers that are not written in digits; see `DateFormat.names(of:)`.
  package let names: [Field: [String]]
  /// What fields of the time zone show for UTC.
  package let utcNames: [Field: String]
  /// Where an offset from GMT may be shown.
  package let zone: ZonePatterns?
  package let numbers: NumberSymbols
}

extension DatePattern {
  private static let known = Cache<Question, DatePattern?>()

  private struct Question: Hashable {
    let locale: LocaleID
    let use: DateFormat.Use
  }

  /// The pattern that ICU uses for texts in the locale; root's for a locale that it does not know.
  ///
  /// `nil` where ICU refuses the style or shows something that depends on more than the pattern says.
  package static func pattern(for locale: LocaleID, _ use: DateFormat.Use) -> DatePattern? {
    known.value(for: Question(locale: locale, use: use)) { DatePattern(reading: use, locale) }
  }

  private init?(reading use: DateFormat.Use, _ locale: LocaleID) {
    guard let format = DateFormat(use, locale: locale), let facts = format.facts,
      let calendar = Calendar(rawValue: facts.calendar), let numbers = NumberSymbols.symbols(for: locale)
    else { return nil }
    self.calendar = calendar
    self.numbers = numbers
    firstWeekday = facts.firstWeekday
    minimalDaysInFirstWeek = facts.minimalDaysInFirstWeek
    parts = Self.parts(of: facts.pattern)
    var names: [Field: [String]] = [:]
    var utcNames: [Field: String] = [:]
    var zone: ZonePatterns?
    for case .field(let field) in parts {
      switch field.kind {
      case .number:
        // Some patterns write one of their numbers in other numerals: Hawaiian months are Roman.
        if Self.isWritten(format.text(of: Self.sample, pattern: field.text), with: numbers.digits) { continue }
        guard field.letter == UInt8(ascii: "M") else { return nil }
        names[field] = format.names(of: field.text)
      case .name:
        names[field] = format.names(of: field.text)
        guard names[field]?.isEmpty == false else { return nil }
      case .zone:
        utcNames[field] = format.text(of: 0, pattern: field.text)
        zone = format.zone
        guard zone != nil else { return nil }
      case nil: return nil
      }
    }
    self.names = names
    self.utcNames = utcNames
    self.zone = zone
  }

  /// Whether a field stands behind the others between the marks by which CLDR shows that it has no pattern for them all:
  /// `M/Y (├day of year: D┤)`. Some locales write such fields in words of their own.
  package var marksMissingPatterns: Bool {
    parts.contains { part in
      if case .literal(let text) = part { text.unicodeScalars.contains("├") } else { false }
    }
  }

  /// 28 November 2019: every number has another digit.
  private static let sample = 1_574_933_696_789.0

  private static func isWritten(_ number: String?, with digits: [String]) -> Bool {
    guard let number, !number.isEmpty else { return false }
    let digits = Set(digits.joined().unicodeScalars)
    return number.unicodeScalars.allSatisfy(digits.contains)
  }

  /// Takes a pattern of UTS #35 apart. Letters are fields, unless they are quoted.
  static func parts(of pattern: String) -> [Part] {
    var parts: [Part] = []
    var literal = ""
    var isQuoted = false
    var rest = pattern.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "'" {
        if rest.first == "'" {
          literal.unicodeScalars.append("'")
          rest.removeFirst()
        } else {
          isQuoted.toggle()
        }
      } else if !isQuoted, scalar.isASCII, scalar.properties.isAlphabetic {
        var count = 1
        while rest.first == scalar {
          rest.removeFirst()
          count += 1
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        parts.append(.field(Field(letter: UInt8(scalar.value), count: count)))
      } else {
        literal.unicodeScalars.append(scalar)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
    return parts
  }
}

extension DatePattern.Field {
  package enum Kind: Sendable {
    case number, name, zone
  }

  /// What the field shows; `nil` where it is not known.
  package var kind: Kind? {
    switch letter {
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "Q"), UInt8(ascii: "q"), UInt8(ascii: "e"),
      UInt8(ascii: "c"):
      count > 2 ? .name : .number
    case UInt8(ascii: "G"), UInt8(ascii: "E"), UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "B"): .name
    case UInt8(ascii: "z"), UInt8(ascii: "Z"), UInt8(ascii: "O"), UInt8(ascii: "v"), UInt8(ascii: "X"),
      UInt8(ascii: "x"):
      .zone
    default: Self.numbers.contains(letter) ? .number : nil
    }
  }

  private static let numbers = Set("yYuwWdDFghHKkmsSA".utf8)
}
