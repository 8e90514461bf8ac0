import CatalogDiagnostics
import CatalogModel

/// What the comments of a table's entry say: documentation, and annotations such as `@destructive`.
struct EntryNotes {
  private(set) var documentation: [String] = []
  private(set) var role: ActionRole?
  private(set) var isPreferred = false
  private(set) var isSecure = false
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
    guard text.utf8.contains(UInt8(ascii: "@")) else {
      documentation.append(contentsOf: Self.lines(of: text).map { Self.trimmed($0.text) })
      return
    }
    for line in Self.lines(of: text) { read(line.text, at: line.offset, in: comment) }
  }

  private mutating func read(_ line: Substring, at offset: Int, in comment: SourceText) {
    var words = Self.words(of: line)[...]
    var rest: [Substring] = []
    while let word = words.popFirst() {
      switch word {
      case "@destructive": role = .destructive
      case "@cancel": role = .cancel
      case "@preferred": isPreferred = true
      case "@secure": isSecure = true
      case "@arg":
        let start = offset + line.utf8.distance(from: line.startIndex, to: word.startIndex)
        let end = words.prefix(3).last.map { offset + line.utf8.distance(from: line.startIndex, to: $0.endIndex) }
        readArgument(&words, at: comment.location(of: Span(start, end ?? start + 4)))
      default: rest.append(word)
      }
    }
    documentation.append(rest.joined(separator: " "))
  }

  /// `1 count int`, where the type may be left out.
  private mutating func readArgument(_ words: inout ArraySlice<Substring>, at location: SourceLocation) {
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
    }
    arguments.append(argument)
  }

  private static func lines(of text: String) -> [(text: Substring, offset: Int)] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      (line, text.utf8.distance(from: text.startIndex, to: line.startIndex))
    }
  }

  private static func words(of line: Substring) -> [Substring] {
    line.split { $0 == " " || $0 == "\t" }
  }

  private static func trimmed(_ line: Substring) -> String {
    words(of: line).joined(separator: " ")
  }
}

extension String {
  fileprivate static let badArgument = "write the position, the name and the type of the argument: `@arg 1 count int`"
}
