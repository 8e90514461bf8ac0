extension NumberStyle {
  /// Writes the digits of a number, without affixes.
  func write(_ number: ExactDecimal, alwaysSeparated: Bool, to output: inout TextBuffer) {
    let hasSeparator = number.shownFraction > 0 || alwaysSeparated
    // ICU shows one digit where nothing else is shown.
    let integers = number.shownIntegers > 0 || hasSeparator ? number.shownIntegers : 1
    let lowest = -number.shownFraction
    let isGrouped = primaryGroup > 0 && number.shownIntegers - primaryGroup >= minimumGrouping
    let secondary = secondaryGroup > 0 ? secondaryGroup : primaryGroup
    if integers <= 0, hasSeparator { write(.decimal, to: &output) }
    var place = integers - 1
    while place >= lowest {
      write(digit: Int(number.digit(at: place)), to: &output)
      if place == 0, hasSeparator {
        write(.decimal, to: &output)
      } else if isGrouped, place >= primaryGroup, (place - primaryGroup) % secondary == 0 {
        write(.group, to: &output)
      }
      place -= 1
    }
  }

  func writeSymbol(of kind: DecimalNumber.Kind, to output: inout TextBuffer) {
    write(kind == .infinite ? .infinity : .notANumber, to: &output)
  }

  /// Writes the digits of a whole number without groups.
  func writePlain(_ number: UInt, minimumDigits: Int, to output: inout TextBuffer) {
    var shown: [UInt8] = DecimalDigits.digits(of: UInt64(number))
    while shown.count < minimumDigits { shown.insert(0, at: 0) }
    for digit in shown { write(digit: Int(digit), to: &output) }
  }
}
