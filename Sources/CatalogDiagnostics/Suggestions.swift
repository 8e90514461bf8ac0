/// “Did you mean …?”: the known name that a mistyped one most likely stands for.
package enum Suggestions {
  /// The candidate closest to `name`, or `nil` where none is close enough to be worth naming.
  ///
  /// A candidate that differs in letter case, or in the hyphens, underscores and dots between words, always counts
  /// as close. Of several equally close ones the first is taken, so an ordered list gives the same answer every time.
  ///
  /// - Complexity: O(*n* · *m*) for each candidate of a length near that of `name`.
  package static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(longest + 1))
    guard !wanted.isEmpty, wanted.count <= longest else { return nil }
    let folded = wanted.filter { !isSeparator($0) }
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate != name {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(longest + 1))
      guard !scalars.isEmpty, scalars.count <= longest else { continue }
      let distance =
        scalars.filter { !isSeparator($0) } == folded
        ? 0 : editDistance(wanted, scalars, limit: threshold(for: max(wanted.count, scalars.count)))
      guard let distance, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
      if distance == 0 { break }
    }
    return best?.name
  }

  /// The candidate that shares most words with a half-remembered name, of words with hyphens between them: `plural-missing`
  /// and `missing-plurals` both stand for `missing-plural-category`. `nil` where none has a word of it.
  package static func sharingMostWords(with name: String, among candidates: some Sequence<String>) -> String? {
    let words = name.lowercased().prefix(longest).split { !$0.isLetter }
    var best: (name: String, score: Int)?
    for candidate in candidates {
      let own = candidate.split(separator: "-")
      let shared = words.count { word in own.contains { $0 == word || isStem($0, word) || isStem(word, $0) } }
      // Of those that share as many, the one with fewer words beside them.
      let score = shared * 100 - own.count
      if shared > 0, score > best?.score ?? 0 { best = (candidate, score) }
    }
    return best?.name
  }

  /// Whether one word begins with the other, which is long enough to tell.
  private static func isStem(_ stem: Substring, _ word: Substring) -> Bool {
    stem.utf8.count >= 4 && word.hasPrefix(stem)
  }

  /// Longer names are no typing errors, and comparing them would cost.
  private static let longest = 200

  /// How many edits a name may be away: a third of its length, but one at least and four at most.
  private static func threshold(for length: Int) -> Int {
    length < 3 ? 1 : min(4, max(1, (length + 1) / 3))
  }

  private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "_" || scalar == "." || scalar == " "
  }

  /// The number of insertions, deletions, replacements and swaps of neighbours (optimal string alignment) between
  /// `left` and `right`; `nil` where it is more than `limit`, or where nothing of the name would be left.
  private static func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar], limit: Int) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in 1...right.count {
        let isSame = left[row - 1] == right[column - 1]
        var distance = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          distance = min(distance, beforePrevious[column - 2] + 1)
        }
        current.append(distance)
      }
      if (current.min() ?? 0) > limit { return nil }
      beforePrevious = previous
      previous = current
    }
    let distance = previous[right.count]
    return distance <= limit && distance < max(left.count, right.count) ? distance : nil
  }
}
