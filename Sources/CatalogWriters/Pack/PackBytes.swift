/// Bytes of a pack that is being written. Indexed through a pointer, because that is fast unoptimized too.
final class PackBytes {
  // What is written byte by byte is not watched for overlapping accesses at each of them.
  @exclusivity(unchecked) private(set) var start: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private var capacity: Int

  init(capacity: Int = 256) {
    self.capacity = max(capacity, 16)
    start = .allocate(capacity: self.capacity)
  }

  init(copying slice: ArraySlice<UInt8>) {
    count = slice.count
    capacity = max(count, 16)
    start = .allocate(capacity: capacity)
    slice.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { start.update(from: base, count: buffer.count) }
    }
  }

  deinit { start.deallocate() }

  var array: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

  /// Drops what was written after the first `size` bytes.
  func truncate(to size: Int) { count = min(count, size) }

  func byte(_ byte: Int) {
    if count == capacity { grow(by: 1) }
    start[count] = UInt8(truncatingIfNeeded: byte)
    count += 1
  }

  func bytes(_ bytes: UnsafePointer<UInt8>, _ size: Int) {
    if size > capacity - count { grow(by: size) }
    (start + count).update(from: bytes, count: size)
    count += size
  }

  func bytes(_ array: [UInt8]) {
    array.withUnsafeBufferPointer { buffer in
      if let base = buffer.baseAddress { bytes(base, buffer.count) }
    }
  }

  func bytes(of other: PackBytes) {
    bytes(other.start, other.count)
  }

  /// A number of seven bits a byte, the highest first.
  func fixed(_ number: Int, width: Int) {
    var shift = (width - 1) * 7
    while shift >= 0 {
      byte(number >> shift & 0x7F)
      shift -= 7
    }
  }

  /// 64 bits in ten bytes.
  func bits(_ bits: UInt64) {
    var shift = 63
    while shift >= 0 {
      byte(Int(truncatingIfNeeded: bits >> UInt64(shift) & 0x7F))
      shift -= 7
    }
  }

  /// A number of six bits a byte, the highest first; every byte but the last has bit 6 set.
  func number(_ number: Int) {
    if number < 0x40 {
      byte(number)
      return
    }
    var shift = 6
    while number >> shift > 0x3F { shift += 6 }
    while shift > 0 {
      byte(0x40 | number >> shift & 0x3F)
      shift -= 6
    }
    byte(number & 0x3F)
  }

  func text(_ text: String) {
    var text = text
    text.withUTF8 { utf8 in
      number(utf8.count)
      if let base = utf8.baseAddress { bytes(base, utf8.count) }
    }
  }

  /// Puts a number before what was written from `position` on, for sizes that are known at the end.
  func insert(number: Int, at position: Int) {
    let end = count
    self.number(number)
    let width = count - end
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: width) { memory in
      guard let kept = memory.baseAddress else { return }
      kept.update(from: start + end, count: width)
      (start + position + width).update(from: start + position, count: end - position)
      (start + position).update(from: kept, count: width)
    }
  }

  private func grow(by size: Int) {
    capacity = max(capacity * 2, count + size)
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    memory.update(from: start, count: count)
    start.deallocate()
    start = memory
  }
}
