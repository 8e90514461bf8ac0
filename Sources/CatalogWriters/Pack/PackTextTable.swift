/// All different texts of one locale.
final class PackTextTable {
  /// Where texts are compiled to. What lies behind `pending` belongs to no text yet.
  let bytes: PackBytes
  private(set) var texts: [CompiledText] = []
  private var pending = 0
  private var slots: PackTextSlots

  init(expectedCount: Int) {
    bytes = PackBytes(capacity: expectedCount * 32)
    texts.reserveCapacity(expectedCount)
    slots = PackTextSlots(expectedCount: expectedCount)
  }

  /// Forgets what was appended to `bytes` since the last text.
  func dropPending() { bytes.truncate(to: pending) }

  /// Makes a text of what was appended to `bytes` since the last one, or finds the same text among the earlier ones.
  ///
  /// - Returns: The index of the text.
  func intern(isConstant: Bool) -> Int {
    let size = bytes.count - pending
    let start = bytes.start + pending
    let hash = PackTextSlots.hash(start, size, isConstant)
    let new = CompiledText(start: pending, size: size, isConstant: isConstant, hash: hash)
    switch slots.find(hash, { new.isEqual(to: texts[$0], start, bytes.start + texts[$0].start) }) {
    case .known(let index):
      dropPending()
      return index
    case .free(let slot):
      texts.append(new)
      if !slots.insert(texts.count - 1, at: slot) { slots = PackTextSlots(hashes: texts.map(\.hash)) }
      pending = bytes.count
      return texts.count - 1
    }
  }

  /// One more record holds a text.
  func use(_ index: Int) { texts[index].uses += 1 }
}
