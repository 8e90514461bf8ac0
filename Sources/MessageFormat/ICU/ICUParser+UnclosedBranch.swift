import CatalogDiagnostics

/// A branch whose closing brace is missing, so that the next selector looks like its text.
extension ICUParser {
  /// At a `{` in a branch: where the branch was meant to end, if a selector stands before the brace and no argument
  /// behind it, as in `one {# file other {# files}`.
  mutating func endOfUnclosedBranch(from start: Int, _ parts: PatternParts) -> Int? {
    let limit = max(parts.literalStart, start)
    var end = position
    while end > limit && base[end - 1] == Byte.space { end -= 1 }
    var word = end
    while word > limit && end - word < 64 && PatternProperties.isNameByte(base[word - 1]) { word -= 1 }
    guard word < end, word > limit, base[word - 1] == Byte.space, isPluralKeyword(word, end), !isArgument(at: position)
    else { return nil }
    report(.messageSyntax, at: Span(word, end), Self.unclosedBranch(string(word, end)))
    return word
  }

  private func isPluralKeyword(_ start: Int, _ end: Int) -> Bool {
    let name = Name(start: start, end: end)
    return equals(name, "other") || equals(name, "one") || equals(name, "few") || equals(name, "many")
      || equals(name, "two") || equals(name, "zero")
  }

  /// Whether what stands at `index` reads as an argument.
  private func isArgument(at index: Int) -> Bool {
    let start = indexAfterSpace(from: index + 1)
    var end = start
    while end < count && end - start < 256 && (PatternProperties.isNameByte(base[end]) || base[end] >= 0x80) {
      end += 1
    }
    let next = byte(at: indexAfterSpace(from: end))
    return end > start && (next == Byte.close || next == Byte.comma)
  }
}

extension ICUParser {
  private static func unclosedBranch(_ selector: String) -> String {
    "the branch before `\(selector)` is not closed; put a `}` before `\(selector)`"
  }
}
