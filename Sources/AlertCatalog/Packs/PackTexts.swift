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
  ///   - missing: Another source of a text that the locale does not have, by the text's position.
  /// - Returns: `nil` where the text is missing there too, does not fit the arguments or cannot be read.
  mutating func next(_ writer: inout MessageWriter, _ missing: (_ position: Int) -> String?) -> String? {
    let index = position
    position += 1
    let number = record.number()
    guard !record.isFailed else { return nil }
    if number == 0 { return missing(index) }
    if number & 3 != 0 { return Self.text(number, &record, &writer) }
    var shared = pack.reader(of: pack.header.texts)
    guard shared.move(toEntry: (number >> 2) - 1) else { return nil }
    let sharedNumber = shared.number()
    guard sharedNumber & 3 != 0 else { return nil }
    return Self.text(sharedNumber, &shared, &writer)
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

  /// From the next text to the end of its section; `nil` where the record cannot be read.
  var rest: Range<Int>? { record.isFailed ? nil : record.position..<record.end }

  private static func text(_ number: Int, _ reader: inout PackReader, _ writer: inout MessageWriter) -> String? {
    if number & 1 == 1 {
      let range = reader.range(number >> 1)
      return reader.isFailed ? nil : reader.string(range)
    }
    let range = reader.range(number >> 2)
    guard !reader.isFailed else { return nil }
    writer.output.removeAll()
    let message = PackReader(reader.base, at: range.lowerBound, end: range.upperBound)
    return writer.write(message) ? writer.output.string : nil
  }
}
