import Testing

@testable import alertc

@Suite("The command line")
struct ArgumentParserTests {
  private func parse(_ line: String, _ environment: [String: String] = [:]) throws(UsageError) -> Request {
    try ArgumentParser.parse(line.split(separator: " ").map(String.init)) { environment[$0] }
  }

  private func invocation(_ line: String, _ environment: [String: String] = [:]) throws -> Invocation {
    guard case .run(let invocation) = try parse(line, environment) else { throw UsageError.missingCommand }
    return invocation
  }

  @Test("options take their value as the next word or after an equals sign, long or short")
  func values() throws {
    for line in ["build A --output B", "build --output=B A", "build -o B A", "build A -o=B"] {
      let invocation = try invocation(line)
      #expect(invocation.operands == ["A"])
      #expect(invocation.text(.output) == "B")
    }
    let message = try ArgumentParser.parse(["format", "--message=--x=y", "--locale", "de"]) { _ in nil }
    guard case .run(let invocation) = message else { return #expect(Bool(false)) }
    #expect(invocation.text(.message) == "--x=y")
  }

  @Test("flags, repeated options, and words after --")
  func repeated() throws {
    let lint = try invocation("lint --only a --only b --strict -- --odd")
    #expect(lint.list(.only) == ["a", "b"])
    #expect(lint.has(.strict) && !lint.has(.fix))
    #expect(lint.operands == ["--odd"])
    #expect(try invocation("lint -").operands == ["-"])
  }

  @Test("help is understood everywhere")
  func help() throws {
    #expect(try parse("--help") == .help(nil))
    #expect(try parse("-h") == .help(nil))
    #expect(try parse("help lint") == .help(.lint))
    #expect(try parse("build --help") == .help(.build))
    #expect(try parse("--version") == .version)
  }

  @Test(
    "mistakes are told apart",
    arguments: [
      ("", UsageError.missingCommand),
      ("lnt", .unknownCommand("lnt")),
      ("--hepl", .unknownOption("--hepl", nil)),
      ("lint --fromat json", .unknownOption("--fromat", .lint)),
      ("lint --strict=yes .", .unexpectedValue(.strict)),
      ("build . --output", .missingValue(.output)),
      ("build . --output --check", .missingValue(.output)),
      ("lint", .missingOperand("PATH...")),
      ("render a b", .extraOperand("b")),
      (
        "lint . --format xml",
        .invalidChoice(
          source: "--format",
          value: "xml",
          choices: ["text", "xcode", "github", "json", "sarif", "junit", "checkstyle", "codeclimate"]
        )
      ),
    ]
  )
  func mistakes(line: String, expected: UsageError) {
    #expect(throws: expected) { try parse(line) }
  }

  @Test("a mistyped name gets the one that was meant")
  func suggestions() {
    #expect(UsageError.unknownCommand("lnit").message == "there is no command “lnit”; did you mean “lint”?")
    #expect(UsageError.unknownOption("--ouptut", .build).message.hasSuffix("did you mean “--output”?"))
    #expect(UsageError.unknownCommand("\u{1B}[2J\n").message == "there is no command “\\u{1B}[2J\\n”")
  }

  @Test("the environment stands in for options, and the command line beats it")
  func environment() throws {
    let variables = ["ALERTC_FORMAT": "json", "ALERTC_STRICT": "1", "ALERTC_DISABLE": "a,b"]
    #expect(try invocation("lint .", variables).text(.format) == "json")
    #expect(try invocation("lint .", variables).has(.strict))
    #expect(try invocation("lint .", variables).list(.disable) == ["a", "b"])
    #expect(try invocation("lint . --format text --disable c", variables).text(.format) == "text")
    #expect(try invocation("lint . --disable c", variables).list(.disable) == ["c"])
    #expect(try !invocation("lint .", ["ALERTC_STRICT": "0"]).has(.strict))
    #expect(throws: UsageError.self) { try parse("lint .", ["ALERTC_FORMAT": "xml"]) }
  }

  @Test("every option of the table is shown by the help of its commands, and completed")
  func table() {
    for command in CommandName.allCases {
      let help = HelpText.text(for: command)
      for option in OptionTable.options(of: command) { #expect(help.contains(option.name.flag)) }
    }
    for shell in CommandTable.shells {
      let script = Completions.script(for: shell) ?? ""
      for option in OptionTable.all where !option.commands.isEmpty { #expect(script.contains(option.name.rawValue)) }
      for command in CommandName.allCases { #expect(script.contains(command.rawValue)) }
    }
    #expect(Set(CommandTable.all.map(\.name)) == Set(CommandName.allCases))
  }
}
