import CatalogModel

/// An alert, and what its texts in the source locale say.
final class AlertFacts: Sendable {
  let alert: Alert
  let index: Int
  let names: ArgumentNames
  /// One for every slot; `nil` where the source locale has no text.
  let source: [SourceFacts?]

  /// A text in the source locale.
  struct SourceFacts: Sendable {
    let text: LocalizedText
    let facts: MessageFacts
  }

  init(_ alert: Alert, index: Int, source: LocalizedAlert?) {
    let names = ArgumentNames(alert.arguments.map(\.name))
    self.alert = alert
    self.index = index
    self.names = names
    self.source = alert.slots.indices.map { slot in
      source?.texts[slot].map { SourceFacts(text: $0, facts: MessageFacts($0.message, of: names)) }
    }
  }

  func argument(_ use: ArgumentUse) -> AlertArgument? {
    use.isKnown ? alert.arguments[use.index] : nil
  }
}
