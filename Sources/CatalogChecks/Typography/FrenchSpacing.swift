import CatalogDiagnostics
import LocaleData
import MessageFormat

enum FrenchSpacing: ContentCheck {
  static let id = RuleID("french-spacing", .warning)
  static let summary = "a plain space before `?`, `!`, `:` or `;`, or inside « », in French or Breton"
  static let rationale = """
    French sets these marks apart by a space that never breaks; with a plain one, the mark may end up alone on the next
    line. A narrow no-break space stands before `?`, `!` and `;`, a no-break space before `:` and inside « ». Silent where
    no space stands at all, as in Canada.
    """
  static let kinds: TextKinds = [.spacedMark, .quotationMark]

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    let language = text.localization.locale.languageCode
    guard language == "fr" || language == "br" else { return }
    text.message.forEachLiteral { literal, run in
      forEachSpace(in: literal) { offset, previous, next, afterNext in
        guard let space = noBreakSpace(previous, next, afterNext) else { return }
        let place = run.span(of: offset..<(offset + 1))
        let fix = MessageIssue.Fix("write a no-break space", edits: [MessageIssue.Edit(place, space)])
        findings.append(text.finding(id, at: place, .plain, fix: fix))
      }
    }
  }

  /// Calls `body` for each plain space with its offset, and with what stands before it and behind it.
  private static func forEachSpace(
    in literal: String,
    _ body: (_ offset: Int, _ previous: Unicode.Scalar?, _ next: Unicode.Scalar?, _ afterNext: Unicode.Scalar?) -> Void
  ) {
    let bytes = literal.utf8
    let scalars = literal.unicodeScalars
    var offset = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: " ") {
        let previous = index > scalars.startIndex ? scalars[scalars.index(before: index)] : nil
        let rest = scalars[next...].prefix(2)
        body(offset, previous, rest.first, rest.dropFirst().first)
      }
      offset += 1
      index = next
    }
  }

  /// What stands inside « and » where there is no space yet; nothing for other marks, and in Switzerland.
  static func space(inside mark: String, _ text: TextFacts) -> String {
    let locale = text.localization.locale
    return locale.languageCode == "fr" && locale.region != "CH" && (mark == "«" || mark == "»") ? insideMarks : ""
  }

  private static let insideMarks = "\u{A0}"

  /// What should stand instead of a plain space, by what stands before and behind it.
  private static func noBreakSpace(
    _ previous: Unicode.Scalar?,
    _ next: Unicode.Scalar?,
    _ afterNext: Unicode.Scalar?
  ) -> String? {
    if previous == "«" || next == "»" { return insideMarks }
    // A smiley has something behind its colon.
    let endsClause = afterNext?.properties.isWhitespace ?? true
    switch next {
    case "?", "!": return "\u{202F}"
    case ";": return endsClause ? "\u{202F}" : nil
    case ":": return endsClause ? "\u{A0}" : nil
    default: return nil
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "Delete “{name}”?"
        """,
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          file.delete: "Supprimer «⟦ ⟧{name}⟦ ⟧»⟦ ⟧?"
        """,
      ],
      fixed: [
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          file.delete: "Supprimer «\u{A0}{name}\u{A0}»\u{202F}?"
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
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: "{count, plural, one {Supprimer # fichier⟦ ⟧?} other {Supprimer # fichiers\u{202F}?}}"
        """,
      ],
      fixed: [
        "Alerts.fr.yaml": """
        locale: fr
        alerts:
          files.delete: "{count, plural, one {Supprimer # fichier\u{202F}?} other {Supprimer # fichiers\u{202F}?}}"
        """
      ]
    ),
    .firing(
      [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: Delete this file?
        """,
        "Alerts.br.yaml": """
        locale: br
        alerts:
          file.delete: Dilemel ar restr-mañ⟦ ⟧?
        """,
      ],
      fixed: [
        "Alerts.br.yaml": """
        locale: br
        alerts:
          file.delete: Dilemel ar restr-mañ\u{202F}?
        """
      ]
    ),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete: "Delete “{name}”?"
      """,
      "Alerts.fr-CA.yaml": """
      locale: fr-CA
      alerts:
        file.delete: "Supprimer «\u{A0}{name}\u{A0}»?"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        sad: That did not work :(
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        sad: Das hat nicht geklappt :(
      """,
    ]),
  ]
}

extension String {
  fileprivate static let plain = "write a no-break space here, so that the mark stays with its word"
}
