import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum UnbreakableText: ContentCheck {
  static let id = RuleID("unbreakable-text", .warning)
  static let summary = "a piece of text that cannot be broken over two lines is wider than an alert"
  static let rationale = """
    A title breaks at spaces, hyphens, and wherever the rules of its script allow. What lies between is cut where it is
    wider than the alert: a long compound, or words joined by no-break spaces. Where lines may break, ICU says. Silent for
    addresses, and for texts whose source has such a piece too.
    """
  static let kinds: TextKinds = .longWord

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    switch text.alert.alert.slots[text.slot].role {
    case .title, .message, .actionLabel: break
    case .fieldTitle, .fieldPlaceholder, .fieldInitial: return
    }
    guard text.message.text.count > ShownLength.lineWidth, text.message.mayBeUnbreakable,
      let place = longPiece(text.message, text.localization.locale)
    else { return }
    if let source = text.source, longPiece(source.message, text.localization.catalog.catalog.sourceLocale) != nil {
      return
    }
    findings.append(text.finding(id, at: place, .tooWide))
  }

  private static func longPiece(_ message: Message, _ locale: LocaleID) -> Span? {
    var place: Span?
    message.forEachLiteral { literal, run in
      guard place == nil, literal.utf8.count > ShownLength.lineWidth else { return }
      for segment in TextBoundaries.segments(of: literal, by: .line, in: locale) {
        let start = literal.utf8.index(literal.utf8.startIndex, offsetBy: segment.range.lowerBound)
        let end = literal.utf8.index(literal.utf8.startIndex, offsetBy: segment.range.upperBound)
        let piece = literal[start..<end]
        guard piece.count(where: { !$0.isWhitespace || $0 == "\u{A0}" }) > ShownLength.lineWidth, !piece.isAddress
        else {
          continue
        }
        place = run.span(of: segment.range)
        return
      }
    }
    return place
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        subsidy: The law on the transfer of duties has changed.
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        subsidy: Das ⟦Aufgabenübertragungsänderungsgesetz ⟧gilt nun.
      """,
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files: "{count, plural, one {# file is here} other {# files are here}}"
      """,
      "Alerts.fi.yaml": """
      locale: fi
      alerts:
        files: >-
          {count, plural, one {# tiedosto on täällä} other {# ⟦tiedostojärjestelmänhallintatiedostoa ⟧täällä}}
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        help: The help is at https://example.com/a/very/long/path/to/a/page now.
      """,
      "Alerts.ja.yaml": """
      locale: ja
      alerts:
        help: 現在ヘルプはhttps://example.com/a/very/long/path/to/a/pageにあります。長い文章でも改行できます。
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: th
      alerts:
        file.saved: บันทึกไฟล์ทั้งหมดของคุณลงในโฟลเดอร์เรียบร้อยแล้ว
      """
    ]),
  ]
}

extension Message {
  /// Whether the text has so many bytes without a space that a closer look is due. East Asian letters break anywhere.
  fileprivate var mayBeUnbreakable: Bool {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      let limit = ShownLength.lineWidth
      var run = 0
      var index = 0
      while index < bytes.count {
        let byte = base[index]
        if byte <= 0x20 || byte == 0x2D || byte >= 0xE3 && byte <= 0xED { run = 0 } else { run += 1 }
        if run > limit { return true }
        index += 1
      }
      return false
    }
  }
}

extension Substring {
  fileprivate var isAddress: Bool { has("://") || has("@") || has("www.") }
}

extension String {
  fileprivate static let tooWide =
    "let this piece break, with a space, hyphen or soft hyphen: it is wider than an alert"
}
