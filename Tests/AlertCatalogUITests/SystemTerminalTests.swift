#if os(Linux) || os(macOS)
  import AlertCatalogUI
  import Foundation
  import Testing

  @Suite("SystemTerminal")
  struct SystemTerminalTests {
    @Test("reads lines as they are typed")
    func lines() async throws {
      let pseudo = try PseudoTerminal()
      let terminal = SystemTerminal(input: pseudo.device, output: pseudo.device)
      #expect(terminal.isInteractive)
      pseudo.type("héllo\nsecond\n")
      #expect(try await terminal.readLine(isHidden: false) == "héllo")
      #expect(try await terminal.readLine(isHidden: false) == "second")
      pseudo.type("\u{4}")
      #expect(try await terminal.readLine(isHidden: false) == nil)
    }

    @Test("writes as it is told")
    func writes() throws {
      let pseudo = try PseudoTerminal()
      SystemTerminal(input: pseudo.device, output: pseudo.device).write("1–2 › ")
      #expect(pseudo.seen() == "1–2 › ")
    }

    @Test("hides what is secret while it is typed, and shows what follows")
    func hides() async throws {
      let pseudo = try PseudoTerminal()
      let terminal = SystemTerminal(input: pseudo.device, output: pseudo.device)
      async let line = terminal.readLine(isHidden: true)
      while pseudo.showsInput { await Task.yield() }
      pseudo.type("s3cret\n")
      #expect(try await line == "s3cret")
      #expect(pseudo.showsInput)
      #expect(!pseudo.seen().contains("s3cret"))
    }

    @Test("a cancelled task stops waiting")
    func cancels() async throws {
      let pseudo = try PseudoTerminal()
      let terminal = SystemTerminal(input: pseudo.device, output: pseudo.device)
      let task = Task { try await terminal.readLine(isHidden: true) }
      while pseudo.showsInput { await Task.yield() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
      #expect(pseudo.showsInput)
    }

    @Test("a file is no terminal")
    func file() throws {
      let file = open("/dev/null", O_RDWR)
      defer { close(file) }
      #expect(!SystemTerminal(input: file, output: file).isInteractive)
    }
  }
#endif
