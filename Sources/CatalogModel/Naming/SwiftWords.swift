/// The words of a key's part, taken apart where a character cannot stand in a Swift name.
struct SwiftWords {
  private let words: [String]
  /// `DELETE_FILE`: capitals that carry no meaning. A single word in capitals, `URL`, keeps them in a type's name.
  private let isShouted: Bool

  /// `nil` where `text` holds nothing that can stand in a name.
  init?(_ text: String) {
    var words: [String] = []
    var word = ""
    for scalar in text.unicodeScalars {
      if Self.canContinue(scalar), !(word.isEmpty && Self.isMark(scalar)) {
        word.unicodeScalars.append(scalar)
      } else if !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    guard !words.isEmpty else { return nil }
    self.words = words
    isShouted = words.count > 1 && !text.unicodeScalars.contains(where: \.isSmall)
  }

  var lowerCamelCase: String {
    var result = Self.lowercasingFirst(words[0])
    if isShouted { result = words[0].lowercased() }
    for word in words.dropFirst() { result += capitalized(word) }
    return Self.startingLikeAName(result)
  }

  var upperCamelCase: String {
    var result = ""
    for word in words { result += capitalized(word) }
    return Self.startingLikeAName(result)
  }

  private func capitalized(_ word: String) -> String {
    let word = isShouted ? word.lowercased() : word
    guard let first = word.unicodeScalars.first else { return word }
    if first.isASCII { return String(first).uppercased() + word.dropFirst() }
    // `ß` and the ligatures have capitals of two letters; a name is better left as it is.
    let capital = first.properties.titlecaseMapping
    guard capital.unicodeScalars.count == 1 else { return word }
    return capital + String(word.unicodeScalars.dropFirst())
  }

  /// `fileName` from `FileName`, `url` from `URL`, `urlError` from `URLError`.
  private static func lowercasingFirst(_ word: String) -> String {
    guard let first = word.unicodeScalars.first, first.isCapital else { return word }
    let scalars = Array(word.unicodeScalars)
    var capitals = 0
    while capitals < scalars.count, scalars[capitals].isCapital { capitals += 1 }
    let isFollowedByLetter = capitals < scalars.count && scalars[capitals].isSmall
    let count = capitals > 1 && isFollowedByLetter ? capitals - 1 : capitals
    var head = String.UnicodeScalarView()
    head.append(contentsOf: scalars[..<count])
    var tail = String.UnicodeScalarView()
    tail.append(contentsOf: scalars[count...])
    return String(head).lowercased() + String(tail)
  }

  private static func startingLikeAName(_ name: String) -> String {
    guard let first = name.unicodeScalars.first else { return name }
    let isStart = first.isASCII ? first.isCapital || first.isSmall : first.properties.isXIDStart
    return isStart ? name : "_" + name
  }

  /// Letters, marks and digits. The underscore is a separator here, like the hyphen.
  private static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII {
      let lower = scalar.value | 0x20
      return lower >= 0x61 && lower <= 0x7A || scalar.value >= 0x30 && scalar.value <= 0x39
    }
    return scalar.properties.isXIDContinue && !scalar.properties.isDefaultIgnorableCodePoint
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }
}

// Letters of ASCII, which most keys have alone, are told without looking properties up.
extension Unicode.Scalar {
  fileprivate var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.isUppercase }
  fileprivate var isSmall: Bool { isASCII ? "a"..."z" ~= self : properties.isLowercase }
}
