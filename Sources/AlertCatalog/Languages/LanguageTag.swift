/// The parts of a language tag that choose a language: small numbers, so that they are compared quickly.
struct LanguageTag: Sendable, Hashable {
  /// Up to eight letters in lower case, one in each byte, the first one highest. 0 where the tag is malformed.
  var language: UInt64 = 0
  /// Four letters, the first in upper case; 0 where there is none.
  var script: UInt32 = 0
  /// Two letters in upper case or three digits; 0 where there is none.
  var region: UInt32 = 0
  /// In lower case and alphabetical order, joined by `-`.
  var variants = ""

  /// Reads a BCP 47 tag or ICU's or POSIX's spelling of it. What follows an extension, an encoding or a keyword is
  /// not read.
  init(_ text: String) {
    read(text)
    if variants.utf8.contains(UInt8(ascii: "-")) {
      variants = variants.split(separator: "-").sorted().joined(separator: "-")
    }
  }

  private mutating func read(_ text: String) {
    var subtag: [UInt8] = []
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        guard add(subtag, isFirst: isFirst) else { return }
        subtag.removeAll(keepingCapacity: true)
        isFirst = false
      case UInt8(ascii: "."), UInt8(ascii: "@"):
        _ = add(subtag, isFirst: isFirst)
        return
      default:
        subtag.append(byte)
      }
    }
    _ = add(subtag, isFirst: isFirst)
  }

  /// Returns whether further subtags may choose a language.
  private mutating func add(_ subtag: [UInt8], isFirst: Bool) -> Bool {
    let isAlphabetic = subtag.allSatisfy(\.isASCIILetter)
    switch subtag.count {
    case 2...8 where isFirst && isAlphabetic, 3 where isAlphabetic:
      // Three letters that follow are an extended language, `zh-yue`, which alone names the same.
      language = subtag.reduce(0) { $0 << 8 | UInt64($1.lowercasedASCII) }
    case _ where isFirst:
      return false
    case 4 where isAlphabetic:
      script = subtag.dropFirst().reduce(UInt32(subtag[0].uppercasedASCII)) { $0 << 8 | UInt32($1.lowercasedASCII) }
    case 2, 3:
      region = subtag.reduce(0) { $0 << 8 | UInt32($1.uppercasedASCII) }
    case 4...8:
      if !variants.isEmpty { variants += "-" }
      variants += String(decoding: subtag.map(\.lowercasedASCII), as: UTF8.self)
    default:
      return false
    }
    return true
  }
}

extension UInt8 {
  fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
  fileprivate var lowercasedASCII: UInt8 { isASCIILetter ? self | 0x20 : self }
  fileprivate var uppercasedASCII: UInt8 { isASCIILetter ? self & ~0x20 : self }
}
