import Foundation

/// One measured value, beside what it must not exceed.
package struct Figure: Codable {
  package enum Unit: String, Codable {
    case nanoseconds, milliseconds, kilobytes, megabytes, megabytesPerSecond
    /// How many times faster something is.
    case times
    /// How many times as much something takes.
    case share
  }

  package var name: String
  package var value: Double
  package var unit: Unit
  package var bound: Double?
  /// What the bound is made of.
  package var reason: String?

  package init(name: String, value: Double, unit: Unit, bound: Double? = nil, reason: String? = nil) {
    self.name = name
    self.value = value
    self.unit = unit
    self.bound = bound
    self.reason = reason
  }

  /// Of rates and of how many times faster something is, the bound is the least.
  package var isMissed: Bool {
    guard let bound else { return false }
    return unit == .megabytesPerSecond || unit == .times ? value < bound : value > bound
  }

  /// A line of the table.
  package var line: String {
    let measured = "  " + Self.padded(text(value), to: 12) + "  " + name
    guard let bound else { return measured }
    return measured + "  (" + (isMissed ? "MISSED: " : "") + "\(text(bound)): \(reason ?? ""))"
  }

  private func text(_ value: Double) -> String {
    switch unit {
    case .nanoseconds: String(format: "%.0f ns", value)
    case .milliseconds: String(format: "%.1f ms", value)
    case .kilobytes: String(format: "%.1f KB", value)
    case .megabytes: String(format: "%.2f MB", value)
    case .megabytesPerSecond: String(format: "%.1f MB/s", value)
    case .times, .share: String(format: "%.2f ×", value)
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
