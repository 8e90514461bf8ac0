#if os(Linux) || os(macOS)
  import AlertCatalog
  import Foundation
  import SampleAlerts
  import TestSupport
  import Testing

  /// The demo program in a pseudo terminal, as a person uses it.
  @Suite("alert-demo")
  struct DemoTests {
    private static let program = BuildProducts.folder.appendingPathComponent("alert-demo")
    private static let locales = [
      "en", "ar", "cs", "de", "es", "fr", "he", "it", "ja", "ko", "pl", "pt-BR", "ru", "zh-Hans", "zh-Hant",
    ]

    /// A run of the program: what was typed at each prompt, all that was seen, and what it printed in the end.
    private struct Run {
      var seen = ""
      var output = ""
      var status: Int32 = 0
    }

    private func run(_ arguments: String..., typing lines: [String], prompt: String = " › ") throws -> Run {
      let terminal = try PseudoTerminal()
      let process = Process()
      let output = Pipe()
      process.executableURL = Self.program
      process.arguments = arguments
      process.standardInput = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
      process.standardError = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
      process.standardOutput = output
      var run = Run()
      try process.run()
      for line in lines {
        run.seen += terminal.seen(until: prompt)
        terminal.type(line)
      }
      run.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      run.status = process.terminationStatus
      return run
    }

    @Test("shows the delete alert in every language of the catalog, and Return leaves the file", arguments: locales)
    func delete(locale: String) throws {
      let run = try run("delete", locale, typing: ["\n"])
      let alert = Alerts.File.delete(fileName: "report.pdf", count: 1)
        .resolved(for: AlertLocalizer(preferredLanguages: [locale]))
      #expect(run.seen.contains(alert.title))
      #expect(run.seen.contains(try #require(alert.message)))
      for action in alert.actions { #expect(run.seen.contains(action.label)) }
      #expect(run.output == "cancel\n" && run.status == 0)
    }

    @Test("does what is chosen, by number or label", arguments: ["1\n", "Löschen\n"])
    func chooses(answer: String) throws {
      let run = try run("delete", "de", typing: [answer])
      #expect(run.seen.contains("„report.pdf“ löschen?"))
      #expect(run.output == "delete\n")
    }

    @Test("asks for a new name, and Return keeps the old one")
    func rename() throws {
      #expect(try run("rename", "pl", typing: ["nowy.pdf\n", "1\n"]).output == "rename nowy.pdf\n")
      #expect(try run("rename", "ja", typing: ["\n", "1\n"]).output == "rename report.pdf\n")
    }

    @Test("the end of the input cancels")
    func ends() throws {
      #expect(try run("rename", "fr", typing: ["\u{4}"]).output == "cancel report.pdf\n")
    }

    @Test("Control-C at a secret ends the program at once, and the terminal shows again what is typed")
    func interrupts() async throws {
      let terminal = try PseudoTerminal()
      let process = Process()
      process.executableURL = Self.program
      process.arguments = ["unlock", "en"]
      process.standardInput = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
      process.standardError = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      #expect(terminal.seen(until: " › ").contains("Password"))
      while terminal.showsInput, process.isRunning { await Task.yield() }
      terminal.type("s3cr\u{3}")
      process.waitUntilExit()
      // By the signal, or by its own where the tests were started with the signal ignored.
      #expect(process.terminationStatus == (process.terminationReason == .uncaughtSignal ? SIGINT : 1))
      #expect(terminal.showsInput)
    }

    @Test("without a terminal it says so and fails; without an alert it tells its usage")
    func refuses() throws {
      let run = try Subprocess.run(Self.program.path, ["delete", "de"])
      #expect(run.status == 1 && run.output.isEmpty)
      #expect(run.errorText == "alert-demo: the alert needs an answer, but there is no terminal to ask in\n")
      #expect(try Subprocess.run(Self.program.path, []).status == 2)
    }
  }
#endif
