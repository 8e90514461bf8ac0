#if os(Linux) || os(macOS)
  import AlertCatalogUI
  import Foundation
  import Testing

  /// A pseudo terminal: what is written to `keyboard` is typed, what can be read from it is seen.
  private final class PseudoTerminal: Sendable {
    let keyboard: Int32
    let device: Int32

    init() throws {
      var keyboard: Int32 = -1
      var device: Int32 = -1
      try #require(openpty(&keyboard, &device, nil, nil, nil) == 0)
      self.keyboard = keyboard
      self.device = device
    }

    deinit {
      close(device)
      close(keyboard)
    }

    func type(_ text: String) {
      let bytes = Array(text.utf8)
      _ = write(keyboard, bytes, bytes.count)
    }

    func seen() -> String {
      var bytes = [UInt8](repeating: 0, count: 1000)
      let count = read(keyboard, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
    }

    var showsInput: Bool {
      var state = termios()
      tcgetattr(device, &state)
      return state.c_lflag & tcflag_t(ECHO) != 0
    }
  }

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
