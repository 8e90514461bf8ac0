extension NumberFormatData {
  /// The same with what all names have before the number moved between its sign and its digits.
  func puttingSignsFirst(before prefix: String) -> NumberFormatData {
    NumberFormatData(
      symbols: symbols,
      shifts: shifts,
      exponent: exponent,
      rows: rows.map { row in
        var row = row
        row.affixes = row.affixes.map { $0.appending(prefix) }
        return row
      },
      specialAffixes: specialAffixes?.map { $0.appending(prefix) },
      names: names.map { name in
        Name(categories: name.categories, affixes: Affixes(prefix: "", suffix: name.affixes.suffix))
      }
    )
  }
}

extension NumberFormatData.Affixes {
  fileprivate func appending(_ text: String) -> Self { Self(prefix: prefix + text, suffix: suffix) }
}
