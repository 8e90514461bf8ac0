#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal that the process was started in: standard input and standard error, so that standard output stays
/// free for results. On platforms without terminals nobody can be asked.
public struct SystemTerminal: AlertTerminal {
  private let input: Int32
  private let output: Int32

  /// The process's terminal.
  public init() {
    self.init(input: 0, output: 2)
  }

  /// A terminal by its file descriptors, which stay the caller's to close.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }
}

#if os(macOS) || os(Linux) || os(Android)
  extension SystemTerminal {
    public var isInteractive: Bool { isatty(input) == 1 && isatty(output) == 1 }

    public func write(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while let start = rest.baseAddress, !rest.isEmpty {
          let count = Self.writeBytes(output, start, rest.count)
          guard count > 0 || errno == EINTR else { return }
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
        }
      }
    }

    public func readLine(isHidden: Bool) async throws -> String? {
      let former = isHidden ? hideInput() : nil
      defer {
        if var former {
          tcsetattr(input, TCSADRAIN, &former)
          write("\n")
        }
      }
      var line: [UInt8] = []
      while true {
        try await waitForInput()
        var byte: UInt8 = 0
        let count = read(input, &byte, 1)
        if count < 0, errno == EINTR { continue }
        guard count == 1 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
        if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
        if byte == Self.interrupt, var state = former {
          // The terminal shows again what is typed before the process ends.
          tcsetattr(input, TCSADRAIN, &state)
          raise(SIGINT)
          throw CancellationError()
        }
        line.append(byte)
      }
    }

    private static func writeBytes(_ file: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
      #if canImport(Glibc)
        Glibc.write(file, start, count)
      #elseif canImport(Musl)
        Musl.write(file, start, count)
      #elseif canImport(Android)
        Android.write(file, start, count)
      #else
        Darwin.write(file, start, count)
      #endif
    }

    /// Returns when a line or the end of the input can be read. A blocked read would hold a thread of the pool that
    /// all tasks share, and could not be cancelled.
    private func waitForInput() async throws {
      while true {
        try Task.checkCancellation()
        var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        let count = poll(&request, 1, 0)
        if count > 0 || count < 0 && errno != EINTR { return }
        try await Task.sleep(nanoseconds: 20_000_000)
      }
    }

    /// What Control-C types where it does not end the process at once.
    private static let interrupt: UInt8 = 3

    /// Stops the terminal from showing what is typed, and from ending the process before that is undone. Gives back how
    /// it was set before.
    private func hideInput() -> termios? {
      var former = termios()
      guard tcgetattr(input, &former) == 0 else { return nil }
      var hidden = former
      hidden.c_lflag &= ~tcflag_t(ECHO | ISIG)
      // Control-C ends a line, so that it is read at once.
      withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VEOL)] = Self.interrupt }
      guard tcsetattr(input, TCSADRAIN, &hidden) == 0 else { return nil }
      return former
    }
  }
#else
  extension SystemTerminal {
    public var isInteractive: Bool { false }
    public func write(_ text: String) {}
    public func readLine(isHidden: Bool) async throws -> String? { nil }
  }
#endif
