/// Alerts that are presented one after another.
///
/// Platforms lose an alert that is presented while another is still going away. So the queue is told of each step:
/// ``present(_:)`` what should be shown, ``dismiss()`` when the person has answered, and ``advance()`` when the alert
/// has left the screen. It presents nothing itself: show ``current`` whenever there is one.
public struct AlertQueue<Alert: Identifiable & Sendable>: Sendable where Alert.ID: Sendable {
  /// The alert to be shown now.
  public private(set) var current: Alert?
  /// Those that wait, in the order in which they will be shown.
  public private(set) var waiting: [Alert] = []
  /// Whether an alert was answered and has perhaps not left the screen.
  private var isLeaving = false

  /// An empty queue.
  public init() {}

  /// Whether nothing is shown and nothing waits.
  public var isEmpty: Bool { current == nil && waiting.isEmpty }

  /// Shows an alert as soon as none is before it. An alert that is shown or waits already is not added again.
  ///
  /// - Parameter alert: What should be shown.
  public mutating func present(_ alert: Alert) {
    guard current?.id != alert.id, !waiting.contains(where: { $0.id == alert.id }) else { return }
    waiting.append(alert)
    if !isLeaving { showNext() }
  }

  /// The person answered the current alert, or it was taken away. The next one waits for ``advance()``.
  public mutating func dismiss() {
    guard current != nil else { return }
    current = nil
    isLeaving = true
  }

  /// The alert dismissed last has left the screen, so that the next one may be shown.
  public mutating func advance() {
    isLeaving = false
    showNext()
  }

  /// Takes back an alert, whether it is shown or waits.
  ///
  /// - Parameter id: The id of the alert.
  public mutating func withdraw(_ id: Alert.ID) {
    waiting.removeAll { $0.id == id }
    if current?.id == id { dismiss() }
  }

  private mutating func showNext() {
    guard current == nil, !waiting.isEmpty else { return }
    current = waiting.removeFirst()
  }
}

extension AlertQueue: Equatable where Alert: Equatable {}
