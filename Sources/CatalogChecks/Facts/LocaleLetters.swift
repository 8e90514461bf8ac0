import CatalogDiagnostics
import LocaleData

/// The letters of a locale's alphabet, by CLDR: those of its own words and of foreign ones.
final class LocaleLetters {
  /// One bit for each code point below U+0600, which is where alphabets with capitals are.
  private let known: [UInt64]
  /// Whether the locale’s alphabet has capitals. Of others nothing is known here.
  let hasCapitals: Bool
  private let scripts: Set<Script>

  private static let limit = 0x600

  init(_ locale: LocaleID) {
    scripts = Script.all(of: locale)
    let own = ExemplarSet.set(.standard, of: locale)
    let foreign = ExemplarSet.set(.auxiliary, of: locale)
    var known = [UInt64](repeating: 0, count: Self.limit / 64)
    var hasAlphabet = false
    for value in 0..<UInt32(Self.limit) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let small = scalar.lowercased
      guard own.contains(small) || foreign.contains(small) else { continue }
      known[Int(value) / 64] |= 1 << UInt64(value % 64)
      if small != scalar { hasAlphabet = true }
    }
    self.known = known
    hasCapitals = hasAlphabet
  }

  /// Whether a letter of the alphabets with capitals is none of the locale's.
  private func isStrange(_ value: UInt32) -> Bool {
    value >= 0xC0 && value < UInt32(Self.limit) && known[Int(value) / 64] & (1 << UInt64(value % 64)) == 0
  }

  /// Whether a text has letters that the locale is not written with; a pass over its bytes.
  func mayMiss(_ text: SourceText) -> Bool {
    guard hasCapitals else { return false }
    return text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var index = 0
      while index + 1 < bytes.count {
        let byte = base[index]
        if byte >= 0xC3, byte <= 0xD7 {
          if isStrange(UInt32(byte & 0x1F) << 6 | UInt32(base[index + 1] & 0x3F)) { return true }
          index += 1
        }
        index += 1
      }
      return false
    }
  }

  /// The first letter of a word that the locale is not written with, though in its script.
  func strange(in word: Substring) -> (letter: Unicode.Scalar, range: Range<Int>)? {
    var offset = 0
    for scalar in word.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      if isStrange(scalar.value), scalar.properties.isAlphabetic, scripts.contains(Script(of: scalar)) {
        return (scalar, offset..<end)
      }
      offset = end
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The small letter, where it is one code point.
  fileprivate var lowercased: Unicode.Scalar {
    let mapping = properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? self : self
  }
}
