import CatalogDiagnostics
import MessageFormat

enum GluedArgument: ContentCheck {
  static let id = RuleID("glued-argument", .info)
  static let summary = "a placeholder is joined to the letters of a word"
  static let rationale = """
    `{count}дней` shows “5дней”. Only scripts that set spaces between words are looked at: Latin, Cyrillic, Greek,
    Armenian and Georgian. Silent for one or two letters (“5s”, “{width}px”), for what the source text joins too,
    for capitals (“{size}GB”), and in ordinals (“#rd”).
    """
  static let kinds: TextKinds = .argument

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard !text.facts.uses.isEmpty, !text.facts.hasLiteralPound,
      !text.facts.uses.contains(where: { $0.format == .ordinal }), text.message.mayHaveGluedArgument
    else { return }
    text.message.pattern.forEachPlacedArgument { placed in
      guard let place = gluedLetters(placed, text) else { return }
      findings.append(text.finding(id, at: place, .glued))
    }
  }

  private static func gluedLetters(_ placed: PlacedArgument, _ text: TextFacts) -> Span? {
    if let after = placed.after, text.isLetter(at: after.start) {
      let word = text.message.text.string(in: after).unicodeScalars.prefix { $0.isSpacedLetter }
      if isGlued(word, text) { return Span(after.start, after.start + word.reduce(0) { $0 + UTF8.width($1) }) }
    }
    if let before = placed.before, text.isLetter(at: before.end - 1) {
      let word = text.message.text.string(in: before).unicodeScalars.reversed().prefix { $0.isSpacedLetter }
      if isGlued(word, text) { return Span(before.end - word.reduce(0) { $0 + UTF8.width($1) }, before.end) }
    }
    return nil
  }

  private static func isGlued(_ letters: some Collection<Unicode.Scalar>, _ text: TextFacts) -> Bool {
    guard letters.count > 2, letters.contains(where: \.properties.isLowercase) else { return false }
    return text.source.map { source in !source.message.hasGluedArgument } ?? true
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trial: "Your trial ends in {count, plural, one {# day} other {# days}}"
      """,
      "Alerts.bg.yaml": """
      locale: bg
      alerts:
        trial: "Пробният период изтича след {count, plural, one {# ден} other {#⟦дни⟧}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete ⟦file⟧{name}?"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        size: "The image is {width}px wide and {size}GB large"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        size: "Das Bild ist {width}px breit und {size}GB groß"
      """,
    ]),
    .silent(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "Delete {name}’s file?"
        """,
        "Alerts.ko.yaml": """
        locale: ko
        alerts:
          file.delete: "{name}님의 파일을 삭제하시겠습니까?"
        """,
        "Alerts.he.yaml": """
        locale: he
        alerts:
          file.delete: "למחוק את הקובץ של{name}?"
        """,
      ],
      also: [UnisolatedArgument.id]
    ),
  ]
}

extension TextFacts {
  /// Whether the byte belongs to a letter, or to anything that is not ASCII.
  fileprivate func isLetter(at index: Int) -> Bool {
    message.text.withBytes { bytes in
      guard index >= 0, index < bytes.count else { return false }
      return bytes[index] >= 0x80 || bytes[index].isASCIILetter
    }
  }
}

extension Message {
  /// A quick look: whether a literal begins or ends with a letter where a placeholder stands.
  fileprivate var mayHaveGluedArgument: Bool {
    text.withBytes { bytes in bytes.baseAddress.map { pattern.touchesLetter($0) } ?? false }
  }

  fileprivate var hasGluedArgument: Bool {
    var found = false
    pattern.forEachPlacedArgument { placed in
      let after = placed.after.flatMap { text.string(in: $0).unicodeScalars.first?.isSpacedLetter } ?? false
      let before = placed.before.flatMap { text.string(in: $0).unicodeScalars.last?.isSpacedLetter } ?? false
      if after || before { found = true }
    }
    return found
  }
}

extension Pattern {
  fileprivate func touchesLetter(_ bytes: UnsafePointer<UInt8>) -> Bool {
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case .literal(let span):
        if index > 0, Self.mayBeLetter(bytes[span.start]) { return true }
        if index + 1 < parts.count, Self.mayEndLetter(bytes + span.start, span.count) { return true }
      case .pound: break
      case .argument(let argument):
        var isFound = false
        argument.forEachBranch { if !isFound { isFound = $0.touchesLetter(bytes) } }
        if isFound { return true }
      }
      index += 1
    }
    return false
  }

  /// Whether the first byte of a character may be that of a letter that stands in words with spaces between them.
  private static func mayBeLetter(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte >= 0xC3 && byte <= 0xD6 || byte == 0xE1
  }

  private static func mayEndLetter(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Bool {
    var last = count - 1
    while last > 0, bytes[last] & 0xC0 == 0x80 { last -= 1 }
    return count > 0 && mayBeLetter(bytes[last])
  }
}

extension Unicode.Scalar {
  /// A letter of a script that sets spaces between words and joins nothing to them.
  fileprivate var isSpacedLetter: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0x58F: properties.isAlphabetic
    case 0x10A0...0x10FF, 0x1E00...0x1FFF: properties.isAlphabetic
    default: false
    }
  }
}

extension String {
  fileprivate static let glued = "put a space between the placeholder and this word"
}
