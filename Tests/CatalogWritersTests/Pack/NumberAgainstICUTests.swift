import AlertCatalog
import CatalogModel
import CatalogWriters
import LocaleData
import TestSupport
import Testing

@Suite("Numbers through the pack are ICU's numbers")
struct NumberAgainstICUTests {
  private static let ints = [
    0, 1, -1, 9, 10, 999, 1000, 9999, 10_000, 99_999, 100_000, 999_999, 1_000_000, 1_234_567, -1_234_567,
    123_456_789_012, .max, .min,
    .min + 1, 1 << 53, 1 << 53 + 1,
  ]

  private static let doubles: [Double] = [
    0, -0.0, 0.5, 0.0005, 0.0015, 0.0025, 0.00051, -0.0004, 1.0005, 2.0005, 999.9995, 999.9994999, 9999.5, 0.1 + 0.2,
    1e15, 1e16, 123_456_789_012_345_680, 1e21, 1e22, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    .leastNormalMagnitude, 4_503_599_627_370_497.5, 1.005, 1.0015, .infinity, -.infinity, .nan, -12_345.678,
  ]

  @Test("boundary and random integers and doubles, in every locale of ICU")
  func numbers() throws {
    var random = SeededRandom(seed: 42)
    var packer = MessagePacker()
    var differences: [String] = []
    for locale in LocaleID.available {
      let icu = try ICUMessage("{n}", locale: locale)
      let ints = try packer.pack(message("{n}"), locale: locale, arguments: [("n", .int)])
      let doubles = try packer.pack(message("{n}"), locale: locale, arguments: [("n", .double)])
      for number in Self.ints + (0..<4).map({ _ in RandomNumber.int(using: &random) }) {
        let expected = try icu.format(["n": .int(Int64(number))])
        if ints.format([.int(number)]) != expected { differences.append("\(locale.tag): \(number), not \(expected)") }
      }
      for number in Self.doubles + (0..<8).map({ _ in RandomNumber.double(using: &random) }) {
        let expected = try icu.format(["n": .double(number)])
        if doubles.format([.double(number)]) != expected {
          differences.append("\(locale.tag): \(number), not \(expected)")
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
  }

  @Test("random doubles near what is rounded")
  func rounding() throws {
    var random = SeededRandom(seed: 7)
    var packer = MessagePacker()
    let locale = LocaleID(tag: "en")
    let icu = try ICUMessage("{n}{n, plural, one {one} other {other}}", locale: locale)
    let text = message("{n}{n, plural, one {one} other {other}}")
    let pack = try packer.pack(text, locale: locale, arguments: [("n", .double)])
    var differences: [String] = []
    for _ in 0..<20_000 {
      let thousandths = Double(Int.random(in: 0...2_000_000, using: &random))
      var number = (thousandths + 0.5) / 1000
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        number = Bool.random(using: &random) ? number.nextUp : number.nextDown
      }
      let expected = try icu.format(["n": .double(number)])
      let actual = pack.format([.double(number)])
      if actual != expected { differences.append("\(number): \(actual ?? "nil"), not \(expected)") }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(5).joined(separator: "\n"))")
  }
}
