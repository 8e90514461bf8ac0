import Foundation
import LocaleData
import TestSupport
import Testing

@Suite("alertc format gives ICU's texts")
struct FormatAgainstICUTests {
  @Test("10,000 random messages in every locale of ICU, in one stream of requests")
  func stream() throws {
    var random = SeededRandom(seed: 20_260_310)
    var requests = Data()
    var expectations: [String] = []
    for locale in LocaleID.available {
      for _ in 0..<14 {
        let sample = RandomMessage(using: &random, isFinite: true)
        let texts = sample.arguments.map { ($0.name, $0.value.forICU) }
        let arguments = Dictionary(texts) { first, _ in first }
        expectations.append(try ICUMessage.format(sample.pattern, locale: locale, arguments: arguments))
        requests += try Self.request(sample, locale)
      }
    }
    try #require(expectations.count > 10_000)
    let run = try Alertc.run("format", "--stdin", input: String(decoding: requests, as: UTF8.self))
    let lines = run.output.split(separator: UInt8(ascii: "\n"))
    try #require(lines.count == expectations.count, "\(run.errorText)")
    var differences: [String] = []
    for (line, expected) in zip(lines, expectations) {
      let answer = try JSONDecoder().decode([String: String].self, from: Data(line))
      // Bytes, since strings are equal when they are only canonically equivalent.
      guard answer["text"].map({ Array($0.utf8) }) != Array(expected.utf8) else { continue }
      differences.append("\(answer), not \(expected)")
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
  }

  private static func request(_ sample: RandomMessage, _ locale: LocaleID) throws -> Data {
    let values = sample.arguments.map { ($0.name, $0.value.forJSON) }
    let members: [String: Any] = [
      "locale": locale.tag,
      "message": sample.pattern,
      "arguments": Dictionary(values) { first, _ in first },
      "types": ["n": "int", "count": "int", "x": "double"],
    ]
    return try JSONSerialization.data(withJSONObject: members) + Data("\n".utf8)
  }
}

extension RandomValue {
  fileprivate var forICU: ICUMessage.Argument {
    switch self {
    case .int(let number): .int(Int64(number))
    case .double(let number): .double(number)
    case .string(let text), .choice(let text): .string(text)
    case .bool(let flag): .string(flag ? "true" : "false")
    }
  }

  fileprivate var forJSON: Any {
    switch self {
    case .int(let number): number
    case .double(let number): number
    case .string(let text), .choice(let text): text
    case .bool(let flag): flag
    }
  }
}
