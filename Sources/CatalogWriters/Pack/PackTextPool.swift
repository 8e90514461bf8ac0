/// All different texts of a pack: those of its parts, equal ones once.
final class PackTextPool {
  fileprivate struct Text {
    let part: Int
    let text: CompiledText
    var uses: Int
    /// Its position among the texts that several records share, if it is one of them.
    var sharedIndex: Int?
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
      let own = parts[part].texts
      return [Int32](unsafeUninitializedCapacity: own.count) { indices, count in
        while count < own.count {
          indices[count] = Int32(truncatingIfNeeded: intern(own[count], part, parts))
          count += 1
        }
      }
    }

    private mutating func intern(_ text: CompiledText, _ part: Int, _ parts: [PackPart]) -> Int {
      let start = parts[part].bytes.start + text.start
      let place = slots.find(text.hash) { index in
        let other = texts[index].text
        return text.isEqual(to: other, start, parts[texts[index].part].bytes.start + other.start)
      }
      switch place {
      case .known(let index):
        texts[index].uses += Int(text.uses)
        return index
      case .free(let slot):
        texts.append(Text(part: part, text: text, uses: Int(text.uses)))
        if !slots.insert(texts.count - 1, at: slot) { slots = PackTextSlots(hashes: texts.map(\.text.hash)) }
        return texts.count - 1
      }
    }
  }
}

extension PackTextPool {
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

  /// Writes a part's text as a record refers to it.
  func writeReference(to text: Int, of part: Int, _ output: PackBytes) {
    let pooled = texts[Int(indices[part][text])]
    if let shared = pooled.sharedIndex {
      output.number((shared + 1) << 2)
    } else {
      write(pooled, to: output)
    }
  }

  private func write(_ pooled: Text, to output: PackBytes) {
    output.number(pooled.text.header)
    output.bytes(parts[pooled.part].bytes.start + pooled.text.start, pooled.text.size)
  }
}

extension PackTextPool.Text {
  /// A shared text costs an offset of about three bytes, and a reference of about two for each use.
  fileprivate var savesSpaceWhenShared: Bool { uses > 1 && (uses - 1) * (text.size + 2) > 3 + 2 * uses }
}
