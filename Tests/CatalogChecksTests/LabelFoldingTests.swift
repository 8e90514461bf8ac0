import LocaleData
import Testing

@testable import CatalogChecks

@Suite("Folding of labels")
struct LabelFoldingTests {
  @Test("every code point is folded as the standard library writes it small, without spaces and what is invisible")
  func everyCodePoint() {
    for value in 0...UInt32(0x10FFFF) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = "a" + String(scalar) + "b"
      let folded = LabelFolding.folded(text)
      if folded.unicodeScalars.elementsEqual(Self.reference(text).unicodeScalars) { continue }
      Issue.record("U+\(String(value, radix: 16)) becomes \(folded)")
    }
  }

  private static func reference(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars
    where !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint {
      result.append(scalar)
    }
    return String(result)
  }

  @Test(
    "two letters may be alike wherever one is the other’s capital",
    arguments: [("A", "a"), ("Д", "д"), ("Ω", "ω"), ("Ⴀ", "ⴀ"), ("Ա", "ա"), ("İ", "i"), ("K", "k")]
      as [(Character, Character)]
  )
  func mayBeAlike(capital: Character, small: Character) throws {
    let left = try #require(capital.unicodeScalars.first)
    let right = try #require(small.unicodeScalars.first)
    #expect(LabelFolding.mayBeAlike(left.value, right.value))
    #expect(LabelFolding.mayBeAlike(right.value, left.value))
  }

  @Test(
    "most letters are told apart at once",
    arguments: [("д", "е"), ("漢", "字"), ("क", "ख"), ("é", "è")] as [(Character, Character)]
  )
  func areUnlike(left: Character, right: Character) throws {
    let left = try #require(left.unicodeScalars.first)
    let right = try #require(right.unicodeScalars.first)
    #expect(!LabelFolding.mayBeAlike(left.value, right.value))
  }

  @Test(
    "labels that look alike have one outline",
    arguments: [("Стоп", "Cтоп"), ("paypal", "раураl"), ("rn", "m"), ("é", "e\u{301}")]
  )
  func outlines(left: String, right: String) {
    #expect(Confusables.skeleton(left) == Confusables.skeleton(right))
    #expect(Self.sketch(left).outline == Self.sketch(right).outline)
  }

  private static func sketch(_ text: String) -> LabelSketch {
    let outlines = LabelOutlines()
    var sketch = LabelSketch()
    for scalar in text.unicodeScalars { sketch.add(scalar.value, outlines) }
    return sketch
  }
}
