import LocaleData
import MessageFormat

/// What a pack bakes of one locale's data, in the form of the pack.
struct PackLocaleData: Sendable {
  let isRightToLeft: Bool
  /// `nil` where everything is `other`, or where nothing needs them.
  private(set) var cardinalRules: [UInt8]?
  private(set) var ordinalRules: [UInt8]?
  /// `nil` where nothing needs them.
  private(set) var numbers: [UInt8]?

  init(isRightToLeft: Bool, cardinalRules: [UInt8]?, ordinalRules: [UInt8]?, numbers: [UInt8]?) {
    self.isRightToLeft = isRightToLeft
    self.cardinalRules = cardinalRules
    self.ordinalRules = ordinalRules
    self.numbers = numbers
  }

  init(_ locale: LocaleID) {
    isRightToLeft = locale.isRightToLeft
    cardinalRules = PackPluralRules.bytes(locale, .cardinal)
    ordinalRules = PackPluralRules.bytes(locale, .ordinal)
    numbers = Self.numbers(locale)
  }

  /// As much of it as messages need.
  func needed(_ needs: MessageEncoder.Needs) -> PackLocaleData {
    var data = self
    if !needs.contains(.cardinalRules) { data.cardinalRules = nil }
    if !needs.contains(.ordinalRules) { data.ordinalRules = nil }
    if !needs.contains(.numbers) { data.numbers = nil }
    return data
  }

  private static func numbers(_ locale: LocaleID) -> [UInt8] {
    guard let symbols = NumberSymbols.symbols(for: locale) ?? NumberSymbols.symbols(for: .root) else {
      return []
    }
    return PackNumberStyle(symbols).bytes.array
  }
}
