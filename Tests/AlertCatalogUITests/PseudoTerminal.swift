#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// A pseudo terminal: what is written to `keyboard` is typed, what can be read from it is seen.
  final class PseudoTerminal: Sendable {
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

    /// Waits until what is seen contains a text, or nobody writes any more, or nothing comes for a minute.
    ///
    /// - Returns: All that was seen since the last time, without carriage returns.
    func seen(until text: String) -> String {
      var bytes: [UInt8] = []
      var request = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
      var buffer = [UInt8](repeating: 0, count: 1000)
      while poll(&request, 1, 60_000) > 0 {
        let count = read(keyboard, &buffer, buffer.count)
        guard count > 0 else { break }
        bytes += buffer.prefix(count)
        if !text.isEmpty, String(decoding: bytes, as: UTF8.self).contains(text) { break }
      }
      return String(decoding: bytes.filter { $0 != 13 }, as: UTF8.self)
    }

    var showsInput: Bool {
      var state = termios()
      tcgetattr(device, &state)
      return state.c_lflag & tcflag_t(ECHO) != 0
    }
  }
#endif
