import CatalogDiagnostics
import LocaleData
import MessageFormat

/// How a text ends: what its last punctuation mark says, in whatever script.
enum SentenceEnd: Equatable {
  /// With a letter, a digit or a placeholder.
  case none
  /// `.` and its like, and `!`: a statement.
  case statement
  case question
  case ellipsis
  case colon
}

/// The end of one way to read a text.
struct TextEnd {
  let kind: SentenceEnd
  /// Whether the text may be a question all the same: the language asks by a word, or by a mark within the text.
  var mayAsk = false
  /// The mark, or the empty place where one would stand.
  let span: Span

  /// How a text ends, if all of its branches end alike.
  static func common(of message: Message, _ marks: SentenceMarks) -> TextEnd? {
    var common: TextEnd?
    var areAlike = true
    forEach(of: message, marks) { end in
      if common == nil { common = end } else if common?.kind != end.kind { areAlike = false }
    }
    return areAlike ? common : nil
  }

  /// The first end of a kind.
  static func first(_ kind: SentenceEnd, of message: Message, _ marks: SentenceMarks) -> TextEnd? {
    var found: TextEnd?
    forEach(of: message, marks) { end in
      if found == nil, end.kind == kind { found = end }
    }
    return found
  }

  /// Calls `body` for the ends of a text: one, or as many as the plural or select at its end has branches.
  private static func forEach(of message: Message, _ marks: SentenceMarks, _ body: (TextEnd) -> Void) {
    let reader = TextEndReader(text: message.text, marks: marks)
    guard marks.asksWithinWords, message.text.string.has("՞") else {
      reader.forEachEnd(of: message.pattern, message.pattern.parts.count, body)
      return
    }
    reader.forEachEnd(of: message.pattern, message.pattern.parts.count) { end in
      var end = end
      end.mayAsk = true
      body(end)
    }
  }
}

/// What punctuation marks mean in a language.
struct SentenceMarks: Sendable {
  private let language: String
  /// Armenian writes its question mark behind the vowel that is stressed, wherever that is.
  let asksWithinWords: Bool
  /// Languages whose sentences need no full stop, or no marks at all, in short texts.
  let mayOmitStop: Bool
  let mayOmitAll: Bool

  init(_ locale: LocaleID) {
    language = locale.languageCode
    asksWithinWords = language == "hy"
    mayOmitStop = ["ja", "zh", "yue", "ko", "th", "lo", "my", "km", "bo", "dz"].contains(language)
    mayOmitAll = ["th", "lo", "my", "km", "bo", "dz"].contains(language)
  }

  func kind(of scalar: Unicode.Scalar) -> SentenceEnd? {
    // Letters of Latin, Cyrillic and Hebrew, which nearly every text ends in.
    switch scalar.value {
    case 0x40...0x7F, 0xC0...0x37D, 0x37F...0x55D, 0x5D0...0x5EA: return nil
    default: break
    }
    return switch scalar {
    case ".", "!", "。", "！", "．", "｡", "।", "॥", "۔", "։", "።", "។", "၊", "။", "།", "᠃", "⸮": .statement
    case "?", "？", "؟", "\u{37E}", "⁇", "⁈", "፧", "՞": .question
    case ";": language == "el" ? .question : nil
    case "…", "⋯": .ellipsis
    case ":", "：": .colon
    default: nil
    }
  }

  /// Whether a text that ends in this letter may be a question without a mark: by its last word.
  func asksBy(_ last: Unicode.Scalar) -> Bool {
    guard last.value >= 0x3000 else { return false }
    return switch language {
    case "ja": last == "か" || last == "の"
    case "zh": last == "吗" || last == "嗎" || last == "呢"
    case "ko": last == "까" || last == "요"
    default: false
    }
  }

  /// Armenian ends its sentences with `։`, and many write a colon for it.
  var writesColonAsStop: Bool { asksWithinWords }
}

private struct TextEndReader {
  let text: SourceText
  let marks: SentenceMarks

  /// `count` says how many parts of the pattern are looked at.
  func forEachEnd(of pattern: Pattern, _ count: Int, _ body: (TextEnd) -> Void) {
    guard count > 0 else { return }
    switch pattern.parts[count - 1] {
    case .literal(let span):
      // Where the last literal holds nothing but spaces and closing marks, what stands before it counts.
      if let end = end(of: span) { body(end) } else { forEachEnd(of: pattern, count - 1, body) }
    case .pound(let span): body(TextEnd(kind: .none, span: Span(span.end, span.end)))
    case .argument(let argument) where argument.isSelector:
      argument.forEachBranch { forEachEnd(of: $0, $0.parts.count, body) }
    case .argument(let argument): body(TextEnd(kind: .none, span: Span(argument.span.end, argument.span.end)))
    }
  }

  private func end(of span: Span) -> TextEnd? {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var rest = ReversedScalars(base, from: span.start, to: span.end)
      var end = rest.end
      while let scalar = rest.next() {
        if !Self.isPassed(scalar) { return self.end(in: scalar, at: Span(rest.end, end), behind: rest) }
        end = rest.end
      }
      return nil
    }
  }

  private func end(in last: Unicode.Scalar, at place: Span, behind rest: ReversedScalars) -> TextEnd {
    var rest = rest
    let previous = rest.next()
    if last == ".", previous == ".", rest.next() == "." {
      return TextEnd(kind: .ellipsis, span: Span(place.end - 3, place.end))
    }
    // “Did it work?!” is a question.
    if last == "!" || last == "！", let previous, marks.kind(of: previous) == .question {
      return TextEnd(kind: .question, span: place)
    }
    guard let kind = marks.kind(of: last) else {
      return TextEnd(kind: .none, mayAsk: marks.asksBy(last), span: Span(place.end, place.end))
    }
    return TextEnd(kind: kind, mayAsk: previous.map(marks.asksBy) ?? false, span: place)
  }

  /// Spaces, invisible marks, quotation marks and brackets behind the sentence.
  private static func isPassed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x30...0x5C, 0x5E...0x7C, 0xC0...0x2FF, 0x370...0x5FF: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .control, .format, .closePunctuation,
      .finalPunctuation, .initialPunctuation:
      return true
    default: return scalar == "\"" || scalar == "'" || scalar == "“" || scalar == "„"
    }
  }
}

// MARK: - A quick look

extension Message {
  /// The last byte of a message without placeholders, where that is an ASCII character; it mostly tells all.
  var lastCharacter: UInt8? {
    guard isConstant else { return nil }
    return text.withBytes { bytes in
      guard bytes.count > 0 else { return nil }
      let last = bytes[bytes.count - 1]
      return last < 0x80 ? last : nil
    }
  }

  /// Whether the message ends in a letter of ASCII, as nearly every label does.
  var endsPlainly: Bool { lastCharacter?.isASCIILetter ?? false }
}
