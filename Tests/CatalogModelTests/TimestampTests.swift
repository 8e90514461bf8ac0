import CatalogModel
import Foundation
import TestSupport
import Testing

@Suite("Times of RFC 3339")
struct TimestampTests {
  @Test(
    "what they mean",
    arguments: [
      ("1970-01-01T00:00:00Z", 0), ("1969-12-31T23:59:59.999Z", -0.001), ("2024-02-29t12:00:00.25z", 1_709_208_000.25),
      ("2024-02-29T12:00:00+05:30", 1_709_188_200), ("2024-02-29 12:00:00-00:01", 1_709_208_060),
      ("2024-02-29", 1_709_164_800), ("0000-03-01T00:00:00Z", -62_162_035_200),
      ("9999-12-31T23:59:60Z", 253_402_300_800),
      ("2016-12-31T23:59:59.123456789Z", 1_483_228_799.123),
    ]
  )
  func meaning(text: String, seconds: Double) {
    #expect(Timestamp(rfc3339: text)?.secondsSince1970 == seconds)
  }

  @Test(
    "what is none",
    arguments: [
      "", "now", "2024-02-30", "2023-02-29T00:00:00Z", "2024-13-01", "2024-00-01", "2024-1-1", "2024-01-01T24:00:00Z",
      "2024-01-01T00:60:00Z", "2024-01-01T00:00:61Z", "2024-01-01T00:00:00", "2024-01-01T00:00:00.Z",
      "2024-01-01T00:00:00+5", "2024-01-01T00:00:00Zx", "24-01-01", "+2024-01-01", "２０２４-01-01",
    ]
  )
  func malformed(text: String) {
    #expect(Timestamp(rfc3339: text) == nil)
  }

  @Test("the same as Foundation, which is Julian before 1582")
  func foundation() throws {
    var random = SeededRandom(seed: 3339)
    for _ in 0..<500 {
      let seconds = Int.random(in: -11_000_000_000..<253_402_300_800, using: &random)
      let text = Date(timeIntervalSince1970: Double(seconds)).ISO8601Format()
      #expect(Timestamp(rfc3339: text)?.secondsSince1970 == Double(seconds), "\(text)")
    }
  }

  @Test("offsets")
  func offsets() {
    #expect(Timestamp.offset(rfc3339: "+05:30") == 19_800)
    #expect(Timestamp.offset(rfc3339: "-00:30") == -1800)
    #expect(Timestamp.offset(rfc3339: "Z") == 0)
    #expect(Timestamp.offset(rfc3339: "5:30") == nil)
    #expect(Timestamp.offset(rfc3339: "+05:30 ") == nil)
  }
}
