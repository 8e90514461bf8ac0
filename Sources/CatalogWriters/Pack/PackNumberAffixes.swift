import LocaleData

/// The affixes and names of a number style, in the form of the pack.
struct PackNumberAffixes {
  /// Whether the plural form of a compact number's digits matters.
  let usesForms: Bool
  /// Whether the plural category of the number matters.
  let usesCategories: Bool
  private let data: NumberFormatData
  private let isCompact: Bool

  init(_ data: NumberFormatData) {
    self.data = data
    isCompact = !data.shifts.isEmpty
    usesForms = data.rows.contains { $0.forms != .all } && isCompact
    usesCategories = data.names.count > 1
  }

  func write(to bytes: PackBytes) {
    let columns = self.columns
    var packed = 0
    for (sign, column) in columns.map.enumerated() { packed |= column << (2 * sign) }
    bytes.number(packed)
    let texts = self.texts(columns.signs)
    bytes.number(texts.count)
    for text in texts { bytes.text(text) }
    bytes.number(data.rows.count)
    for row in data.rows {
      if isCompact {
        bytes.number(row.magnitudes.lowerBound)
        bytes.number(row.magnitudes.upperBound)
      }
      if usesForms { bytes.number(row.forms.rawValue) }
      for sign in columns.signs { write(row.affixes[sign], texts, to: bytes) }
    }
    for affixes in data.specialAffixes ?? [] { write(affixes, texts, to: bytes) }
    guard !data.names.isEmpty else { return }
    bytes.number(data.names.count)
    for name in data.names {
      bytes.number(name.categories.rawValue)
      write(name.affixes, texts, to: bytes)
    }
  }

  private func write(_ affixes: NumberFormatData.Affixes, _ texts: [String], to bytes: PackBytes) {
    func index(of text: String) -> Int { texts.firstIndex { $0.utf8.elementsEqual(text.utf8) } ?? 0 }
    bytes.number(index(of: affixes.prefix))
    bytes.number(affixes.suffix.map { index(of: $0) + 1 } ?? 0)
  }

  /// Which column each sign has, and the first sign of each column: signs that look alike everywhere share one.
  private var columns: (map: [Int], signs: [Int]) {
    var map: [Int] = []
    var signs: [Int] = []
    for sign in 0..<4 {
      let column = signs.firstIndex { other in data.rows.allSatisfy { $0.affixes[other] == $0.affixes[sign] } }
      if column == nil { signs.append(sign) }
      map.append(column ?? signs.count - 1)
    }
    return (map, signs)
  }

  /// In the order in which they are used first. Bytes decide, since strings are equal when they only look alike.
  private func texts(_ signs: [Int]) -> [String] {
    var seen: Set<[UInt8]> = []
    let affixes = data.rows.flatMap { row in signs.map { row.affixes[$0] } } + (data.specialAffixes ?? [])
    return (affixes + data.names.map(\.affixes)).flatMap { [$0.prefix, $0.suffix].compactMap { $0 } }
      .filter { seen.insert(Array($0.utf8)).inserted }
  }
}
