import CatalogDiagnostics
import LocaleData
import MessageFormat

enum MixedDigits: ContentCheck {
  static let id = RuleID("mixed-digits", .warning)
  static let summary = "digits of two numbering systems in one text"
  static let rationale = """
    “٣ من 10” reads as two languages at once; numbers that the app puts in follow the locale. Silent for digits that
    belong to a name in Latin letters (“iOS 17”, “MP3”) and in addresses.
    """
  static let kinds: TextKinds = .beyondLatin

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.facts.kinds.meets(.digit), text.facts.kinds.meets(.beyondLatin) else { return }
    var systems: [Unicode.Scalar: Span] = [:]
    text.message.forEachLiteral { literal, run in
      var offset = 0
      var lastWordIsLatin = false
      for scalar in literal.unicodeScalars {
        let place = offset..<(offset + UTF8.width(scalar))
        if scalar.decimalDigit != nil, let zero = CharacterData.zero(of: scalar), !(scalar.isASCII && lastWordIsLatin) {
          systems[zero] = systems[zero] ?? run.span(of: place)
        } else if scalar.properties.isAlphabetic {
          lastWordIsLatin = scalar.isASCII
        }
        offset = place.upperBound
      }
    }
    guard systems.count > 1, let first = systems["0"] ?? systems.values.max(by: { $0.start < $1.start }) else { return }
    findings.append(text.finding(id, at: first, .mixed))
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trash: 3 files are deleted after 30 days.
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        trash: يتم حذف ٣ ملفات بعد ⟦3⟧0 يومًا.
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trash: "{count, plural, one {# file of 10 after 30 days} other {# files of 10 after 30 days}}"
      """,
      "Alerts.mr.yaml": """
      locale: mr
      alerts:
        trash: "{count, plural, one {१० पैकी # फाइल ⟦3⟧0 दिवसांनी} other {१० पैकी # फाइल्स ३० दिवसांनी}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trash: On iOS 17, MP3 files are deleted after 30 days.
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        trash: في iOS 17 يتم حذف ملفات MP3 بعد ٣٠ يومًا.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trash: 3 files are deleted after 30 days.
      """,
      "Alerts.fa.yaml": """
      locale: fa
      alerts:
        trash: ۳ پرونده پس از ۳۰ روز حذف می\u{200C}شود.
      """,
    ]),
  ]
}

extension String {
  fileprivate static let mixed = "write all numbers of the text in digits of one kind"
}
