#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output or standard error, written in blocks.
///
/// A reader that went away, as `head` does, is no error: what is written afterwards goes nowhere.
final class OutputChannel {
  private let descriptor: Int32
  private var pending: [UInt8] = []
  private(set) var state = State.open

  enum State: Equatable {
    case open
    /// Nobody reads any more.
    case closed
    /// With the reason in words.
    case failed(String)
  }

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// In columns, where it is known.
  var width: Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  func write(_ text: String) {
    pending.append(contentsOf: text.utf8)
    if pending.count >= 1 << 16 { flush() }
  }

  func write(_ bytes: [UInt8]) {
    pending.append(contentsOf: bytes)
    if pending.count >= 1 << 16 { flush() }
  }

  func flush() {
    guard state == .open else { return pending.removeAll() }
    pending.withUnsafeBytes { buffer in
      var written = 0
      while written < buffer.count, state == .open {
        written += writeSome(UnsafeRawBufferPointer(rebasing: buffer[written...]))
      }
    }
    pending.removeAll(keepingCapacity: true)
  }

  private func writeSome(_ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      let count = Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      let count = Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      let count = Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
    if count >= 0 { return count }
    switch errno {
    case EINTR: break
    case EAGAIN:
      var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&poller, 1, -1)
    case EPIPE: state = .closed
    default: state = .failed(String(cString: strerror(errno)))
    }
    return 0
  }
}
