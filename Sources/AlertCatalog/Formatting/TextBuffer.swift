/// Where a text is put together as UTF-8: memory of the caller at first, the heap when that is full.
struct TextBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private var isOnHeap = false
  private(set) var count = 0

  /// - Parameter memory: Outlives the buffer.
  init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    if let base = memory.baseAddress {
      start = base
      capacity = memory.count
    } else {
      start = .allocate(capacity: 256)
      capacity = 256
      isOnHeap = true
    }
  }

  deinit {
    if isOnHeap { start.deallocate() }
  }

  /// Begins another text.
  mutating func removeAll() { count = 0 }

  var string: String {
    String(utf8: UnsafeBufferPointer(start: start, count: count))
  }

  mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count &+= 1
  }

  mutating func append(_ bytes: UnsafePointer<UInt8>, _ size: Int) {
    if size > capacity &- count { grow(by: size) }
    Self.copy(bytes, to: start + count, size)
    count &+= size
  }

  /// Most texts are short: then a few words, which may overlap, are cheaper than a call.
  @inline(__always)
  private static func copy(_ bytes: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ size: Int) {
    switch size {
    case 33...: target.update(from: bytes, count: size)
    case 16...: copy(SIMD16<UInt8>.self, bytes, to: target, size)
    case 8...: copy(UInt64.self, bytes, to: target, size)
    case 4...: copy(UInt32.self, bytes, to: target, size)
    default:
      var index = 0
      while index < size {
        target[index] = bytes[index]
        index &+= 1
      }
    }
  }

  /// Copies the first and the last bytes of a text of at least one word and at most two.
  @inline(__always)
  private static func copy<Word: BitwiseCopyable>(
    _ type: Word.Type,
    _ bytes: UnsafePointer<UInt8>,
    to target: UnsafeMutablePointer<UInt8>,
    _ size: Int
  ) {
    let source = UnsafeRawPointer(bytes)
    let target = UnsafeMutableRawPointer(target)
    let last = size &- MemoryLayout<Word>.size
    let first = source.loadUnaligned(as: Word.self)
    let end = source.loadUnaligned(fromByteOffset: last, as: Word.self)
    target.storeBytes(of: first, as: Word.self)
    target.storeBytes(of: end, toByteOffset: last, as: Word.self)
  }

  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if let base = bytes.baseAddress { append(base, bytes.count) }
  }

  mutating func append(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil {
      var text = text
      text.withUTF8 { append($0) }
    }
  }

  mutating func append(_ text: StaticString) {
    append(text.utf8Start, text.utf8CodeUnitCount)
  }

  /// How many Unicode scalars stand behind the first `start` bytes.
  func scalarCount(from start: Int) -> Int {
    var scalars = 0
    var index = start
    while index < count {
      if self.start[index] & 0xC0 != 0x80 { scalars += 1 }
      index += 1
    }
    return scalars
  }

  /// Moves what stands behind the first `place` bytes, and fills the place with `size` bytes.
  mutating func insert(_ byte: UInt8, _ size: Int, at place: Int) {
    if size > capacity - count { grow(by: size) }
    let rest = count - place
    (start + place + size).update(from: start + place, count: rest)
    (start + place).update(repeating: byte, count: size)
    count += size
  }

  private mutating func grow(by size: Int) {
    let larger = max(capacity * 2, count + size)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    memory.update(from: start, count: count)
    if isOnHeap { start.deallocate() }
    start = memory
    capacity = larger
    isOnHeap = true
  }
}

extension TextBuffer {
  /// Copies a text out of a pack.
  mutating func append(_ range: Range<Int>, of reader: PackReader) {
    append(reader.base + range.lowerBound, range.count)
  }

  /// Copies a text out of a pack.
  mutating func append(_ range: Range<Int>, of pack: PackView) {
    append(pack.base + range.lowerBound, range.count)
  }
}
