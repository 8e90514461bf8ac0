/// How much a finding matters. Errors fail the run; warnings do with `--strict`.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case info
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
