package import LocaleData

/// The actions that alerts have everywhere, with the labels that Apple's platforms give them in each locale.
///
/// An action of the definitions that has one of these ids and no label of its own shows the locale's standard term.
package enum StandardActions {
  /// `ok`, `cancel`, `delete`, … in the order of the table.
  package static let ids = [
    "ok", "cancel", "delete", "retry", "close", "done", "save", "dontSave", "discard", "continue", "settings",
    "notNow", "learnMore", "remove", "edit", "open", "allow", "dontAllow", "undo", "later", "yes", "no",
  ]

  /// The locales that have labels of their own, sorted by tag. Others take those of their parents.
  package static var locales: [LocaleID] {
    labels.keys.sorted().map { LocaleID(tag: $0) }
  }

  /// Whether an action with this id needs no label.
  package static func contains(_ id: String) -> Bool {
    columns[id] != nil
  }

  /// The languages that Apple's platforms are not in and apps are, of which some labels are known.
  package static var partialLocales: [LocaleID] {
    partialLabels.keys.sorted().map { LocaleID(tag: $0) }
  }

  /// The label of a standard action in a locale or, where the tables have none for it, in the nearest of its parents.
  ///
  /// “OK” is understood everywhere and stands for itself in all other languages: an alert that has no actions is not
  /// kept from them by its one button. For other actions `nil` where there is no label.
  package static func label(_ id: String, in locale: LocaleID) -> String? {
    guard contains(id) else { return nil }
    return platformLabel(id, in: locale) ?? partialLabels[locale.languageCode]?[id] ?? (id == "ok" ? "OK" : nil)
  }

  /// The label that Apple's platforms have.
  ///
  /// `nil` for an action that is not standard and for a language that the platforms are not in.
  package static func platformLabel(_ id: String, in locale: LocaleID) -> String? {
    guard let column = columns[id] else { return nil }
    return row(for: locale)?[column]
  }

  private static func row(for locale: LocaleID) -> [String]? {
    if let row = labels[locale.tag] { return row }
    for relative in locale.ancestry + locale.canonical.ancestry {
      if let row = labels[relative.tag] { return row }
    }
    return nil
  }

  private static let columns = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))

  /// Tag → labels, in the order of `ids`.
  private static let labels: [String: [String]] = {
    var result: [String: [String]] = [:]
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      let cells = line.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
      guard let tags = cells.first else { continue }
      for tag in tags.split(separator: " ") {
        result[String(tag)] = Array(cells.dropFirst())
      }
    }
    return result
  }()

  /// Language → id → label.
  private static let partialLabels: [String: [String: String]] = {
    var result: [String: [String: String]] = [:]
    for line in partialTable.utf8.split(separator: UInt8(ascii: "\n")) {
      let cells = line.split(separator: UInt8(ascii: "|")).map { String(Substring($0)) }
      guard let language = cells.first else { continue }
      for cell in cells.dropFirst() {
        let parts = cell.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { result[language, default: [:]][String(parts[0])] = String(parts[1]) }
      }
    }
    return result
  }()
}
