import CatalogDiagnostics

/// Reads number skeletons as ICU does, and says what is wrong with them where it stands.
struct NumberSkeletonParser {
  private let bytes: [UInt8]
  /// Where the skeleton's first byte stands in the message.
  private let offset: Int
  private(set) var skeleton: NumberSkeleton
  private(set) var issues: [MessageIssue] = []
  /// Where each property was said first.
  private var seen: [SkeletonStem.Property: Span] = [:]

  /// - Parameters:
  ///   - text: Without `::`.
  ///   - offset: Where it stands in the message.
  init(_ text: String, at offset: Int) {
    bytes = Array(text.utf8)
    self.offset = offset
    skeleton = NumberSkeleton(text: text)
    var position = 0
    while position < bytes.count {
      let start = position
      while position < bytes.count, !Self.isSpace(bytes[position]) { position += 1 }
      if position > start { parseToken(start, position) }
      position += 1
    }
    checkWhole()
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  /// A part of a token, with where it stands.
  struct Part {
    let text: String
    let span: Span
  }

  func part(_ start: Int, _ end: Int) -> Part {
    Part(text: String(decoding: bytes[start..<end], as: UTF8.self), span: Span(offset + start, offset + end))
  }

  mutating func report(_ rule: RuleID, at span: Span, _ message: String, fix: MessageIssue.Fix? = nil) {
    issues.append(MessageIssue(rule, at: span, message, fix: fix))
  }

  mutating func update(_ change: (inout NumberSkeleton) -> Void) { change(&skeleton) }
}

extension NumberSkeletonParser {
  private mutating func parseToken(_ start: Int, _ end: Int) {
    var parts: [Part] = []
    var partStart = start
    for position in start...end where position == end || bytes[position] == UInt8(ascii: "/") {
      parts.append(part(partStart, position))
      partStart = position + 1
    }
    let stem = parts[0]
    guard !stem.text.isEmpty else { return report(.messageSyntax, at: stem.span, Self.stemMissing) }
    if let empty = parts.dropFirst().first(where: \.text.isEmpty) {
      return report(.messageSyntax, at: Span(empty.span.start - 1, empty.span.start), Self.optionMissing(stem.text))
    }
    guard let meaning = meaning(of: stem) else { return }
    for property in meaning.properties where !claim(property, stem) { return }
    meaning.apply(&skeleton)
    if Set(meaning.properties).isDisjoint(with: [.unit, .perUnit, .unitWidth]) {
      let separator = skeleton.textWithoutUnit.isEmpty ? "" : " "
      skeleton.textWithoutUnit += separator + part(start, end).text
    }
    parse(parts.dropFirst(), of: stem, meaning.options)
  }

  private mutating func meaning(of stem: Part) -> SkeletonStem.Meaning? {
    switch stem.text.utf8.first {
    case UInt8(ascii: "."): return fractionMeaning(stem)
    case UInt8(ascii: "@"): return significantMeaning(stem)
    case UInt8(ascii: "E"): return scientificMeaning(stem)
    case UInt8(ascii: "0"): return integerMeaning(stem)
    default: break
    }
    if stem.text == "rounding-mode-unnecessary" {
      report(.unsupportedFormat, at: stem.span, Self.roundingUnnecessary)
      return nil
    }
    if let meaning = SkeletonStem.meaning(of: stem.text) { return meaning }
    let suggestion = Suggestions.closest(to: stem.text, among: SkeletonStem.words)
    let fix = suggestion.map { MessageIssue.Fix("write `\($0)`", edits: [MessageIssue.Edit(stem.span, $0)]) }
    report(.messageSyntax, at: stem.span, Self.unknownStem(stem.text, suggestion), fix: fix)
    return nil
  }

  /// - Returns: Whether nothing has said this before.
  private mutating func claim(_ property: SkeletonStem.Property, _ stem: Part) -> Bool {
    guard let first = seen[property] else {
      seen[property] = stem.span
      return true
    }
    let note = MessageIssue.Note(Self.saidHere(property), at: first)
    issues.append(MessageIssue(.messageSyntax, at: stem.span, Self.saidTwice(property), notes: [note]))
    return false
  }

  private mutating func parse(_ options: ArraySlice<Part>, of stem: Part, _ expected: SkeletonStem.Options) {
    var rest = options
    var expected = expected
    if case .required(let kind) = expected {
      guard let option = rest.popFirst() else {
        return report(.messageSyntax, at: stem.span, Self.optionRequired(stem.text, kind))
      }
      parse(option, kind)
      expected = kind == .increment ? .precision : .none
    }
    for option in rest {
      guard let next = parse(option, expected) else {
        return report(.messageSyntax, at: option.span, Self.unknownOption(option.text, stem.text))
      }
      expected = next
    }
  }

  /// Reads an option that may be left out.
  ///
  /// - Returns: What may follow; `nil` where it is no option.
  private mutating func parse(_ option: Part, _ expected: SkeletonStem.Options) -> SkeletonStem.Options? {
    switch expected {
    case .none, .required: return nil
    case .scientific: return parseExponent(option) ? .scientific : nil
    case .fraction where parseSignificant(option): return .precision
    case .fraction, .precision:
      guard option.text == "w" else { return nil }
      skeleton.hidesZeros = true
      return SkeletonStem.Options.none
    }
  }

  /// What cannot be baked together.
  private mutating func checkWhole() {
    guard case .currency = skeleton.unit, let currency = seen[.unit] else { return }
    if skeleton.integerWidth.minimum == 0 || skeleton.alwaysShowsDecimalSeparator {
      report(.unsupportedFormat, at: currency, Self.currencyWithoutDigits)
    }
  }
}

extension NumberSkeletonParser {
  private static var stemMissing: String { "a word is missing before the `/`; write it, or remove the `/`" }

  private static func optionMissing(_ stem: String) -> String {
    "nothing follows this `/` after \(quoted(stem)); write an option, or remove the `/`"
  }

  private static func unknownStem(_ stem: String, _ suggestion: String?) -> String {
    let advice = suggestion.map { "did you mean `\($0)`?" } ?? "see ICU's number skeletons"
    return "unknown word \(quoted(stem)) in a number skeleton; \(advice)"
  }

  private static func saidTwice(_ property: SkeletonStem.Property) -> String {
    "the \(property.rawValue) is said twice; remove one"
  }

  private static func saidHere(_ property: SkeletonStem.Property) -> String { "the \(property.rawValue) is said here" }

  private static func unknownOption(_ option: String, _ stem: String) -> String {
    "\(quoted(stem)) has no option \(quoted(option)); remove it"
  }

  private static func optionRequired(_ stem: String, _ kind: SkeletonStem.Required) -> String {
    "an option is missing after \(quoted(stem)); write `\(stem)/\(kind.example)`"
  }

  private static var roundingUnnecessary: String {
    "`rounding-mode-unnecessary` cannot be compiled, since it shows nothing for most numbers; choose another rounding mode"
  }

  private static var currencyWithoutDigits: String {
    "a currency whose digits may be missing at one side cannot be compiled; remove the integer width, or `decimal-always`"
  }
}

extension SkeletonStem.Required {
  fileprivate var example: String {
    switch self {
    case .increment: "0.05"
    case .measureUnit: "length-meter"
    case .perMeasureUnit: "duration-second"
    case .unit: "meter"
    case .usage: "road"
    case .currency: "EUR"
    case .integerWidth: "+00"
    case .numberingSystem: "latn"
    case .scale: "100"
    }
  }
}
