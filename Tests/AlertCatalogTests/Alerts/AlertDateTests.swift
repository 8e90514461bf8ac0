public import AlertCatalog
public import Foundation
import Testing

/// What an app writes once where it has Foundation and is not on an Apple platform.
#if !canImport(Darwin)
  extension Date: AlertDate {}
#endif

@Suite("Dates as arguments")
struct AlertDateTests {
  /// As generated functions take and pass them.
  private func argument(_ date: some AlertDate) -> AlertArgument { .date(date) }

  @Test("Foundation’s dates and instants without Foundation are the same")
  func kinds() {
    #expect(argument(Date(timeIntervalSince1970: -1.5)) == .date(secondsSince1970: -1.5))
    #expect(argument(AlertInstant(secondsSince1970: 86_400)) == .date(secondsSince1970: 86_400))
  }

  @Test("a localizer shows dates in the system’s time zone unless it has another")
  func timeZones() {
    var localizer = AlertLocalizer(preferredLanguages: ["de"])
    localizer.timeZone = AlertTimeZone { $0 < 0 ? 3600 : 7200 }
    localizer.preferredLanguages = ["en"]
    #expect(localizer.timeZone.offset(secondsSince1970: -1) == 3600)
    #expect(localizer.timeZone.offset(secondsSince1970: 1) == 7200)
    #expect(AlertTimeZone(secondsFromGMT: -1800).offset(secondsSince1970: 0) == -1800)
    #expect(AlertTimeZone.utc.offset(secondsSince1970: 0) == 0)
    for seconds in [0, 1e9, -1e9, 1.7e9] {
      let expected = TimeZone.current.secondsFromGMT(for: Date(timeIntervalSince1970: seconds))
      #expect(AlertTimeZone.system.offset(secondsSince1970: seconds) == expected)
    }
  }
}
