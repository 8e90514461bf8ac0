import CatalogDiagnostics
import CatalogModel
import LocaleData

/// The texts of one locale while a table is read: each is placed in its alert by its key.
struct TableTexts {
  private(set) var table: TextTable
  /// The bytes of the last alert's key: texts of one alert mostly stand together.
  private var lastKey: [UInt8] = []

  init(locale: LocaleID?, location: SourceLocation) {
    table = TextTable(locale: locale, location: location)
  }

  mutating func add(_ text: SlotText, to place: KeyConvention.Place, key: SourceText) {
    open(place, key, text.keyRange)
    table.alerts[table.alerts.count - 1].texts.append(text)
  }

  /// Notes what the comments of the last text's entry say.
  mutating func annotate(_ annotations: EntryAnnotations) {
    table.alerts[table.alerts.count - 1].annotations.append(annotations)
  }

  /// Notes that there is a part of a text that cannot be shown.
  mutating func addPart(of place: KeyConvention.Place, key: SourceText) {
    open(place, key, key.token)
    table.alerts[table.alerts.count - 1].isPartial = true
  }

  /// Adds a text that another locale gives, unless this one has its own.
  mutating func addMissing(_ text: SlotText, to place: KeyConvention.Place, key: SourceText) {
    open(place, key, text.keyRange)
    let last = table.alerts.count - 1
    guard !table.alerts[last].texts.contains(where: { $0.path == text.path }) else { return }
    table.alerts[last].texts.append(text)
  }

  private mutating func open(_ place: KeyConvention.Place, _ key: SourceText, _ keyRange: Range<Int>) {
    key.withBytes { buffer in
      guard let bytes = buffer.baseAddress, table.alerts.isEmpty || !isLast(bytes, place.alertLength) else { return }
      let alert = UnsafeBufferPointer(start: bytes, count: place.alertLength)
      lastKey = [UInt8](alert)
      table.alerts.append(AlertTexts(key: String(decoding: alert, as: UTF8.self), keyRange: keyRange))
    }
  }

  private func isLast(_ bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    guard lastKey.count == length else { return false }
    var index = 0
    while index < length {
      guard lastKey[index] == bytes[index] else { return false }
      index += 1
    }
    return true
  }
}

extension SourceText {
  /// What the text names as a key.
  func place(_ adopted: AdoptedKeys?) -> KeyConvention.Place? {
    withBytes { bytes in
      if let adopted { return adopted.place(bytes) }
      return KeyConvention.place(bytes)
    }
  }
}
