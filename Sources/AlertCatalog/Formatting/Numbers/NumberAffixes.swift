/// What stands before and behind the digits of a number: signs, currencies, compact forms, names of units.
///
/// In a pack: the columns (number), the texts that are used (their count and each text), the count of rows, and the
/// rows. A row has the least and the greatest magnitude that it is for, where the notation is compact; a bit for each
/// plural form of the shown digits, where forms matter (numbers); and for each column the position of the text before
/// the digits, and that of the text behind them plus 1, 0 where the first text stands for the digits too (numbers).
///
/// The columns say in two bits each, from the lowest on, which column is that of negative numbers, of -0, of 0 and of
/// positive numbers. The row is the first that fits; where none does, that of the form `other`.
///
/// Behind the rows, where infinity and not-a-number have affixes of their own: those of -∞, ∞, and not-a-number with
/// and without a sign. In the end, where there are names: their count, and for each a bit for each category of the
/// number, and two texts as in a row. They stand around all the rest; the first that fits does, or the last.
struct NumberAffixes {
  /// What there is.
  struct Traits: OptionSet {
    let rawValue: Int
    static let magnitudes = Traits(rawValue: 1)
    static let forms = Traits(rawValue: 2)
    static let specials = Traits(rawValue: 4)
    static let names = Traits(rawValue: 8)
  }

  /// What affixes depend on in a number, as it is shown.
  struct Key {
    var sign: Sign
    var magnitude = 0
    /// The bits of the shown digits' plural form.
    var form = 0
  }

  enum Sign: Int {
    case negative = 0
    case negativeZero = 1
    case positiveZero = 2
    case positive = 3
  }

  struct Pair {
    let prefix: Range<Int>
    /// `nil` where the prefix stands for the digits too.
    let suffix: Range<Int>?
  }

  private let columns: Int
  private let traits: Traits
  /// At the count of texts.
  private let texts: PackReader
  /// At the count of rows.
  private let rows: PackReader

  init?(_ reader: PackReader, _ traits: Traits) {
    var reader = reader
    columns = reader.number()
    self.traits = traits
    texts = reader
    reader.skipTexts(reader.number())
    rows = reader
    guard !reader.isFailed else { return nil }
  }

  private func column(of sign: Sign) -> Int { columns >> (2 * sign.rawValue) & 3 }

  private var columnCount: Int {
    max(column(of: .negative), column(of: .negativeZero), column(of: .positiveZero), column(of: .positive)) + 1
  }

  /// The affixes of a number.
  func pair(for key: Key) -> Pair? {
    if let pair = row(for: key) { return pair }
    // A form that no other number of the magnitude has.
    var other = key
    other.form = 1 << PluralRule.other
    return row(for: other) ?? row(for: Key(sign: key.sign, magnitude: key.magnitude, form: -1))
  }

  private func row(for key: Key) -> Pair? {
    var reader = rows
    var count = reader.number()
    let column = column(of: key.sign)
    while count > 0, !reader.isFailed {
      let fits = fits(key, &reader)
      let pair = self.pair(column, of: columnCount, &reader)
      if fits { return pair }
      count -= 1
    }
    return nil
  }

  /// The affixes of -∞, ∞, and not-a-number with and without a sign.
  func special(_ index: Int) -> Pair? {
    var reader = behindRows
    return pair(index, of: 4, &reader)
  }

  /// The name for a category, which stands around the affixes.
  func name(for category: Int) -> Pair? {
    var reader = behindRows
    if traits.contains(.specials) { _ = pair(0, of: 4, &reader) }
    var count = reader.number()
    var last: Pair?
    while count > 0, !reader.isFailed {
      let categories = reader.number()
      last = pair(0, of: 1, &reader)
      if categories >> category & 1 == 1 { return last }
      count -= 1
    }
    return last
  }

  private var behindRows: PackReader {
    var reader = rows
    var count = reader.number()
    while count > 0, !reader.isFailed {
      _ = fits(Key(sign: .positive), &reader)
      _ = pair(0, of: columnCount, &reader)
      count -= 1
    }
    return reader
  }
}

extension NumberAffixes {
  /// Reads what a row is for.
  private func fits(_ key: Key, _ reader: inout PackReader) -> Bool {
    var fits = true
    if traits.contains(.magnitudes) {
      let first = reader.number()
      let last = reader.number()
      fits = first <= key.magnitude && key.magnitude <= last
    }
    if traits.contains(.forms), reader.number() & key.form == 0 { fits = false }
    return fits
  }

  /// Reads the pairs of a row.
  private func pair(_ column: Int, of count: Int, _ reader: inout PackReader) -> Pair? {
    var found: (prefix: Int, suffix: Int)?
    for index in 0..<count {
      let prefix = reader.number()
      let suffix = reader.number()
      if index == column { found = (prefix, suffix) }
    }
    guard !reader.isFailed, let found, let prefix = text(found.prefix) else { return nil }
    if found.suffix == 0 { return Pair(prefix: prefix, suffix: nil) }
    guard let suffix = text(found.suffix - 1) else { return nil }
    return Pair(prefix: prefix, suffix: suffix)
  }

  private func text(_ index: Int) -> Range<Int>? {
    var reader = texts
    let count = reader.number()
    guard index < count else { return nil }
    reader.skipTexts(index)
    let range = reader.text()
    return reader.isFailed ? nil : range
  }
}
