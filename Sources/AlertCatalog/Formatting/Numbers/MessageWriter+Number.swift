extension MessageWriter {
  /// Writes an argument by a number format, whose place follows.
  mutating func writeNumber(_ argument: AlertArgument, _ reader: inout PackReader) -> Bool {
    let offset = reader.number()
    guard let number = PluralNumber(argument), let format = NumberFormat(pack, at: offset) else { return false }
    return format.write(number, rules: pack.cardinalRules(of: locale), to: &output, of: pack)
  }

  /// The category of a number in a plural whose `other` shows it by a style; `nil` where that cannot be read.
  ///
  /// The basis is 0 for the number itself, else where the format starts that rounds it, plus 1.
  func category(of number: PluralNumber, styledBy basis: Int, _ rules: PackReader) -> Int? {
    guard number.value.isFinite else { return PluralRule.other }
    if basis == 0 { return PluralRule.category(of: PluralOperands(unrounded: number.value), rules) }
    guard let format = NumberFormat(pack, at: basis - 1) else { return nil }
    var decimal = ExactDecimal(number)
    _ = format.apply(to: &decimal)
    return PluralRule.category(of: PluralOperands(decimal), rules)
  }
}
