#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The lines of standard input, read as they come.
struct InputLines {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var isAtEnd = false
  /// Why the input ended before its end: a value of `errno`.
  private(set) var failure: Int32?
  /// Called before the program waits for input, so that answers do not wait for it.
  private let beforeWaiting: () -> Void

  init(descriptor: Int32 = 0, beforeWaiting: @escaping () -> Void = {}) {
    self.descriptor = descriptor
    self.beforeWaiting = beforeWaiting
  }

  /// The next line without its line break, or `nil` at the end.
  mutating func next() -> ArraySlice<UInt8>? {
    var searched = start
    while true {
      if let end = lineEnd(from: searched) {
        let line = buffer[start..<end]
        start = end + 1
        return line
      }
      searched = buffer.count
      if isAtEnd {
        guard start < buffer.count else { return nil }
        defer { start = buffer.count }
        return buffer[start...]
      }
      searched -= fill()
    }
  }

  private func lineEnd(from index: Int) -> Int? {
    buffer.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress, index < bytes.count,
        let found = memchr(base + index, 0x0A, bytes.count - index)
      else { return nil }
      return UnsafeRawPointer(found) - UnsafeRawPointer(base)
    }
  }

  /// Drops what was read and reads more.
  ///
  /// - Returns: By how much the bytes that stay have moved.
  private mutating func fill() -> Int {
    beforeWaiting()
    let moved = start
    buffer.removeFirst(start)
    start = 0
    let size = 1 << 16
    var problem: Int32?
    let chunk = [UInt8](unsafeUninitializedCapacity: size) { target, count in
      var got = read(descriptor, target.baseAddress, size)
      while got < 0, errno == EINTR { got = read(descriptor, target.baseAddress, size) }
      if got < 0 { problem = errno }
      count = max(0, got)
    }
    failure = problem
    isAtEnd = chunk.isEmpty
    buffer += chunk
    return moved
  }
}
