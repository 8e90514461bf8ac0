/// One locale of a pack that is being read: facts that messages need, and where its alerts are.
struct PackLocale {
  let tag: Range<Int>
  let isRightToLeft: Bool
  /// At their starts; `nil` where the locale's texts do not need them.
  let cardinalRules: PackReader?
  let ordinalRules: PackReader?
  let numberStyle: NumberStyle?
  /// At the count of the locales that answer what this one does not have.
  let relatives: PackReader
  /// At the table of alerts.
  let alerts: PackReader

  /// The locale at a position of the table of locales, `nil` where there is none.
  init?(_ pack: PackView, at index: Int) {
    var reader = pack.reader(of: pack.header.locales)
    guard reader.move(toEntry: index) else { return nil }
    tag = reader.text()
    isRightToLeft = reader.byte() == 1
    let cardinal = reader.number()
    let ordinal = reader.number()
    let numbers = reader.number()
    guard !reader.isFailed else { return nil }
    cardinalRules = cardinal == 0 ? nil : pack.reader(of: pack.header.pluralRules, at: cardinal - 1)
    ordinalRules = ordinal == 0 ? nil : pack.reader(of: pack.header.pluralRules, at: ordinal - 1)
    numberStyle = numbers == 0 ? nil : NumberStyle(pack.reader(of: pack.header.numbers, at: numbers - 1))
    relatives = reader
    var count = reader.number()
    while count > 0, !reader.isFailed {
      _ = reader.number()
      count -= 1
    }
    alerts = reader
  }
}
