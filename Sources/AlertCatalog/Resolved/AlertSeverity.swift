/// How grave an alert is.
public enum AlertSeverity: String, Sendable, Hashable, CaseIterable {
  /// As the platform decides.
  case automatic
  case standard
  case critical
}
