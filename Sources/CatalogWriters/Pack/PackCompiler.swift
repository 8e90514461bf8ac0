import CatalogModel
import LocaleData
import MessageFormat

/// Compiles the texts of one locale.
struct PackCompiler {
  private let alerts: PackAlerts
  private let isTextwise: Bool
  private let texts: PackTextTable
  private let formats: PackPool
  private let encoder: MessageEncoder
  private let localization: Localization
  /// Indices of texts, alert by alert; -1 where there is none.
  private var records: [Int32] = []
  private var starts: [Int32] = []

  /// `formats` is what the locales before refer to; what this one refers to is added.
  init(_ localization: Localization, _ alerts: PackAlerts, isTextwise: Bool, formats: PackPool) {
    self.localization = localization
    self.alerts = alerts
    self.isTextwise = isTextwise
    self.formats = formats
    texts = PackTextTable(expectedCount: alerts.textCount)
    encoder = MessageEncoder(output: texts.bytes, formats: formats)
    encoder.begin(localization.locale)
    records.reserveCapacity(alerts.textCount)
    starts.reserveCapacity(alerts.alerts.count)
  }

  /// `nil` where a text refers to a format, which ends the work.
  mutating func partWithoutFormats() -> PackPart? {
    compile(stopsAtFormats: true)
    return formats.isUsed ? nil : part(precedingSize: 0, precedingCount: 0)
  }

  mutating func part() -> PackPart {
    let size = formats.bytes.count
    let count = formats.entries.count
    compile(stopsAtFormats: false)
    return part(precedingSize: size, precedingCount: count)
  }

  private mutating func compile(stopsAtFormats: Bool) {
    formats.isUsed = false
    let standardTexts = standardTexts()
    var index = 0
    while index < alerts.alerts.count, !(stopsAtFormats && formats.isUsed) {
      let localized = index < localization.alerts.count ? localization.alerts[index] : nil
      starts.append(localized.map { compile($0, alerts.alerts[index], standardTexts) } ?? -1)
      index += 1
    }
  }

  private func part(precedingSize: Int, precedingCount: Int) -> PackPart {
    let used = PackPart.Formats(
      precedingSize: precedingSize,
      preceding: formats.checksum(of: precedingSize),
      added: Array(formats.entries[precedingCount...])
    )
    return PackPart(
      tag: localization.locale.tag,
      data: PackLocaleData(localization.locale).needed(encoder.needs),
      bytes: texts.bytes,
      texts: texts.texts,
      records: records,
      starts: starts,
      formats: formats.isUsed ? used : nil
    )
  }

  /// The index of each standard action's label, or -1 where the locale has none.
  private func standardTexts() -> [Int32] {
    alerts.standardIDs.map { id -> Int32 in
      guard let label = StandardActions.label(id, in: localization.locale) else { return -1 }
      var text = label
      text.withUTF8 { utf8 in
        if let base = utf8.baseAddress { texts.bytes.bytes(base, utf8.count) }
      }
      return Int32(truncatingIfNeeded: texts.intern(isConstant: true))
    }
  }

  /// - Returns: Where the alert's texts start in `records`, or -1 where it is not to be shown in this locale.
  private mutating func compile(_ localized: LocalizedAlert, _ alert: PackAlert, _ standardTexts: [Int32]) -> Int32 {
    let start = records.count
    var hasOwnText = false
    var index = 0
    while index < alert.slots.count {
      let slot = alert.slots[index]
      var text: Int32 = -1
      if slot < localized.texts.count, let own = localized.texts[slot] {
        text = compile(own.message, alert)
        hasOwnText = hasOwnText || text >= 0
      }
      let standardAction = alert.standardActions[index]
      if text < 0, standardAction >= 0 { text = standardTexts[standardAction] }
      records.append(text)
      if text < 0, !isTextwise { break }
      index += 1
    }
    let isComplete = index == alert.slots.count
    guard isComplete, hasOwnText else {
      records.removeLast(records.count - start)
      return -1
    }
    for text in records[start...] where text >= 0 { texts.use(Int(text)) }
    return Int32(truncatingIfNeeded: start)
  }

  private func compile(_ message: Message, _ alert: PackAlert) -> Int32 {
    do throws(MessageEncodingError) {
      let isConstant = try encoder.encode(message, alert.arguments)
      return Int32(truncatingIfNeeded: texts.intern(isConstant: isConstant))
    } catch {
      texts.dropPending()
      return -1
    }
  }
}
