/// The pass over literal bytes that finds their `TextKinds`.
struct CharacterScan {
  private(set) var kinds: UInt32 = 0
  /// The bytes since the last space, in this part and those before it.
  private var run = 0
  private let base: UnsafePointer<UInt8>
  private let table: UnsafePointer<UInt32>

  init(_ base: UnsafePointer<UInt8>) {
    self.base = base
    table = Self.table
  }

  mutating func scan(from start: Int, to end: Int) {
    // Locals are quick in unoptimized builds too.
    let base = base
    let table = table
    let special = Self.special
    var kinds = kinds
    var word = start
    var run = run
    var index = start
    while index < end {
      let byte = base[index]
      let kind = table[Int(byte)]
      kinds |= kind
      index += 1
      guard kind & special != 0 else { continue }
      if byte == 0x20 {
        if run + index - word > Self.lineWidth { kinds |= TextKinds.longWord.rawValue }
        run = 0
        guard index < end else {
          word = index
          break
        }
        kinds |= afterSpace(base[index])
        if index + 1 < end, index - 1 > word + 1, isAlike(base[word], base[index]), base[word + 1] == base[index + 1] {
          kinds |= TextKinds.repeatedWord.rawValue
        }
        word = index
      } else if byte < 0x80 {
        if index < end { kinds |= Self.pair(byte, base[index]) }
      } else if index + 1 < end {
        kinds |= Self.beyondASCII(byte, base[index], base[index + 1])
      } else if index < end {
        kinds |= Self.beyondASCII(byte, base[index], 0)
      }
    }
    run += end - word
    if run > Self.lineWidth { kinds |= TextKinds.longWord.rawValue }
    self.run = run
    self.kinds = kinds
  }

  private static var lineWidth: Int { ShownLength.lineWidth }

  /// Equal but for the letter case of ASCII.
  private func isAlike(_ left: UInt8, _ right: UInt8) -> Bool {
    left | 0x20 == right | 0x20 && left > 0x20
  }

  private func afterSpace(_ byte: UInt8) -> UInt32 {
    switch byte {
    case 0x20: TextKinds.doubleSpace.rawValue
    case 0x21, 0x3A, 0x3B, 0x3F, 0xC2: TextKinds.spacedMark.rawValue
    default: 0
    }
  }

  private static func pair(_ byte: UInt8, _ next: UInt8) -> UInt32 {
    if byte == 0x2E { return next == 0x2E ? TextKinds.dots.rawValue : 0 }
    return byte == 0x3A && next == 0x2F ? TextKinds.address.rawValue : 0
  }
}
