extension PluralRule {
  /// Parses the text of a rule without its samples: `i = 1 and v = 0 or i % 10 = 2..4`. `nil` for anything that is
  /// not of the rule language.
  package init?(_ text: some StringProtocol) {
    let words = PluralRule.words(of: text)
    guard !words.isEmpty else {
      alternatives = []
      return
    }
    var alternatives: [Conjunction] = []
    for alternative in words.split(separator: "or", omittingEmptySubsequences: false) {
      var relations: [Relation] = []
      for words in alternative.split(separator: "and", omittingEmptySubsequences: false) {
        guard let relation = Relation(words: Array(words)) else { return nil }
        relations.append(relation)
      }
      alternatives.append(Conjunction(relations: relations))
    }
    self.alternatives = alternatives
  }

  /// Words and signs: CLDR writes `i = 1`, but `n%10=1` is allowed as well.
  private static func words(of text: some StringProtocol) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for character in text {
      switch character {
      case " ": end()
      case "=" where word == "!":
        word.append(character)
        end()
      case "=", "%", "!":
        end()
        word.append(character)
        if character != "!" { end() }
      default: word.append(character)
      }
    }
    end()
    return words
  }
}

extension PluralRule.Relation {
  /// `i`, `%`, `100`, `!=`, `12..14,20`
  init?(words: [String]) {
    guard words.count == 3 || words.count == 5, let name = words.first, let list = words.last else { return nil }
    guard let operand = PluralRule.Operand(rawValue: name == "c" ? "e" : name) else { return nil }
    let sign = words[words.count - 2]
    guard sign == "=" || sign == "!=", let ranges = Self.ranges(list) else { return nil }
    var modulus: Int?
    if words.count == 5 {
      guard words[1] == "%", let divisor = Int(words[2]), divisor > 0 else { return nil }
      modulus = divisor
    }
    self.init(operand: operand, modulus: modulus, isNegated: sign == "!=", ranges: ranges)
  }

  /// `12..14,20`
  private static func ranges(_ text: String) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let bounds = item.split(separator: ".", omittingEmptySubsequences: true).map { Int($0) }
      guard let first = bounds.first, let lower = first, let last = bounds.last, let upper = last else { return nil }
      guard bounds.count <= 2, 0 <= lower, lower <= upper else { return nil }
      ranges.append(lower...upper)
    }
    return ranges
  }
}
