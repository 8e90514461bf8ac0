import AlertCatalog
import LocaleData

/// The sections of a pack that is being written, in the order of the format.
final class PackSections {
  let description = PackBytes()
  let alerts = PackTable()
  let shapes = PackPool()
  let languages = PackBytes()
  let pluralRules = PackPool()
  let numbers = PackPool()
  let formats: PackPool
  let texts = PackBytes()
  let locales: PackTable

  private static let versions = LocaleDataVersions.current

  /// Empty sections but for the formats, which were collected while messages were compiled; `capacity` is about how
  /// many bytes the records will have.
  init(catalog: String, formats: PackPool, capacity: Int = 256) {
    self.formats = formats
    locales = PackTable(capacity: capacity)
    description.text(catalog)
    description.text(Self.versions.icu)
    description.text(Self.versions.cldr)
  }

  /// Begins the entry of a locale with as much of its data as its messages need; its table of alerts follows.
  func beginLocale(_ tag: String, _ data: PackLocaleData, relatives: [Int]) {
    locales.begin()
    let entry = locales.entries
    entry.text(tag)
    entry.byte(data.isRightToLeft ? 1 : 0)
    entry.number(data.cardinalRules.map { pluralRules.offset(of: $0) + 1 } ?? 0)
    entry.number(data.ordinalRules.map { pluralRules.offset(of: $0) + 1 } ?? 0)
    entry.number(data.numbers.map { numbers.offset(of: $0) + 1 } ?? 0)
    entry.number(relatives.count)
    for relative in relatives { entry.number(relative) }
  }

  /// - Returns: `nil` where the pack would be larger than the format can say.
  func assemble(
    signature: UInt64,
    fallback: PackFormat.Fallback,
    isolation: AlertIsolation = .none
  ) -> [UInt8]? {
    let alertTable = PackBytes()
    alerts.write(to: alertTable)
    let localeTable = PackBytes(capacity: locales.entries.count + 1024)
    locales.write(to: localeTable)
    let sections = [
      description, alertTable, shapes.bytes, languages, pluralRules.bytes, numbers.bytes, formats.bytes, texts,
      localeTable,
    ]
    let size = sections.reduce(PackFormat.headerSize) { $0 + $1.count }
    guard size < 1 << 28 else { return nil }
    let pack = PackBytes(capacity: size)
    pack.bytes(PackFormat.magic.utf8Start, PackFormat.magic.utf8CodeUnitCount)
    pack.byte(PackFormat.version)
    pack.fixed(size, width: 4)
    pack.bits(signature)
    let checksum = pack.count
    pack.bits(0)
    let checked = pack.count
    pack.byte(fallback.rawValue | (isolation == .bidi ? 2 : 0))
    var start = PackFormat.headerSize
    for section in sections {
      pack.fixed(start, width: 4)
      start += section.count
    }
    for section in sections { pack.bytes(of: section) }
    pack.replaceBits(at: checksum, by: PackFormat.checksum(pack.start + checked, pack.count - checked))
    return pack.array
  }
}
