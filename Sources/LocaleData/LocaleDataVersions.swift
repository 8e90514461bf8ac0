import ICUBridge

/// Which data everything in this module comes from.
package struct LocaleDataVersions: Sendable, Hashable {
  package let icu: String
  package let cldr: String
  package let unicode: String

  /// Those of the ICU that the process runs with.
  package static var current: LocaleDataVersions {
    let versions = Bridge.list { icub_versions($0, $1) }
    guard versions.count == 3 else { return LocaleDataVersions(icu: "", cldr: "", unicode: "") }
    return LocaleDataVersions(icu: versions[0], cldr: versions[1], unicode: versions[2])
  }
}
