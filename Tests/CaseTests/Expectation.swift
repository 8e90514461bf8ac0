/// `expected.json` of a case: what `alertc` must make of the files beside it.
struct Expectation: Decodable, Sendable {
  /// Findings that must be there.
  var expect: [ExpectedFinding]?
  /// Whether there must be no other errors and warnings.
  var clean: Bool?
  /// Rules that must find nothing.
  var silent: [String]?
  /// Whether `alertc build` must succeed, and what it writes must compile.
  var build: Bool?
  /// Requests for `alertc render`, with what must be answered.
  var render: [ExpectedAnswer]?
}

/// A finding as far as a case cares.
struct ExpectedFinding: Decodable, Sendable {
  /// One of these.
  var rules: [String]
  var severity: String?
  /// The end of its path.
  var file: String?
  var line: Int?
  var column: Int?
  /// A part of its message.
  var mentions: String?
  /// Whether it must have a fix.
  var fix: Bool?

  func matches(_ finding: ReportedFinding) -> Bool {
    rules.contains(finding.rule) && isNilOr(severity, finding.severity) && isNilOr(line, finding.line)
      && isNilOr(column, finding.column) && finding.path.hasSuffix(file ?? "")
      && (mentions.map(finding.message.contains) ?? true) && (fix != true || finding.fix != nil)
  }

  private func isNilOr<Value: Equatable>(_ wanted: Value?, _ value: Value) -> Bool {
    wanted == nil || wanted == value
  }
}

/// A request for `alertc render` and the fields of its answer that a case cares about.
struct ExpectedAnswer: Decodable, Sendable {
  var alert: String
  var locale: String
  var arguments: [String: Argument]?
  /// The locale that must answer.
  var answers: String?
  var title: String?
  var message: String?
  var labels: [String]?

  /// The value of an argument.
  enum Argument: Codable, Sendable {
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .text(let text): try container.encode(text)
      }
    }
  }
}
