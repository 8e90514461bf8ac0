/// Reads the texts of a record, one after another.
struct PackTexts {
  private let pack: PackView
  private var record: PackReader
  private var position = 0

  init(_ pack: PackView, _ record: PackReader) {
    self.pack = pack
    self.record = record
  }

  /// The next text.
  ///
  /// - Parameters:
  ///   - writer: Writes messages of the record's locale.
  ///   - others: Where a text comes from that the locale does not have.
  /// - Returns: `nil` where the text is missing there too, does not fit the arguments or cannot be read.
  mutating func next(_ writer: inout MessageWriter, _ others: OtherLocales?) -> String? {
    switch find() {
    case .constant(let bytes): pack.string(bytes)
    case .message(let bytes): writer.string(ofMessage: bytes)
    case .missing: others?.text(at: position - 1, missingIn: pack)
    case nil: nil
    }
  }

  /// Finds the next text.
  ///
  /// - Returns: `nil` where the record cannot be read.
  mutating func find() -> PackedText? {
    position += 1
    let number = record.number()
    guard !record.isFailed else { return nil }
    if number & 3 != 0 { return PackedText(number, &record) }
    if number == 0 { return .missing }
    var shared = pack.reader(of: pack.header.texts)
    guard shared.move(toEntry: (number >> 2) - 1) else { return nil }
    return PackedText(shared.number(), &shared)
  }

  /// Passes over texts that are not wanted.
  mutating func skip(_ count: Int) {
    for _ in 0..<count {
      let number = record.number()
      if number & 1 == 1 {
        _ = record.range(number >> 1)
      } else if number & 2 == 2 {
        _ = record.range(number >> 2)
      }
    }
    position += count
  }
}

/// A text of a pack that was found and not shown yet: where its bytes are, from the start of the pack.
enum PackedText {
  case constant(Range<Int>)
  case message(Range<Int>)
  /// The locale does not have the text.
  case missing

  /// Reads a text that is not shared, whose number was read.
  fileprivate init?(_ number: Int, _ reader: inout PackReader) {
    guard number & 3 != 0 else { return nil }
    let isConstant = number & 1 == 1
    let bytes = reader.range(number >> (isConstant ? 1 : 2))
    guard !reader.isFailed else { return nil }
    self = isConstant ? .constant(bytes) : .message(bytes)
  }
}
