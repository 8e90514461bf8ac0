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
    let localeOffsets = PackBytes()
    locales.writeOffsets(to: localeOffsets)
    let sections = [
      [description], [alertTable], [shapes.bytes], [languages], [pluralRules.bytes], [numbers.bytes], [formats.bytes],
      [texts], [localeOffsets, locales.entries],
    ]
    let sizes = sections.map { $0.reduce(0) { $0 + $1.count } }
    let size = sizes.reduce(PackFormat.headerSize, +)
    guard size < 1 << 28 else { return nil }
    let head = PackBytes()
    head.bytes(PackFormat.magic.utf8Start, PackFormat.magic.utf8CodeUnitCount)
    head.byte(PackFormat.version)
    head.fixed(size, width: 4)
    head.bits(signature)
    let checksum = head.count
    head.bits(0)
    let checked = head.count
    head.byte(fallback.rawValue | (isolation == .bidi ? 2 : 0))
    var start = PackFormat.headerSize
    for size in sizes {
      head.fixed(start, width: 4)
      start += size
    }
    return Self.join([head] + sections.joined(), size, checksum: checksum, from: checked)
  }

  /// One after the other, with the checksum of what comes behind `checked`.
  private static func join(_ pieces: [PackBytes], _ size: Int, checksum: Int, from checked: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      for piece in pieces {
        (base + count).update(from: piece.start, count: piece.count)
        count += piece.count
      }
      let bits = PackBytes()
      bits.bits(PackFormat.checksum(base + checked, count - checked))
      (base + checksum).update(from: bits.start, count: bits.count)
    }
  }
}
