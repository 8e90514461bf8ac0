/// One locale of a pack that is being read: facts that messages need, and where its alerts are.
struct PackLocale {
  let pack: PackView
  let tag: Range<Int>
  let isRightToLeft: Bool
  /// Where they are in their sections plus 1; 0 where the locale's texts do not need them.
  private let cardinalOffset: Int
  private let ordinalOffset: Int
  private let numbersOffset: Int
  /// At the count of the locales that answer what this one does not have; behind them is the table of alerts.
  let relatives: PackReader

  /// The locale at a position of the table of locales, `nil` where there is none.
  init?(_ pack: PackView, at index: Int) {
    var reader = pack.reader(of: pack.header.locales)
    guard reader.move(toEntry: index) else { return nil }
    self.pack = pack
    tag = reader.text()
    isRightToLeft = reader.byte() == 1
    cardinalOffset = reader.number()
    ordinalOffset = reader.number()
    numbersOffset = reader.number()
    relatives = reader
    guard !reader.isFailed else { return nil }
  }

  /// At their starts; `nil` where there are none.
  var cardinalRules: PackReader? { rules(at: cardinalOffset) }
  var ordinalRules: PackReader? { rules(at: ordinalOffset) }

  private func rules(at offset: Int) -> PackReader? {
    offset == 0 ? nil : pack.reader(of: pack.header.pluralRules, at: offset - 1)
  }

  var numberStyle: NumberStyle? {
    numbersOffset == 0 ? nil : NumberStyle(pack.reader(of: pack.header.numbers, at: numbersOffset - 1))
  }

  /// At the texts of an alert, `nil` where the locale does not have it.
  func record(ofAlert index: Int) -> PackReader? {
    var reader = relatives
    var count = reader.number()
    while count > 0, !reader.isFailed {
      _ = reader.number()
      count -= 1
    }
    return reader.move(toEntry: index) ? reader : nil
  }

  var tagText: String { relatives.string(tag) }
}
