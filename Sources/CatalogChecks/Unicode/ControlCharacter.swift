import CatalogDiagnostics
import MessageFormat

enum ControlCharacter: ContentCheck {
  static let id = RuleID("control-character", .error)
  static let summary = "a control character, the replacement character, or a code point that is no character"
  static let rationale = """
    Controls show nothing, or a box. U+FFFD stands where a character was lost when a file was read in the wrong encoding.
    Silent for tabs and line feeds.
    """
  static let kinds: TextKinds = .control

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.control) else { return }
    text.message.forEachLiteralScalar { scalar, place in
      if scalar == "\u{FFFD}" {
        findings.append(text.finding(id, at: place, .lost))
      } else if scalar.isControl || scalar.isNoncharacter {
        let fix = MessageIssue.Fix("remove it", edits: [MessageIssue.Edit(place, "")])
        findings.append(text.finding(id, at: place, .control(scalar), fix: fix))
      }
    }
  }

  static let examples: [Example] = [
    .firing(
      [
        "Alerts.yaml": #"""
        sourceLocale: en
        alerts:
          file.delete: "Delete⟦\x07⟧ the file?"
        """#
      ],
      fixed: [
        "Alerts.yaml": """
        sourceLocale: en
        alerts:
          file.delete: "Delete the file?"
        """
      ]
    ),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.delete: "{count, plural, one {Delete # file?} other {Delete # files?}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.delete: "{count, plural, one {# Datei l⟦\u{FFFD}⟧schen?} other {# Dateien löschen?}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": #"""
      sourceLocale: en
      alerts:
        columns: "One\tTwo\nThree"
      """#
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        party: おめでとう🎉🏳️‍🌈
      """
    ]),
  ]
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    value < 0x20 && value != 0x09 && value != 0x0A || value >= 0x7F && value <= 0x9F
  }

  var isNoncharacter: Bool { value & 0xFFFE == 0xFFFE || value >= 0xFDD0 && value <= 0xFDEF }

  /// `U+00AD`
  var codePoint: String { "U+" + String(hexadecimal: value, digits: 4) }
}

extension String {
  fileprivate static let lost = "write the character that was lost here, where U+FFFD stands"

  fileprivate static func control(_ scalar: Unicode.Scalar) -> String {
    "remove this character, \(scalar.codePoint): it shows nothing"
  }
}
