import CatalogDiagnostics

/// What the selectors of branches mean, and whether they are complete and each there once.
extension ICUParser {
  mutating func plural(_ branches: Branches, _ kind: Plural.Kind, _ keyword: Span) -> Plural {
    let meansOther = branches.hasUnknown && reportUnknown(branches.plural)
    if !branches.hasOther && !branches.isIncomplete && !meansOther {
      report(.missingOther, at: keyword, Self.missingOther(kind.rawValue))
    }
    if branches.mayHaveDuplicates {
      reportDuplicates(branches.plural.map(\.selector), branches.plural.map(\.selectorSpan))
    }
    return Plural(
      kind: kind,
      kindSpan: keyword,
      offset: branches.offset,
      offsetSpan: branches.offsetSpan,
      branches: branches.plural
    )
  }

  mutating func select(_ branches: Branches, _ keyword: Span) -> Select {
    if !branches.hasOther && !branches.isIncomplete { reportMissingOther(branches.select, keyword) }
    if branches.select.count > 2 || hasEqualKeys(branches.select) {
      reportDuplicates(branches.select.map { SelectKey(text: $0.key) }, branches.select.map(\.keySpan))
    }
    return Select(branches: branches.select)
  }

  private func hasEqualKeys(_ branches: [Select.Branch]) -> Bool {
    branches.count == 2 && SelectKey(text: branches[0].key) == SelectKey(text: branches[1].key)
  }

  /// Keeps a branch that has been read.
  func append(_ branch: Branch, _ pattern: Pattern, _ context: Context, to branches: inout Branches) {
    let span = branch.name.span
    guard context == .plural else {
      let key = string(of: branch.name)
      if key == "other" { branches.hasOther = true }
      if branches.select.isEmpty { branches.select.reserveCapacity(4) }
      branches.select.append(Select.Branch(key: key, keySpan: span, pattern: pattern))
      return
    }
    let selector = self.selector(branch)
    switch selector {
    case .category(let category):
      if category == .other { branches.hasOther = true }
      let bit = UInt8(1) << UInt8(truncatingIfNeeded: category.index)
      if branches.categories & bit != 0 { branches.mayHaveDuplicates = true }
      branches.categories |= bit
    case .exact, .unknown:
      if branches.hasOthers { branches.mayHaveDuplicates = true }
      branches.hasOthers = true
      if branch.number == nil { branches.hasUnknown = true }
    }
    if branches.plural.isEmpty { branches.plural.reserveCapacity(4) }
    branches.plural.append(Plural.Branch(selector: selector, selectorSpan: span, pattern: pattern))
  }

  private func selector(_ branch: Branch) -> Plural.Selector {
    if let number = branch.number { return .exact(number) }
    let name = branch.name
    if equals(name, "other") { return .category(.other) }
    if equals(name, "one") { return .category(.one) }
    if equals(name, "few") { return .category(.few) }
    if equals(name, "many") { return .category(.many) }
    if equals(name, "two") { return .category(.two) }
    if equals(name, "zero") { return .category(.zero) }
    return .unknown(string(of: name))
  }

  /// Reports keywords that CLDR does not have; whether one of them was meant to be `other`.
  private mutating func reportUnknown(_ branches: [Plural.Branch]) -> Bool {
    var meansOther = false
    var known: Set<String>?
    var found = 0
    for branch in branches {
      guard case .unknown(let word) = branch.selector, found < IssueList.limit else { continue }
      found += 1
      let suggestion = PluralKeywords.suggestion(for: word)
      if suggestion == "other" { meansOther = true }
      let texts = known ?? Set(branches.map(\.selector.text))
      known = texts
      let isTaken = suggestion.map(texts.contains) ?? false
      let fix = suggestion.map {
        MessageIssue.Fix("write `\($0)`", edits: [MessageIssue.Edit(branch.selectorSpan, $0)])
      }
      report(
        .unknownSelector,
        at: branch.selectorSpan,
        Self.unknownSelector(word, suggestion, isTaken: isTaken),
        fix: isTaken ? nil : fix
      )
    }
    return meansOther
  }

  private mutating func reportMissingOther(_ branches: [Select.Branch], _ keyword: Span) {
    for branch in branches.prefix(IssueList.limit) where PluralKeywords.suggestion(for: branch.key) == "other" {
      let fix = MessageIssue.Fix("write `other`", edits: [MessageIssue.Edit(branch.keySpan, "other")])
      report(.missingOther, at: branch.keySpan, Self.otherMisspelled(branch.key), fix: fix)
      return
    }
    report(.missingOther, at: keyword, Self.missingOther("select"))
  }

  private mutating func reportDuplicates<Key: Hashable>(_ keys: [Key], _ spans: [Span]) {
    guard keys.count > 1 else { return }
    if keys.count <= 8 {
      for index in 1..<keys.count {
        if let first = keys[..<index].firstIndex(of: keys[index]) { reportDuplicate(spans[index], spans[first]) }
      }
      return
    }
    var seen: [Key: Span] = [:]
    for (key, span) in zip(keys, spans) {
      if let first = seen[key] { reportDuplicate(span, first) } else { seen[key] = span }
    }
  }

  private mutating func reportDuplicate(_ span: Span, _ first: Span) {
    report(
      .duplicateSelector,
      at: span,
      Self.duplicate(string(of: span)),
      notes: [MessageIssue.Note(Self.firstSelector, at: first)]
    )
  }
}

/// The key of a select's branch as ICU compares it: code unit by code unit, while equal strings of Swift may differ in
/// their normalization.
private struct SelectKey: Hashable {
  let text: String

  static func == (left: SelectKey, right: SelectKey) -> Bool {
    left.text == right.text && left.text.utf8.elementsEqual(right.text.utf8)
  }
}

extension ICUParser {
  private static func missingOther(_ type: String) -> String {
    "the `\(type)` has no branch `other`, which is shown where no other branch fits; add other {…}"
  }

  private static func otherMisspelled(_ key: String) -> String {
    "the `select` has no branch `other`; did you mean it by \(quoted(key))?"
  }

  private static func unknownSelector(_ word: String, _ suggestion: String?, isTaken: Bool) -> String {
    let problem = "\(quoted(word)) is no plural category"
    guard let suggestion else {
      return problem + "; keywords stay English: use zero, one, two, few, many, other, or =N"
    }
    if isTaken { return problem + ", and `\(suggestion)` is there already; remove one of them" }
    return problem + "; keywords stay English: did you mean `\(suggestion)`?"
  }

  private static func duplicate(_ selector: String) -> String {
    "the branch \(quoted(selector)) is there twice, and this one is never shown; remove one of them"
  }

  private static var firstSelector: String { "the first one is here" }
}
