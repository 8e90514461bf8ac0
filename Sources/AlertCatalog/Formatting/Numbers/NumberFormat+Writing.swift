extension NumberFormat {
  /// Writes a number.
  ///
  /// - Parameters:
  ///   - number: What is shown.
  ///   - rules: The cardinal rules of the locale.
  ///   - output: Where the number is appended.
  ///   - pack: What the format was read from.
  /// - Returns: Whether the format could be read.
  func write(_ number: PluralNumber, rules: PackReader?, to output: inout TextBuffer, of pack: PackView) -> Bool {
    var decimal = ExactDecimal(number)
    guard decimal.kind == .finite else { return writeSpecial(decimal, to: &output, of: pack) }
    let shift = apply(to: &decimal)
    var name: NumberAffixes.Pair?
    if flags.contains(.hasNames) {
      let counted = counted(ExactDecimal(number), shownAs: decimal, shift: shift)
      name = affixes.name(for: category(of: counted, rules))
    }
    var key = NumberAffixes.Key(sign: decimal.affixSign)
    if case .compact = notation { key.magnitude = max(0, decimal.magnitude - shift) }
    if flags.contains(.usesForms) { key.form = form(of: decimal, rules) }
    widen(&decimal)
    return write(affixes.pair(for: key), name, to: &output, of: pack) { output in
      style.write(decimal, alwaysSeparated: flags.contains(.alwaysShowsDecimalSeparator), to: &output)
      if case .scientific(let scientific) = notation { write(-shift, scientific, to: &output, of: pack) }
    }
  }

  private func writeSpecial(_ decimal: ExactDecimal, to output: inout TextBuffer, of pack: PackView) -> Bool {
    let pair: NumberAffixes.Pair?
    if flags.contains(.hasSpecialAffixes) {
      pair = affixes.special((decimal.kind == .infinite ? 0 : 2) + (decimal.isNegative ? 0 : 1))
    } else {
      pair = affixes.pair(for: NumberAffixes.Key(sign: decimal.affixSign, form: 1 << PluralRule.other))
    }
    let name = flags.contains(.hasNames) ? affixes.name(for: PluralRule.other) : nil
    return write(pair, name, to: &output, of: pack) { style.writeSymbol(of: decimal.kind, to: &$0) }
  }

  /// Writes digits, what stands around them, and the name around that.
  private func write(
    _ pair: NumberAffixes.Pair?,
    _ name: NumberAffixes.Pair?,
    to output: inout TextBuffer,
    of pack: PackView,
    _ writeDigits: (inout TextBuffer) -> Void
  ) -> Bool {
    guard let pair, name != nil || !flags.contains(.hasNames) else { return false }
    if let name {
      output.append(name.prefix, of: pack)
      guard name.suffix != nil else { return true }
    }
    output.append(pair.prefix, of: pack)
    if let suffix = pair.suffix {
      writeDigits(&output)
      output.append(suffix, of: pack)
    }
    if let suffix = name?.suffix { output.append(suffix, of: pack) }
    return true
  }

  private func write(
    _ exponent: Int,
    _ scientific: NumberNotation.Scientific,
    to output: inout TextBuffer,
    of pack: PackView
  ) {
    output.append(scientific.symbol, of: pack)
    output.append(exponent < 0 ? scientific.minusSign : scientific.plusSign, of: pack)
    style.writePlain(exponent.magnitude, minimumDigits: scientific.minimumDigits, to: &output)
  }
}

extension NumberFormat {
  /// The bits of the plural form of the digits of a compact number: 0 and 1 have patterns of their own.
  private func form(of decimal: ExactDecimal, _ rules: PackReader?) -> Int {
    let category = 1 << category(of: decimal, rules)
    if decimal.isZero { return category | 1 << 6 }
    return decimal.digits == [1] && decimal.exponent == 0 ? category | 1 << 7 : category
  }

  /// The cardinal category of a rounded number.
  private func category(of decimal: ExactDecimal, _ rules: PackReader?) -> Int {
    guard let rules, decimal.kind == .finite else { return PluralRule.other }
    return PluralRule.category(of: PluralOperands(decimal), rules)
  }
}

extension ExactDecimal {
  /// ICU counts not-a-number among the zeros.
  fileprivate var affixSign: NumberAffixes.Sign {
    if isZero, kind != .infinite { return isNegative ? .negativeZero : .positiveZero }
    return isNegative ? .negative : .positive
  }
}
