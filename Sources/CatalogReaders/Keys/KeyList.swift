/// The keys of a file or of one dictionary, for finding those that are equal. Keys that stand in the file as they are
/// cost no copy.
///
/// A key is hashed when it is added, while its bytes are at hand. Equal ones are looked for at the end, in groups so
/// small that nothing waits for memory. The hash is seeded anew in each run, so that no file can be made to be slow.
struct KeyList {
  private let bytes: UnsafePointer<UInt8>
  private let seed = UInt64.random(in: .min ... .max)
  /// In the order of the keys: the hash in the upper half, the index in the lower.
  private var hashes: [UInt64] = []
  private var places: [Place] = []
  /// The keys that differ from their bytes in the file, one behind the other.
  private var decoded: [UInt8] = []

  private struct Place {
    /// In the file, or in `decoded`, there counted from -1 downwards.
    var start: Int32
    var count: Int32
  }

  /// - Parameters:
  ///   - bytes: The file's, which must outlive the list.
  ///   - capacity: How many keys there will be, about.
  init(_ bytes: UnsafePointer<UInt8>, capacity: Int) {
    self.bytes = bytes
    hashes.reserveCapacity(capacity)
    places.reserveCapacity(capacity)
  }

  var count: Int { hashes.count }

  /// Adds the key that stands at `range` in the file.
  @inline(__always)
  mutating func append(_ range: Range<Int>) {
    append(
      hash(bytes + range.lowerBound, range.count),
      Place(start: Int32(range.lowerBound), count: Int32(range.count))
    )
  }

  /// Adds a key that differs from its bytes in the file.
  mutating func append(decoded key: [UInt8]) {
    let place = Place(start: -1 - Int32(decoded.count), count: Int32(key.count))
    decoded.append(contentsOf: key)
    append(key.withUnsafeBufferPointer { hash($0.baseAddress ?? bytes, $0.count) }, place)
  }

  @inline(__always)
  private mutating func append(_ hash: UInt64, _ place: Place) {
    hashes.append(hash & 0xFFFF_FFFF_0000_0000 | UInt64(truncatingIfNeeded: hashes.count))
    places.append(place)
  }

  /// Each key that is equal to an earlier one, with the first such one, by index.
  func duplicates() -> [(index: Int, first: Int)] {
    guard hashes.count > 1 else { return [] }
    return places.withUnsafeBufferPointer { places in
      decoded.withUnsafeBufferPointer { decoded in
        guard let places = places.baseAddress else { return [] }
        let base = decoded.baseAddress ?? bytes
        return KeyGroups.equalPairs(hashes) { one, other in
          isEqual(places[one], places[other], base)
        }
      }
    }
  }

  private func isEqual(_ one: Place, _ other: Place, _ decoded: UnsafePointer<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    let left = one.start < 0 ? decoded + Int(-1 - one.start) : bytes + Int(one.start)
    let right = other.start < 0 ? decoded + Int(-1 - other.start) : bytes + Int(other.start)
    var offset = 0
    while offset < Int(one.count) {
      if left[offset] != right[offset] { return false }
      offset += 1
    }
    return true
  }

  /// Eight bytes at a time, each folded into the hash by a full multiplication.
  @inline(__always)
  private func hash(_ key: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(key)
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
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
}
