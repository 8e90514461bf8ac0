import CatalogDiagnostics
import LocaleData
import MessageFormat

enum QuotationMarks: ContentCheck {
  static let id = RuleID("quotation-marks", .info)
  static let summary = "straight quotation marks, or those of another language"
  static let rationale = """
    Every language has quotation marks of its own: “…”, „…“, «…», 「…」. CLDR says which; others that a language is
    written with as well (French “…”, German »…«) are accepted. Silent for `"` behind a number, which means inches.
    """
  static let kinds: TextKinds = .quotationMark

  /// So many marks of each kind are reported in one text: more say nothing new, and each is looked for in its file.
  private static let limit = 100

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let accepted = text.localization.quotationMarks, accepted.mayObject(to: text.message.text) else { return }
    let usual = accepted.usual
    var straight: [Span] = []
    var foreign: [(Span, String)] = []
    text.message.forEachLiteral { literal, run in
      var offset = 0
      var previous: Unicode.Scalar?
      for scalar in literal.unicodeScalars {
        let place = offset..<(offset + UTF8.width(scalar))
        if scalar == "\"", previous?.decimalDigit == nil { straight.append(run.span(of: place)) }
        if AcceptedMarks.isDoubleMark(scalar), !accepted.contains(scalar) {
          foreign.append((run.span(of: place), String(scalar)))
        }
        previous = scalar
        offset = place.upperBound
      }
    }
    report(straight, usual, text, &findings)
    for (place, _) in foreign.prefix(limit) {
      findings.append(text.finding(id, at: place, .foreign(usual.opening, usual.closing)))
    }
  }

  private static func report(
    _ straight: [Span],
    _ usual: LocaleData.QuotationMarks,
    _ text: TextFacts,
    _ findings: inout [Finding]
  ) {
    for (index, place) in straight.prefix(limit).enumerated() {
      let isOpening = index.isMultiple(of: 2)
      let mark = isOpening ? usual.opening : usual.closing
      let space =
        text.needsSpace(at: isOpening ? place.end : place.start) ? FrenchSpacing.space(inside: mark, text) : ""
      let edit = MessageIssue.Edit(place, isOpening ? mark + space : space + mark)
      let fix = MessageIssue.Fix("write “\(mark)”", edits: [edit])
      findings.append(
        text.finding(
          id,
          at: place,
          .straight(usual.opening, usual.closing),
          fix: straight.count.isMultiple(of: 2) ? fix : nil
        )
      )
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete ⟦"⟧{name}⟦"⟧?
        """
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete “{name}”?
        """
      ]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete “{name}”?} other {Delete # files?}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        files.delete: "{count, plural, =1 {⟦«⟧{name}⟦»⟧を削除しますか?} other {#個のファイルを削除しますか?}}"
      """,
    ]),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          files.delete: "{count, plural, one {Delete “{name}”?} other {Delete # files?}}"
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: >-
            {count, plural, =1 {Supprimer ⟦"⟧{name}⟦"⟧\u{202F}?} one {Supprimer # fichier\u{202F}?}
            other {Supprimer # fichiers\u{202F}?}}
        """,
        "Alerts.fr-CH.yaml": """
        locale: fr-CH
        alerts:
          files.delete: >-
            {count, plural, =1 {Supprimer ⟦"⟧{name}⟦"⟧\u{202F}?} one {Supprimer # fichier\u{202F}?}
            other {Supprimer # fichiers\u{202F}?}}
        """,
      ],
      fixed: [
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: >-
            {count, plural, =1 {Supprimer «\u{A0}{name}\u{A0}»\u{202F}?} one {Supprimer # fichier\u{202F}?}
            other {Supprimer # fichiers\u{202F}?}}
        """,
        "Alerts.fr-CH.yaml": """
        locale: fr-CH
        alerts:
          files.delete: >-
            {count, plural, =1 {Supprimer «{name}»\u{202F}?} one {Supprimer # fichier\u{202F}?}
            other {Supprimer # fichiers\u{202F}?}}
        """,
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: Delete “{name}”?
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete: „{name}“ löschen?
      """,
      "Alerts.pl.yaml": """
      locale: pl
      alerts:
        file.delete: Usunąć „{name}”?
      """,
      "Alerts.zh-Hant.yaml": """
      locale: zh-Hant
      alerts:
        file.delete: 要刪除「{name}」嗎？
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        screen: "Your 27\\" screen isn’t connected"
      """
    ]),
  ]
}

extension TextFacts {
  /// Whether something other than a space stands on both sides of `offset`, the inner edge of a mark.
  fileprivate func needsSpace(at offset: Int) -> Bool {
    let isOpen = { (scalar: Unicode.Scalar?) in scalar.map { !$0.properties.isWhitespace } ?? false }
    return message.text.withBytes { bytes in
      let before = String(decoding: bytes[max(0, offset - 4)..<offset], as: UTF8.self).unicodeScalars.last
      let behind = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
      return isOpen(before) && isOpen(behind)
    }
  }
}

extension String {
  fileprivate static func straight(_ opening: String, _ closing: String) -> String {
    "write the language’s quotation marks \(opening)…\(closing) instead of straight ones"
  }

  fileprivate static func foreign(_ opening: String, _ closing: String) -> String {
    "write the language’s quotation marks \(opening)…\(closing)"
  }
}
