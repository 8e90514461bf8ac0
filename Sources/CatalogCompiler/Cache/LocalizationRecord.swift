import CatalogChecks
import CatalogDiagnostics

/// What was found out about one localization, before configuration and suppressions choose what counts.
struct LocalizationRecord: Sendable {
  /// While its texts were put in their places.
  var built: [Finding]
  var checked: [Finding]
  var uses: ArgumentUses

  init(built: [Finding], checked: [Finding], uses: ArgumentUses) {
    self.built = built
    self.checked = checked
    self.uses = uses
  }

  /// `nil` where a finding is about a file that the localization does not depend on.
  func content(_ coding: FindingCoding) -> [UInt8]? {
    guard built.allSatisfy(coding.canKeep), checked.allSatisfy(coding.canKeep) else { return nil }
    var writer = CacheWriter()
    writer.list(built, coding.write)
    writer.list(checked, coding.write)
    writer.list(uses.alerts.sorted { $0.key < $1.key }) { use, writer in
      writer.number(use.key)
      writer.bits(use.value)
    }
    return writer.bytes
  }

  init(_ reader: CacheReader, _ coding: FindingCoding) throws(CacheMiss) {
    var reader = reader
    built = try reader.list(coding.finding)
    checked = try reader.list(coding.finding)
    let uses = try reader.list { reader throws(CacheMiss) in (try reader.number(), try reader.bits()) }
    self.uses = ArgumentUses(alerts: Dictionary(uses) { first, _ in first })
    guard reader.isAtEnd else { throw CacheMiss() }
  }
}
