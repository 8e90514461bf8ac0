import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum TextDirection: TextCheck {
  static let id = RuleID("text-direction", .warning)
  static let summary = "a title begins with a letter that runs against the locale’s direction"
  static let rationale = """
    Labels take their direction from their first letter: an Arabic title that begins with a Latin brand is laid out from
    left to right, and its words change places. Begin with a word of the language, or with U+200F. Silent for titles that
    begin with a placeholder or have no other letters.
    """

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard case .title = text.alert.alert.slots[text.slot].role else { return }
    let isRightToLeft = text.localization.isRightToLeft
    guard isRightToLeft || text.facts.kinds.meets(.beyondLatin) else { return }
    for first in text.message.firstStrongs where first.isRightToLeft != isRightToLeft {
      guard text.message.hasLetters(rightToLeft: isRightToLeft) else { return }
      let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
      let edit = MessageIssue.Edit(Span(first.start, first.start), mark)
      let fix = text.message.syntax == .icu ? MessageIssue.Fix("begin with a direction mark", edits: [edit]) : nil
      findings.append(text.finding(id, at: first.span, .against(isRightToLeft), fix: fix))
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          store: The App Store isn’t available
        """,
        "Alerts.ar.yaml": """
        locale: ar
        alerts:
          store: ⟦A⟧pp Store غير متاح
        """,
      ],
      fixed: [
        "Alerts.ar.yaml": """
        locale: ar
        alerts:
          store: \u{200F}App Store غير متاح
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          word: ⟦ש⟧לום means peace
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          word: \u{200E}שלום means peace
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          apps: "{count, plural, one {The App Store has one app} other {The App Store has # apps}}"
        """,
        "Alerts.he.yaml": """
        locale: he
        alerts:
          apps: "{count, plural, one {⟦A⟧pp Store: יישום אחד} two {⟦A⟧pp Store: שני יישומים} other {בחנות # יישומים}}"
        """,
      ],
      fixed: [
        "Alerts.he.yaml": """
        locale: he
        alerts:
          apps: "{count, plural, one {\u{200F}App Store: יישום אחד} two {\u{200F}App Store: שני יישומים} other {בחנות # יישומים}}"
        """
      ]
    ),
    .silent(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          store: The App Store isn’t available
          app: AirDrop
          file: "“{name}” isn’t available"
        """,
        "Alerts.he.yaml": """
        locale: he
        alerts:
          store: החנות App Store אינה זמינה
          app: AirDrop
          file: "”{name}“ אינו זמין"
        """,
      ],
      also: [UnisolatedArgument.id]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
      """,
      "Alerts.fa.yaml": """
      locale: fa
      alerts:
        files: "{count, plural, one {# پرونده} other {# پرونده}}"
      """,
    ]),
  ]
}

/// A letter that turns the direction of the text around it.
private struct StrongLetter {
  let isRightToLeft: Bool
  let span: Span
  /// Where the text begins that it is the first such letter of.
  let start: Int
}

extension Message {
  /// The first letters that have a direction: one, or as many as the plural at the beginning has forms. Where a
  /// placeholder comes first there is none.
  fileprivate var firstStrongs: [StrongLetter] {
    var letters: [StrongLetter] = []
    collectFirst(of: pattern, &letters)
    return letters
  }

  private func collectFirst(of pattern: Pattern, _ letters: inout [StrongLetter]) {
    switch pattern.parts.first {
    case .literal(let span)?:
      var start = span.start
      for scalar in text.string(in: span).unicodeScalars {
        let end = start + UTF8.width(scalar)
        if let isRightToLeft = BidiClass(of: scalar).strongDirection {
          letters.append(StrongLetter(isRightToLeft: isRightToLeft, span: Span(start, end), start: span.start))
          return
        }
        start = end
      }
    case .argument(let argument)? where argument.isSelector:
      argument.forEachBranch { collectFirst(of: $0, &letters) }
    case .argument, .pound, nil: return
    }
  }

  fileprivate func hasLetters(rightToLeft: Bool) -> Bool {
    var found = false
    forEachLiteralScalar { scalar, _ in
      if !found, scalar.properties.isAlphabetic, BidiClass(of: scalar).strongDirection == rightToLeft { found = true }
    }
    return found
  }
}

extension String {
  fileprivate static func against(_ isRightToLeft: Bool) -> String {
    let mark = isRightToLeft ? "U+200F" : "U+200E"
    return "begin with a word of the language, or with \(mark): this letter turns the direction of the title"
  }
}
