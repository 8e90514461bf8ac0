/// A text in which `⟦` and `⟧` stand around the places where something is expected.
///
/// The marks are no part of the text; places are ranges of its UTF-8 bytes. Marks may be nested.
package struct MarkedText: Sendable, Equatable {
  package var text = ""
  /// In the order of their starts, the outer before the inner.
  package var places: [Range<Int>] = []

  package init(_ marked: String) {
    var starts: [Int] = []
    var offset = 0
    for scalar in marked.unicodeScalars {
      if scalar == "⟦" {
        starts.append(offset)
      } else if scalar == "⟧", let start = starts.popLast() {
        places.append(start..<offset)
      } else {
        text.unicodeScalars.append(scalar)
        offset += UTF8.width(scalar)
      }
    }
    places.sort { ($0.lowerBound, -$0.upperBound) < ($1.lowerBound, -$1.upperBound) }
  }

  /// `text` with marks around places of it: what a test that failed shows.
  package static func marking(_ places: [Range<Int>], in text: String) -> String {
    var bytes = Array(text.utf8)
    // From the end on, so that earlier offsets hold.
    for offset in Set(places.flatMap { [$0.lowerBound, $0.upperBound] }).sorted(by: >) {
      let ends = places.count { $0.upperBound == offset && !$0.isEmpty }
      let starts = places.count { $0.lowerBound == offset && !$0.isEmpty }
      let empty = places.count { $0.lowerBound == offset && $0.isEmpty }
      let marks = String(repeating: "⟧", count: ends) + String(repeating: "⟦⟧", count: empty)
      bytes.insert(
        contentsOf: Array((marks + String(repeating: "⟦", count: starts)).utf8),
        at: min(offset, bytes.count)
      )
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
