/// How a list is joined.
///
/// In a pack: the ``ListContext`` (byte), and texts: what stands
/// between two items that are the whole list and behind them; between the first two of more items, between later ones,
/// before the last and behind it; and, where there is a context, what stands between two and before the last of more
/// where the last item is such.
struct ListPattern {
  private let reader: PackReader
  private let context: ListContext
  private let pair: Range<Int>
  private let pairEnd: Range<Int>
  private let first: Range<Int>
  private let middle: Range<Int>
  private let last: Range<Int>
  private let end: Range<Int>
  private let specialPair: Range<Int>
  private let specialLast: Range<Int>

  /// Reads the pattern that a reader stands before.
  init?(_ reader: PackReader) {
    var reader = reader
    guard let context = ListContext(rawValue: reader.byte()) else { return nil }
    self.context = context
    pair = reader.text()
    pairEnd = reader.text()
    first = reader.text()
    middle = reader.text()
    last = reader.text()
    end = reader.text()
    specialPair = context == .none ? pair : reader.text()
    specialLast = context == .none ? last : reader.text()
    guard !reader.isFailed else { return nil }
    self.reader = reader
  }

  /// Writes items with what joins them; `write` writes one item.
  func write(_ items: [String], to writer: inout MessageWriter, _ write: (String, inout MessageWriter) -> Void) {
    guard let lastItem = items.last else { return }
    let isPair = items.count == 2
    let isSpecial = isSpecial(lastItem)
    var index = 0
    while index < items.count {
      if index > 0 {
        let joint: Range<Int>
        if index < items.count - 1 {
          joint = index == 1 ? first : middle
        } else if isPair {
          joint = isSpecial ? specialPair : pair
        } else {
          joint = isSpecial ? specialLast : last
        }
        writer.output.append(joint, of: reader)
      }
      write(items[index], &writer)
      index += 1
    }
    if items.count > 1 { writer.output.append(isPair ? pairEnd : end, of: reader) }
  }
}

extension ListPattern {
  private func isSpecial(_ item: String) -> Bool {
    guard let scalar = item.unicodeScalars.first else { return false }
    switch context {
    case .none: return false
    case .soundI: return Self.soundsLikeI(item.utf8)
    case .soundO: return Self.soundsLikeO(item.utf8)
    case .notHebrew: return !Self.isHebrew(scalar.value)
    }
  }

  /// “i…” and “hi…”, but not “hia…” and “hie…”.
  private static func soundsLikeI(_ item: String.UTF8View) -> Bool {
    var letters = item.lazy.map { $0 | 0x20 }.makeIterator()
    let first = letters.next()
    guard first == UInt8(ascii: "h"), letters.next() == UInt8(ascii: "i") else { return first == UInt8(ascii: "i") }
    let third = letters.next()
    return third != UInt8(ascii: "a") && third != UInt8(ascii: "e")
  }

  /// “o…”, “ho…”, “8…” (ocho), and “11” (once) as a word.
  private static func soundsLikeO(_ item: String.UTF8View) -> Bool {
    var bytes = item.makeIterator()
    let first = bytes.next()
    switch first.map({ $0 | 0x20 }) {
    case UInt8(ascii: "o"): return true
    case UInt8(ascii: "h"): return bytes.next().map { $0 | 0x20 } == UInt8(ascii: "o")
    default: break
    }
    if first == UInt8(ascii: "8") { return true }
    guard first == UInt8(ascii: "1"), bytes.next() == UInt8(ascii: "1") else { return false }
    let third = bytes.next()
    return third == nil || third == UInt8(ascii: " ")
  }

  /// Unicode's script Hebrew.
  private static func isHebrew(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x591...0x5C7, 0x5D0...0x5EA, 0x5EF...0x5F4: true
    case 0xFB1D...0xFB36, 0xFB38...0xFB3C, 0xFB3E, 0xFB40...0xFB41, 0xFB43...0xFB44, 0xFB46...0xFB4F: true
    default: false
    }
  }
}
