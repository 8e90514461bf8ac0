import CatalogDiagnostics
import TestSupport
import Testing

/// What holds for the places of every text, in every notation.
struct TextPositions {
  let text: SourceText
  /// What the seed or the file was, for when something does not hold.
  let origin: String

  /// Each character comes from the bytes that it says, and from no others.
  ///
  /// - Parameter decode: What a piece of the file says when it stands alone as a text of the same notation.
  func expectEachCharacterAtItsBytes(decode: ([UInt8]) -> String?) {
    var offset = 0
    var last = text.token.lowerBound
    for scalar in text.string.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      let location = text.location(of: Span(offset, end))
      let source = Array(text.file.bytes[location.start..<location.end])
      let isVerbatim = source == Array(String(scalar).utf8)
      #expect(isVerbatim || decode(source) == String(scalar), "\(origin): \(scalar.escaped(asASCII: true))")
      #expect(location.start >= last && location.end <= text.token.upperBound, "\(origin)")
      for inner in offset..<end { #expect(place(inner) >= location.start && place(inner) < location.end, "\(origin)") }
      last = location.end
      offset = end
    }
    #expect(offset == text.count, "\(origin)")
  }

  private func place(_ offset: Int) -> Int { text.notation.sourceOffset(of: offset, in: text) }

  /// A replacement of some characters, as a fix would make it; what the file is afterwards, and the text in it.
  ///
  /// - Returns: `nil` where the notation cannot write it there.
  func replacement(using random: inout RandomText) -> (file: [UInt8], text: String)? {
    let scalars = Array(text.string.unicodeScalars)
    let start = Int.random(in: 0...scalars.count, using: &random.random)
    let end = Int.random(in: start...scalars.count, using: &random.random)
    let new = random.text()
    func width(_ scalars: ArraySlice<Unicode.Scalar>) -> Int { scalars.reduce(0) { $0 + UTF8.width($1) } }
    let span = Span(width(scalars[..<start]), width(scalars[..<end]))
    guard let written = text.notation.written(new, at: span, in: text) else { return nil }
    var expected = String.UnicodeScalarView(scalars[..<start])
    expected.append(contentsOf: new.unicodeScalars)
    expected.append(contentsOf: scalars[end...])
    let file = text.file.bytes.applying([Finding.Edit(text.location(of: span), written)])
    return (file, String(expected))
  }
}
