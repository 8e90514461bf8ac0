/// Finds out how a locale shows a number style, by looking at numbers that ICU shows.
struct NumberFormatReader {
  enum Notation {
    case simple, compact, scientific
  }

  /// Of the style without names of units, which may stand for the digits too.
  let plain: ICUNumberFormatter
  /// Of the style with names, if it has some.
  let named: ICUNumberFormatter?
  /// Of the style without names, but with a currency's separators.
  let separated: ICUNumberFormatter
  let notation: Notation
  /// Whether the style has no names unless it is compact.
  let hasNamesWhenCompact: Bool
  let samples: PluralFormSamples

  /// `nil` where ICU shows numbers in no way that this can say.
  func read() -> NumberFormatData? {
    let shifts = notation == .compact ? readShifts() : []
    guard let exponent = readExponent(), let symbols = readSymbols(largestShift: shifts.last ?? 0),
      let cells = readCells(shifts), let names = readNames(), notation != .compact || standAroundCompact(names)
    else { return nil }
    let rows = NumberFormatRows.rows(of: cells)
    guard !rows.isEmpty else { return nil }
    let data = NumberFormatData(
      symbols: symbols,
      shifts: shifts,
      exponent: exponent,
      rows: rows,
      specialAffixes: readSpecialAffixes(rows),
      names: names
    )
    return prefixBehindSign(names).map(data.puttingSignsFirst) ?? data
  }

  /// ICU's patterns end at magnitude 14; in some languages they may go on.
  private static let largestMagnitude = 20

  /// A digit far behind the decimal separator tells by how many places the number was made smaller.
  private func readShifts() -> [Int] {
    let depth = 5
    return (0...Self.largestMagnitude).map { magnitude in
      for digit in ["2", "5", "3"] {
        let zeros = String(repeating: "0", count: magnitude)
        let decimal = digit + zeros + "." + String(repeating: "0", count: depth - 1) + "3"
        let fraction = plain.parts(decimal, .all).first { $0.kind == .fraction }
        if let fraction { return fraction.text.unicodeScalars.count - depth }
      }
      return 0
    }
  }

  private func readExponent() -> NumberFormatData.Exponent? {
    guard notation == .scientific else { return .init(symbol: "", minusSign: "", plusSign: "") }
    let large = plain.parts("1.2345E12", .all)
    let small = plain.parts("1.2345E-12", .all)
    // ICU takes digits of some numbering systems apart.
    guard large.allSatisfy({ !$0.text.unicodeScalars.contains("\u{FFFD}") }) else { return nil }
    // Marks of direction beside the sign are not marked as its part.
    func sign(_ parts: [ICUNumberFormatter.Part]) -> String {
      parts.drop { $0.kind != .exponentSymbol }.dropFirst().prefix { $0.kind != .exponent }.map(\.text).joined()
    }
    return NumberFormatData.Exponent(
      symbol: large.first { $0.kind == .exponentSymbol }?.text ?? "",
      minusSign: sign(small),
      plusSign: sign(large)
    )
  }

  private func readSpecialAffixes(_ rows: [NumberFormatData.Row]) -> [NumberFormatData.Affixes]? {
    let special = ["-inf", "inf", "-nan", "nan"].compactMap { affixes(plain.parts($0, .own)) }
    let row = rows.first { $0.forms.contains(.other) } ?? rows[0]
    let usual = [row.affixes[0], row.affixes[3], row.affixes[1], row.affixes[2]]
    return special.count < 4 || special == usual ? nil : special
  }

  /// The names for each category; `nil` where they stand in the middle of the number.
  private func readNames() -> [NumberFormatData.Name]? {
    guard let named else { return [] }
    var names: [NumberFormatData.Name] = []
    // Signs such as percent have names in compact numbers only, and large ones would be compact.
    let isSimple = !hasNamesWhenCompact
    for sample in samples.numbers where isSimple || sample.integerDigits < 4 {
      let digits = ICUNumberFormatter.Digits.fraction(sample.fractionDigits)
      let parts = named.parts(sample.decimal, digits, isSimple: isSimple, isUnsigned: true)
      guard let affixes = affixes(parts) else { return nil }
      if let index = names.firstIndex(where: { $0.affixes == affixes }) {
        names[index].categories.insert(sample.category)
      } else {
        names.append(NumberFormatData.Name(categories: sample.category, affixes: affixes))
      }
    }
    // The last stands for whatever is left.
    return names.filter { !$0.categories.contains(.other) } + names.filter { $0.categories.contains(.other) }
  }

  /// Whether names stand around compact forms as around all digits: in some countries a currency's sign beside its name
  /// is left out there.
  private func standAroundCompact(_ names: [NumberFormatData.Name]) -> Bool {
    guard let named, names.allSatisfy({ $0.affixes.suffix != nil }) else { return true }
    guard let inner = affixes(plain.parts("5E6", .fraction(0))), let innerSuffix = inner.suffix,
      let whole = affixes(named.parts("5E6", .fraction(0)))
    else { return true }
    return names.contains { name in
      name.affixes.prefix + inner.prefix == whole.prefix && innerSuffix + (name.affixes.suffix ?? "") == whole.suffix
    }
  }

  /// What stands before the digits as a part of the names, where ICU puts signs before it: in some countries a currency's
  /// sign beside its name. `nil` where the names stand around the signs, too.
  private func prefixBehindSign(_ names: [NumberFormatData.Name]) -> String? {
    guard let named, let prefix = names.first?.affixes.prefix, !prefix.isEmpty,
      names.allSatisfy({ $0.affixes.prefix == prefix && $0.affixes.suffix != nil }),
      let sign = affixes(plain.parts("-5", .fraction(0)))?.prefix, !sign.isEmpty, sign + prefix != prefix + sign
    else { return nil }
    return affixes(named.parts("-5", .fraction(0)))?.prefix == sign + prefix ? prefix : nil
  }

  /// What stands around the digits; `nil` where something stands among them.
  func affixes(_ parts: [ICUNumberFormatter.Part]) -> NumberFormatData.Affixes? {
    // ICU fails where it knows no name for two units together.
    guard !parts.isEmpty else { return nil }
    let first = parts.firstIndex { $0.kind != .other }
    let last = parts.lastIndex { $0.kind != .other }
    guard let first, let last else { return .init(prefix: parts.map(\.text).joined(), suffix: nil) }
    guard parts[first...last].allSatisfy({ $0.kind != .other }) else { return nil }
    return NumberFormatData.Affixes(
      prefix: parts[..<first].map(\.text).joined(),
      suffix: parts[(last + 1)...].map(\.text).joined()
    )
  }
}

// MARK: - How digits are written

extension NumberFormatReader {
  private func readSymbols(largestShift: Int) -> NumberFormatData.Symbols? {
    let parts = separated.parts("1.0123456789", .fraction(10), isSimple: true)
    guard let decimal = parts.first(where: { $0.kind == .decimal })?.text,
      let digits = parts.first(where: { $0.kind == .fraction })?.text.unicodeScalars.map({ String($0) }),
      digits.count == 10
    else { return nil }
    let grouping = readGrouping(largestShift: largestShift)
    return NumberFormatData.Symbols(
      decimal: decimal,
      group: grouping.separator,
      digits: digits,
      infinity: symbol("inf"),
      notANumber: symbol("nan"),
      primaryGrouping: grouping.primary,
      secondaryGrouping: grouping.secondary,
      minimumGrouping: grouping.minimum
    )
  }

  private func symbol(_ special: String) -> String {
    separated.parts(special).filter { $0.kind == .integer }.map(\.text).joined()
  }

  private struct Grouping {
    var separator = ""
    var primary = 0
    var secondary = 0
    var minimum = 1
  }

  /// Looks at numbers of more and more digits.
  private func readGrouping(largestShift: Int) -> Grouping {
    var result = Grouping()
    for count in 1...12 {
      let decimal = String(repeating: "9", count: count) + String(repeating: "0", count: largestShift)
      let parts = separated.parts(decimal, .all, isSimple: notation == .scientific)
      let runs = parts.filter { $0.kind == .integer }.map(\.text.unicodeScalars.count)
      guard runs.count > 1, let last = runs.last else { continue }
      if result.primary == 0 {
        result.separator = parts.first { $0.kind == .group }?.text ?? ""
        result.minimum = runs.reduce(0, +) - last
      }
      result.primary = last
      result.secondary = runs.count > 2 ? runs[runs.count - 2] : last
    }
    return result
  }
}
