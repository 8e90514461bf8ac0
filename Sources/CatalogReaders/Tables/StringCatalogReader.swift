import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// Reads `Alerts.xcstrings`, a String Catalog: the texts of all locales in one file.
struct StringCatalogReader {
  private var document: CatalogDocument
  private let json: JSONDocument
  private let isShared: Bool
  private let adopted: AdoptedKeys?
  private var sourceTag = ""
  private var tables: [TableTexts] = []
  private var tableIndices: [String: Int?] = [:]
  private var tags = LocaleTags()
  private var unplaced: [SourceText] = []
  /// The keys that the source language has no text for.
  private var textless: TableTexts?

  static func read(_ file: SourceFile, as name: CatalogFileName, _ adopted: AdoptedKeys?) -> CatalogDocument {
    var reader = StringCatalogReader(file, name, adopted)
    reader.read()
    return reader.document
  }

  private init(_ file: SourceFile, _ name: CatalogFileName, _ adopted: AdoptedKeys?) {
    json = JSONReader.read(file)
    document = CatalogDocument(file: json.file, role: .translation)
    document.syntax = .printf
    document.findings = json.findings
    document.isPartial = json.isPartial
    self.adopted = adopted
    isShared = name.isSharedTable || adopted != nil
  }

  private mutating func read() {
    guard let root = json.root, root.kind == .object, let strings = root["strings"] else {
      document.role = .foreign
      return
    }
    readSourceLanguage(root)
    let entries = Array(strings.members)
    document.keys = TableKeys { entry in
      entries[entry].value["comment"]?.text.map { [$0] } ?? []
    }
    for (index, entry) in entries.enumerated() { read(entry, index) }
    checkMembers(of: root)
    document.tables = tables.map(\.table)
    document.keys?.unplaced = unplaced
    document.keys?.textless = textless?.table.alerts ?? []
    document.keys?.isShared = isShared
  }

  private mutating func readSourceLanguage(_ root: JSONValue) {
    guard let language = root["sourceLanguage"], let tag = language.text else { return }
    sourceTag = tag.string
    let place = tag.location(of: Span(0, tag.count))
    guard let locale = locale(Located(sourceTag, at: place)) else { return }
    document.locale = Located(locale, at: place)
  }

  private mutating func locale(_ tag: Located<String>) -> LocaleID? {
    var findings: [Finding] = []
    let locale = tags.locale(tag) { findings.append(Finding($0, at: $1, $2)) }
    document.findings += findings
    return locale
  }

  // MARK: Entries

  private mutating func read(_ entry: JSONMember, _ index: Int) {
    let key = entry.key
    guard let place = key.place(adopted) else {
      guard !isShared, !key.isEmpty else { return }
      unplaced.append(key)
      return readSuppressions(of: entry)
    }
    readSuppressions(of: entry)
    var subject = Finding.Subject(alert: key.string(in: Span(0, place.alertLength)), field: place.path.name)
    var isTranslated = true
    var given: [SlotText] = []
    for member in entry.value.members {
      if member.isNamed("shouldTranslate") {
        isTranslated = member.value.boolean ?? true
      } else if member.isNamed("localizations") {
        for localization in member.value.members {
          let tag = localization.key.string
          guard let table = table(localization, tag) else { continue }
          subject.locale = tables[table].table.locale?.tag
          var unit = StringCatalogText(subject, isSource: tag == sourceTag)
          let (content, isPartial) = unit.text(of: localization.value)
          document.findings += unit.findings
          if isPartial { tables[table].addPart(of: place, key: key) }
          guard let content else { continue }
          let text = SlotText(
            path: place.path,
            keyRange: key.token,
            text: content.text,
            variations: content.variations,
            entry: index
          )
          tables[table].add(text, to: place, key: key)
          if tag == sourceTag { given.append(text) }
        }
        subject.locale = nil
      } else if !Self.isKnown(member.key.string) {
        reportUnknown(member, among: Self.entryMembers, subject)
      }
    }
    if given.isEmpty {
      // In its place: a copy of it would be one of all that is in it, for every key.
      if textless == nil { textless = TableTexts(locale: nil, location: entry.keyLocation) }
      textless?.add(SlotText(path: place.path, keyRange: key.token, text: key, entry: index), to: place, key: key)
    }
    if !isTranslated, let text = given.first { share(text, place, key) }
  }

  private mutating func readSuppressions(of entry: JSONMember) {
    guard let comment = entry.value["comment"]?.text else { return }
    let reach = entry.keyLocation.start..<entry.value.location.end
    document.suppressions += SuppressionComment.suppressions(in: comment, for: reach)
  }

  /// A text that is not to be translated is every locale's own.
  private mutating func share(_ text: SlotText, _ place: KeyConvention.Place, _ key: SourceText) {
    for index in tables.indices where index != sourceTable {
      tables[index].addMissing(text, to: place, key: key)
    }
  }

  private var sourceTable: Int? { tableIndices[sourceTag].flatMap { $0 } }

  private mutating func table(_ localization: JSONMember, _ tag: String) -> Int? {
    if let known = tableIndices[tag] { return known }
    let place = localization.key.location(of: Span(0, localization.key.count))
    var index: Int?
    if let locale = locale(Located(tag, at: place)) {
      index = tables.count
      tables.append(TableTexts(locale: locale, location: place))
    }
    tableIndices[tag] = .some(index)
    return index
  }
}

// MARK: - Members that the format does not have

extension StringCatalogReader {
  private static let members = ["sourceLanguage", "strings", "version"]
  private static let entryMembers = [
    "comment", "extractionState", "generatesSymbol", "isCommentAutoGenerated", "localizations", "shouldTranslate",
  ]

  private static func isKnown(_ name: String) -> Bool { entryMembers.contains(name) }

  private mutating func checkMembers(of root: JSONValue) {
    for member in root.members where !Self.members.contains(member.key.string) {
      reportUnknown(member, among: Self.members, Finding.Subject())
    }
  }

  private mutating func reportUnknown(_ member: JSONMember, among known: [String], _ subject: Finding.Subject) {
    guard member.key.place(adopted) != nil, member.value.kind == .object else {
      document.findings.append(.unknownMember(member, among: known, subject))
      return
    }
    let message: String = .outsideStrings(member.key.string)
    document.findings.append(
      Finding(.unknownField, at: member.keyLocation, message, severity: .warning, subject: subject)
    )
  }
}

extension String {
  fileprivate static func outsideStrings(_ name: String) -> String {
    "the entry \(quoted(name)) stands outside of `strings`, where nothing reads it; move it there"
  }
}
