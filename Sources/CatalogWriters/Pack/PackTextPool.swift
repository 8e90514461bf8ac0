/// All different texts of a pack: those of its parts, equal ones once.
final class PackTextPool {
  /// Small, since there are as many as the catalog has different texts.
  fileprivate struct Text {
    /// The first part that has it, and which of the part's texts it is.
    let part: Int32
    let index: Int32
    let hash: UInt32
    var uses: Int32
    /// Its position among the texts that several records share; -1 where it is none of them.
    var sharedIndex: Int32 = -1
  }

  private let parts: [PackPart]
  private var texts: [Text]
  /// For each part the indices of its texts among all.
  private let indices: [[Int32]]

  init(_ parts: [PackPart]) {
    self.parts = parts
    var table = Table(expectedCount: parts.reduce(0) { $0 + $1.texts.count })
    indices = parts.indices.map { table.add($0, of: parts) }
    texts = table.texts
  }

  /// About how many bytes the records will have.
  var size: Int { parts.reduce(0) { $0 + $1.bytes.count + $1.records.count * 2 } }

  /// Finds equal texts; not a part of the class, whose properties would be watched at each access.
  private struct Table {
    var texts: [Text] = []
    private var slots: PackTextSlots

    init(expectedCount: Int) {
      slots = PackTextSlots(expectedCount: expectedCount)
      texts.reserveCapacity(expectedCount)
    }

    /// - Returns: The indices of a part's texts.
    mutating func add(_ part: Int, of parts: [PackPart]) -> [Int32] {
      let size = parts[part].texts.count
      return [Int32](unsafeUninitializedCapacity: size) { indices, count in
        while count < size {
          indices[count] = Int32(truncatingIfNeeded: intern(count, of: part, parts))
          count += 1
        }
      }
    }

    private mutating func intern(_ index: Int, of part: Int, _ parts: [PackPart]) -> Int {
      let text = parts[part].texts[index]
      let start = parts[part].bytes.start + text.start
      let place = slots.find(text.hash) { known in
        guard texts[known].hash == text.hash else { return false }
        let owner = Int(texts[known].part)
        let other = parts[owner].texts[Int(texts[known].index)]
        return text.isEqual(to: other, start, parts[owner].bytes.start + other.start)
      }
      switch place {
      case .known(let known):
        texts[known].uses += text.uses
        return known
      case .free(let slot):
        let new = Text(
          part: Int32(truncatingIfNeeded: part),
          index: Int32(truncatingIfNeeded: index),
          hash: text.hash,
          uses: text.uses
        )
        texts.append(new)
        if !slots.insert(texts.count - 1, at: slot) { slots = PackTextSlots(hashes: texts.map(\.hash)) }
        return texts.count - 1
      }
    }
  }

  private func compiled(_ pooled: Text) -> CompiledText { parts[Int(pooled.part)].texts[Int(pooled.index)] }
}

extension PackTextPool {
  /// Chooses the texts that are stored once for several records, those used most first, and writes them.
  func shareRepeated(to bytes: PackBytes) {
    var shared: [Int] = []
    for index in 0..<texts.count where savesSpaceWhenShared(texts[index]) { shared.append(index) }
    shared.sort { (texts[$0].uses, $1) > (texts[$1].uses, $0) }
    let table = PackTable()
    for (position, index) in shared.enumerated() {
      texts[index].sharedIndex = Int32(truncatingIfNeeded: position)
      table.begin()
      write(texts[index], to: table.entries)
    }
    table.write(to: bytes)
  }

  /// Writes a part's text as a record refers to it.
  func writeReference(to text: Int, of part: Int, _ output: PackBytes) {
    let pooled = texts[Int(indices[part][text])]
    if pooled.sharedIndex >= 0 {
      output.number((Int(pooled.sharedIndex) + 1) << 2)
    } else {
      write(pooled, to: output)
    }
  }

  private func write(_ pooled: Text, to output: PackBytes) {
    let text = compiled(pooled)
    output.number(text.header)
    output.bytes(parts[Int(pooled.part)].bytes.start + text.start, text.size)
  }

  /// A shared text costs an offset of about three bytes, and a reference of about two for each use.
  private func savesSpaceWhenShared(_ pooled: Text) -> Bool {
    guard pooled.uses > 1 else { return false }
    let uses = Int(pooled.uses)
    return (uses - 1) * (compiled(pooled).size + 2) > 3 + 2 * uses
  }
}
