/// Bytes that are put together one after another and stay where they are until they are cleared.
///
/// Clear it and make room for what will be added before taking the addresses of any.
final class ByteBuffer {
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity = 256

  init() { bytes = .allocate(capacity: capacity) }

  deinit { bytes.deallocate() }

  func clear() { count = 0 }

  /// Makes room for so many more bytes.
  func reserve(_ additional: Int) {
    guard count + additional > capacity else { return }
    capacity = (count + additional) * 2
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    bytes = larger
  }

  func append(_ byte: UInt8) {
    reserve(1)
    bytes[count] = byte
    count += 1
  }

  func append(_ source: UnsafePointer<UInt8>, count additional: Int) {
    guard additional > 0 else { return }
    reserve(additional)
    (bytes + count).update(from: source, count: additional)
    count += additional
  }
}
