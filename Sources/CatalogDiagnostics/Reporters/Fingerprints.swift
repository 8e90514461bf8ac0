/// Names for findings that stay the same when lines move: made of what is found and in which text, not of where the text
/// stands in its file. What is found several times is counted, in the order of the report.
struct Fingerprints {
  private var counts: [String: Int] = [:]

  /// 32 hexadecimal digits, different for every finding of a report.
  mutating func next(_ finding: Finding) -> String {
    let subject = finding.subject
    let parts = [
      finding.rule.name, finding.location.file.path, subject.catalog, subject.alert, subject.field, subject.locale,
      finding.message,
    ]
    // No part holds a zero byte that matters: it separates them.
    let identity = parts.map { $0 ?? "" }.joined(separator: "\u{0}")
    let count = counts[identity, default: 0]
    counts[identity] = count + 1
    return Self.hash(identity + "\u{0}" + String(count))
  }

  /// FNV-1a in two halves: no protection against intent, which a report does not need.
  private static func hash(_ text: String) -> String {
    var first: UInt64 = 0xCBF2_9CE4_8422_2325
    var second: UInt64 = 0x6C62_272E_07BB_0142
    for byte in text.utf8 {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte ^ 0x5A)) &* 0x100_0000_01B3
    }
    return (String(hexadecimal: first, digits: 16) + String(hexadecimal: second, digits: 16)).lowercased()
  }
}
