/// Where texts are found by their hashes: a table of indices with open addressing.
struct PackTextSlots {
  /// Indices plus 1; 0 where there is none.
  private var slots: [Int32]
  private var count = 0

  init(expectedCount: Int) {
    var size = 64
    while size < expectedCount * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// The slots of texts with these hashes, all different.
  init(hashes: [UInt32]) {
    self.init(expectedCount: hashes.count * 2)
    var index = 0
    while index < hashes.count {
      var slot = first(hashes[index])
      while self[slot] != nil { slot = next(slot) }
      _ = insert(index, at: slot)
      index += 1
    }
  }

  /// The index of the text at a slot.
  private subscript(slot: Int) -> Int? { slots[slot] == 0 ? nil : Int(slots[slot]) - 1 }

  /// Looks for a text: its index, or the slot where it is to be put.
  func find(_ hash: UInt32, _ isEqual: (_ index: Int) -> Bool) -> Place {
    var slot = first(hash)
    while let index = self[slot] {
      if isEqual(index) { return .known(index) }
      slot = next(slot)
    }
    return .free(slot)
  }

  enum Place {
    case known(Int)
    case free(Int)
  }

  private func first(_ hash: UInt32) -> Int { Int(hash) & (slots.count - 1) }

  private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }

  /// - Returns: Whether there is room for another one.
  mutating func insert(_ index: Int, at slot: Int) -> Bool {
    slots[slot] = Int32(truncatingIfNeeded: index + 1)
    count += 1
    return count * 2 < slots.count
  }

  static func hash(_ start: UnsafePointer<UInt8>, _ size: Int, _ isConstant: Bool) -> UInt32 {
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
    return UInt32(truncatingIfNeeded: hash)
  }
}
