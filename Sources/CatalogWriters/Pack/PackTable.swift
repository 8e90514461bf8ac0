/// A table of a pack that is being written: its entries, and where each starts.
final class PackTable {
  let entries: PackBytes
  private var offsets: [Int] = []

  init(capacity: Int = 256) {
    entries = PackBytes(capacity: capacity)
  }

  /// What is appended to `entries` from now on is the next entry.
  func begin() { offsets.append(entries.count + 1) }

  /// The next entry is missing.
  func skip() { offsets.append(0) }

  func write(to bytes: PackBytes) {
    writeOffsets(to: bytes)
    bytes.bytes(of: entries)
  }

  /// What stands before the entries.
  func writeOffsets(to bytes: PackBytes) {
    let width = Self.width(of: entries.count + 1)
    bytes.fixed(offsets.count, width: 4)
    bytes.byte(width)
    for offset in offsets { bytes.fixed(offset, width: width) }
  }

  private static func width(of number: Int) -> Int {
    var width = 1
    while number >> (7 * width) > 0 { width += 1 }
    return width
  }
}
