import CatalogDiagnostics

/// Plural forms as the branches of a plural.
extension PrintfComposer {
  /// The plural that stands at `place`. It selects by the argument at `position`, passed as `conversion` says, where
  /// that is known; `own` is the variable that the forms are of.
  mutating func plural(
    _ forms: PrintfForms,
    at place: Span,
    _ position: Int,
    own: Int?,
    _ conversion: PrintfConversion?
  ) -> Plural {
    var branches: [Plural.Branch] = []
    branches.reserveCapacity(forms.count)
    // A form that is there twice is a key that its file has twice, and reported as such.
    let known = categories(of: forms)
    for form in forms {
      let span = parts[form.selector].span
      let keyword = text.string(in: span)
      let pattern = self.pattern(form.text, from: position, own: own)
      let branch = { Plural.Branch(selector: $0, selectorSpan: span, pattern: pattern) }
      guard let category = PluralCategory(keyword: keyword) else {
        branches.append(branch(.unknown(keyword)))
        reportUnknown(keyword, span, known)
        continue
      }
      // `zero` is exactly 0 in Apple's files, in every language; where the locale has a category of that name, it is
      // that too.
      if category == .zero { branches.append(branch(.exact(0))) }
      if category != .zero || context.hasZeroCategory { branches.append(branch(.category(category))) }
    }
    if !known.contains(.other) { checkMissingOther(known, at: place, conversion) }
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
  private mutating func checkMissingOther(_ known: Categories, at place: Span, _ conversion: PrintfConversion?) {
    let missing = context.integerCategories.filter { !known.contains($0) }.sorted()
    guard conversion?.value == .double || !missing.isEmpty else { return }
    report(.missingOther, at: place, Self.missingOther(missing.filter { $0 != .other }))
  }

  /// The categories that have forms.
  private struct Categories {
    private var bits: UInt8 = 0

    mutating func insert(_ category: PluralCategory) { bits |= 1 << UInt8(category.index) }
    func contains(_ category: PluralCategory) -> Bool { bits & 1 << UInt8(category.index) != 0 }
  }

  private func categories(of forms: PrintfForms) -> Categories {
    var categories = Categories()
    for form in forms {
      if let category = PluralCategory(keyword: text.string(in: parts[form.selector].span)) {
        categories.insert(category)
      }
    }
    return categories
  }

  /// A variable that is used twice is put together twice, and its mistakes are reported once.
  private mutating func report(_ rule: RuleID, at span: Span, _ message: String, fix: MessageIssue.Fix? = nil) {
    if !issues.contains(rule, at: span) { issues.append(MessageIssue(rule, at: span, message, fix: fix)) }
  }

  private mutating func reportUnknown(_ keyword: String, _ span: Span, _ known: Categories) {
    let meant = PluralKeywords.suggestion(for: keyword).flatMap(PluralCategory.init(keyword:))
    let fix = meant.flatMap { category in
      let edits = [MessageIssue.Edit(span, category.rawValue)]
      return known.contains(category) ? nil : MessageIssue.Fix("write `\(category.rawValue)`", edits: edits)
    }
    report(.unknownSelector, at: span, Self.unknown(keyword, meant?.rawValue), fix: fix)
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
