package import CatalogDiagnostics

/// Which keys of an app's tables are alerts, and what their last parts mean: `keys` in `alertc.yaml`.
package struct KeySettings: Sendable, Equatable {
  /// Patterns of whole keys, where `*` stands for anything. Without any, every key is looked at.
  package var match: [String] = []
  /// Where `match` is given.
  package var matchLocation: SourceLocation?
  /// The last parts that stand for a title. Letter case does not matter in any of these.
  package var title = ["title", "alertTitle"]
  package var message = ["message", "description", "body", "text"]
  /// The last parts that stand for actions; `nil` for all others beside a title, where `match` says which keys are
  /// meant, else for the usual ones.
  package var actions: [String]?

  package init() {}

  package static let usualActions = [
    "action", "button", "cancel", "close", "confirm", "continue", "delete", "discard", "dismiss", "done", "no", "ok",
    "remove", "retry", "save", "settings", "yes",
  ]

  /// Actions that are taken for destructive by their names.
  package static let destructiveActions: Set = ["delete", "discard", "erase", "remove"]
}
