import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// A plural or selectordinal whose meaning is clear, while it is checked.
struct PluralFacts {
  let use: PluralUse
  let reach: PluralReach
  /// The values of the `=N` branches, less the offset, as far as they are integers.
  private(set) var exact: [Int]

  var plural: Plural { use.plural }
  var categories: PluralCategorySet { use.categories }
  var argument: Argument { use.use.argument }

  /// `nil` where it is not clear what the author meant: a keyword that is none, an argument that there is none of or
  /// that is no number,
  /// the other kind of plural than the source has, or a language without rules.
  init?(_ use: PluralUse, in text: TextFacts) {
    guard !use.hasUnknownKeyword, use.use.isKnown, let range = text.alert.numbers(of: use.use),
      !text.isOtherKind(use.plural.kind, of: use.use)
    else { return nil }
    let offset = use.plural.offset
    let reach = text.localization.reach(
      PluralReach.Key(
        kind: use.plural.kind,
        range: offset == 0 ? range.values : range.values.shifted(by: offset),
        hasFractions: range.hasFractions,
        isDeclared: range.isDeclared
      )
    )
    guard reach.rules.hasData else { return nil }
    self.use = use
    self.reach = reach
    exact = offset == 0 ? use.exact : use.exact.map { $0.subtractingClamped(offset) }
    // Apple's formats show `zero` for exactly 0, in every language.
    if text.message.syntax == .printf, use.categories.contains(.zero) { exact.append(0) }
  }

  /// Whether the branch at `index` is chosen for more than one number.
  func holdsSeveral(_ index: Int) -> Bool {
    guard case .category(let category) = plural.branches[index].selector else { return false }
    guard category == .other else { return reach.holdsSeveral(category, without: exact) }
    if exact.isEmpty, reach.several.contains(.other) { return true }
    let others = fallingToOther
    if others.count > 1 { return true }
    return others.contains { reach.holdsSeveral($0, without: exact) }
  }

  /// The categories for whose numbers `other` is chosen.
  private var fallingToOther: [PluralCategory] {
    reach.reached.subtracting(categories).union(PluralCategorySet(.other)).categories
      .filter { reach.isReached($0, without: exact) }
  }

  /// What a fix removes of a branch: all of it and the space before it, so that the rest stays as it is.
  func removal(of branch: Plural.Branch, in message: Message) -> MessageIssue.Fix? {
    guard message.syntax == .icu else { return nil }
    let start = message.text.withBytes { bytes in
      var start = branch.selectorSpan.start
      while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x0A { start -= 1 }
      return start
    }
    return .removal(MessageIssue.Edit(Span(start, branch.pattern.span.end + 1), ""))
  }
}

extension TextFacts {
  /// Whether a plural is of another kind than all those that the source text has for the argument.
  func isOtherKind(_ kind: Plural.Kind, of use: Placeholder) -> Bool {
    guard let source else { return false }
    let plurals = source.facts.plurals
    var hasOther = false
    for index in plurals.indices where plurals[index].use.index == use.index {
      if plurals[index].plural.kind == kind { return false }
      hasOther = true
    }
    return hasOther
  }
}

/// The values of an argument that is a number.
struct NumberRange: Sendable {
  var values = AlertArgument.defaultRange
  var hasFractions = false
  /// Whether somebody said that the values lie in the range, or it is only likely.
  var isDeclared = false
}

extension ClosedRange<Int> {
  fileprivate func shifted(by offset: Int) -> ClosedRange<Int> {
    lowerBound.subtractingClamped(offset)...upperBound.subtractingClamped(offset)
  }
}

extension Int {
  fileprivate func subtractingClamped(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    return overflow ? (other > 0 ? .min : .max) : difference
  }
}

extension MessageIssue.Fix {
  fileprivate static func removal(_ edit: MessageIssue.Edit) -> MessageIssue.Fix {
    MessageIssue.Fix("remove the branch", edits: [edit])
  }
}
