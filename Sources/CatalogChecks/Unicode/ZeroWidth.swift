import CatalogDiagnostics
import LocaleData
import MessageFormat

enum ZeroWidth: ContentCheck {
  static let id = RuleID("zero-width", .warning)
  static let summary =
    "an invisible character without width: zero-width space, byte-order mark, soft hyphen, stray joiner"
  static let rationale = """
    They come with text copied from web pages and make two equal texts different. Joiners belong between certain letters
    (Persian, Devanagari, emoji) and mean nothing elsewhere. Silent for zero-width spaces in languages that separate
    words by them (Khmer, Thai, Lao, Burmese).
    """
  static let kinds: TextKinds = .zeroWidth

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.zeroWidth) else { return }
    let separatesWords = ["km", "th", "lo", "my"].contains(text.localization.locale.languageCode)
    var previous: Unicode.Scalar?
    text.message.forEachLiteralScalar { scalar, place in
      let isStray =
        switch scalar {
        case "\u{200B}": !separatesWords
        case "\u{FEFF}", "\u{AD}", "\u{180E}": true
        case "\u{200C}", "\u{200D}": !(previous?.takesJoiner ?? false)
        default: false
        }
      if isStray {
        let fix = MessageIssue.Fix("remove it", edits: [MessageIssue.Edit(place, "")])
        findings.append(text.finding(id, at: place, .invisible(scalar.codePoint), fix: fix))
      }
      // Variation selectors and marks stand between an emoji or letter and its joiner.
      if !scalar.properties.isVariationSelector, !scalar.properties.isEmojiModifier { previous = scalar }
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete⟦\u{200B}⟧ the file?
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete the file?
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
        """,
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete: "{count, plural, one {# Da⟦\u{AD}⟧tei löschen?} other {# Dateien löschen?}}"
        """,
      ],
      fixed: [
        "Alerts.de.yaml": """
        locale: de
        alerts:
          files.delete: "{count, plural, one {# Datei löschen?} other {# Dateien löschen?}}"
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete the files?
      """,
      "Alerts.fa.yaml": """
      locale: fa
      alerts:
        file.delete: پرونده\u{200C}ها حذف شوند؟
      """,
      "Alerts.th.yaml": """
      locale: th
      alerts:
        file.delete: ลบ\u{200B}ไฟล์
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        family: 家族👨‍👩‍👧と虹🏳️‍🌈
      """
    ]),
  ]
}

extension Unicode.Scalar {
  /// Whether a joiner behind the character can mean something.
  fileprivate var takesJoiner: Bool {
    if properties.isEmoji && !isASCII { return true }
    // Scripts that set letters side by side have nothing to join.
    return !["Latn", "Cyrl", "Grek", "Armn", "Geor", "Hani", "Hira", "Kana", "Hang", "Zyyy"]
      .contains(Script(of: self).name)
  }
}

extension String {
  fileprivate static func invisible(_ codePoint: String) -> String {
    "remove this invisible character, \(codePoint)"
  }
}
