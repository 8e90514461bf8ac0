import LocaleData
import Testing

@Suite("ICU's own messages")
struct ICUMessageTests {
  @Test("formats arguments of all types")
  func arguments() throws {
    let pattern = "{n, plural, one {# file} other {# files}} in “{name}”, {x}, {day, date, ::yMMMd} {day, time, short}"
    let text = try ICUMessage.format(
      pattern,
      locale: LocaleID(tag: "en"),
      arguments: ["n": .int(1234), "name": .string("日本"), "x": .double(0.5), "day": .date(86_400_000)]
    )
    #expect(text.replacing("\u{202F}", with: " ") == "1,234 files in “日本”, 0.5, Jan 2, 1970 12:00 AM")
  }

  @Test("an argument that is not given shows its name, as in ICU")
  func missing() throws {
    #expect(try ICUMessage.format("{a} {b}", locale: LocaleID(tag: "en"), arguments: ["b": .string("")]) == "{a} ")
  }

  @Test("says what is wrong with a message")
  func failures() throws {
    #expect(ICUMessage.check("{n, plural, other {#}}") == nil)
    let failure = try #require(ICUMessage.check("text {n, plural, one {#}}"))
    #expect(failure.name == "U_DEFAULT_KEYWORD_MISSING")
    #expect(ICUMessage.check("{")?.name == "U_UNMATCHED_BRACES")
    #expect(throws: ICUMessage.Failure.self) {
      try ICUMessage.format(
        "{n, plural, other {#}}",
        locale: LocaleID(tag: "en"),
        arguments: ["n": .string("x")]
      )
    }
  }

  @Test("one message from many threads")
  func threads() async throws {
    let message = try ICUMessage("{n, plural, one {# file} other {# files}}", locale: LocaleID(tag: "en"))
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<8 {
        group.addTask {
          for value in 0..<500 {
            let expected = value == 1 && task < 8 ? "1 file" : "\(value) files"
            if try message.format(["n": .int(Int64(value))]) != expected { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }

  @Test("versions are known")
  func versions() {
    let versions = LocaleDataVersions.current
    #expect(versions.icu.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 70)
    #expect(!versions.cldr.isEmpty)
    #expect(!versions.unicode.isEmpty)
  }
}
