import CatalogDiagnostics
import CatalogModel
import MessageFormat

enum MessageRepeatsTitle: AlertCheck {
  static let id = RuleID("message-repeats-title", .warning)
  static let summary = "the message says the same as the title"
  static let rationale = """
    The message is there to say what the title does not: what will happen, and what can be done. Letter case, spaces and
    the mark at the end make no difference. Silent in translations where the source repeats itself as well.
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    guard let (title, message) = alert.titleAndMessage, title.repeats(message) else { return }
    if !alert.localization.isSource, alert.alert.sourceRepeatsTitle { return }
    var finding = alert.localization.finding(
      id,
      at: message.text.contentLocation,
      .repeated,
      alert: alert.alert,
      notes: [Finding.Note(.title, at: title.text.contentLocation)]
    )
    finding.subject.field = "message"
    finding.enclosing = message.text.location
    findings.append(finding)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.deleted:
          title: File deleted
          message: ⟦File deleted.⟧
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        files.deleted:
          title: "{count, plural, one {# file deleted} other {# files deleted}}"
          message: "{count, plural, one {# file is now in the trash} other {# files are now in the trash}}"
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        files.deleted:
          title: "{count, plural, one {# Datei gelöscht} other {# Dateien gelöscht}}"
          message: "⟦{count, plural, one {# Datei gelöscht} other {# Dateien gelöscht}}⟧"
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.deleted:
          title: File deleted
          message: It stays in the trash for a month.
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: fr
      alerts:
        file.deleted: Fichier supprimé
      """
    ]),
  ]
}

extension LocalizedAlertFacts {
  fileprivate var titleAndMessage: (title: Message, message: Message)? {
    // Title and message are the first two slots.
    guard texts.texts.count > 1, case .message = alert.alert.slots[1].role, let title = texts.texts[0],
      let message = texts.texts[1]
    else { return nil }
    return (title.message, message.message)
  }
}

extension AlertFacts {
  fileprivate var sourceRepeatsTitle: Bool {
    guard source.count > 1, let title = source[0], let message = source[1] else { return false }
    return title.message.repeats(message.message)
  }
}

extension Message {
  fileprivate func repeats(_ other: Message) -> Bool {
    // The mark at the end, and a space before it.
    guard abs(text.count - other.text.count) <= 8, text.count > 0,
      isConstant == other.isConstant, mayBegin(like: other)
    else { return false }
    return folded == other.folded
  }

  /// Two letters of ASCII tell at once that texts differ.
  private func mayBegin(like other: Message) -> Bool {
    guard let own = text.firstLetter, let others = other.text.firstLetter else { return true }
    return own == others
  }

  private var folded: String {
    let scalars = text.string.lowercased().unicodeScalars.filter { !$0.properties.isWhitespace }
    let isMark = { (scalar: Unicode.Scalar) in
      scalar.properties.generalCategory == .otherPunctuation && scalar != "\"" && scalar != "'"
    }
    return String(String.UnicodeScalarView(scalars.reversed().drop(while: isMark).reversed()))
  }
}

extension SourceText {
  /// The first byte, in lower case, where it is a letter of ASCII.
  fileprivate var firstLetter: UInt8? {
    withBytes { bytes in bytes.first.flatMap { $0.isASCIILetter ? $0 | 0x20 : nil } }
  }
}

extension String {
  fileprivate static let repeated = "say what the title does not, or leave the message out"
  fileprivate static let title = "the title is here"
}
