/// How an alert is presented.
public enum AlertStyle: String, Sendable, Hashable, CaseIterable {
  /// In the middle of the screen or window.
  case alert
  /// As the platform asks for confirmation: an action sheet on a phone.
  case confirmation
}
