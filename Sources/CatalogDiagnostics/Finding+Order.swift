extension Sequence where Element == Finding {
  /// By path, line, column and rule; what is equal in these by what else is said, so that the order never depends
  /// on which finding was made first.
  package func inReportOrder() -> [Finding] {
    sorted { $0.precedes($1) }
  }
}

extension Finding {
  fileprivate func precedes(_ other: Finding) -> Bool {
    if location.file !== other.location.file, location.file.path != other.location.file.path {
      return location.file.path < other.location.file.path
    }
    if location.start != other.location.start { return location.start < other.location.start }
    if rule.name != other.rule.name { return rule.name < other.rule.name }
    if location.end != other.location.end { return location.end < other.location.end }
    if message != other.message { return message < other.message }
    if subject.locale != other.subject.locale { return (subject.locale ?? "") < (other.subject.locale ?? "") }
    return subject.sortKey < other.subject.sortKey
  }
}

extension Finding.Subject {
  fileprivate var sortKey: String {
    [catalog, alert, field].map { $0 ?? "" }.joined(separator: "\u{0}")
  }
}
