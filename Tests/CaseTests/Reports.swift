/// What `alertc lint --format json` prints.
struct Report: Decodable, Sendable {
  var findings: [ReportedFinding]
}

struct ReportedFinding: Decodable, Sendable, CustomStringConvertible {
  var rule: String
  var severity: String
  var path: String
  var line: Int
  var column: Int
  var message: String
  var fix: Fix?

  struct Fix: Decodable, Sendable {
    var description: String
  }

  var description: String { "\(path):\(line):\(column): \(severity): \(message) [\(rule)]" }
}

/// What `alertc render --stdin` answers.
struct Answer: Decodable, Sendable {
  var error: String?
  var locale: String?
  var title: String?
  var message: String?
  var actions: [Action]?

  struct Action: Decodable, Sendable {
    var label: String
  }
}

/// What `alertc render --stdin` is asked.
struct Request: Encodable {
  var alert: String
  var locale: String
  var arguments: [String: ExpectedAnswer.Argument]?
}
