import CatalogDiagnostics

/// Plural forms as the branches of a plural.
extension PrintfComposer {
  /// The plural that stands at `place`. It selects by the argument at `position`, passed as `conversion` says, where
  /// that is known; `own` is the variable that the forms are of.
  mutating func plural(
    _ forms: [Form],
    at place: Span,
    _ position: Int,
    own: Int?,
    _ conversion: PrintfConversion?
  ) -> Plural {
    var branches: [Plural.Branch] = []
    // A form that is there twice is a key that its file has twice, and reported as such.
    let keywords = Set(forms.map { text.string(in: parts[$0.selector].span) })
    for form in forms {
      let span = parts[form.selector].span
      let keyword = text.string(in: span)
      let pattern = self.pattern(form.text, from: position, own: own)
      for selector in selectors(keyword) {
        branches.append(Plural.Branch(selector: selector, selectorSpan: span, pattern: pattern))
      }
      if PluralCategory(rawValue: keyword) == nil { reportUnknown(keyword, span, keywords) }
    }
    if !keywords.contains("other") { checkMissingOther(keywords, at: place, conversion) }
    return Plural(
      kind: .cardinal,
      kindSpan: place,
      offset: 0,
      offsetSpan: nil,
      branches: branches,
      valueConversion: conversion
    )
  }

  /// Foundation shows `other` for numbers whose form is missing; where every number has its form, nothing needs it.
  private mutating func checkMissingOther(_ keywords: Set<String>, at place: Span, _ conversion: PrintfConversion?) {
    let missing = context.integerCategories.filter { !keywords.contains($0.rawValue) }.sorted()
    guard conversion?.value == .double || !missing.isEmpty else { return }
    report(.missingOther, at: place, Self.missingOther(missing.filter { $0 != .other }))
  }

  /// `zero` is exactly 0 in Apple's files, in every language; where the locale has a category of that name, it is
  /// that too.
  private func selectors(_ keyword: String) -> [Plural.Selector] {
    guard let category = PluralCategory(rawValue: keyword) else { return [.unknown(keyword)] }
    guard category == .zero else { return [.category(category)] }
    return context.hasZeroCategory ? [.exact(0), .category(.zero)] : [.exact(0)]
  }

  /// A variable that is used twice is put together twice, and its mistakes are reported once.
  private mutating func report(_ rule: RuleID, at span: Span, _ message: String, fix: MessageIssue.Fix? = nil) {
    if !issues.contains(rule, at: span) { issues.append(MessageIssue(rule, at: span, message, fix: fix)) }
  }

  private mutating func reportUnknown(_ keyword: String, _ span: Span, _ known: Set<String>) {
    let suggestion = PluralKeywords.suggestion(for: keyword).flatMap(PluralCategory.init(rawValue:))?.rawValue
    let isTaken = suggestion.map(known.contains) ?? false
    let fix = suggestion.map { MessageIssue.Fix("write `\($0)`", edits: [MessageIssue.Edit(span, $0)]) }
    report(.unknownSelector, at: span, Self.unknown(keyword, suggestion), fix: isTaken ? nil : fix)
  }
}

extension PrintfComposer {
  private static func missingOther(_ missing: [PluralCategory]) -> String {
    guard !missing.isEmpty else {
      return "the form `other` is missing, which is shown where no other form fits; add it"
    }
    let list = missing.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return "the form `other` is missing, and so nothing is shown for numbers of \(list); add the forms"
  }

  private static func unknown(_ keyword: String, _ suggestion: String?) -> String {
    "\(quoted(keyword)) is no plural category; "
      + (suggestion.map { "did you mean `\($0)`?" } ?? "use zero, one, two, few, many or other")
  }
}
