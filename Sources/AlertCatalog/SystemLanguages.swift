#if canImport(Darwin)
  import Darwin
  public import Foundation
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import ucrt
#endif

// What the runtime asks the platform for, in the one file that imports anything.

/// The languages that the person using the device or the process prefers.
enum SystemLanguages {
  /// BCP 47 tags, the most wanted first. Asked each time, so that a change of the language is seen.
  static var preferred: [String] {
    #if canImport(Darwin)
      // The language chosen for this app first, then those chosen for the device.
      Bundle.main.preferredLocalizations + Locale.preferredLanguages
    #else
      EnvironmentLanguages { name in
        guard let value = getenv(name) else { return nil }
        return String(cString: value)
      }.preferred
    #endif
  }
}

/// The time zone of the device or the process.
enum SystemTimeZone {
  /// From the year 1 to 9999, as far as C libraries know time zones.
  private static let range = -62_135_596_800.0...253_402_300_799.0

  /// The seconds that local time is ahead of UTC at a time.
  @Sendable
  static func offset(at secondsSince1970: Double) -> Int {
    let seconds = min(max(secondsSince1970.isNaN ? 0 : secondsSince1970, range.lowerBound), range.upperBound)
    var parts = tm()
    #if canImport(WinSDK)
      var time = __time64_t(seconds)
      return _localtime64_s(&parts, &time) == 0 ? Int(_mkgmtime64(&parts) - time) : 0
    #else
      var time = time_t(seconds)
      return localtime_r(&time, &parts) == nil ? 0 : Int(parts.tm_gmtoff)
    #endif
  }
}

#if canImport(Darwin)
  extension Date: AlertDate {}
#endif
