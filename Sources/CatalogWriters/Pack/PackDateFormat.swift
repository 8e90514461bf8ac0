import AlertCatalog
import LocaleData

/// Writes how a locale shows dates in the form of the pack: names, digits and zone once, for all formats that use them.
struct PackDateFormat {
  private let formats: PackPool

  init(_ formats: PackPool) {
    self.formats = formats
  }

  /// Where the format starts among the pack's formats; `nil` where it has a field that the format of packs does not.
  func offset(of pattern: DatePattern) -> Int? {
    let parts = PackBytes(capacity: 64)
    for part in pattern.parts {
      switch part {
      case .literal(let text):
        parts.number(text.utf8.count << 1)
        parts.bytes(Array(text.utf8))
      case .field(let field):
        guard write(field, of: pattern, to: parts) else { return nil }
      }
    }
    let bytes = PackBytes(capacity: 64)
    bytes.byte(pattern.calendar.packed.rawValue)
    bytes.byte(pattern.firstWeekday)
    bytes.byte(pattern.minimalDaysInFirstWeek)
    bytes.byte((pattern.shows("m") ? 1 : 0) + (pattern.shows("s") ? 2 : 0))
    bytes.number(formats.offset(of: Self.digits(pattern.numbers)))
    bytes.number(pattern.zone.map { formats.offset(of: Self.zone($0)) + 1 } ?? 0)
    if pattern.calendar == .ummAlQura {
      guard let table = UmmAlQura.table else { return nil }
      bytes.number(formats.offset(of: Self.table(table)) + 1)
    } else {
      bytes.number(0)
    }
    bytes.number(parts.count)
    bytes.bytes(of: parts)
    return formats.offset(of: bytes)
  }
}

extension PackDateFormat {
  private func write(_ field: DatePattern.Field, of pattern: DatePattern, to bytes: PackBytes) -> Bool {
    guard let packed = pattern.names[field] == nil ? field.packed : field.named else { return false }
    bytes.number(packed.rawValue << 1 | 1)
    switch field.kind {
    case .number where pattern.names[field] == nil:
      // The day of the week that stands by itself is never filled up.
      bytes.byte(field.letter == UInt8(ascii: "c") ? 1 : min(field.count, 0x7F))
    case .number, .name:
      guard let names = pattern.names[field] else { return false }
      bytes.number(formats.offset(of: packed == .dayPeriodName ? Self.hours(names) : Self.names(names)))
    case .zone:
      if packed == .isoOffset {
        bytes.byte(field.isoOffset.rawValue)
      } else {
        bytes.byte(field.count == 4 ? 1 : 0)
        if packed == .zoneName { bytes.text(pattern.utcNames[field] ?? "") }
      }
    case nil: return false
    }
    return true
  }

  private static func names(_ names: [String]) -> PackBytes {
    let bytes = PackBytes(capacity: 128)
    bytes.number(names.count)
    for name in names { bytes.text(name) }
    return bytes
  }

  /// Names of 48 hours, most of which are the same.
  private static func hours(_ hours: [String]) -> PackBytes {
    var different: [String] = []
    let indices = hours.map { name -> Int in
      if let index = different.firstIndex(of: name) { return index }
      different.append(name)
      return different.count - 1
    }
    let bytes = names(different)
    for index in indices { bytes.byte(index) }
    return bytes
  }

  private static func digits(_ numbers: NumberSymbols) -> PackBytes {
    let digits = PackNumberStyle.shortened(numbers.digits)
    let bytes = PackBytes(capacity: 32)
    bytes.byte(digits.count)
    bytes.text(numbers.negativePrefix)
    bytes.text(numbers.negativeSuffix)
    bytes.text(digits.joined())
    return bytes
  }

  private static func zone(_ zone: ZonePatterns) -> PackBytes {
    let bytes = PackBytes(capacity: 64)
    for text in [zone.prefix, zone.suffix, zone.zero] { bytes.text(text) }
    for text in (zone.positive + zone.negative).flatMap(\.literals) { bytes.text(text) }
    return bytes
  }

  private static func table(_ table: UmmAlQura) -> PackBytes {
    let bytes = PackBytes(capacity: 1024)
    bytes.number(table.firstYear)
    bytes.number(-table.firstDay)
    bytes.number(table.longMonths.count)
    for months in table.longMonths { bytes.fixed(months, width: 2) }
    return bytes
  }
}

extension DatePattern {
  fileprivate func shows(_ letter: Unicode.Scalar) -> Bool {
    parts.contains { part in
      if case .field(let field) = part { UInt32(field.letter) == letter.value } else { false }
    }
  }
}

extension DatePattern.Calendar {
  fileprivate var packed: CalendarKind {
    switch self {
    case .gregorian: .gregorian
    case .buddhist: .buddhist
    case .persian: .persian
    case .ummAlQura: .ummAlQura
    }
  }
}

extension DatePattern.Field {
  /// The field of the pack that shows it without names; `nil` where it has none.
  fileprivate var packed: DateField? {
    switch Unicode.Scalar(letter) {
    case "y": .year
    case "Y": .weekYear
    case "u": .extendedYear
    case "M", "L": .month
    case "Q", "q": .quarter
    case "d": .day
    case "D": .dayOfYear
    case "F": .weekdayOfMonth
    case "w": .weekOfYear
    case "W": .weekOfMonth
    case "e", "c": .weekday
    case "H": .hour23
    case "k": .hour24
    case "K": .hour11
    case "h": .hour12
    case "m": .minute
    case "s": .second
    case "S": .fraction
    case "A": .millisecondOfDay
    case "g": .julianDay
    case "z", "v": .zoneName
    case "O": .zoneOffset
    case "Z": count == 4 ? .zoneOffset : .isoOffset
    case "X", "x": .isoOffset
    default: nil
    }
  }

  /// The field of the pack whose names it shows; `nil` where it has none.
  fileprivate var named: DateField? {
    switch Unicode.Scalar(letter) {
    case "G": .eraName
    case "M", "L": .monthName
    case "Q", "q": .quarterName
    case "E", "e", "c": .weekdayName
    case "a": .amPmName
    case "b", "B": .dayPeriodName
    default: nil
    }
  }

  /// Of `X`, `x` and `Z`, as UTS #35 describes them.
  fileprivate var isoOffset: IsoOffset {
    if letter == UInt8(ascii: "Z") { return count == 5 ? [.extended, .zulu, .seconds] : [.seconds] }
    var style: IsoOffset = letter == UInt8(ascii: "X") ? [.zulu] : []
    if count == 1 { style.insert(.short) }
    if count == 3 || count == 5 { style.insert(.extended) }
    if count > 3 { style.insert(.seconds) }
    return style
  }
}
