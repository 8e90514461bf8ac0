/// Tells of UTF-8, eight bytes at a time, whether it is well-formed; of text with scalars of four bytes, that it may not be.
///
/// The standard library reads every scalar of a text that is not ASCII, which takes longer than all else that is done
/// for a short text.
struct UTF8Check {
  private static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let wordSize = MemoryLayout<UInt64>.size

  /// The high bits of bytes that are not what they must be.
  private var wrong: UInt64 = 0
  /// The high bits of the bytes of the next word that must continue a scalar.
  private var awaited: UInt64 = 0
  /// Of these, those that must be A0 and above, since E0 is before them.
  private var awaitedHigh: UInt64 = 0
  /// Of these, those that must be below A0, since ED is before them.
  private var awaitedLow: UInt64 = 0
  private var nonASCII: UInt64 = 0

  /// Whether no byte has its high bit set.
  var isASCII: Bool { nonASCII == 0 }

  /// Whether the bytes are well-formed for certain.
  var isWellFormed: Bool { wrong | awaited == 0 }

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = UnsafeRawPointer(bytes.baseAddress), !Self.isLongASCII(start, bytes.count) else { return }
    var position = 0
    while position &+ Self.wordSize <= bytes.count {
      read(Self.word(start, at: position))
      position &+= Self.wordSize
    }
    guard position < bytes.count else { return }
    if position > 0 {
      let rest = bytes.count &- position
      let last = Self.word(start, at: bytes.count &- Self.wordSize)
      read(last &>> UInt64(truncatingIfNeeded: 8 &* (Self.wordSize &- rest)))
    } else {
      var word: UInt64 = 0
      while position < bytes.count {
        word |= UInt64(bytes[position]) &<< UInt64(truncatingIfNeeded: 8 &* position)
        position &+= 1
      }
      read(word)
    }
  }

  /// Whether a text of at least four words is ASCII.
  @inline(__always)
  private static func isLongASCII(_ start: UnsafeRawPointer, _ count: Int) -> Bool {
    guard count >= 4 &* wordSize else { return false }
    let last = count &- 4 &* wordSize
    var position = 0
    while position < last {
      if hasHighBit(start, at: position) { return false }
      position &+= 4 &* wordSize
    }
    return !hasHighBit(start, at: last)
  }

  /// Whether one of four words is not ASCII.
  @inline(__always)
  private static func hasHighBit(_ start: UnsafeRawPointer, at position: Int) -> Bool {
    let first = word(start, at: position) | word(start, at: position &+ wordSize)
    let second = word(start, at: position &+ 2 &* wordSize) | word(start, at: position &+ 3 &* wordSize)
    return (first | second) & highBits != 0
  }

  /// Eight bytes, the first one in the lowest bits.
  @inline(__always)
  private static func word(_ start: UnsafeRawPointer, at position: Int) -> UInt64 {
    UInt64(littleEndian: start.loadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  @inline(__always)
  private mutating func read(_ word: UInt64) {
    let high = word & Self.highBits
    guard high | awaited != 0 else { return }
    nonASCII |= high
    let leads = high & word &<< 1
    let longLeads = leads & word &<< 2
    var due = leads &<< 8 | awaited
    awaited = leads &>> 56
    // C0 and C1 would begin what one byte says.
    wrong |= Self.someZero(in: (word ^ 0xC0C0_C0C0_C0C0_C0C0) & 0xFEFE_FEFE_FEFE_FEFE)
    if longLeads | awaitedHigh | awaitedLow != 0 {
      due |= longLeads &<< 16
      awaited |= longLeads &>> 48
      wrong |= longLeads & word &<< 3
      let e0 = word ^ 0xE0E0_E0E0_E0E0_E0E0
      let ed = word ^ 0xEDED_EDED_EDED_EDED
      if Self.someZero(in: e0) | Self.someZero(in: ed) | awaitedHigh | awaitedLow != 0 {
        readSecondBytes(word, e0: Self.zeros(in: e0), ed: Self.zeros(in: ed))
      }
    }
    wrong |= high ^ leads ^ due
  }

  /// Looks at what is behind E0 and ED, which not all bytes that continue a scalar can follow.
  @inline(__always)
  private mutating func readSecondBytes(_ word: UInt64, e0: UInt64, ed: UInt64) {
    wrong |= (e0 &<< 8 | awaitedHigh) & ~(word &<< 2)
    wrong |= (ed &<< 8 | awaitedLow) & word &<< 2
    awaitedHigh = e0 &>> 56
    awaitedLow = ed &>> 56
  }

  /// Not 0 where a byte is 0.
  @inline(__always)
  private static func someZero(in word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & highBits
  }

  /// The high bits of the bytes that are 0.
  @inline(__always)
  private static func zeros(in word: UInt64) -> UInt64 {
    ~((word & ~highBits) &+ ~highBits | word) & highBits
  }
}
