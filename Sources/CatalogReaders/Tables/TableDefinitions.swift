import CatalogDiagnostics
package import CatalogModel
import LocaleData

/// The alerts of a catalog that no YAML file defines: what the keys and comments of its source locale say.
package struct TableDefinitions {
  private var alerts: [AlertDefinition] = []
  private var indices: [String: Int] = [:]
  private var slots: Set<AlertSlot> = []
  private var findings: [Finding] = []
  /// Whether roles are told by the names of actions.
  private let isAdopted: Bool

  private init(isAdopted: Bool) {
    self.isAdopted = isAdopted
  }

  private struct AlertSlot: Hashable {
    let alert: Int
    let path: SlotPath
  }

  /// - Parameters:
  ///   - documents: The tables of one catalog, ordered by path.
  ///   - configuration: What counts for their folder.
  /// - Returns: A document of definitions without texts; `nil` where the source locale has no alert, and no
  ///   mistake in a table hides one.
  package static func make(
    _ documents: [CatalogDocument],
    _ configuration: CatalogConfiguration
  ) -> CatalogDocument? {
    guard let source = sourceLocale(of: documents, configuration) else { return nil }
    var definitions = TableDefinitions(isAdopted: configuration.keys != nil)
    let own = documents.filter { $0.keys != nil && $0.hasTable(of: source.value) }
    for document in own {
      for table in document.tables where (table.locale ?? source.value) == source.value {
        definitions.add(table.alerts, of: document)
      }
      definitions.add(document.keys?.textless ?? [], of: document)
    }
    let keys = definitions.alerts.map(\.key)
    if own.contains(where: { $0.keys?.isShared == true }) { definitions.removeUntitled() }
    // Where a mistake hides what a table holds, there may well be alerts in it.
    let isHidden = definitions.alerts.isEmpty && documents.contains { $0.isPartial }
    guard let first = own.first ?? documents.first, !definitions.alerts.isEmpty || isHidden else { return nil }
    var document = CatalogDocument(file: first.file, role: .definitions)
    document.locale = source
    document.definitions = definitions.alerts
    if configuration.keys?.match.isEmpty == false {
      document.otherKeys = Set(keys).subtracting(definitions.alerts.map(\.key))
    }
    document.isPartial = isHidden || own.contains { $0.isPartial }
    document.findings = definitions.findings + unplaced(in: documents, own)
    return document
  }

  /// That of the configuration, of a String Catalog, then English, what `Base.lproj` is taken for; then a variety of
  /// English, and else the first by its tag.
  private static func sourceLocale(
    of documents: [CatalogDocument],
    _ configuration: CatalogConfiguration
  ) -> Located<LocaleID>? {
    if let locale = configuration.sourceLocale { return locale }
    let tables = documents.filter { $0.keys != nil }
    if let locale = tables.lazy.filter({ $0.tables.count > 1 || $0.isStringCatalog }).compactMap(\.locale).first {
      return locale
    }
    let english = LocaleID(tag: "en")
    if let base = tables.first(where: { $0.hasTable(of: english) }) {
      return Located(english, at: SourceLocation(startOf: base.file))
    }
    let locales = tables.compactMap(\.locale).sorted { $0.value < $1.value }
    return locales.first { $0.value.languageCode == "en" } ?? locales.first
  }

  private mutating func add(_ alerts: [AlertTexts], of document: CatalogDocument) {
    for texts in alerts {
      for text in texts.texts { add(text, texts.key, of: document) }
    }
  }

  private mutating func add(_ text: SlotText, _ key: String, of document: CatalogDocument) {
    let location = SourceLocation(
      file: document.file,
      start: text.keyRange.lowerBound,
      end: text.keyRange.upperBound
    )
    let index = indices[key] ?? alerts.count
    if index == alerts.count {
      indices[key] = index
      alerts.append(AlertDefinition(key: key, keyLocation: location))
    }
    let notes = EntryNotes(document.keys?.comments(text.entry) ?? [])
    for var finding in notes.findings {
      finding.subject = Finding.Subject(alert: key, field: text.path.name)
      findings.append(finding)
    }
    alerts[index].note(notes, text.path, location)
    guard slots.insert(AlertSlot(alert: index, path: text.path)).inserted else { return }
    alerts[index].add(text.path, notes, location, isAdopted: isAdopted)
  }

  /// In a table of all texts of an app, a message without a title is no alert's.
  private mutating func removeUntitled() {
    alerts = alerts.enumerated().filter { slots.contains(AlertSlot(alert: $0.offset, path: .title)) }.map(\.element)
  }

  // MARK: Keys of no alert

  private static func unplaced(in documents: [CatalogDocument], _ own: [CatalogDocument]) -> [Finding] {
    var known: Set<String> = []
    var findings: [Finding] = []
    for document in own {
      for key in document.keys?.unplaced ?? [] where known.insert(key.string).inserted {
        findings.append(.outside(key))
      }
    }
    for document in documents where !own.contains(where: { $0.file === document.file }) {
      for key in document.keys?.unplaced ?? [] where !known.contains(key.string) { findings.append(.outside(key)) }
    }
    return findings
  }
}

extension CatalogDocument {
  /// Whether the document is a String Catalog, whose locale is the source language and not the language of the file.
  fileprivate var isStringCatalog: Bool { file.path.hasSuffix(".xcstrings") }

  /// Whether there are texts in the locale, or in the source locale, whatever it is.
  fileprivate func hasTable(of locale: LocaleID) -> Bool {
    tables.contains { $0.locale == nil || $0.locale == locale }
  }
}

extension AlertDefinition {
  fileprivate mutating func note(_ notes: EntryNotes, _ path: SlotPath, _ location: SourceLocation) {
    if !notes.argumentNames.isEmpty {
      argumentNames[path, default: [:]].merge(notes.argumentNames) { first, _ in first }
    }
    for argument in notes.arguments where !arguments.contains(where: { $0.name == argument.name }) {
      arguments.append(argument)
    }
    if path == .title || comment == nil { comment = notes.comment ?? comment }
    if notes.preferred != nil, case .actionLabel(let id) = path { preferredAction = Located(id, at: location) }
  }

  fileprivate mutating func add(
    _ path: SlotPath,
    _ notes: EntryNotes,
    _ location: SourceLocation,
    isAdopted: Bool
  ) {
    switch path {
    case .title: break
    case .message: hasMessage = true
    case .actionLabel(let id):
      var action = ActionDefinition(id: id, location: location)
      let isDestructive = isAdopted && KeySettings.destructiveActions.contains(id)
      action.role = notes.roles.first?.value ?? (isDestructive ? .destructive : nil)
      action.hasLabel = true
      actions.append(action)
    case .fieldTitle(let id), .fieldPlaceholder(let id), .fieldInitial(let id):
      let index = fields.firstIndex { $0.id == id } ?? fields.count
      if index == fields.count { fields.append(FieldDefinition(id: id, location: location)) }
      if notes.secure != nil { fields[index].kind = .secure }
      switch path {
      case .fieldTitle: fields[index].hasTitle = true
      case .fieldInitial: fields[index].hasInitial = true
      default: fields[index].hasPlaceholder = true
      }
    }
  }
}

extension Finding {
  fileprivate static func outside(_ key: SourceText) -> Finding {
    Finding(
      .keyOutsideConvention,
      at: key.location(of: Span(0, key.count)),
      "the key \(quoted(key.string)) belongs to no alert; name it like `file.delete.title`, or move it to another table"
    )
  }
}
