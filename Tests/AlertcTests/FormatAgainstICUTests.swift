import Foundation
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("alertc format gives ICU's texts")
struct FormatAgainstICUTests {
  /// About how many requests are compared: 10,000 unless `ICU_REQUESTS` says otherwise.
  ///
  ///     ICU_REQUESTS=1000000 swift test -c release --filter FormatAgainstICUTests
  private static let requestCount = ProcessInfo.processInfo.environment["ICU_REQUESTS"].flatMap { Int($0) } ?? 10_000

  @Test("random messages of every kind in every locale of ICU, in streams of requests")
  func stream() throws {
    var random = SeededRandom(seed: 20_260_310)
    var compared = 0
    var differences: [String] = []
    var refused: [String] = []
    while compared < Self.requestCount {
      var batch = try Batch(
        messagesInEach: min(40, (Self.requestCount - compared) / LocaleID.available.count + 1),
        using: &random
      )
      differences += try batch.differences()
      compared += batch.expectations.count
      refused += batch.refused
    }
    #expect(refused.count <= 1 + compared / 10_000, "\(refused.prefix(5).joined(separator: "\n"))")
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
  }
}

/// Requests that one process answers, and what ICU shows for them.
private struct Batch {
  private var requests = Data()
  private(set) var expectations: [String] = []
  /// Messages that ICU opens and then fails to show, and those with a format in them that ICU fails to show, which
  /// cannot be compiled: there is nothing to compare with.
  private(set) var refused: [String] = []

  init(messagesInEach count: Int, using random: inout SeededRandom) throws {
    for locale in LocaleID.available {
      for _ in 0..<count {
        let sample = RandomMessage(using: &random, isFinite: true)
        let arguments = Self.icuArguments(of: sample, in: locale)
        do {
          let text = try ICUMessage.format(sample.patternWithoutLists, locale: locale, arguments: arguments)
          expectations.append(text)
          requests += try Self.request(sample, locale)
        } catch let failure as ICUMessage.Failure {
          refused.append("\(locale.tag) \(sample.pattern) \(sample.arguments): \(failure)")
        }
      }
    }
  }

  mutating func differences() throws -> [String] {
    let run = try Alertc.run("format", "--stdin", input: String(decoding: requests, as: UTF8.self))
    let lines = run.output.split(separator: UInt8(ascii: "\n"))
    let questions = requests.split(separator: UInt8(ascii: "\n"))
    try #require(lines.count == expectations.count, "\(run.errorText)")
    var differences: [String] = []
    for ((line, expected), question) in zip(zip(lines, expectations), questions) {
      let answer = try JSONDecoder().decode([String: String].self, from: Data(line))
      // Bytes, since strings are equal when they are only canonically equivalent.
      guard answer["text"].map({ Array($0.utf8) }) != Array(expected.utf8) else { continue }
      if answer["error"]?.hasSuffix("cannot be compiled") == true {
        refused.append("\(String(decoding: question, as: UTF8.self)): \(answer)")
        continue
      }
      differences.append("\(String(decoding: question, as: UTF8.self)): \(answer), not \(expected)")
    }
    return differences
  }

  private static func request(_ sample: RandomMessage, _ locale: LocaleID) throws -> Data {
    let values = sample.arguments.map { ($0.name, $0.value.forJSON) }
    let members: [String: Any] = [
      "locale": locale.tag,
      "message": sample.pattern,
      "arguments": Dictionary(values) { first, _ in first },
      "types": ["n": "int", "count": "int", "x": "double", "day": "date"],
    ]
    return try JSONSerialization.data(withJSONObject: members) + Data("\n".utf8)
  }

  private static func icuArguments(of sample: RandomMessage, in locale: LocaleID) -> [String: ICUMessage.Argument] {
    var arguments: [String: ICUMessage.Argument] = [:]
    for (name, value) in sample.arguments {
      switch value {
      case .int(let number): arguments[name] = .int(Int64(number))
      case .double(let number): arguments[name] = .double(number)
      case .string(let text), .choice(let text): arguments[name] = .string(text)
      case .bool(let flag): arguments[name] = .string(flag ? "true" : "false")
      case .date(let milliseconds): arguments[name] = .date(milliseconds)
      case .list(let items):
        for style in ListStyle.all {
          arguments[RandomMessage.listArgument(style.name)] = .string(ListPatterns.joined(items, in: locale, style))
        }
      }
    }
    return arguments
  }
}

extension RandomValue {
  fileprivate var forJSON: Any {
    switch self {
    case .int(let number): number
    case .double(let number): number
    case .string(let text), .choice(let text): text
    case .bool(let flag): flag
    case .date(let milliseconds): Self.date(milliseconds)
    case .list(let items): items
    }
  }

  /// As RFC 3339 has it; in seconds where it has no way to write the year, or the calendars differ.
  private static func date(_ milliseconds: Double) -> Any {
    let range = -11_000_000_000_000.0..<253_402_300_800_000.0
    guard range.contains(milliseconds) else { return milliseconds / 1000 }
    let day = (milliseconds / 86_400_000).rounded(.down)
    let rest = Int(milliseconds - day * 86_400_000)
    let date = Date(timeIntervalSince1970: day * 86_400).ISO8601Format(.iso8601Date(timeZone: .gmt))
    let parts = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return date + "T" + parts.joined(separator: ":") + ".\(String(1000 + rest % 1000).dropFirst())Z"
  }
}
