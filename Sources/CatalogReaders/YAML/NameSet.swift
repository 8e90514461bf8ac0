/// The keys of one mapping so far: finds those that are the same to a person.
///
/// Names are compared by a hash that letter case does not change, and by themselves only where the hashes are equal. It
/// is seeded anew in each run, so that no file can be made to be slow.
struct NameSet {
  enum Outcome: Equatable {
    case new
    /// The same name, or one that Unicode holds to be the same; with where it stands.
    case same(at: Int)
    /// Another letter case of a name.
    case similar(String, at: Int)
  }

  private struct Entry {
    let name: String
    let start: Int
    let hash: UInt64
  }

  private var entries: [Entry] = []
  /// Once there are many: the index of a name and one, at the place that its hash gives; 0 is free.
  private var slots: [Int32] = []
  private static let seed = UInt64.random(in: .min ... .max)
  private static let few = 8

  /// Adds a key that stands at `start`; `bytes` are those of its name.
  mutating func insert(_ name: String, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Outcome {
    let hash = Self.hash(of: name, bytes)
    if let found = find(name, hash) {
      let entry = entries[found]
      return entry.name == name ? .same(at: entry.start) : .similar(entry.name, at: entry.start)
    }
    entries.append(Entry(name: name, start: start, hash: hash))
    if entries.count > Self.few { index() }
    return .new
  }

  private func find(_ name: String, _ hash: UInt64) -> Int? {
    if slots.isEmpty {
      var index = 0
      while index < entries.count {
        if entries[index].hash == hash, isSame(entries[index].name, name) { return index }
        index += 1
      }
      return nil
    }
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if entries[index].hash == hash, isSame(entries[index].name, name) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ name: String, _ other: String) -> Bool {
    name == other || name.lowercased() == other.lowercased()
  }

  /// Takes the last name into the index, or all of them into a larger one.
  private mutating func index() {
    guard entries.count * 2 > slots.count else {
      place(entries.count - 1)
      return
    }
    slots = Array(repeating: 0, count: max(64, slots.count * 4))
    var index = 0
    while index < entries.count {
      place(index)
      index += 1
    }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: entries[index].hash) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index + 1)
  }
}

extension NameSet {
  private static func hash(of name: String, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    guard let start = bytes.baseAddress else { return seed }
    if let hash = asciiHash(start, bytes.count) { return hash }
    // Canonically equivalent strings are equal to Swift, and have one hash.
    var folded = name.lowercased()
    let hash = folded.withUTF8 { utf8 in utf8.baseAddress.flatMap { asciiHash($0, utf8.count) } }
    return hash ?? UInt64(bitPattern: Int64(folded.hashValue))
  }

  /// The hash of a name in ASCII; `nil` for others.
  private static func asciiHash(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64? {
    let raw = UnsafeRawPointer(bytes)
    var hash = seed ^ UInt64(count)
    var all: UInt64 = 0
    var offset = 0
    while offset + 8 <= count {
      let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      all |= word
      hash = mix(hash ^ (word | 0x2020_2020_2020_2020))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    all |= rest
    guard all & 0x8080_8080_8080_8080 == 0 else { return nil }
    return mix(hash ^ (rest | 0x2020_2020_2020_2020))
  }

  private static func mix(_ word: UInt64) -> UInt64 {
    let product = (word ^ seed).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
    return product.high ^ product.low
  }
}
