import CatalogDiagnostics
import LocaleData
import MessageFormat

enum ChangedNumber: ContentCheck {
  static let id = RuleID("changed-number", .warning)
  static let summary = "a number of the source text is missing in the translation, or another one stands there"
  static let rationale = """
    “30 days” must not become “3 Tage”. Numbers are compared by their digits, in every numbering system and with every
    separator (1,000 and 1.000). Silent for numbers up to a hundred that a translation writes as a word, for times of day,
    and for counting by ten thousands in East Asia (1万).
    """
  static let kinds: TextKinds = .digit

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard let source = text.source, source.facts.kinds.meets(.digit), source.facts.isReliable, !text.isBlank else {
      return
    }
    let wanted = GroupedNumber.all(of: source.message)
    guard !wanted.isEmpty, !source.message.hasTimeOfDay else { return }
    let own = GroupedNumber.all(of: text.message)
    let lost = wanted.filter { number in !own.contains { $0.digits == number.digits } }
    guard let first = lost.first, !text.countsByMyriads else { return }
    let strange = own.filter { number in !wanted.contains { $0.digits == number.digits } }
    if let place = strange.first?.span {
      findings.append(text.finding(id, at: place, .changed(first.digits)))
    } else if lost.contains(where: { !$0.isSmall }) {
      findings.append(text.finding(id, at: text.wholeText, .missing(first.digits)))
    }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trash: Files in the trash are deleted after 30 days.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        trash: Dateien im Papierkorb werden nach ⟦3⟧ Tagen gelöscht.
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        limit: "{count, plural, one {# file of at most 1,500 MB} other {# files of at most 1,500 MB}}"
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        limit: "⟦{count, plural, other {#個のファイル}}⟧"
      """,
    ]),

    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trash: "{count, plural, one {# file is deleted after 30 days} other {# files are deleted after 30 days}}"
      """,
      "Alerts.sv.yaml": """
      locale: sv
      alerts:
        trash: "{count, plural, one {# fil raderas efter 30 dagar} other {# filer raderas efter ⟦31⟧ dagar}}"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        trash: Files in the 2 trashes are deleted after 30 days, up to 1,000.5 MB.
      """,
      "Alerts.ar.yaml": """
      locale: ar
      alerts:
        trash: يتم حذف الملفات في سلتي المهملات بعد ٣٠ يومًا، حتى ١٬٠٠٠٫٥ م.ب.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        trash: Dateien in den zwei Papierkörben werden nach 30 Tagen gelöscht, bis 1.000,5 MB.
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        views: Your video has 10,000 views since 5 pm.
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        views: 午後5時から動画が1万回再生されました。
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        views: Votre vidéo compte 10\u{202F}000 vues depuis 17\u{A0}h.
      """,
    ]),
  ]
}

/// A number in a text, by its digits alone.
private struct GroupedNumber {
  let digits: String
  let span: Span

  /// One that is often written as a word.
  var isSmall: Bool { (Int(digits) ?? .max) <= 100 }

  static func all(of message: Message) -> [GroupedNumber] {
    message.mainLiterals.flatMap { span in all(in: message.text.string(in: span), at: span.start) }
  }

  private static func all(in literal: String, at start: Int) -> [GroupedNumber] {
    var numbers: [GroupedNumber] = []
    let scalars = Array(literal.unicodeScalars)
    var offset = start
    var index = 0
    while index < scalars.count {
      guard scalars[index].decimalDigit != nil else {
        offset += UTF8.width(scalars[index])
        index += 1
        continue
      }
      let begin = offset
      var digits = ""
      while index < scalars.count {
        if let digit = scalars[index].decimalDigit {
          digits += String(digit)
        } else if !isSeparator(scalars[index]) || index + 1 == scalars.count || scalars[index + 1].decimalDigit == nil {
          break
        }
        offset += UTF8.width(scalars[index])
        index += 1
      }
      numbers.append(GroupedNumber(digits: digits, span: Span(begin, offset)))
    }
    return numbers
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "'", "’", "\u{A0}", "\u{202F}", "٬", "٫", "·", " ": true
    default: false
    }
  }
}

extension Message {
  /// “5 pm” is “17 Uhr” elsewhere.
  fileprivate var hasTimeOfDay: Bool {
    let text = text.string.lowercased()
    return text.has(" am") || text.has(" pm") || text.has("a.m") || text.has("p.m")
      || text.has("0am") || text.has("0pm")
  }
}

extension TextFacts {
  fileprivate var countsByMyriads: Bool {
    ["ja", "zh", "yue", "ko"].contains(localization.locale.languageCode)
      && message.text.string.unicodeScalars.contains { "万萬億亿만억兆".unicodeScalars.contains($0) }
  }
}

extension String {
  fileprivate static func changed(_ number: String) -> String {
    "write \(quoted(number)) as the source text does"
  }

  fileprivate static func missing(_ number: String) -> String {
    "add the number \(quoted(number)) that the source text has"
  }
}
