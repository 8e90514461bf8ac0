/// What a person did who wrote what libyaml cannot read, and what to do about it.
struct YAMLMistake {
  let message: String
  /// Whether the place to mend is where libyaml began to read what it could not finish.
  let isAtContext: Bool

  /// - Parameters:
  ///   - failure: What libyaml says.
  ///   - byte: What stands where it says so.
  init(_ failure: YAMLFailure, at byte: UInt8) {
    message = byte == 0x09 ? Self.tab : Self.messages[failure.problem] ?? Self.general(failure)
    isAtContext = failure.contextOffset != nil && Self.contextProblems.contains(failure.problem)
  }

  private static let contextProblems: Set<String> = [
    "could not find expected ':'", "found unexpected end of stream", "found unexpected document indicator",
  ]

  /// What the event reader says by itself.
  static let nesting = "nested too deeply"

  private static func general(_ failure: YAMLFailure) -> String {
    if failure.context.hasSuffix("directive") { return "a line that begins with `%` is a directive of YAML; remove it" }
    if failure.context.hasSuffix("tag") { return "quote the text: `!` at its beginning has a meaning in YAML" }
    return "this is no YAML: " + ([failure.context, failure.problem].filter { !$0.isEmpty }).joined(separator: " ")
  }

  private static let tab = "lines are indented with spaces, not with tabs"

  private static let messages: [String: String] = [
    nesting: "this is nested too deeply for a catalog; quote a text that begins with a bracket or brace",
    "found character that cannot start any token":
      "a text cannot begin with this character unless it is quoted",
    "could not find expected ':'": "expected a colon and a space after this key",
    "block sequence entries are not allowed in this context":
      "a list cannot begin here; quote a text that begins with a hyphen",
    "mapping keys are not allowed in this context": "a key cannot begin here; quote a text that begins with `? `",
    "mapping values are not allowed in this context":
      "a colon and a space make a key, and no key can be here; quote the text, or mend the indentation",
    "did not find expected key":
      "expected a key as indented as those above; quote a text that holds quotation marks, braces or brackets",
    "did not find expected ',' or '}'": "expected `,` or `}` here; quote a text that holds braces, brackets or commas",
    "did not find expected ',' or ']'": "expected `,` or `]` here; quote a text that holds braces, brackets or commas",
    "did not find expected '-' indicator": "expected another entry of the list, as indented as those above",
    "did not find expected node content": "expected a value here; quote a text that begins with a special character",
    "found unexpected end of stream": "close this quotation mark: the text runs on to the end of the file",
    "found unexpected document indicator": "close this quotation mark: the text runs on to the end of the document",
    "found unknown escape character":
      "this escape does not exist; write a backslash as `\\\\`, or use single quotation marks",
    "did not find expected hexdecimal number": "expected hexadecimal digits: `\\x` takes 2, `\\u` 4 and `\\U` 8",
    "found invalid Unicode character escape code":
      "no character has this code; write an emoji as it is or as `\\U` and 8 digits, not as two surrogates",
    "found a tab character that violates indentation": tab,
    "found a tab character where an indentation space is expected": tab,
    "found unexpected ':'": "quote a text that holds a colon inside braces or brackets",
    "found an indentation indicator equal to 0": "the indentation of a text is a number from 1 to 9",
    "did not find expected comment or line break": "expected the end of the line; a text begins on the line below",
    "did not find expected alphabetic or numeric character":
      "quote the text: `&` and `*` at its beginning have a meaning in YAML",
    "did not find expected whitespace or line break": "quote the text: `!` at its beginning has a meaning in YAML",
    "did not find expected <document start>": "expected a key at the beginning of the line, or the end of the file",
    "found incompatible YAML document": "this version of YAML is not supported; remove the `%YAML` line",
  ]
}
