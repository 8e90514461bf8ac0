import AlertCatalog

/// A section of a pack in which equal entries are stored once.
final class PackPool {
  let bytes = PackBytes()
  /// In the order in which they came.
  private(set) var entries: [[UInt8]] = []
  private var offsets: [[UInt8]: Int] = [:]
  /// Whether an entry was asked for since this was set to false.
  var isUsed = false

  /// Where an entry starts.
  func offset(of entry: PackBytes) -> Int { offset(of: entry.array) }

  /// Where an entry starts.
  func offset(of entry: [UInt8]) -> Int {
    isUsed = true
    if let offset = offsets[entry] { return offset }
    let offset = bytes.count
    offsets[entry] = offset
    entries.append(entry)
    bytes.bytes(entry)
    return offset
  }

  /// Of the first bytes.
  func checksum(of size: Int) -> UInt64 { PackFormat.checksum(bytes.start, size) }
}
