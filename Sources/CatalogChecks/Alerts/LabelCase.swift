import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

enum LabelCase: AlertCheck {
  static let id = RuleID("label-case", .info)
  static let summary = "the labels of one alert are capitalized in different ways"
  static let rationale = """
    “Delete File” beside “Keep file” looks like two apps. In English, title case and sentence case are told apart; in other
    languages, whether labels begin with a capital. Silent for single words, in languages without capitals, and in
    translations where the source’s labels differ as well.
    """

  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding]) {
    let actions = alert.alert.alert.actions
    guard actions.count > 1, alert.localization.letters.hasCapitals else { return }
    let isEnglish = alert.localization.locale.languageCode == "en"
    var first: LabelStyle?
    for action in actions {
      guard let text = alert.texts.texts[action.slot], text.message.isConstant,
        let style = LabelStyle(text.message.text, isEnglish: isEnglish)
      else { continue }
      guard let wanted = first else {
        first = style
        continue
      }
      if style.differs(from: wanted) {
        if !alert.localization.isSource, sourceDiffers(alert) { return }
        let facts = TextFacts(text.message, slot: action.slot, of: alert.alert, in: alert.localization)
        findings.append(facts.finding(id, at: facts.wholeText, .differs))
        return
      }
    }
  }

  private static func sourceDiffers(_ alert: LocalizedAlertFacts) -> Bool {
    let isEnglish = alert.localization.catalog.catalog.sourceLocale.languageCode == "en"
    let styles = alert.alert.alert.actions.compactMap { action in
      alert.alert.source[action.slot].flatMap { LabelStyle($0.message.text, isEnglish: isEnglish) }
    }
    return styles.contains { style in styles.contains { $0.differs(from: style) } }
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: Delete File, keep: ⟦Keep file⟧ }
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: Delete File, keep: Keep File }
      """,
      "Alerts.fr.yaml": """
      locale: fr
      alerts:
        file.delete:
          title: Supprimer le fichier\u{202F}?
          actions: { delete: Supprimer, keep: ⟦conserver⟧ }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        file.delete:
          title: Delete the file?
          actions: { delete: Delete File, later: Not Now, cancel: {} }
      """,
      "Alerts.de.yaml": """
      locale: de
      alerts:
        file.delete:
          title: Die Datei löschen?
          actions: { delete: Datei löschen, later: Nicht jetzt }
      """,
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        file.send:
          title: ファイルを送信しますか?
          actions: { mail: メールで送信, airdrop: AirDrop, cancel: }
      """
    ]),
  ]
}

/// How a label is capitalized.
private enum LabelStyle {
  /// `keep file`
  case small
  /// `Keep file`
  case sentence
  /// `Keep File`
  case title
  /// `Keep`: fits both.
  case capital

  /// `nil` where the label has no letters of an alphabet with capitals at its start.
  init?(_ text: SourceText, isEnglish: Bool) {
    if !isEnglish, text.beginsWithCapital {
      self = .capital
      return
    }
    let words = text.string.split { $0 == " " || $0 == "\u{A0}" }
    guard let first = words.first?.unicodeScalars.first else { return nil }
    guard first.properties.isUppercase else {
      // Names such as “iCloud” begin with a small letter.
      let hasCapital = words.first?.contains(where: \.isUppercase) ?? false
      guard first.properties.isLowercase, !hasCapital else { return nil }
      self = .small
      return
    }
    let others = words.dropFirst().filter { $0.count >= 4 }.compactMap(\.unicodeScalars.first)
    guard isEnglish, !others.isEmpty else {
      self = .capital
      return
    }
    self = others.allSatisfy(\.properties.isUppercase) ? .title : .sentence
  }

  func differs(from other: LabelStyle) -> Bool {
    if self == other { return false }
    if self == .small || other == .small { return true }
    return self != .capital && other != .capital
  }
}

extension SourceText {
  fileprivate var beginsWithCapital: Bool {
    withBytes { bytes in
      guard let base = bytes.baseAddress, bytes.count > 0 else { return false }
      if base[0] < 0x80 { return base[0] >= 0x41 && base[0] <= 0x5A }
      return Unicode.Scalar(UTF8Scalar(base, of: bytes.count).value)?.properties.isUppercase ?? false
    }
  }
}

extension String {
  fileprivate static let differs = "capitalize this label like the others of the alert"
}
