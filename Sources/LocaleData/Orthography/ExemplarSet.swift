import ICUBridge

/// The characters that CLDR says a locale is written with.
package struct ExemplarSet: Sendable, Hashable {
  /// Ascending, without overlap. Small letters only, as CLDR gives them; sequences of code points are left out.
  package let ranges: [ClosedRange<UInt32>]

  package enum Kind: Int32, Sendable, Hashable {
    /// The letters of the language's own words.
    case standard
    /// Letters of foreign words and names that readers know.
    case auxiliary
    /// The headings of an index.
    case index
    case punctuation
  }

  private struct Key: Hashable {
    let kind: Kind
    let locale: LocaleID
  }

  private static let known = Cache<Key, ExemplarSet>()

  /// A locale's set; empty where CLDR has none.
  package static func set(_ kind: Kind, of locale: LocaleID) -> ExemplarSet {
    known.value(for: Key(kind: kind, locale: locale)) { ExemplarSet(reading: kind, of: locale) }
  }

  private init(reading kind: Kind, of locale: LocaleID) {
    var bounds: [UInt32] = []
    var count = icub_exemplars(locale.tag, kind.rawValue, &bounds, 0)
    if count > 0 {
      bounds = [UInt32](repeating: 0, count: Int(count))
      count = icub_exemplars(locale.tag, kind.rawValue, &bounds, count)
    }
    ranges = stride(from: 0, to: min(Int(max(count, 0)), bounds.count) - 1, by: 2).map {
      bounds[$0]...max(bounds[$0], bounds[$0 + 1])
    }
  }

  package var isEmpty: Bool { ranges.isEmpty }

  /// By binary search.
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(scalar.value)
  }
}
