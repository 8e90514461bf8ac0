import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// How long a text is when it is shown, in the branch that makes it longest, with examples for its arguments.
struct ShownLength {
  /// User-perceived characters.
  var characters = 0
  /// Estimated width, in widths of an average Latin letter.
  var width = 0.0

  /// As many characters as fit side by side in an iPhone’s alert.
  static let lineWidth = 28

  /// The longest way to read a message of an alert.
  init(longestOf message: Message, of alert: AlertFacts) {
    self = Self.longest(message.pattern, message.text, alert)
  }

  /// No less than the longest way to read a message of an alert, and quickly found.
  init(boundOf message: Message, of alert: AlertFacts) {
    self = message.text.withBytes { bytes in
      bytes.baseAddress.map { Self.bound(message.pattern, $0, alert) } ?? ShownLength()
    }
  }

  private static func bound(_ pattern: Pattern, _ bytes: UnsafePointer<UInt8>, _ alert: AlertFacts) -> ShownLength {
    var sum = ShownLength()
    for part in pattern.parts {
      switch part {
      case .literal(let span): sum.add(boundOf: bytes, from: span.start, to: span.end)
      case .pound: sum.add(3)
      case .argument(let argument) where argument.isSelector:
        var longest = ShownLength()
        argument.forEachBranch { longest.formMaximum(bound($0, bytes, alert)) }
        sum.add(longest)
      case .argument(let argument):
        sum.add(alert.length(ofArgument: argument.name).bound)
      }
    }
    return sum
  }

  private mutating func add(boundOf bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    var ascii = 0
    var narrow = 0
    var wide = 0
    var index = start
    while index < end {
      let byte = bytes[index]
      if byte < 0x80 {
        ascii += 1
      } else if byte >= 0xC0 {
        if Self.mayBeWide(byte, bytes[index + 1]) { wide += 1 } else { narrow += 1 }
      }
      index += 1
    }
    characters += ascii + narrow + wide
    width += Double(ascii) * 1.6 + Double(narrow) * 1.25 + Double(wide) * 2.2
  }

  /// Whether the first bytes of a character are those of East Asian ones or of symbols.
  private static func mayBeWide(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xE1: second == 0x84 || second == 0x85
    case 0xE2: second >= 0xBA
    case 0xE3...: true
    default: false
    }
  }

  private mutating func add(_ other: ShownLength) {
    characters += other.characters
    width += other.width
  }

  /// Of so many average letters.
  private mutating func add(_ characters: Int) {
    self.characters += characters
    width += Double(characters)
  }

  private mutating func formMaximum(_ other: ShownLength) {
    characters = max(characters, other.characters)
    width = max(width, other.width)
  }

  private init() {}

  private init(_ text: String) {
    characters = text.count
    width = 0
    for scalar in text.unicodeScalars { width += scalar.estimatedWidth }
  }

  private static func longest(_ pattern: Pattern, _ text: SourceText, _ alert: AlertFacts) -> ShownLength {
    var sum = ShownLength()
    for part in pattern.parts {
      switch part {
      case .literal(let span): sum.add(ShownLength(text.string(in: span)))
      case .pound: sum.add(3)
      case .argument(let argument) where argument.isSelector:
        var longest = ShownLength()
        argument.forEachBranch { longest.formMaximum(Self.longest($0, text, alert)) }
        sum.add(longest)
      case .argument(let argument):
        sum.add(alert.length(ofArgument: argument.name).shown)
      }
    }
    return sum
  }
}

extension AlertFacts {
  fileprivate func length(ofArgument name: String) -> ArgumentLength {
    names.index(of: name).map { lengths[$0] } ?? .unknown
  }
}

extension Unicode.Scalar {
  /// In widths of an average Latin letter of a system font. Estimates, not measurements.
  fileprivate var estimatedWidth: Double {
    if isASCII { return asciiWidth }
    switch value {
    // Hangul, kana, Han, full-width forms.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x20000...0x3FFFF:
      return 2
    case 0x1F300...0x1FAFF: return 2.2
    default: break
    }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return properties.isUppercase ? 1.25 : 1.05
    }
  }

  private var asciiWidth: Double {
    switch self {
    case "i", "j", "l", "I", "t", "f", "r", " ", ".", ",", ":", ";", "!", "'", "|", "(", ")", "[", "]": 0.55
    case "m", "w", "M", "W", "@", "%": 1.6
    case "A"..."Z": 1.25
    default: 1
    }
  }
}
