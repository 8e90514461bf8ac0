import AlertCatalog
import CatalogModel
import CatalogWriters
import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Dates through the pack are ICU's dates")
struct DateAgainstICUTests {
  private struct Case {
    let locale: LocaleID
    let message: String
    let milliseconds: Double
  }

  private static func differences(_ cases: [Case]) throws -> [String] {
    var packer = MessagePacker()
    var differences: [String] = []
    for (locale, text, milliseconds) in cases.map({ ($0.locale, $0.message, $0.milliseconds) }) {
      let expected = try ICUMessage.format(text, locale: locale, arguments: ["d": .date(milliseconds)])
      do {
        let pack = try packer.pack(message(text), locale: locale, arguments: [("d", .date)])
        let actual = pack.format([.date(secondsSince1970: milliseconds / 1000)])
        guard actual.map({ Array($0.utf8) }) != Array(expected.utf8) else { continue }
        differences.append("\(locale.tag) \(text) \(Int(milliseconds)): \(actual ?? "nil"), not \(expected)")
      } catch {
        differences.append("\(locale.tag) \(text): \(error)")
      }
    }
    return differences
  }

  private func expectNone(_ differences: [String]) {
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(12).joined(separator: "\n"))")
  }

  @Test("every length of dates and times in every locale of ICU")
  func lengths() throws {
    var random = SeededRandom(seed: 1582)
    let lengths = [""] + DateStyle.Length.allCases.map { ", " + $0.rawValue }
    let messages = ["{d}"] + lengths.flatMap { ["{d, date\($0)}", "{d, time\($0)}"] }
    let cases = LocaleID.available.flatMap { locale in
      messages.map { Case(locale: locale, message: $0, milliseconds: RandomDate.milliseconds(using: &random)) }
    }
    expectNone(try Self.differences(cases))
  }

  @Test("random skeletons in every locale of ICU")
  func skeletons() throws {
    var random = SeededRandom(seed: 1_300)
    let cases = LocaleID.available.flatMap { locale in
      (0..<6).map { _ in
        let use = Bool.random(using: &random) ? "date" : "time"
        let skeleton = RandomDate.skeleton(using: &random)
        return Case(
          locale: locale,
          message: "{d, \(use), ::\(skeleton)}",
          milliseconds: RandomDate.milliseconds(using: &random)
        )
      }
    }
    expectNone(try Self.differences(cases))
  }

  @Test(
    "every day around the borders of each calendar",
    arguments: ["en", "de", "th", "fa", "ps", "ar-SA", "ar-EG", "en-US-posix"]
  )
  func days(tag: String) throws {
    let locale = LocaleID(tag: tag)
    let formats = ["{d, date, ::GyMMMMEEEEd}", "{d, date, ::YYYYwwe}", "{d, date, ::uDFWQ}", "{d, date, ::g}"]
    var packer = MessagePacker()
    for format in formats {
      let pack = try packer.pack(message(format), locale: locale, arguments: [("d", .date)])
      let icu = try ICUMessage(format, locale: locale)
      // 1882 to 2177 has all of Umm al-Qura's table, each 17 days; then the changes of calendars, eras and centuries.
      let days =
        Array(stride(from: -33_000, to: 75_500, by: 17)) + Array(-142_000 ... -141_000)
        + Array(-720_500 ... -718_500) + Array(-32_700 ... -32_400) + Array(74_300...74_600)
        + Array(stride(from: -2_500_000, to: 2_932_000, by: 4999))
      var wrong: [String] = []
      for day in days {
        let expected = try icu.format(["d": .date(Double(day) * 86_400_000)])
        let actual = pack.format([.date(secondsSince1970: Double(day) * 86_400)])
        if actual != expected { wrong.append("\(format) \(day): \(actual ?? "nil"), not \(expected)") }
      }
      expectNone(wrong)
    }
  }

  @Test("offsets from UTC", arguments: [0, 3600, -12_600, 20_700, 50_400, -43_200, 3661, -59, 30])
  func offsets(seconds: Int) throws {
    var random = SeededRandom(seed: UInt64(bitPattern: Int64(seconds)))
    var packer = MessagePacker()
    let sign = seconds < 0 ? "-" : "+"
    let parts = [abs(seconds) / 3600, abs(seconds) / 60 % 60, abs(seconds) % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    let zone = seconds == 0 ? "UTC" : "GMT" + sign + parts.joined(separator: ":")
    let skeletons = [
      "jz", "Hzzzz", "jv", "Hvvvv", "HO", "HOOOO", "HZ", "HZZZZ", "HZZZZZ", "HX", "HXX", "HXXX", "HXXXX", "HXXXXX",
      "Hx",
      "Hxx", "Hxxx", "Hxxxx", "Hxxxxx", "yMMMdjms",
    ]
    var wrong: [String] = []
    for locale in LocaleID.available {
      guard let skeleton = skeletons.randomElement(using: &random) else { continue }
      let milliseconds = RandomDate.milliseconds(using: &random)
      let format = try #require(DateFormat(.date(.skeleton(skeleton)), locale: locale))
      let pack = try packer.pack(message("{d, date, ::\(skeleton)}"), locale: locale, arguments: [("d", .date)])
      let expected = format.text(of: milliseconds, zone: zone)
      let actual = pack.format(
        [.date(secondsSince1970: milliseconds / 1000)],
        timeZone: AlertTimeZone(secondsFromGMT: seconds)
      )
      if actual != expected { wrong.append("\(locale.tag) \(skeleton) \(actual ?? "nil"), not \(expected ?? "nil")") }
    }
    expectNone(wrong)
  }

  @Test(
    "fields of more letters than are defined are refused: ICU shows them in ways of its own",
    arguments: ["OO", "HmOO", "ZZZZZZ", "XXXXXX", "xxxxxx", "yyyyyyyyyyy", "SSSSSSSSSSSSSS"]
  )
  func tooManyLetters(skeleton: String) {
    var packer = MessagePacker()
    #expect(throws: MessageEncodingError.self) {
      try packer.pack(message("{d, date, ::\(skeleton)}"), locale: LocaleID(tag: "en"), arguments: [("d", .date)])
    }
  }

  @Test("what is not a number is no date; what is far away traps nothing")
  func extremes() throws {
    var packer = MessagePacker()
    for tag in ["en", "th", "fa", "ar-SA"] {
      let pack = try packer.pack(
        message("{d, date, ::GyMMMMEEEEd} {d, date, ::YYYYww} {d, time, full}"),
        locale: LocaleID(tag: tag),
        arguments: [("d", .date)]
      )
      #expect(pack.format([.date(secondsSince1970: .nan)]) == nil)
      for seconds in [Double.infinity, -.infinity, 1e300, -1e300, 1e15, -1e15, .leastNonzeroMagnitude] {
        #expect(pack.format([.date(secondsSince1970: seconds)]) != nil)
      }
    }
  }
}
