/// Finds equal keys by their hashes: first parts them into groups that fit the processor's nearest memory, then looks
/// within each group.
enum KeyGroups {
  /// - Parameters:
  ///   - hashes: Each with its key's index in the lower half.
  ///   - isEqual: Whether two keys, by index, are equal; asked for those with equal hashes.
  /// - Returns: Each key that is equal to an earlier one, with the first such one, by index.
  static func equalPairs(_ hashes: [UInt64], isEqual: (Int, Int) -> Bool) -> [(index: Int, first: Int)] {
    var pairs: [(index: Int, first: Int)] = []
    let bits = groupBits(hashes.count)
    if bits == 0 {
      hashes.withUnsafeBufferPointer { find(in: $0, into: &pairs, isEqual) }
      return pairs
    }
    let (grouped, starts) = grouped(hashes, bits)
    grouped.withUnsafeBufferPointer { buffer in
      for group in 0..<(1 << bits) {
        find(in: UnsafeBufferPointer(rebasing: buffer[starts[group]..<starts[group + 1]]), into: &pairs, isEqual)
      }
    }
    return pairs.sorted { $0.index < $1.index }
  }

  /// So that a group has about 500 keys.
  private static func groupBits(_ count: Int) -> Int {
    var bits = 0
    while count >> bits > 1000, bits < 16 { bits += 1 }
    return bits
  }

  /// The hashes by their uppermost bits, in their order within each group, and where each group begins.
  private static func grouped(_ hashes: [UInt64], _ bits: Int) -> (hashes: [UInt64], starts: [Int]) {
    var starts = [Int](repeating: 0, count: (1 << bits) + 1)
    let shift = UInt64(64 - bits)
    let grouped = [UInt64](unsafeUninitializedCapacity: hashes.count) { output, initialized in
      hashes.withUnsafeBufferPointer { input in
        starts.withUnsafeMutableBufferPointer { starts in
          for hash in input { starts[Int(hash >> shift) + 1] += 1 }
          for group in 1..<starts.count { starts[group] += starts[group - 1] }
          for hash in input {
            let group = Int(hash >> shift)
            output[starts[group]] = hash
            starts[group] += 1
          }
          // Each start has moved to the next group's.
          for group in (1..<starts.count).reversed() { starts[group] = starts[group - 1] }
          starts[0] = 0
        }
      }
      initialized = hashes.count
    }
    return (grouped, starts)
  }

  /// Looks in one group, by a table of its own.
  private static func find(
    in group: UnsafeBufferPointer<UInt64>,
    into pairs: inout [(index: Int, first: Int)],
    _ isEqual: (Int, Int) -> Bool
  ) {
    guard let hashes = group.baseAddress, group.count > 1 else { return }
    var size = 4
    while size < group.count * 2 { size *= 2 }
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: size) { slots in
      slots.initialize(repeating: -1)
      var place = 0
      while place < group.count {
        let hash = hashes[place]
        // The uppermost bits are the same all over the group.
        var slot = Int(truncatingIfNeeded: hash >> 32) & (size - 1)
        while slots[slot] >= 0 {
          let other = hashes[Int(slots[slot])]
          if other >> 32 == hash >> 32, isEqual(index(hash), index(other)) {
            pairs.append((index(hash), index(other)))
            break
          }
          slot = (slot + 1) & (size - 1)
        }
        if slots[slot] < 0 { slots[slot] = Int32(place) }
        place += 1
      }
    }
  }

  @inline(__always)
  private static func index(_ hash: UInt64) -> Int { Int(hash & 0xFFFF_FFFF) }
}
