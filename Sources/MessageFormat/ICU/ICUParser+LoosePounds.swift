import CatalogDiagnostics

/// `#` outside plurals, where it is text: an issue only where it looks like the number of a plural.
extension ICUParser {
  mutating func reportLoosePounds() {
    // Where @ is spoken of, so is #: “adds @ and # keys”.
    guard hasPlural || !contains(0x40) else { return }
    for index in loosePounds where looksLikeNumber(at: index) {
      report(.literalPound, at: Span(index, index + 1), hasPlural ? Self.outsidePlural : Self.withoutPlural)
    }
  }

  private func contains(_ byte: UInt8) -> Bool {
    var index = 0
    while index < count && base[index] != byte { index += 1 }
    return index < count
  }

  /// Whether `#` stands alone before a word, as in `# files`: not in `#1`, `C#`, `#tag`, `#{id}` or `"#"`.
  private func looksLikeNumber(at index: Int) -> Bool {
    let before = index == 0 ? Byte.space : base[index - 1]
    guard before <= Byte.space || before == Byte.close || before == 0x28 else { return false }
    var next = index + 1
    if next == count { return hasPlural }
    if base[next] == Byte.space {
      next += 1
    } else if base[next] == 0xC2 && byte(at: next + 1) == 0xA0 {
      next += 2
    } else {
      // Scripts without spaces put the noun right behind the number, but hashtags too.
      return hasPlural && base[next] >= 0xE3
    }
    return PatternProperties.isLetter(byte(at: next)) || byte(at: next) >= 0x80
  }
}

extension ICUParser {
  private static var outsidePlural: String {
    "`#` is replaced inside the plural's branches only and is shown as it stands here; move it into the branches, "
      + "or name the argument: {count}"
  }

  private static var withoutPlural: String {
    "`#` is replaced in a plural only and is shown as it stands here; name the argument: {count}"
  }
}
