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
  /// Locales whose numbers have not changed since the version of CLDR that is baked.
  private let locales = ["en", "de", "fr", "hi", "ja"]

  @Test("random integers with every flag, width, precision and length that can be compiled")
  func integers() throws {
    var random = SeededRandom(seed: 20_260_401)
    try compare(count: 12_000) {
      let length = ["l", "ll", "q"].randomElement(using: &random) ?? "ll"
      let fields = Self.fields(["-", "0"], using: &random)
      return ("%\(fields)\(length)\(Bool.random(using: &random) ? "d" : "i")", RandomNumber.int(using: &random))
    }
  }

  @Test("random fractions")
  func fractions() throws {
    var random = SeededRandom(seed: 20_260_402)
    try compare(count: 12_000) {
      let fields = Self.fields(["-", "0", "#"], using: &random)
      return ("%\(fields)f", RandomNumber.double(using: &random, isFinite: false))
    }
  }

  @Test("random hexadecimal and octal numbers")
  func bits() throws {
    var random = SeededRandom(seed: 20_260_403)
    try compare(count: 12_000) {
      let length = ["hh", "h", "", "l", "ll"].randomElement(using: &random) ?? ""
      let letter = ["x", "X", "o"].randomElement(using: &random) ?? "x"
      let fields = Self.fields(["-", "0", "#"], using: &random)
      return ("%\(fields)\(length)\(letter)", RandomNumber.int(using: &random))
    }
  }

  @Test("a width or precision that can be compiled is baked, up to the largest")
  func largest() throws {
    let text = try #require(try shown("%99.99lld|%.99f", [.int(7), .double(0.5)], "en"))
    let groups = String(repeating: "000,", count: 32) + "007"
    #expect(text == groups + "|0.5" + String(repeating: "0", count: 98))
    #expect(throws: MessageEncodingError.self) { try shown("%100lld", [.int(7)], "en") }
  }

  @Test("digits, groups and signs are the text's locale's")
  func digits() throws {
    #expect(
      try shown("%05d|%8.1f|%-4d|", [.int(1234), .double(-2.5), .int(7)], "ar-EG") == "٠١٬٢٣٤|   \u{61C}-٢٫٥|٧   |"
    )
  }

  // MARK: Comparison

  private static func fields(_ flags: [String], using random: inout SeededRandom) -> String {
    var text = ""
    for flag in flags where Int.random(in: 0..<3, using: &random) == 0 { text += flag }
    if Bool.random(using: &random) { text += String(Int.random(in: 1...24, using: &random)) }
    // With more, Foundation on Linux drops all but 15 digits of the number; ICU and C do not, nor does the runtime.
    if Bool.random(using: &random) { text += "." + String(Int.random(in: 0...15, using: &random)) }
    return text
  }

  private func compare(count: Int, _ next: () -> (format: String, value: any CVarArg)) throws {
    var differences: [String] = []
    for index in 0..<count {
      let (format, value) = next()
      let locale = locales[index % locales.count]
      let expected = String(format: format, locale: Locale(identifier: locale), arguments: [value])
      let argument: AlertCatalog.AlertArgument =
        switch value {
        case let number as Int: .int(number)
        case let number as Double: .double(number)
        default: .string("")
        }
      let actual = try shown(format, [argument], locale)
      if actual != expected { differences.append("\(locale) \(format) \(value): \(actual ?? "nil"), not \(expected)") }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(12).joined(separator: "\n"))")
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
