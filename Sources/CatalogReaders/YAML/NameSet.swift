/// The keys of one mapping so far: finds those that are the same to a person.
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
    let folded: String
    let start: Int
  }

  private var entries: [Entry] = []
  /// Folded name → index in `entries`, once there are many.
  private var index: [String: Int] = [:]
  private static let few = 8

  mutating func insert(_ name: String, at start: Int) -> Outcome {
    let folded = name.lowercased()
    if let found = find(folded) {
      let entry = entries[found]
      return entry.name == name ? .same(at: entry.start) : .similar(entry.name, at: entry.start)
    }
    if entries.count == Self.few {
      for (position, entry) in entries.enumerated() { index[entry.folded] = position }
    }
    if entries.count >= Self.few { index[folded] = entries.count }
    entries.append(Entry(name: name, folded: folded, start: start))
    return .new
  }

  private func find(_ folded: String) -> Int? {
    if entries.count > Self.few { return index[folded] }
    var position = 0
    while position < entries.count {
      if entries[position].folded == folded { return position }
      position += 1
    }
    return nil
  }
}
