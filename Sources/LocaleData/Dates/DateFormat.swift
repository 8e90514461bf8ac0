import ICUBridge
package import MessageFormat

/// A format of dates that ICU made: where the facts of `DatePattern` come from, and what they are compared with.
///
/// May be used from several threads.
package final class DateFormat: @unchecked Sendable {
  // The handle is never changed, and the bridge locks it.
  private let handle: OpaquePointer

  /// What a message says about a date: `{d}`, `{d, date, …}` or `{d, time, …}`.
  package enum Use: Sendable, Hashable {
    case plain
    case date(DateStyle?)
    case time(DateStyle?)

    fileprivate var words: (type: String, style: String) {
      switch self {
      case .plain: ("", "")
      case .date(let style): ("date", style?.text ?? "")
      case .time(let style): ("time", style?.text ?? "")
      }
    }
  }

  /// `nil` where ICU refuses the style.
  package init?(_ use: Use, locale: LocaleID) {
    let (type, style) = use.words
    guard let opened = icub_date_open(locale.tag, type, style, Int32(clamping: style.utf8.count)) else { return nil }
    handle = opened
  }

  deinit { icub_date_close(handle) }

  package struct Facts: Sendable, Hashable {
    package let pattern: String
    /// CLDR's name: `gregorian`, `persian`.
    package let calendar: String
    /// 1 is Sunday.
    package let firstWeekday: Int
    package let minimalDaysInFirstWeek: Int
  }

  package var facts: Facts? {
    var week: [Int32] = [0, 0]
    let texts = Bridge.list { icub_date_facts(handle, &week, $0, $1) }
    guard texts.count == 2 else { return nil }
    return Facts(
      pattern: texts[0],
      calendar: texts[1],
      firstWeekday: Int(week[0]),
      minimalDaysInFirstWeek: Int(week[1])
    )
  }

  /// The names that a field such as `MMM` shows, in the order of its values. For `b` and `B` 48 texts: for each hour
  /// when it is not over yet, and for each at its very beginning.
  package func names(of field: String) -> [String] {
    Bridge.list { icub_date_names(handle, field, Int32(clamping: field.utf8.count), $0, $1) }
  }

  /// How offsets from GMT are shown.
  package var zone: ZonePatterns? { ZonePatterns(texts: Bridge.list { icub_date_zone(handle, $0, $1) }) }

  /// A date as ICU shows it.
  ///
  /// - Parameters:
  ///   - milliseconds: Since 1970 UTC.
  ///   - zone: A time zone that ICU knows: `UTC`, `GMT+05:30`, `Europe/Berlin`.
  ///   - pattern: In place of the format's own.
  /// - Returns: `nil` where ICU fails.
  package func text(of milliseconds: Double, zone: String = "UTC", pattern: String = "") -> String? {
    Bridge.text {
      icub_date_format_date(handle, pattern, Int32(clamping: pattern.utf8.count), zone, milliseconds, $0, $1)
    }
  }
}
