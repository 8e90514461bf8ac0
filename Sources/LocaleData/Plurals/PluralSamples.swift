/// CLDR's examples of the numbers in a plural category, as decimals whose fraction digits are all visible (`1.0`) or
/// in compact form (`1c6`).
package struct PluralSamples: Sendable, Hashable {
  /// What stands after `@integer`.
  package let integers: [Range]
  /// What stands after `@decimal`.
  package let decimals: [Range]

  /// One sample, or `2~16`: all from one to the other in steps of the last visible digit.
  package struct Range: Sendable, Hashable {
    package let lower: String
    package let upper: String
  }

  package static let none = PluralSamples(integers: [], decimals: [])
}

extension PluralSamples {
  /// Parses what follows the condition of a rule: `@integer 0, 2~16, 100, … @decimal 0.0~0.9, …`.
  init(_ text: some StringProtocol) {
    var integers: [Range] = []
    var decimals: [Range] = []
    var isDecimal = false
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      switch word {
      case "@integer": isDecimal = false
      case "@decimal": isDecimal = true
      case "…", "...": continue
      default:
        let bounds = word.split(separator: "~")
        guard let lower = bounds.first, let upper = bounds.last else { continue }
        let range = Range(lower: String(lower), upper: String(upper))
        if isDecimal { decimals.append(range) } else { integers.append(range) }
      }
    }
    self.init(integers: integers, decimals: decimals)
  }
}

extension PluralSamples.Range {
  /// Every number of the range, written as CLDR writes its bounds.
  package var all: [String] {
    guard lower != upper, let first = Self.scaled(lower), let last = Self.scaled(upper), first.scale == last.scale
    else { return [lower] }
    return (first.value...max(first.value, last.value)).map { Self.text($0, scale: first.scale) }
  }

  private static func scaled(_ text: String) -> (value: Int, scale: Int)? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, let value = Int(parts.joined()) else { return nil }
    return (value, parts.count == 2 ? parts[1].utf8.count : 0)
  }

  private static func text(_ value: Int, scale: Int) -> String {
    let digits = String(value)
    guard scale > 0 else { return digits }
    let padded = String(repeating: "0", count: max(scale + 1 - digits.count, 0)) + digits
    return padded.dropLast(scale) + "." + padded.suffix(scale)
  }
}
