import CatalogDiagnostics
import MessageFormat
import Testing

@Suite("Printf texts with plural forms")
struct PrintfVariationTests {
  @Test("variables become plurals over their arguments")
  func twoVariables() {
    let message = Entry("%#@files@ in %#@folders@")
      .variable("files", ["one": "%lld file", "other": "%lld files"])
      .variable("folders", ["one": "one folder", "other": "%lld folders"])
      .message()
    #expect(
      MessageOutline.outline(message) == """
        files:plural[one(files:%lld “ file”) other(files:%lld “ files”)] “ in ” \
        folders:plural[one(“one folder”) other(folders:%lld “ folders”)]
        """
    )
    #expect(message.issues.isEmpty)
    #expect(message.argumentNames == ["files", "folders"])
  }

  @Test("a variable in a form takes the argument behind that of its form")
  func nested() {
    let message = Entry("%#@outer@")
      .variable("outer", ["one": "%lld item %#@inner@", "other": "%lld items %#@inner@"])
      .variable("inner", ["one": "on %lld page", "other": "on %lld pages"])
      .message()
    #expect(
      MessageOutline.outline(message) == """
        outer:plural[one(outer:%lld “ item ” inner:plural[one(“on ” inner:%lld “ page”) other(“on ” inner:%lld “ pages”)]) \
        other(outer:%lld “ items ” inner:plural[one(“on ” inner:%lld “ page”) other(“on ” inner:%lld “ pages”)])]
        """
    )
    #expect(positions(message) == ["outer": 1, "inner": 2])
    #expect(message.issues.isEmpty)
  }

  @Test("a form that shows no number does not shift the argument of a variable in it")
  func formWithoutNumber() {
    let message = Entry("%#@outer@")
      .variable("outer", ["one": "an item %#@inner@", "other": "%lld items %#@inner@"])
      .variable("inner", ["other": "on %lld pages"])
      .message()
    #expect(positions(message) == ["outer": 1, "inner": 2])
  }

  @Test("positions are followed where they are given, and named arguments keep their names")
  func positions() {
    let message = Entry("%2$@ has %1$#@n@")
      .variable("n", ["one": "%1$lld file from %3$@", "other": "%1$lld files from %3$@"])
      .message(PrintfContext(names: [2: "who"]))
    #expect(
      MessageOutline.outline(message) == """
        who:%@ “ has ” n:plural[one(n:%lld “ file from ” arg3:%@) other(n:%lld “ files from ” arg3:%@)]
        """
    )
    #expect(message.issues.isEmpty)
  }

  @Test("zero is exactly zero, and the category too where the locale has it")
  func zero() {
    let entry = Entry("%#@n@").variable("n", ["zero": "Nothing", "other": "%lld"])
    #expect(MessageOutline.outline(entry.message()) == "n:plural[=0(“Nothing”) other(n:%lld)]")
    let latvian = entry.message(PrintfContext(hasZeroCategory: true))
    #expect(MessageOutline.outline(latvian) == "n:plural[=0(“Nothing”) zero(“Nothing”) other(n:%lld)]")
  }

  @Test("other may be missing where every integer has its form")
  func withoutOther() {
    let polish = PrintfContext(integerCategories: [.one, .few, .many])
    let full: KeyValuePairs = ["one": "%lld plik", "few": "%lld pliki", "many": "%lld plików"]
    #expect(Entry("%#@n@").variable("n", full).message(polish).issues.isEmpty)
    #expect(Entry("").forms(full, polish)?.issues.isEmpty == true)
    #expect(places(Entry("%#@n@").variable("n", full).message()) == ["n: missing-other"], "German, say")
    let few: KeyValuePairs = ["one": "%lld plik", "few": "%lld pliki"]
    #expect(places(Entry("%#@n@").variable("n", few).message(polish)) == ["n: missing-other"])
    let fractions: KeyValuePairs = ["one": "%f plik", "few": "%f pliki", "many": "%f plików"]
    #expect(places(Entry("%#@n@").variable("n", type: "f", fractions).message(polish)) == ["n: missing-other"])
  }

  @Test("a substitution's value is written %arg, and takes its type from the substitution")
  func substitution() {
    let message = Entry("Found %#@hits@ in %2$@")
      .variable("hits", position: 1, type: "lld", ["one": "%arg hit", "other": "%arg hits"])
      .message()
    #expect(
      MessageOutline.outline(message)
        == "“Found ” hits:plural[one(hits:%lld “ hit”) other(hits:%lld “ hits”)] “ in ” arg2:%@"
    )
    #expect(message.issues.isEmpty)
  }

  @Test("a form's own number may stand unnumbered beside numbered arguments")
  func ownNumber() {
    let message = Entry("%#@names@%#@others@")
      .variable("names", type: "@", ["other": ""])
      .variable("others", type: "ld", ["one": "%1$@ and one", "other": "%1$@ and %ld"])
      .message()
    #expect(
      MessageOutline.outline(message)
        == "others:plural[one(names:%@ “ and one”) other(names:%@ “ and ” others:%ld)]"
    )
    #expect(message.issues.isEmpty)
  }

  @Test("forms of a whole text select on the first number that they show")
  func wholeText() throws {
    let message = try #require(Entry("").forms(["one": "%@ has %lld file", "other": "%@ has %lld files"]))
    #expect(
      MessageOutline.outline(message)
        == "arg2:plural[one(arg1:%@ “ has ” arg2:%lld “ file”) other(arg1:%@ “ has ” arg2:%lld “ files”)]"
    )
    #expect(PrintfParser.parse(forms: [])?.issues == nil)
  }

  @Test("mistakes are found where they stand, in the format and in the forms")
  func mistakes() {
    let message = Entry("%#@n@ %#@m@")
      .variable("n", ["ein": "%lld 50% off", "many": "%lld"])
      .message()
    #expect(
      places(message) == [
        "n: missing-other", "%#@m@: stringsdict-structure", "ein: unknown-selector", "%: printf-syntax",
      ]
    )
  }

  @Test("variables that contain themselves or grow without bound are errors, found in little work")
  func bounds() {
    let cycle = Entry("%#@a@").variable("a", ["other": "%#@b@"]).variable("b", ["other": "%#@a@"]).message()
    #expect(cycle.issues.contains { $0.rule == .stringsdictStructure })
    var explosion = Entry("%#@v0@")
    for level in 0..<40 {
      explosion = explosion.variable("v\(level)", ["one": "%#@v\(level + 1)@%#@v\(level + 1)@", "other": "x"])
    }
    let message = explosion.variable("v40", ["other": "%lld"]).message()
    #expect(message.issues.contains { $0.rule == .stringsdictStructure })
  }

  private func positions(_ message: Message) -> [String: Int] {
    Dictionary(message.argumentUses.map { ($0.argument.name, $0.argument.position?.index ?? 0) }) { max($0, $1) }
  }

  private func places(_ message: Message) -> [String] {
    message.issues.map { "\(message.text.string(in: $0.span)): \($0.rule.name)" }
  }
}

/// An entry of a strings dictionary, all of its texts in one made-up file.
private struct Entry {
  private var file = SourceFile(path: "Alerts.stringsdict", bytes: [])
  private let format: String
  private var variables: [PrintfVariable] = []

  init(_ format: String) { self.format = format }

  func variable(
    _ name: String,
    position: Int? = nil,
    type: String = "lld",
    _ forms: KeyValuePairs<String, String>
  ) -> Entry {
    var copy = self
    copy.variables.append(PrintfVariable(name: name, position: position, valueType: type, forms: printfForms(forms)))
    return copy
  }

  func message(_ context: PrintfContext = PrintfContext()) -> Message {
    PrintfParser.parse(text(format), variables: variables, context: context)
  }

  func forms(_ forms: KeyValuePairs<String, String>, _ context: PrintfContext = PrintfContext()) -> Message? {
    PrintfParser.parse(forms: printfForms(forms), context: context)
  }

  private func printfForms(_ forms: KeyValuePairs<String, String>) -> [PrintfForm] {
    forms.map { PrintfForm(selector: text($0.key), text: text($0.value)) }
  }

  private func text(_ string: String) -> SourceText {
    SourceText(decoded: Array(string.utf8), file: file, token: 0..<0, notation: PlainNotation())
  }
}
