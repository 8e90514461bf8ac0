/// Writes messages of one locale as UTF-8, in one pass over their compiled form.
struct MessageWriter: ~Copyable {
  /// Plurals and selects inside each other beyond this depth are taken for a damaged pack.
  static let maximumDepth = 250

  let pack: PackView
  let locale: PackLocale
  let arguments: UnsafeBufferPointer<AlertArgument>
  let isolation: AlertIsolation
  let timeZone: UnsafePointer<AlertTimeZone>
  var output: TextBuffer

  /// Lends a writer.
  ///
  /// Neither the arguments and the time zone nor the memory of short texts are counted or allocated for it: most messages
  /// are short, and that would take as long as writing them.
  static func with<Result>(
    _ pack: PackView,
    _ locale: PackLocale,
    _ arguments: [AlertArgument],
    _ isolation: AlertIsolation,
    _ timeZone: AlertTimeZone,
    _ body: (inout MessageWriter) -> Result
  ) -> Result {
    arguments.withUnsafeBufferPointer { arguments in
      withUnsafePointer(to: timeZone) { timeZone in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { memory in
          var writer = MessageWriter(
            pack: pack,
            locale: locale,
            arguments: arguments,
            isolation: isolation,
            timeZone: timeZone,
            output: TextBuffer(memory)
          )
          return body(&writer)
        }
      }
    }
  }

  /// The text of a message, `nil` where the message cannot be read or does not fit its arguments.
  mutating func string(ofMessage bytes: Range<Int>) -> String? {
    output.removeAll()
    return write(PackReader(pack.base, at: bytes.lowerBound, end: bytes.upperBound)) ? output.string : nil
  }

  /// Writes what stands from a reader's position to its end.
  ///
  /// - Parameters:
  ///   - reader: At the start of a message.
  ///   - pound: What `#` shows.
  ///   - depth: How many plurals and selects are around.
  /// - Returns: Whether the message could be read and fits its arguments.
  mutating func write(_ reader: PackReader, pound: PluralNumber? = nil, depth: Int = 0) -> Bool {
    guard depth < Self.maximumDepth else { return false }
    var reader = reader
    while !reader.isAtEnd {
      let part = reader.number()
      if part & 1 == 0 {
        let literal = reader.range(part >> 1)
        output.append(literal, of: reader)
      } else {
        reader = show(part, reader, pound: pound, depth: depth)
      }
    }
    return !reader.isFailed
  }

  /// Writes what a part shows.
  ///
  /// Readers come and go by value, so that they are kept in registers.
  ///
  /// - Returns: A reader behind the part, which has failed if the part could not be shown.
  @inline(__always)
  private mutating func show(_ part: Int, _ reader: PackReader, pound: PluralNumber?, depth: Int) -> PackReader {
    let index = part >> 5
    // Most parts by far are these, so that they are asked for one by one.
    switch part & 31 {
    case MessageOperation.show.packed where index < arguments.count:
      return write(arguments[index]) ? reader : reader.failed
    case MessageOperation.pound.packed:
      return pound.map { write($0) } ?? false ? reader : reader.failed
    case MessageOperation.plural.packed where index < arguments.count:
      return showPlural(of: index, reader, isOrdinal: false, basis: nil, depth: depth)
    default:
      return showOther(part, reader, pound: pound, depth: depth)
    }
  }

  @inline(never)
  private mutating func showOther(_ part: Int, _ reader: PackReader, pound: PluralNumber?, depth: Int) -> PackReader {
    let index = part >> 5
    guard let operation = MessageOperation(rawValue: part >> 1 & 15), index < arguments.count
    else { return reader.failed }
    var reader = reader
    let isShown: Bool
    switch operation {
    case .selectOrdinal: return showPlural(of: index, reader, isOrdinal: true, basis: nil, depth: depth)
    case .styledPlural:
      let isOrdinal = reader.byte() == 1
      let basis = reader.number()
      return showPlural(of: index, reader, isOrdinal: isOrdinal, basis: basis, depth: depth)
    case .select: return showSelect(of: index, reader, pound: pound, depth: depth)
    case .number: isShown = writeNumber(arguments[index], &reader)
    case .list: isShown = writeList(arguments[index], at: reader.number())
    case .date: isShown = writeDate(arguments[index], at: reader.number())
    case .printf: isShown = PackedConversion(&reader).map { write(arguments[index], $0) } ?? false
    case .show, .pound, .plural: isShown = false
    }
    return isShown ? reader : reader.failed
  }
}

extension MessageWriter {
  private mutating func write(_ argument: AlertArgument) -> Bool {
    switch argument {
    case .string(let text), .choice(let text):
      writeIsolated(text)
      return true
    case .int(let number): return write(.whole(number))
    case .double(let number): return write(.fraction(number))
    case .bool(let flag):
      output.append(flag ? "true" : "false")
      return true
    case .list, .date:
      return false
    }
  }

  /// Free text, kept from disturbing what is around it where that is wanted.
  mutating func writeIsolated(_ text: String) {
    guard isolation == .bidi else { return output.append(text) }
    output.append("\u{2068}")
    output.append(text)
    output.append("\u{2069}")
  }

  var numberStyle: NumberStyle? { pack.numberStyle(of: locale) }

  private mutating func write(_ number: PluralNumber) -> Bool {
    guard let style = numberStyle else { return false }
    style.write(number, to: &output)
    return true
  }
}

extension MessageWriter {
  @inline(never)
  private mutating func showPlural(
    of index: Int,
    _ reader: PackReader,
    isOrdinal: Bool,
    basis: Int?,
    depth: Int
  ) -> PackReader {
    guard let number = PluralNumber(arguments[index]) else { return reader.failed }
    var reader = reader
    let shown = number.subtracting(reader.number())
    var branches = reader.number()
    var category: Int?
    var chosen: Range<Int>?
    var other: Range<Int>?
    while branches > 0, !reader.isFailed {
      branches &-= 1
      guard let selector = PluralSelector(&reader) else { return reader.failed }
      let branch = reader.text()
      switch selector {
      case .exact(let exact):
        // The first exact number wins over any category, and over later ones.
        guard number.value == exact else { continue }
        reader.skip(pluralBranches: branches)
        chosen = branch
        branches = 0
      case .category(PluralRule.other):
        if other == nil { other = branch }
      case .category(let candidate):
        guard chosen == nil else { continue }
        guard let wanted = category ?? self.category(of: shown, isOrdinal: isOrdinal, basis: basis) else {
          return reader.failed
        }
        category = wanted
        if candidate == wanted { chosen = branch }
      }
    }
    return show(chosen ?? other, reader, pound: shown, depth: depth)
  }

  /// Writes the branch that was chosen, if any, and answers with the reader, which stands behind all branches.
  @inline(__always)
  private mutating func show(_ branch: Range<Int>?, _ reader: PackReader, pound: PluralNumber?, depth: Int)
    -> PackReader
  {
    guard let branch, !reader.isFailed else { return reader.failed }
    let text = PackReader(reader.base, at: branch.lowerBound, end: branch.upperBound)
    return write(text, pound: pound, depth: depth + 1) ? reader : reader.failed
  }

  /// The category of a plural's number, which `basis` may decide instead of the locale's usual style.
  ///
  /// Mutating nothing, but so declared: the writer is not copied for it.
  @inline(never)
  private mutating func category(of number: PluralNumber, isOrdinal: Bool, basis: Int?) -> Int? {
    guard let rules = isOrdinal ? pack.ordinalRules(of: locale) : pack.cardinalRules(of: locale) else {
      return PluralRule.other
    }
    // An integer is not rounded, whatever the locale's style.
    if basis == nil, case .whole(let whole) = number { return PluralRule.category(of: whole, rules) }
    return category(ofRounded: number, basis: basis, rules)
  }

  @inline(never)
  private func category(ofRounded number: PluralNumber, basis: Int?, _ rules: PackReader) -> Int? {
    if let basis { return category(of: number, styledBy: basis, rules) }
    let maximumFraction = pack.numberStyle(of: locale)?.maximumFraction ?? 0
    return PluralRule.category(of: number.decimal(maximumFraction: maximumFraction), rules)
  }

  @inline(never)
  private mutating func showSelect(
    of index: Int,
    _ reader: PackReader,
    pound: PluralNumber?,
    depth: Int
  ) -> PackReader {
    guard let key = arguments[index].selectKey else { return reader.failed }
    var reader = reader
    var branches = reader.number()
    var chosen: Range<Int>?
    var other: Range<Int>?
    while branches > 0, !reader.isFailed {
      let range = reader.text()
      let branch = reader.text()
      if range.isEmpty {
        if other == nil { other = branch }
      } else if chosen == nil, reader.isText(range, equalTo: key) {
        chosen = branch
      }
      branches -= 1
    }
    return show(chosen ?? other, reader, pound: pound, depth: depth)
  }
}

extension PackReader {
  /// A reader that reads nothing any more.
  fileprivate var failed: PackReader {
    var reader = self
    reader.fail()
    return reader
  }

  fileprivate mutating func skip(pluralBranches count: Int) {
    var rest = count
    while rest > 0, !isFailed {
      if PluralSelector(&self) == nil { fail() }
      _ = text()
      rest -= 1
    }
  }
}

extension AlertArgument {
  fileprivate var selectKey: String? {
    switch self {
    case .string(let text), .choice(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .int, .double, .list, .date: nil
    }
  }
}
