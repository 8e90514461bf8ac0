/// A section of a pack in which equal entries are stored once.
final class PackPool {
  let bytes = PackBytes()
  private var offsets: [[UInt8]: Int] = [:]

  /// Where an entry starts.
  func offset(of entry: PackBytes) -> Int {
    let key = entry.array
    if let offset = offsets[key] { return offset }
    let offset = bytes.count
    offsets[key] = offset
    bytes.bytes(of: entry)
    return offset
  }
}
