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
    guard let first = text.message.firstStrong, first.isRightToLeft != isRightToLeft,
      text.message.hasLetters(rightToLeft: isRightToLeft)
    else { return }
    let mark = isRightToLeft ? "\u{200F}" : "\u{200E}"
    let edit = MessageIssue.Edit(Span(0, 0), mark)
    let fix = text.message.syntax == .icu ? MessageIssue.Fix("begin with a direction mark", edits: [edit]) : nil
    findings.append(text.finding(id, at: first.span, .against(isRightToLeft), fix: fix))
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

extension Message {
  /// The first letter of the message that has a direction; `nil` where a placeholder comes first.
  fileprivate var firstStrong: (isRightToLeft: Bool, span: Span)? {
    guard case .literal(let span) = pattern.parts.first else { return nil }
    var start = span.start
    for scalar in text.string(in: span).unicodeScalars {
      let end = start + UTF8.width(scalar)
      if let isRightToLeft = BidiClass(of: scalar).strongDirection { return (isRightToLeft, Span(start, end)) }
      start = end
    }
    return nil
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
