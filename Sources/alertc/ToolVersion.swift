import LocaleData

/// The versions that the tool's results depend on.
enum ToolVersion {
  static let number = "0.1.0"

  /// `alertc 0.1.0 (ICU 72.1, CLDR 42)`
  static var text: String {
    let versions = LocaleDataVersions.current
    return "alertc \(number) (ICU \(versions.icu), CLDR \(versions.cldr))"
  }
}
