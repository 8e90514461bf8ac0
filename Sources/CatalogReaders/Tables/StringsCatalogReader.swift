import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// Reads `de.lproj/Alerts.strings` and `de.lproj/Alerts.stringsdict`.
enum StringsCatalogReader {
  static func readStrings(_ file: SourceFile, as name: CatalogFileName, _ adopted: AdoptedKeys?) -> CatalogDocument {
    let strings = StringsReader.read(file)
    var reading = Reading(strings.file, name, adopted, comments: { strings.comments(of: $0) })
    reading.document.findings += strings.findings
    reading.document.suppressions = strings.suppressions
    reading.document.isPartial = strings.isPartial
    for index in strings.indices {
      let key = strings.key(at: index)
      guard let place = reading.place(key) else { continue }
      guard let text = strings.text(at: index) else {
        let value = strings[index].value
        reading.report(.invalidValue, at: value.location, .noText(value.kindName), key, place)
        reading.addPart(of: place, key: key)
        continue
      }
      guard text.token != key.token else {
        reading.report(.invalidValue, at: text.location, .keyAlone, key, place)
        reading.addPart(of: place, key: key)
        continue
      }
      reading.add(text, .none, key: key, place, entry: index)
    }
    return reading.finished()
  }

  static func readDictionary(_ file: SourceFile, as name: CatalogFileName, _ adopted: AdoptedKeys?) -> CatalogDocument {
    let list = PropertyListReader.read(file)
    let entries = list.root?.dictionary ?? []
    var reading = Reading(list.file, name, adopted, comments: { entries[$0].comments })
    reading.document.findings += list.findings
    reading.document.suppressions = list.suppressions
    reading.document.isPartial = list.isPartial
    if let root = list.root, root.dictionary == nil {
      reading.document.findings.append(Finding(.invalidValue, at: root.location, .noTable(root.kindName)))
    }
    // By index: to copy an entry retains all that is in it.
    for index in entries.indices {
      let key = entries[index].key
      guard let place = reading.place(key) else { continue }
      var dictionary = StringsDictionary()
      let content = dictionary.content(entries[index].value, at: key)
      for finding in dictionary.findings { reading.report(finding, key, place) }
      if let content {
        reading.add(content.text, content.variations, key: key, place, entry: index)
      } else {
        reading.addPart(of: place, key: key)
      }
    }
    return reading.finished()
  }

  /// One file of one locale.
  private struct Reading {
    var document: CatalogDocument
    private var texts: TableTexts
    private var unplaced: [SourceText] = []
    private let isShared: Bool
    private let adopted: AdoptedKeys?

    init(
      _ file: SourceFile,
      _ name: CatalogFileName,
      _ adopted: AdoptedKeys?,
      comments: @escaping @Sendable (Int) -> [SourceText]
    ) {
      document = CatalogDocument(file: file, role: .translation)
      document.syntax = .printf
      document.keys = TableKeys(comments: comments)
      self.adopted = adopted
      isShared = name.isSharedTable || adopted != nil
      let start = SourceLocation(startOf: file)
      var locale: LocaleID?
      if case .translation(let tag?) = name.role {
        var findings: [Finding] = []
        var tags = LocaleTags()
        locale = tags.locale(Located(tag, at: start)) { findings.append(Finding($0, at: $1, $2)) }
        document.findings = findings
        document.locale = locale.map { Located($0, at: start) }
        if locale == nil { document.role = .foreign }
      }
      texts = TableTexts(locale: locale, location: start)
    }

    mutating func place(_ key: SourceText) -> KeyConvention.Place? {
      if let place = key.place(adopted) { return place }
      if !isShared { unplaced.append(key) }
      return nil
    }

    mutating func add(
      _ text: SourceText,
      _ variations: SlotText.Variations,
      key: SourceText,
      _ place: KeyConvention.Place,
      entry: Int
    ) {
      let slot = SlotText(path: place.path, keyRange: key.token, text: text, variations: variations, entry: entry)
      texts.add(slot, to: place, key: key)
      guard place.path.isOfActionOrField, let comments = document.keys?.comments(entry),
        comments.contains(where: \.mayAnnotate)
      else { return }
      if let annotations = EntryAnnotations(EntryNotes(comments), of: place.path, in: document.file) {
        texts.annotate(annotations)
      }
    }

    mutating func report(
      _ rule: RuleID,
      at location: SourceLocation,
      _ message: String,
      _ key: SourceText,
      _ place: KeyConvention.Place
    ) {
      report(Finding(rule, at: location, message), key, place)
    }

    /// Notes that the text of a key could not be read, which is reported.
    mutating func addPart(of place: KeyConvention.Place, key: SourceText) { texts.addPart(of: place, key: key) }

    mutating func report(_ finding: Finding, _ key: SourceText, _ place: KeyConvention.Place) {
      var finding = finding
      finding.subject.alert = key.string(in: Span(0, place.alertLength))
      finding.subject.field = place.path.name
      document.findings.append(finding)
    }

    func finished() -> CatalogDocument {
      var result = document
      result.tables = [texts.table]
      result.keys?.unplaced = unplaced
      result.keys?.isShared = isShared
      return result
    }
  }
}

extension CatalogFileName {
  /// `Localizable` is where Xcode puts all texts of an app.
  var isSharedTable: Bool { catalog == "Localizable" }

  /// `InfoPlist` holds what the system shows of an app.
  var isSystemTable: Bool { catalog == "InfoPlist" && format != .yaml }
}

extension String {
  fileprivate static func noText(_ kind: String) -> String { "expected a text, found \(kind)" }

  fileprivate static let keyAlone = "a key alone stands for itself, which nobody wants to read; add `=` and a text"

  fileprivate static func noTable(_ kind: String) -> String {
    "expected a dictionary of keys and texts, found \(kind)"
  }
}
