import CatalogDiagnostics
import MessageFormat

enum OrdinalMismatch: ArgumentCheck {
  static let id = RuleID("ordinal-mismatch", .error)
  static let summary = "`plural` in one locale where the source has `selectordinal`, or the other way round"
  static let rationale = """
    “3 files” and “3rd file” follow different rules. A translation that counts where the source numbers, or numbers where
    it counts, chooses its forms by the wrong ones. Silent where the translation needs no forms at all. The keywords of
    a `selectordinal` are checked against the locale’s ordinal rules by the other rules for plural forms.
    """

  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding]) {
    guard use.format == .plural || use.format == .ordinal, case .plural(let plural) = use.argument.format,
      text.isOtherKind(plural.kind, of: use)
    else { return }
    let meant: Plural.Kind = plural.kind == .ordinal ? .cardinal : .ordinal
    findings.append(text.finding(id, at: plural.kindSpan, .mismatch(plural.kind, meant)))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        place: "You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
      """,
      "Alerts.it.yaml": """
      locale: it
      alerts:
        place: "Sei arrivato {place, ⟦plural⟧, one {#°} other {#°}}"
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file} other {# files}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        files: "{count, ⟦selectordinal⟧, one {# fil} other {# filer}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        place: "You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        place: "Du bist {place, number}. geworden"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        place: "You came {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        place: "Du kom {place, selectordinal, one {#:a} other {#:e}}"
      """,
    ]),
  ]
}

extension String {
  fileprivate static func mismatch(_ kind: Plural.Kind, _ meant: Plural.Kind) -> String {
    "write `\(meant.rawValue)` as the source text does: `\(kind.rawValue)` follows other rules"
  }
}
