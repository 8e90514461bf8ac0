import CatalogDiagnostics

/// The issues of a message while it is read.
///
/// A text that is broken from end to end gets no more than a hundred errors, and as many issues that are none: what
/// is beyond says nothing new.
struct IssueList {
  private(set) var issues: [MessageIssue] = []
  private var errors = 0
  private var others = 0

  static var limit: Int { 100 }

  /// Whether more errors were found than are kept.
  var isHopeless: Bool { errors > Self.limit }
  var isFullOfRemarks: Bool { others >= Self.limit }

  mutating func append(_ issue: MessageIssue) {
    if issue.severity == .error {
      errors += 1
      guard errors <= Self.limit else { return }
    } else {
      others += 1
      guard others <= Self.limit else { return }
    }
    issues.append(issue)
  }

  func contains(_ rule: RuleID, at span: Span) -> Bool {
    issues.contains { $0.rule == rule && $0.span == span }
  }

  /// In order of position; issues of one place keep the order in which they were found.
  func sorted() -> [MessageIssue] {
    guard issues.count > 1 else { return issues }
    let order = issues.indices.sorted {
      issues[$0].span.start == issues[$1].span.start ? $0 < $1 : issues[$0].span.start < issues[$1].span.start
    }
    return order.map { issues[$0] }
  }
}
