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
    pattern.visitLiterals { span in
      guard message.text.mayHaveDigits(in: span) else { return }
      numbers += all(in: message.text.string(in: span), at: span.start)
    }
    return numbers
  }

  private static func all(in literal: String, at offset: Int) -> [WrittenNumber] {
    var numbers: [WrittenNumber] = []
    var digits = ""
    var start = offset
    var position = offset
    var previous: Unicode.Scalar?
    func end(before next: Unicode.Scalar?) {
      if !digits.isEmpty, !(previous?.isWordLetter ?? false), !(next?.isWordLetter ?? false) {
        numbers.append(WrittenNumber(value: digits, span: Span(start, position)))
      }
      digits = ""
    }
    for scalar in literal.unicodeScalars {
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

extension Pattern {
  /// Calls `body` for every literal run of the pattern and of the branches in it, in order.
  func visitLiterals(_ body: (Span) -> Void) {
    for part in parts {
      switch part {
      case .literal(let span): body(span)
      case .pound: continue
      case .argument(let argument):
        switch argument.format {
        case .plural(let plural): for branch in plural.branches { branch.pattern.visitLiterals(body) }
        case .select(let select): for branch in select.branches { branch.pattern.visitLiterals(body) }
        case .plain, .number, .date, .time, .list, .printf: continue
        }
      }
    }
  }
}
