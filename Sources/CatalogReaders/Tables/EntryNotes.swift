import CatalogDiagnostics
import CatalogModel

/// What the comments of a table's entry say: documentation, and annotations such as `@destructive`.
struct EntryNotes {
  private(set) var documentation: [String] = []
  /// As they are written; more than one is a mistake, unless it is the same.
  private(set) var roles: [Located<ActionRole>] = []
  /// Where `@preferred` and `@secure` stand.
  private(set) var preferred: SourceLocation?
  private(set) var secure: SourceLocation?
  /// Position, counted from 1 → name.
  private(set) var argumentNames: [Int: String] = [:]
  private(set) var arguments: [ArgumentDefinition] = []
  private(set) var findings: [Finding] = []

  init(_ comments: [SourceText]) {
    for comment in comments { read(comment) }
  }

  /// `nil` where there is none.
  var comment: String? {
    let lines = documentation.filter { !$0.isEmpty && $0 != "No comment provided by engineer." }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private mutating func read(_ comment: SourceText) {
    let text = comment.string
    let hasAnnotations = comment.mayAnnotate
    for line in Self.lines(of: text) {
      if SuppressionComment.isOne(line.text) { continue }
      if hasAnnotations {
        read(line.text, at: line.offset, in: comment)
      } else {
        documentation.append(Self.trimmed(line.text))
      }
    }
  }

  private mutating func read(_ line: Substring, at offset: Int, in comment: SourceText) {
    var words = Self.words(of: line)[...]
    var rest: [Substring] = []
    while let word = words.popFirst() {
      let place = { (first: Substring, last: Substring) in
        let start = offset + line.utf8.distance(from: line.startIndex, to: first.startIndex)
        return comment.location(of: Span(start, offset + line.utf8.distance(from: line.startIndex, to: last.endIndex)))
      }
      switch word {
      case "@destructive": add(Located(.destructive, at: place(word, word)))
      case "@cancel": add(Located(.cancel, at: place(word, word)))
      case "@preferred": preferred = place(word, word)
      case "@secure": secure = place(word, word)
      case "@arg":
        let location = place(word, words.prefix(3).last ?? word)
        readArgument(&words, at: location) { place($0, $0) }
      default:
        if word.hasPrefix("@"), let known = Suggestions.closest(to: String(word), among: Self.annotations) {
          let message: String = .unknown(String(word), known)
          findings.append(Finding(.unknownField, at: place(word, word), message, severity: .warning))
        }
        rest.append(word)
      }
    }
    documentation.append(rest.joined(separator: " "))
  }

  private mutating func add(_ role: Located<ActionRole>) {
    if let first = roles.first, first.value != role.value {
      let notes = [Finding.Note(.otherRole, at: first.location)]
      findings.append(Finding(.invalidValue, at: role.location, .twoRoles(first.value, role.value), notes: notes))
    }
    roles.append(role)
  }

  private static let annotations = ["@destructive", "@cancel", "@preferred", "@secure", "@arg"]

  /// `1 count int`, where the type may be left out.
  private mutating func readArgument(
    _ words: inout ArraySlice<Substring>,
    at location: SourceLocation,
    place: (Substring) -> SourceLocation
  ) {
    guard let position = words.first.flatMap({ Int($0) }), position > 0, let name = words.dropFirst().first else {
      findings.append(Finding(.invalidValue, at: location, .badArgument))
      return
    }
    words = words.dropFirst(2)
    argumentNames[position] = String(name)
    var argument = ArgumentDefinition(name: String(name), location: location)
    if let type = words.first.flatMap({ ArgumentTypeName(rawValue: String($0)) }) {
      argument.type = type.type
      words = words.dropFirst()
    } else if let word = Self.misspeltType(words) {
      findings.append(Finding(.unknownField, at: place(word), .unknownType(String(word)), severity: .warning))
      words = words.dropFirst()
    }
    arguments.append(argument)
  }

  /// A word alone behind the name can only be meant as a type; before others it may be the first of a description.
  private static func misspeltType(_ words: ArraySlice<Substring>) -> Substring? {
    guard let word = words.first, !word.hasPrefix("@") else { return nil }
    let isAlone = words.dropFirst().first?.hasPrefix("@") ?? true
    return isAlone || ArgumentTypeName(rawValue: word.lowercased()) != nil ? word : nil
  }

  private static func lines(of text: String) -> [(text: Substring, offset: Int)] {
    guard mayHaveLines(text) else { return [(text[...], 0)] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      (line, text.utf8.distance(from: text.startIndex, to: line.startIndex))
    }
  }

  /// Whether a line break may begin somewhere: those beyond ASCII with 0xC2 and 0xE2.
  private static func mayHaveLines(_ text: String) -> Bool {
    for byte in text.utf8 where byte < 0x20 || byte == 0xC2 || byte == 0xE2 { return true }
    return false
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { $0 == " " || $0 == "\t" }
  }

  private static func trimmed(_ line: Substring) -> String {
    isTrimmed(line) ? String(line) : words(of: line).joined(separator: " ")
  }

  /// Whether words stand one space apart, and nothing but words.
  private static func isTrimmed(_ line: Substring) -> Bool {
    var previous = UInt8(ascii: " ")
    for byte in line.utf8 {
      if byte == UInt8(ascii: "\t") || byte == UInt8(ascii: " ") && previous == byte { return false }
      previous = byte
    }
    return line.isEmpty || previous != UInt8(ascii: " ")
  }
}

extension EntryAnnotations {
  /// `nil` where the comments say nothing of the action or field.
  init?(_ notes: EntryNotes, of path: SlotPath, in file: SourceFile) {
    guard !notes.roles.isEmpty || notes.preferred != nil || notes.secure != nil else { return nil }
    self.init(path: path, file: file)
    roles = notes.roles
    preferred = notes.preferred
    secure = notes.secure
  }
}

extension SourceText {
  /// Whether the comment may hold an annotation: a quick look, for most hold none.
  var mayAnnotate: Bool {
    withBytes { buffer in
      guard let bytes = buffer.baseAddress else { return false }
      return ByteScan.first(UInt8(ascii: "@"), bytes, from: 0, to: buffer.count) < buffer.count
    }
  }
}

extension String {
  fileprivate static func unknown(_ annotation: String, _ known: String) -> String {
    "there is no annotation \(quoted(annotation)); did you mean `\(known)`?"
  }

  fileprivate static func unknownType(_ word: String) -> String {
    let known = ArgumentTypeName.allCases.map(\.rawValue)
    guard let meant = Suggestions.closest(to: word, among: known) else {
      return "there is no type \(quoted(word)); the types are \(known.map { "`\($0)`" }.joined(separator: ", "))"
    }
    return "there is no type \(quoted(word)); did you mean `\(meant)`?"
  }

  fileprivate static func twoRoles(_ first: ActionRole, _ second: ActionRole) -> String {
    "an action has one role, and this one has `\(first.rawValue)` already; remove `@\(second.rawValue)`, or the other"
  }

  fileprivate static let otherRole = "the other role is here"

  fileprivate static let badArgument = "write the position, the name and the type of the argument: `@arg 1 count int`"
}
