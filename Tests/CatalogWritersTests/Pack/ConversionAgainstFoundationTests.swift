import AlertCatalog
import CatalogModel
import CatalogWriters
import Foundation
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("printf conversions through the pack are Foundation's")
struct ConversionAgainstFoundationTests {
  /// Locales whose numbers have not changed since the version of CLDR that is baked: with points, commas and spaces, groups of two,
  /// other digits, signs with marks of direction, other minus signs and signs of exponents.
  private let locales = ["en", "de", "fr", "hi", "ja", "fa", "sv", "he", "nb", "ne", "ckb", "gsw", "eu"]

  @Test("random integers with every flag, width, precision and length that can be compiled")
  func integers() throws {
    var random = SeededRandom(seed: 20_260_401)
    try compare(count: 12_000) {
      let length = ["l", "ll", "q", "j", "z", "t"].randomElement(using: &random) ?? "ll"
      let fields = Self.fields(["-", "+", " ", "0"], using: &random)
      let letter = ["d", "i", "u"].randomElement(using: &random) ?? "d"
      return ("%1$\(fields)\(length)\(letter)", RandomNumber.int(using: &random))
    }
  }

  @Test("random fractions")
  func fractions() throws {
    var random = SeededRandom(seed: 20_260_402)
    try compare(count: 12_000) {
      let fields = Self.fields(["-", "+", " ", "0", "#"], using: &random)
      let letter = ["f", "F", "lf"].randomElement(using: &random) ?? "f"
      return ("%1$\(fields)\(letter)", Self.double(using: &random))
    }
  }

  @Test("random powers of ten, and whichever is shorter")
  func scientific() throws {
    var random = SeededRandom(seed: 20_260_404)
    try compare(count: 20_000) {
      let fields = Self.fields(["-", "+", " ", "0", "#"], using: &random)
      let letter = ["e", "E", "g", "G"].randomElement(using: &random) ?? "e"
      let number = Self.double(using: &random)
      let scale = pow(10, Double(Int.random(in: -7...7, using: &random)))
      return ("%1$\(fields)\(letter)", Bool.random(using: &random) ? number : number * scale)
    }
  }

  @Test("the ends of every type", arguments: ["d", "+d", "25d", "+025d", "-+25d", ".15d", "u", "x", "#o"])
  func integerEnds(conversion: String) throws {
    let specifier = "%" + conversion.dropLast() + "ll" + conversion.suffix(1)
    for value in [Int.min, .min + 1, -1, 0, 1, .max - 1, .max] { try compare(specifier, value) }
  }

  @Test("the ends of doubles", arguments: ["f", "+.1f", "012.3f", "e", "+.0e", "-15.2e", "g", "+g", "012.3g", "G"])
  func doubleEnds(conversion: String) throws {
    let values = [
      0, -0.0, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude,
      -.greatestFiniteMagnitude, 0.04, -0.04, 0.0001, 0.0001.nextDown, 999_999.5, 1e6, 1e6.nextUp, 1000, 1e15, 1e22,
    ]
    for value in values { try compare("%" + conversion, value) }
  }

  @Test("random hexadecimal and octal numbers")
  func bits() throws {
    var random = SeededRandom(seed: 20_260_403)
    try compare(count: 12_000) {
      let length = ["hh", "h", "", "l", "ll"].randomElement(using: &random) ?? ""
      let letter = ["x", "X", "o"].randomElement(using: &random) ?? "x"
      let fields = Self.fields(["-", "+", " ", "0", "#"], using: &random)
      return ("%1$\(fields)\(length)\(letter)", RandomNumber.int(using: &random))
    }
  }

  @Test("a width or precision that can be compiled is baked, up to the largest")
  func largest() throws {
    let text = try #require(try shown("%99.99lld|%.99f|%.99e", [.int(7), .double(0.5), .double(0.5)], "en"))
    let groups = String(repeating: "000,", count: 32) + "007"
    let zeros = String(repeating: "0", count: 98)
    #expect(text == groups + "|0.5" + zeros + "|5." + zeros + "0E-01")
    #expect(throws: MessageEncodingError.self) { try shown("%100lld", [.int(7)], "en") }
  }

  @Test("digits, groups and signs are the text's locale's")
  func digits() throws {
    #expect(
      try shown("%05d|%8.1f|%-4d|", [.int(1234), .double(-2.5), .int(7)], "ar-EG") == "٠١٬٢٣٤|   \u{61C}-٢٫٥|٧   |"
    )
    #expect(try shown("%+d|%.1e", [.int(5), .double(-0.025)], "sv") == "+5|−2,5×10^−02")
  }

  // MARK: Comparison

  /// Not-a-number has no sign here; Foundation shows that of its bits beside `+`.
  private static func double(using random: inout SeededRandom) -> Double {
    let number = RandomNumber.double(using: &random)
    return number.isNaN ? .nan : number
  }

  private static func fields(_ flags: [String], using random: inout SeededRandom) -> String {
    var text = ""
    for flag in flags where Int.random(in: 0..<3, using: &random) == 0 { text += flag }
    if Bool.random(using: &random) { text += String(Int.random(in: 1...24, using: &random)) }
    // With more, Foundation on Linux drops all but 15 digits of `%f`; ICU and C do not, nor does the runtime.
    if Bool.random(using: &random) { text += "." + String(Int.random(in: 0...15, using: &random)) }
    return text
  }

  private func compare(count: Int, _ next: () -> (format: String, value: any CVarArg)) throws {
    var differences: [String] = []
    for index in 0..<count {
      let (format, value) = next()
      if let difference = try difference(format, value, locales[index % locales.count]) {
        differences.append(difference)
      }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(12).joined(separator: "\n"))")
  }

  private func compare(_ format: String, _ value: any CVarArg) throws {
    let differences = try locales.compactMap { try difference(format, value, $0) }
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  private func difference(_ format: String, _ value: any CVarArg, _ locale: String) throws -> String? {
    let expected = String(format: format, locale: Locale(identifier: locale), arguments: [value])
    let argument: AlertCatalog.AlertArgument =
      switch value {
      case let number as Int: .int(number)
      case let number as Double: .double(number)
      default: .string("")
      }
    let actual = try shown(format, [argument], locale)
    guard actual.map({ Array($0.utf8) }) != Array(expected.utf8) else { return nil }
    return "\(locale) \(format) \(value): \(actual ?? "nil"), not \(expected)"
  }

  private func shown(_ format: String, _ values: [AlertCatalog.AlertArgument], _ locale: String) throws -> String? {
    var packer = MessagePacker()
    let types = values.enumerated().map { index, value -> (name: String, type: ArgumentType) in
      if case .int = value { ("arg\(index + 1)", .int) } else { ("arg\(index + 1)", .double) }
    }
    let message = PrintfParser.parse(source(format))
    return try packer.pack(message, locale: LocaleID(tag: locale), arguments: types).format(values)
  }
}
