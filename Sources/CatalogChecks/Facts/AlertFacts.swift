import CatalogModel
import LocaleData
import MessageFormat

/// An alert, and what its texts in the source locale say.
final class AlertFacts: Sendable {
  let alert: Alert
  let index: Int
  let names: ArgumentNames
  /// One for every slot; `nil` where the source locale has no text.
  let source: [SourceFacts?]
  let messageSlot: Int?
  /// The cancel actions that are called so in the source locale.
  let cancelActions: [AlertAction]
  /// The actions whose labels the message quotes in the source locale.
  let quotedActions: [AlertAction]
  /// One for every argument.
  let lengths: [ArgumentLength]

  /// One for every argument; `nil` for those that are no numbers.
  private let ranges: [NumberRange?]

  /// A text in the source locale.
  final class SourceFacts: Sendable {
    let message: Message
    let facts: MessageFacts
    /// What its selects over an argument tell apart, each key once.
    let selectKeys: [Int: [String]]
    /// Whether a plural of it has a branch `=N`.
    let hasExactBranches: Bool
    /// How it ends, if all of its branches end alike.
    let end: TextEnd?
    let styles: ShownStyles

    init(_ message: Message, of names: ArgumentNames, _ marks: SentenceMarks) {
      self.message = message
      facts = MessageFacts(message, of: names)
      hasExactBranches = facts.plurals.contains { !$0.exact.isEmpty }
      end = TextEnd.common(of: message, marks)
      styles = ShownStyles(facts.uses)
      selectKeys = facts.selects.isEmpty ? [:] : Self.keys(facts.selects)
    }

    private static func keys(_ selects: [SelectUse]) -> [Int: [String]] {
      var keys: [Int: [String]] = [:]
      var known: [Int: Set<String>] = [:]
      for use in selects {
        for branch in use.select.branches where known[use.use.index, default: []].insert(branch.key).inserted {
          keys[use.use.index, default: []].append(branch.key)
        }
      }
      return keys
    }
  }

  init(_ alert: Alert, index: Int, source: LocalizedAlert?, in language: SourceLanguage) {
    let names = ArgumentNames(alert.arguments.map(\.name))
    self.alert = alert
    self.index = index
    self.names = names
    let facts = alert.slots.indices.map { slot in
      source?.texts[slot].map { SourceFacts($0.message, of: names, language.marks) }
    }
    self.source = facts
    messageSlot = Self.messageSlot(of: alert)
    quotedActions = Self.quotedActions(of: alert, facts, in: language.locale)
    cancelActions = alert.actions.filter { $0.role == .cancel && language.saysCancel($0, of: alert, facts) }
    ranges = alert.arguments.map(\.numbers)
    lengths = alert.arguments.map(ArgumentLength.init)
  }

  /// Whether a source text could not be read, so that it may well use what it seems not to.
  var hasUnreadableSource: Bool {
    source.contains { $0.map { !$0.facts.isReliable } ?? false }
  }

  /// The values that a placeholder's number takes; `nil` where the argument is no number, or there is none.
  func numbers(of use: Placeholder) -> NumberRange? {
    use.isKnown ? ranges[use.index] : nil
  }

  func numbers(ofArgument index: Int) -> NumberRange? { ranges[index] }

  func argument(_ use: Placeholder) -> AlertArgument? {
    use.isKnown ? alert.arguments[use.index] : nil
  }
}

extension AlertArgument {
  fileprivate var numbers: NumberRange? {
    guard type == .int || type == .double else { return nil }
    return NumberRange(values: range, hasFractions: type == .double, isDeclared: hasDeclaredRange)
  }
}
