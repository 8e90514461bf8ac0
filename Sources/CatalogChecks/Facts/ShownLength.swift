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

  /// The longest way to read a message of an alert.
  init(longestOf message: Message, arguments: [AlertArgument]) {
    self = Self.longest(message.pattern, message.text, ExampleLengths(arguments))
  }

  /// No less than the characters of the longest way to read a message, and quickly found.
  static func bound(of message: Message, arguments: [AlertArgument]) -> Int {
    bound(message.pattern, message.text, LengthBounds(arguments))
  }

  private static func bound(_ pattern: Pattern, _ text: SourceText, _ bounds: LengthBounds) -> Int {
    var sum = 0
    for part in pattern.parts {
      switch part {
      case .literal(let span): sum += text.scalarCount(in: span)
      case .pound: sum += 3
      case .argument(let argument):
        var longest = 0
        argument.forEachBranch { longest = max(longest, bound($0, text, bounds)) }
        sum += argument.isSelector ? longest : bounds[argument.name]
      }
    }
    return sum
  }

  private init(characters: Int, width: Double) {
    self.characters = characters
    self.width = width
  }

  private init(_ text: String) {
    characters = text.count
    width = text.unicodeScalars.reduce(0) { $0 + $1.estimatedWidth }
  }

  private static func longest(_ pattern: Pattern, _ text: SourceText, _ examples: ExampleLengths) -> ShownLength {
    var sum = ShownLength(characters: 0, width: 0)
    for part in pattern.parts {
      let length: ShownLength
      switch part {
      case .literal(let span): length = ShownLength(text.string(in: span))
      case .pound: length = ShownLength(characters: 3, width: 3)
      case .argument(let argument):
        var branches: [ShownLength] = []
        argument.forEachBranch { branches.append(longest($0, text, examples)) }
        let characters = branches.map(\.characters).max()
        let shown = Double(examples[argument.name])
        length = ShownLength(
          characters: characters ?? examples[argument.name],
          width: argument.isSelector ? branches.map(\.width).max() ?? 0 : shown
        )
      }
      sum.characters += length.characters
      sum.width += length.width
    }
    return sum
  }
}

/// How long the values of an alert's arguments are: as long as their examples, else as such values usually are.
private struct ExampleLengths {
  private var lengths: [String: Int] = [:]

  init(_ arguments: [AlertArgument]) {
    for argument in arguments { lengths[argument.name] = argument.example?.count ?? argument.usualLength }
  }

  subscript(name: String) -> Int { lengths[name] ?? 8 }
}

/// No less than the lengths of the values of an alert's arguments.
private struct LengthBounds {
  private let arguments: [AlertArgument]
  /// For the rare alert with many.
  private let indices: [String: Int]

  init(_ arguments: [AlertArgument]) {
    self.arguments = arguments
    let names = arguments.count > 8 ? arguments.map(\.name) : []
    indices = Dictionary(zip(names, names.indices)) { first, _ in first }
  }

  subscript(name: String) -> Int {
    let index = arguments.count > 8 ? indices[name] : arguments.firstIndex { $0.name == name }
    return index.map { arguments[$0].lengthBound } ?? 8
  }
}

extension AlertArgument {
  fileprivate var lengthBound: Int { example?.utf8.count ?? usualLength }

  fileprivate var usualLength: Int {
    switch type {
    case .int: min(String(range.upperBound).count, 4)
    case .double: 5
    case .bool: 5
    case .date: 10
    case .string: 8
    case .list: 20
    case .enumeration(let values): values.map(\.count).max() ?? 8
    }
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
