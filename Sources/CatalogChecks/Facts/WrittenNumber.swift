import CatalogDiagnostics
import MessageFormat

/// A number that stands in a text as digits, of whatever numbering system.
struct WrittenNumber {
  /// In ASCII digits, so that `٣` equals `3`.
  let value: String
  let span: Span

  /// The numbers in the literal text of a pattern and its branches, digits that belong to a word left out.
  static func all(in pattern: Pattern, of message: Message) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    for run in pattern.literalRuns where message.text.mayHaveDigits(in: run.span) {
      numbers += all(in: run, of: message)
    }
    return numbers
  }

  private static func all(in run: LiteralRun, of message: Message) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    var digits = ""
    var start = 0
    var position = 0
    var previous: Unicode.Scalar?
    func end(before next: Unicode.Scalar?) {
      if !digits.isEmpty, !(previous?.isWordLetter ?? false), !(next?.isWordLetter ?? false) {
        numbers.append(WrittenNumber(value: digits, span: run.span(of: start..<position)))
      }
      digits = ""
    }
    for scalar in run.string(in: message.text).unicodeScalars {
      if let digit = scalar.decimalDigit {
        if digits.isEmpty { start = position }
        digits += String(digit)
      } else {
        end(before: scalar)
        previous = scalar
      }
      position += UTF8.width(scalar)
    }
    end(before: nil)
    return numbers
  }
}

extension Unicode.Scalar {
  /// The value of a decimal digit of any numbering system.
  var decimalDigit: Int? {
    if isASCII { return value >= 0x30 && value <= 0x39 ? Int(value) - 0x30 : nil }
    guard properties.numericType == .decimal, let number = properties.numericValue else { return nil }
    return Int(number)
  }

  /// Whether a digit beside it is part of a word. Scripts without spaces join numbers to words all the time.
  fileprivate var isWordLetter: Bool {
    guard properties.isAlphabetic else { return false }
    return isASCII || properties.lowercaseMapping != properties.uppercaseMapping
  }
}

extension SourceText {
  /// Whether a span has an ASCII digit, or anything that is not ASCII.
  fileprivate func mayHaveDigits(in span: Span) -> Bool {
    withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var index = span.start
      while index < span.end {
        let byte = base[index]
        if byte >= 0x80 || (byte >= 0x30 && byte <= 0x39) { return true }
        index += 1
      }
      return false
    }
  }
}
