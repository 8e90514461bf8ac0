@testable import AlertCatalog
import Testing

@Suite("Language tags")
struct LanguageTagTests {
  /// The parts that were read, in BCP 47's spelling.
  private func read(_ text: String) -> String {
    let tag = LanguageTag(text)
    let parts = [letters(tag.language), letters(UInt64(tag.script)), letters(UInt64(tag.region)), tag.variants]
    return parts.filter { !$0.isEmpty }.joined(separator: "-")
  }

  private func letters(_ code: UInt64) -> String {
    let bytes = (0..<8).reversed().map { UInt8(truncatingIfNeeded: code >> UInt64(8 * $0)) }.filter { $0 != 0 }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      ("de", "de"), ("DE_at", "de-AT"), ("zh-hant-tw", "zh-Hant-TW"), ("es-419", "es-419"), ("zh-yue-HK", "yue-HK"),
      ("ca-valencia", "ca-valencia"), ("sl-rozaj-biske-1994", "sl-1994-biske-rozaj"), ("de-1996", "de-1996"),
      ("en-US-u-ca-buddhist", "en-US"), ("en-x-private", "en"), ("pt_BR.UTF-8", "pt-BR"), ("sr_RS@latin", "sr-RS"),
      ("", ""), ("-", ""), ("1234", ""), ("de--AT", "de"), ("x-klingon", ""), ("i-klingon", ""), ("ééé", ""),
      ("abcdefghi", ""), ("de-abcdefghi", "de"),
    ]
  )
  func tags(_ text: String, _ expected: String) {
    #expect(read(text) == expected)
  }
}
