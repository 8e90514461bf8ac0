/// Writes messages of one locale as UTF-8, in one pass over their compiled form.
struct MessageWriter: ~Copyable {
  /// Plurals and selects inside each other beyond this depth are taken for a damaged pack.
  static let maximumDepth = 250

  let pack: PackView
  let locale: PackLocale
  let arguments: [AlertArgument]
  let isolation: AlertIsolation
  let timeZone: AlertTimeZone
  var output: TextBuffer

  init(
    _ pack: PackView,
    _ locale: PackLocale,
    _ arguments: [AlertArgument],
    _ isolation: AlertIsolation,
    _ timeZone: AlertTimeZone,
    _ memory: UnsafeMutableBufferPointer<UInt8>
  ) {
    self.pack = pack
    self.locale = locale
    self.arguments = arguments
    self.isolation = isolation
    self.timeZone = timeZone
    self.output = TextBuffer(memory)
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
        let range = reader.range(part >> 1)
        output.append(range, of: reader)
      } else if !show(part, &reader, pound: pound, depth: depth) {
        return false
      }
    }
    return !reader.isFailed
  }

  private mutating func show(_ part: Int, _ reader: inout PackReader, pound: PluralNumber?, depth: Int) -> Bool {
    guard let operation = MessageOperation(rawValue: part >> 1 & 15) else { return false }
    if operation == .pound {
      guard let pound else { return false }
      return write(pound)
    }
    let index = part >> 5
    guard index < arguments.count else { return false }
    switch operation {
    case .show, .pound: return write(arguments[index])
    case .plural: return writePlural(of: index, rules: pack.cardinalRules(of: locale), &reader, depth: depth)
    case .selectOrdinal: return writePlural(of: index, rules: pack.ordinalRules(of: locale), &reader, depth: depth)
    case .select: return writeSelect(of: index, &reader, pound: pound, depth: depth)
    case .number: return writeNumber(arguments[index], &reader)
    case .styledPlural:
      let isOrdinal = reader.byte() == 1
      let rules = isOrdinal ? pack.ordinalRules(of: locale) : pack.cardinalRules(of: locale)
      return writePlural(of: index, rules: rules, basis: reader.number(), &reader, depth: depth)
    case .list: return writeList(arguments[index], at: reader.number())
    case .date: return writeDate(arguments[index], at: reader.number())
    case .printf:
      guard let conversion = PackedConversion(&reader) else { return false }
      return write(arguments[index], conversion)
    }
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
    style.write(number.decimal(maximumFraction: style.maximumFraction), to: &output)
    return true
  }
}

extension MessageWriter {
  private mutating func writePlural(
    of index: Int,
    rules: PackReader?,
    basis: Int? = nil,
    _ reader: inout PackReader,
    depth: Int
  ) -> Bool {
    guard let number = PluralNumber(arguments[index]) else { return false }
    let shown = number.subtracting(reader.number())
    var branches = reader.number()
    var category: Int?
    var chosen: PackReader?
    var other: PackReader?
    while branches > 0, !reader.isFailed {
      guard let selector = PluralSelector(&reader) else { return false }
      let branch = reader.branch()
      switch selector {
      case .exact(let exact):
        // The first exact number wins over any category, and over later ones.
        if number.value == exact {
          reader.skip(pluralBranches: branches - 1)
          return !reader.isFailed && write(branch, pound: shown, depth: depth + 1)
        }
      case .category(PluralRule.other):
        if other == nil { other = branch }
      case .category(let candidate):
        guard chosen == nil else { break }
        guard let wanted = category ?? self.category(of: shown, basis: basis, rules) else { return false }
        category = wanted
        if candidate == wanted { chosen = branch }
      }
      branches -= 1
    }
    guard !reader.isFailed, let branch = chosen ?? other else { return false }
    return write(branch, pound: shown, depth: depth + 1)
  }

  /// The category of a plural's number, which `basis` may decide instead of the locale's usual style.
  private func category(of number: PluralNumber, basis: Int?, _ rules: PackReader?) -> Int? {
    guard var rules else { return PluralRule.other }
    if let basis { return category(of: number, styledBy: basis, &rules) }
    // An integer is not rounded, whatever the style.
    let isWhole = if case .whole = number { true } else { false }
    let maximumFraction = isWhole ? 0 : pack.numberStyle(of: locale)?.maximumFraction ?? 0
    return PluralRule.category(of: number.decimal(maximumFraction: maximumFraction), &rules)
  }

  private mutating func writeSelect(
    of index: Int,
    _ reader: inout PackReader,
    pound: PluralNumber?,
    depth: Int
  ) -> Bool {
    guard let key = arguments[index].selectKey else { return false }
    var branches = reader.number()
    var chosen: PackReader?
    var other: PackReader?
    while branches > 0, !reader.isFailed {
      let range = reader.text()
      let branch = reader.branch()
      if range.isEmpty {
        if other == nil { other = branch }
      } else if chosen == nil, reader.isText(range, equalTo: key) {
        chosen = branch
      }
      branches -= 1
    }
    guard !reader.isFailed, let branch = chosen ?? other else { return false }
    return write(branch, pound: pound, depth: depth + 1)
  }
}

extension PackReader {
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
