/// What affixes depend on.
struct NumberFormatCell: Hashable {
  let magnitude: Int
  /// The plural form of the digits shown.
  let form: PluralForms
}

extension NumberFormatReader {
  /// For negative numbers, -0, 0 and positive numbers; `nil` where no such number has the form.
  typealias Signs = [NumberFormatData.Affixes?]

  /// `nil` where something stands among the digits.
  func readCells(_ shifts: [Int]) -> [NumberFormatCell: Signs]? {
    var cells: [NumberFormatCell: Signs] = [:]
    if notation == .compact {
      for (magnitude, shift) in shifts.enumerated() {
        guard shift >= 0, shift <= magnitude else { return nil }
        let shown = samples.shown(integerDigits: magnitude - shift + 1, isLast: magnitude == shifts.count - 1)
        let ones = shown.filter { $0.form.contains(.exactlyOne) }
        guard read(shown.filter { !$0.form.contains(.exactlyOne) }, shift, magnitude, &cells),
          readExact(ones, .exactlyOne, shift, magnitude, &cells),
          readZeros(magnitude, leftOf: shifts.firstIndex(of: magnitude) ?? magnitude, &cells)
        else { return nil }
      }
      return cells
    }
    let cell = NumberFormatCell(magnitude: 0, form: .other)
    return read("5", .fraction(0), cell, &cells) && read("0", .zero(0), cell, &cells) ? cells : nil
  }

  private func read(
    _ samples: [PluralFormSamples.Sample],
    _ shift: Int,
    _ magnitude: Int,
    _ cells: inout [NumberFormatCell: Signs]
  ) -> Bool {
    samples.allSatisfy { sample in
      let cell = NumberFormatCell(magnitude: magnitude, form: sample.category)
      return read(sample.decimal + "E\(shift)", .fraction(sample.fractionDigits), cell, &cells)
    }
  }

  /// The number 1 has a pattern of its own where that does not depend on its fraction; else it counts as any other.
  private func readExact(
    _ samples: [PluralFormSamples.Sample],
    _ form: PluralForms,
    _ shift: Int,
    _ magnitude: Int,
    _ cells: inout [NumberFormatCell: Signs]
  ) -> Bool {
    let shown = samples.map { affixes($0.decimal + "E\(shift)", .fraction($0.fractionDigits)) }
    guard let sample = samples.first, Set(shown).count == 1 else { return read(samples, shift, magnitude, &cells) }
    let cell = NumberFormatCell(magnitude: magnitude, form: form)
    return read(sample.decimal + "E\(shift)", .fraction(sample.fractionDigits), cell, &cells)
  }

  /// The same for 0. It has magnitude 0 unless it is what is left of a larger number: then that by which the number was
  /// made smaller. No zero has other magnitudes, but rows are alike if they say something for it.
  private func readZeros(_ magnitude: Int, leftOf larger: Int, _ cells: inout [NumberFormatCell: Signs]) -> Bool {
    let decimal = larger == 0 ? "0" : "1E\(larger)"
    let shown = samples.zeros.map { affixes(decimal, .zero($0.fractionDigits)) }
    if Set(shown).count == 1 {
      return read(decimal, .zero(0), NumberFormatCell(magnitude: magnitude, form: .exactlyZero), &cells)
    }
    return samples.zeros.allSatisfy { sample in
      let cell = NumberFormatCell(magnitude: magnitude, form: sample.category)
      return read(decimal, .zero(sample.fractionDigits), cell, &cells)
    }
  }

  /// Adds what stands around a number and around its negative.
  private func read(
    _ decimal: String,
    _ digits: ICUNumberFormatter.Digits,
    _ cell: NumberFormatCell,
    _ cells: inout [NumberFormatCell: Signs]
  ) -> Bool {
    guard let negative = affixes("-" + decimal, digits), let positive = affixes(decimal, digits) else { return false }
    let isZero = if case .zero = digits { true } else { false }
    let signs = isZero ? [nil, negative, positive, nil] : [negative, nil, nil, positive]
    let known = cells[cell] ?? [nil, nil, nil, nil]
    cells[cell] = zip(known, signs).map { $0 ?? $1 }
    return true
  }

  private func affixes(_ decimal: String, _ digits: ICUNumberFormatter.Digits) -> NumberFormatData.Affixes? {
    affixes(plain.parts(decimal, digits, isSimple: notation == .scientific))
  }
}
