/// A set of argument positions. Nearly all are small, and take no memory of their own.
struct PositionSet {
  private var small: UInt64 = 0
  private var others: Set<Int> = []

  mutating func insert(_ position: Int) {
    if position >= 0, position < UInt64.bitWidth {
      small |= 1 << UInt64(position)
    } else {
      others.insert(position)
    }
  }

  func contains(_ position: Int) -> Bool {
    position >= 0 && position < UInt64.bitWidth ? small & 1 << UInt64(position) != 0 : others.contains(position)
  }

  /// The first position, counted from 1, that is not in the set.
  var firstGap: Int {
    var position = 1
    while contains(position) { position += 1 }
    return position
  }
}
