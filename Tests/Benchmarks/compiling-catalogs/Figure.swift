import Foundation

/// One measured value, beside what it must not exceed.
struct Figure: Codable {
  enum Unit: String, Codable {
    case milliseconds, megabytes, megabytesPerSecond, times
  }

  var name: String
  var value: Double
  var unit: Unit
  var bound: Double?
  /// What the bound is made of.
  var reason: String?

  /// Of rates and of how many times faster something is, the bound is the least.
  var isMissed: Bool {
    guard let bound else { return false }
    return unit == .megabytesPerSecond || unit == .times ? value < bound : value > bound
  }

  /// A line of the table.
  var line: String {
    let measured = "  " + Self.padded(text(value), to: 12) + "  " + name
    guard let bound else { return measured }
    return measured + "  (" + (isMissed ? "MISSED: " : "") + "\(text(bound)): \(reason ?? ""))"
  }

  private func text(_ value: Double) -> String {
    switch unit {
    case .milliseconds: String(format: "%.1f ms", value)
    case .megabytes: String(format: "%.2f MB", value)
    case .megabytesPerSecond: String(format: "%.1f MB/s", value)
    case .times: String(format: "%.2f ×", value)
    }
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
