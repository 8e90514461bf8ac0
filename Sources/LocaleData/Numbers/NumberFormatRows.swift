/// Puts together what looks alike, so that few rows say all.
enum NumberFormatRows {
  private typealias Signs = [NumberFormatData.Affixes?]
  private typealias Row = NumberFormatData.Row

  static func rows(of cells: [NumberFormatCell: [NumberFormatData.Affixes?]]) -> [NumberFormatData.Row] {
    let magnitudes = Set(cells.keys.map(\.magnitude)).sorted()
    var rows: [[Row]] = []
    for magnitude in magnitudes {
      let own = cells.filter { $0.key.magnitude == magnitude }
      let merged = merge(own, magnitude)
      if let last = rows.last, isAlike(last, merged) {
        let first = last.first?.magnitudes.lowerBound ?? magnitude
        rows[rows.count - 1] = merged.map {
          var row = $0
          row.magnitudes = first...magnitude
          return row
        }
      } else {
        rows.append(merged)
      }
    }
    return widened(rows.flatMap { $0 })
  }

  private static func isAlike(_ left: [Row], _ right: [Row]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { $0.forms == $1.forms && $0.affixes == $1.affixes }
  }

  /// The last row is also that of numbers beyond.
  private static func widened(_ rows: [Row]) -> [Row] {
    guard let last = rows.last else { return rows }
    return rows.map {
      var row = $0
      if row.magnitudes.upperBound == last.magnitudes.upperBound { row.magnitudes = row.magnitudes.lowerBound...1000 }
      return row
    }
  }
}

extension NumberFormatRows {
  /// The rows of one magnitude: first those of 0 and 1, which also have a category.
  private static func merge(_ cells: [NumberFormatCell: Signs], _ magnitude: Int) -> [Row] {
    var rows: [Row] = []
    for cell in cells.keys.sorted(by: { $0.form.rawValue < $1.form.rawValue }) {
      let affixes = filled(cell, cells)
      if let index = rows.firstIndex(where: { $0.affixes == affixes }) {
        rows[index].forms.insert(cell.form)
      } else {
        rows.append(Row(magnitudes: magnitude...magnitude, forms: cell.form, affixes: affixes))
      }
    }
    if rows.count == 1 { rows[0].forms = .all }
    return rows.filter { !$0.forms.isDisjoint(with: [.exactlyZero, .exactlyOne]) }
      + rows.filter { $0.forms.isDisjoint(with: [.exactlyZero, .exactlyOne]) }
  }

  /// Where no number has the form with a sign, anything may stand; what others have makes rows alike.
  private static func filled(
    _ cell: NumberFormatCell,
    _ cells: [NumberFormatCell: Signs]
  ) -> [NumberFormatData.Affixes] {
    (0..<4).map { sign in
      if let known = cells[cell]?[sign] { return known }
      let others = cells.filter { $0.value[sign] != nil }.sorted {
        ($0.key.form == .other ? 0 : 1, $0.key.form.rawValue) < ($1.key.form == .other ? 0 : 1, $1.key.form.rawValue)
      }
      return others.first?.value[sign] ?? NumberFormatData.Affixes(prefix: "", suffix: "")
    }
  }
}
