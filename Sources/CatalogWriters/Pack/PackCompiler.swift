import CatalogModel
import LocaleData
import MessageFormat

/// Compiles the texts of a catalog and keeps which of them each alert has in each locale.
final class PackCompiler {
  /// An alert as every locale sees it.
  private struct Entry {
    let alert: Alert
    let shape: PackShape
    let arguments: [(name: String, type: ArgumentType)]
    /// For each text of a record the index of the standard action that stands there if there is no other text, or -1.
    let standardActions: [Int]
  }

  private struct Locale {
    let tag: String
    let data: PackLocaleData
    let needs: MessageEncoder.Needs
    /// For each alert where its texts start in `records`, or -1 where the locale does not have it.
    let records: [Int]
  }

  /// What messages refer to.
  let formats = PackPool()
  private let texts: PackTextTable
  private let encoder: MessageEncoder
  private let entries: [Entry]
  private let standardIDs: [String]
  private let isTextwise: Bool
  private var locales: [Locale] = []
  /// Indices of texts, alert by alert; -1 where there is none.
  private var records: [Int32] = []

  init(_ catalog: Catalog) throws(PackWritingError) {
    var standardIDs: [String] = []
    var entries: [Entry] = []
    for alert in catalog.alerts {
      let shape = try PackShape(alert)
      let standardActions = shape.slots.map { slot -> Int in
        guard let id = alert.slots[slot].standardAction else { return -1 }
        if let index = standardIDs.firstIndex(of: id) { return index }
        standardIDs.append(id)
        return standardIDs.count - 1
      }
      let arguments = alert.arguments.map { (name: $0.name, type: $0.type) }
      entries.append(Entry(alert: alert, shape: shape, arguments: arguments, standardActions: standardActions))
    }
    self.entries = entries
    self.standardIDs = standardIDs
    isTextwise = catalog.configuration.fallback == .text
    let count = entries.reduce(0) { $0 + $1.shape.slots.count } * catalog.localizations.count
    texts = PackTextTable(expectedCount: count)
    encoder = MessageEncoder(output: texts.bytes, formats: formats)
    records.reserveCapacity(count)
  }

  /// About how many bytes the records will have.
  var textSize: Int { texts.bytes.count + records.count * 2 }
}

extension PackCompiler {
  /// Compiles all texts of a locale.
  func compile(_ localization: Localization) {
    encoder.begin(localization.locale)
    let standardTexts = standardIDs.map { id -> Int32 in
      guard let label = StandardActions.label(id, in: localization.locale) else { return -1 }
      var text = label
      text.withUTF8 { utf8 in
        if let base = utf8.baseAddress { texts.bytes.bytes(base, utf8.count) }
      }
      return Int32(truncatingIfNeeded: texts.intern(isConstant: true))
    }
    var starts: [Int] = []
    starts.reserveCapacity(entries.count)
    var index = 0
    while index < entries.count {
      let localized = index < localization.alerts.count ? localization.alerts[index] : nil
      starts.append(localized.map { compile($0, entries[index], standardTexts) } ?? -1)
      index += 1
    }
    locales.append(
      Locale(
        tag: localization.locale.tag,
        data: PackLocaleData(localization.locale),
        needs: encoder.needs,
        records: starts
      )
    )
  }

  /// - Returns: Where the alert's texts start in `records`, or -1 where it is not to be shown in this locale.
  private func compile(_ localized: LocalizedAlert, _ entry: Entry, _ standardTexts: [Int32]) -> Int {
    let start = records.count
    var hasOwnText = false
    var index = 0
    while index < entry.shape.slots.count {
      let slot = entry.shape.slots[index]
      var text: Int32 = -1
      if slot < localized.texts.count, let own = localized.texts[slot] {
        text = compile(own.message, entry)
        hasOwnText = hasOwnText || text >= 0
      }
      let standardAction = entry.standardActions[index]
      if text < 0, standardAction >= 0 { text = standardTexts[standardAction] }
      records.append(text)
      if text < 0, !isTextwise { break }
      index += 1
    }
    let isComplete = index == entry.shape.slots.count
    guard isComplete, hasOwnText else {
      records.removeLast(records.count - start)
      return -1
    }
    for text in records[start...] where text >= 0 { texts.use(Int(text)) }
    return start
  }

  private func compile(_ message: Message, _ entry: Entry) -> Int32 {
    do throws(MessageEncodingError) {
      let isConstant = try encoder.encode(message, entry.arguments)
      return Int32(truncatingIfNeeded: texts.intern(isConstant: isConstant))
    } catch {
      texts.dropPending()
      return -1
    }
  }
}

extension PackCompiler {
  func writeAlerts(to sections: PackSections) {
    for entry in entries {
      sections.alerts.begin()
      sections.alerts.entries.text(entry.alert.key)
      sections.alerts.entries.number(sections.shapes.offset(of: entry.shape.bytes))
    }
  }

  func shareTexts(in sections: PackSections) {
    texts.shareRepeated(to: sections.texts)
  }

  func writeLocale(_ index: Int, relatives: [Int], to sections: PackSections) {
    let locale = locales[index]
    sections.beginLocale(locale.tag, locale.data, needs: locale.needs, relatives: relatives)
    let table = PackTable()
    for (start, entry) in zip(locale.records, entries) {
      guard start >= 0 else {
        table.skip()
        continue
      }
      table.begin()
      var position = start
      while position < start + entry.shape.slots.count {
        let text = records[position]
        if text >= 0 { texts.writeReference(to: Int(text), table.entries) } else { table.entries.number(0) }
        position += 1
      }
    }
    table.write(to: sections.locales.entries)
  }
}
