/// The bytes of a pack while they are being read.
struct PackView {
  let base: UnsafePointer<UInt8>
  let header: PackHeader

  func reader(of section: Range<Int>, at offset: Int = 0) -> PackReader {
    PackReader(base, at: section.lowerBound &+ offset, end: section.upperBound)
  }

  /// A text of the pack.
  func string(_ bytes: Range<Int>) -> String {
    String(utf8: UnsafeBufferPointer(start: base + bytes.lowerBound, count: bytes.count))
  }

  /// At the start of the shape of an alert.
  func shape(ofAlert index: Int) -> PackReader? {
    var reader = reader(of: header.alerts)
    guard reader.move(toEntry: index) else { return nil }
    _ = reader.text()
    let offset = reader.number()
    return reader.isFailed ? nil : self.reader(of: header.shapes, at: offset)
  }

  var alertCount: Int { count(in: header.alerts) }
  var localeCount: Int { min(count(in: header.locales), PackFormat.maximumLocaleCount) }

  /// The count of a table's entries, 0 where it is malformed. A pack has no more entries than bytes.
  private func count(in section: Range<Int>) -> Int {
    var reader = reader(of: section)
    let count = reader.fixed(4)
    return reader.isFailed || count > section.count ? 0 : count
  }
}

extension AlertPack {
  func read<Result>(_ body: (PackView) -> Result) -> Result {
    storage.withBytes { bytes in
      // The header was read from these bytes, so there are some, and its sections lie inside.
      body(PackView(base: bytes.baseAddress ?? PackFormat.magic.utf8Start, header: header))
    }
  }
}
