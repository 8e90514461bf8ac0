/// Finds equal keys among the many of a file. Keys that stand in the file as they are cost no copy.
///
/// The hash is seeded anew in each run, so that no file can be made to be slow.
final class KeyTable {
  private let bytes: UnsafePointer<UInt8>
  private let seed = UInt64.random(in: .min ... .max)
  /// The keys in their order: offsets into the file, or into `decoded` counted from -1 downwards.
  private var starts: [Int32] = []
  private var counts: [Int32] = []
  private var decoded: [UInt8] = []
  /// The upper half is that of the key's hash, the lower one its index and one; 0 is free.
  private var slots: UnsafeMutablePointer<UInt64>
  private var mask: Int

  /// - Parameters:
  ///   - bytes: The file's, which must outlive the table.
  ///   - capacity: How many keys there will be, about.
  init(_ bytes: UnsafePointer<UInt8>, capacity: Int) {
    self.bytes = bytes
    var size = 16
    while size < capacity * 2 { size *= 2 }
    mask = size - 1
    slots = Self.freeSlots(size)
    starts.reserveCapacity(capacity)
    counts.reserveCapacity(capacity)
  }

  deinit { slots.deallocate() }

  /// Adds a key that stands at `range` in the file. Keys count from 0.
  ///
  /// - Returns: The index of the first equal key, if there is one.
  func insert(_ range: Range<Int>) -> Int? {
    insert(start: Int32(range.lowerBound), bytes + range.lowerBound, range.count)
  }

  /// Adds a key that differs from its bytes in the file.
  ///
  /// - Returns: The index of the first equal key, if there is one.
  func insert(decoded key: [UInt8]) -> Int? {
    let start = -1 - Int32(decoded.count)
    decoded.append(contentsOf: key)
    return key.withUnsafeBufferPointer { buffer in
      insert(start: start, buffer.baseAddress ?? bytes, buffer.count)
    }
  }

  private func insert(start: Int32, _ key: UnsafePointer<UInt8>, _ count: Int) -> Int? {
    if starts.count * 2 > mask { grow() }
    let hash = self.hash(key, count)
    let tag = hash & 0xFFFF_FFFF_0000_0000
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] & 0xFFFF_FFFF_0000_0000 == tag {
        let earlier = Int(slots[slot] & 0xFFFF_FFFF) - 1
        if isEqual(earlier, key, count) {
          append(start, count)
          return earlier
        }
      }
      slot = (slot + 1) & mask
    }
    slots[slot] = tag | UInt64(starts.count + 1)
    append(start, count)
    return nil
  }

  private func append(_ start: Int32, _ count: Int) {
    starts.append(start)
    counts.append(Int32(count))
  }

  private func isEqual(_ index: Int, _ key: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    guard Int(counts[index]) == count else { return false }
    return withKey(index) { other in
      var offset = 0
      while offset < count {
        if other[offset] != key[offset] { return false }
        offset += 1
      }
      return true
    }
  }

  private func withKey<Result>(_ index: Int, _ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    let start = Int(starts[index])
    guard start < 0 else { return body(bytes + start) }
    return decoded.withUnsafeBufferPointer { buffer in
      body(buffer.baseAddress.map { $0 + (-1 - start) } ?? bytes)
    }
  }

  /// Eight bytes at a time, each folded into the hash by a full multiplication.
  @inline(__always)
  private func hash(_ key: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(key)
    var hash = seed ^ UInt64(count)
    var offset = 0
    while offset + 8 <= count {
      hash = fold(hash ^ raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest << 8 | UInt64(key[offset])
      offset += 1
    }
    return fold(hash ^ rest ^ 0xA076_1D64_78BD_642F)
  }

  @inline(__always)
  private func fold(_ word: UInt64) -> UInt64 {
    let product = (word ^ seed).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }

  private func grow() {
    let size = (mask + 1) * 2
    let old = slots
    let oldMask = mask
    slots = Self.freeSlots(size)
    mask = size - 1
    defer { old.deallocate() }
    var index = 0
    while index <= oldMask {
      let entry = old[index]
      index += 1
      guard entry != 0 else { continue }
      let key = Int(entry & 0xFFFF_FFFF) - 1
      var slot = withKey(key) { Int(truncatingIfNeeded: hash($0, Int(counts[key]))) } & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = entry
    }
  }

  private static func freeSlots(_ count: Int) -> UnsafeMutablePointer<UInt64> {
    let slots = UnsafeMutablePointer<UInt64>.allocate(capacity: count)
    slots.initialize(repeating: 0, count: count)
    return slots
  }
}
