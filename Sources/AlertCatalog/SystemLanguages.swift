#if canImport(Darwin)
  import Foundation
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import ucrt
#endif

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
