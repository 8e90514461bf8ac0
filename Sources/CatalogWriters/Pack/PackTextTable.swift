/// All different texts of a pack that is being written.
final class PackTextTable {
  /// Where texts are compiled to. What lies behind `pending` belongs to no text yet.
  let bytes: PackBytes
  private(set) var texts: [CompiledText] = []
  private var pending = 0
  /// Indices of texts plus 1, by hash; 0 where there is none.
  private var slots: [Int32]

  init(expectedCount: Int) {
    bytes = PackBytes(capacity: expectedCount * 32)
    texts.reserveCapacity(expectedCount)
    var size = 64
    while size < expectedCount * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// Forgets what was appended to `bytes` since the last text.
  func dropPending() { bytes.truncate(to: pending) }

  /// Makes a text of what was appended to `bytes` since the last one, or finds the same text among the earlier ones.
  ///
  /// - Returns: The index of the text.
  func intern(isConstant: Bool) -> Int {
    if texts.count * 2 >= slots.count { rehash() }
    let size = bytes.count - pending
    let start = bytes.start + pending
    var slot = Self.hash(start, size, isConstant) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if isEqual(texts[index], start, size, isConstant) {
        dropPending()
        return index
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    texts.append(CompiledText(start: pending, size: size, isConstant: isConstant))
    slots[slot] = Int32(truncatingIfNeeded: texts.count)
    pending = bytes.count
    return texts.count - 1
  }

  private func isEqual(_ text: CompiledText, _ start: UnsafePointer<UInt8>, _ size: Int, _ isConstant: Bool) -> Bool {
    guard text.size == size, text.isConstant == isConstant else { return false }
    let other = bytes.start + text.start
    var index = 0
    while index < size {
      if other[index] != start[index] { return false }
      index += 1
    }
    return true
  }

  private func rehash() {
    slots = Array(repeating: 0, count: slots.count * 2)
    for (index, text) in texts.enumerated() {
      var slot = Self.hash(bytes.start + text.start, text.size, text.isConstant) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(truncatingIfNeeded: index + 1)
    }
  }

  private static func hash(_ start: UnsafePointer<UInt8>, _ size: Int, _ isConstant: Bool) -> Int {
    var hash: UInt64 = isConstant ? 0xCBF2_9CE4_8422_2325 : 0x9E37_79B9_7F4A_7C15
    let raw = UnsafeRawPointer(start)
    var offset = 0
    while offset + 8 <= size {
      hash = (hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* 0x9FB2_1C65_1E98_DF25
      hash ^= hash >> 32
      offset += 8
    }
    while offset < size {
      hash = (hash ^ UInt64(start[offset])) &* 0x0000_0100_0000_01B3
      offset += 1
    }
    hash ^= hash >> 29
    return Int(truncatingIfNeeded: hash & 0x7FFF_FFFF)
  }
}

extension PackTextTable {
  /// One more record holds a text.
  func use(_ index: Int) { texts[index].uses += 1 }

  /// Chooses the texts that are stored once for several records, those used most first, and writes them.
  func shareRepeated(to bytes: PackBytes) {
    let shared = texts.indices.filter { texts[$0].savesSpaceWhenShared }
      .sorted { (texts[$0].uses, $1) > (texts[$1].uses, $0) }
    let table = PackTable()
    for (position, index) in shared.enumerated() {
      texts[index].sharedIndex = position
      table.begin()
      write(texts[index], to: table.entries)
    }
    table.write(to: bytes)
  }

  /// Writes a text as a record refers to it.
  func writeReference(to index: Int, _ output: PackBytes) {
    let text = texts[index]
    if let shared = text.sharedIndex {
      output.number((shared + 1) << 2)
    } else {
      write(text, to: output)
    }
  }

  private func write(_ text: CompiledText, to output: PackBytes) {
    output.number(text.header)
    output.bytes(bytes.start + text.start, text.size)
  }
}

extension CompiledText {
  /// A shared text costs an offset of about three bytes, and a reference of about two for each use.
  fileprivate var savesSpaceWhenShared: Bool { uses > 1 && (uses - 1) * (size + 2) > 3 + 2 * uses }
}
