/// “Don’t ask again”: the answer that a person gave for all further times, and the words of the choice.
///
/// While there is an answer the alert is not shown; the answer is given in the person's place. A button that cancels is
/// never such an answer: it would make a command do nothing for ever.
@MainActor
public struct AlertSuppression {
  /// What the choice says; the platform's own words in the platform's language where `nil`.
  public let label: String?
  /// The id of the action that is the answer; `nil` while the person is to be asked.
  let answer: () -> String?
  let store: (String) -> Void

  /// - Parameters:
  ///   - label: What the choice says; the platform's own words unless given.
  ///   - answer: The id of the action that was stored, `nil` while the person is to be asked.
  ///   - store: Keeps the id of an action as the answer.
  public init(label: String? = nil, answer: @escaping () -> String?, store: @escaping (String) -> Void) {
    self.label = label
    self.answer = answer
    self.store = store
  }
}
