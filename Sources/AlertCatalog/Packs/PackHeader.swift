/// The beginning of a pack: where its sections are. Reading it is all that opening a pack takes.
struct PackHeader: Sendable {
  let signature: UInt64
  let checksum: UInt64
  let fallback: PackFormat.Fallback
  let isolation: AlertIsolation
  /// The start of each section, and in the end the size of the pack.
  private let starts: (Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32, Int32)

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(AlertPackError) {
    guard let base = bytes.baseAddress, bytes.count >= PackFormat.magic.utf8CodeUnitCount else { throw .notAPack }
    var index = 0
    while index < PackFormat.magic.utf8CodeUnitCount {
      guard base[index] == PackFormat.magic.utf8Start[index] else { throw .notAPack }
      index += 1
    }
    var reader = PackReader(base, at: index, end: bytes.count)
    let version = reader.byte()
    guard !reader.isFailed, version == PackFormat.version else { throw .unsupportedVersion(version) }
    let size = reader.fixed(4)
    guard !reader.isFailed, size == bytes.count else { throw .wrongSize(expected: size, actual: bytes.count) }
    signature = reader.bits()
    checksum = reader.bits()
    let options = reader.byte()
    guard options < 4, let fallback = PackFormat.Fallback(rawValue: options & 1) else {
      throw .malformed(offset: reader.position)
    }
    self.fallback = fallback
    isolation = options & 2 == 0 ? .none : .bidi
    var previous = PackFormat.headerSize
    func next() throws(AlertPackError) -> Int32 {
      let offset = reader.fixed(4)
      guard !reader.isFailed, offset >= previous, offset <= size else { throw .malformed(offset: reader.position) }
      previous = offset
      return Int32(truncatingIfNeeded: offset)
    }
    starts = (
      try next(), try next(), try next(), try next(), try next(), try next(), try next(), try next(), try next(),
      Int32(truncatingIfNeeded: size)
    )
  }
}

extension PackHeader {
  var description: Range<Int> { Int(starts.0)..<Int(starts.1) }
  var alerts: Range<Int> { Int(starts.1)..<Int(starts.2) }
  var shapes: Range<Int> { Int(starts.2)..<Int(starts.3) }
  var languages: Range<Int> { Int(starts.3)..<Int(starts.4) }
  var pluralRules: Range<Int> { Int(starts.4)..<Int(starts.5) }
  var numbers: Range<Int> { Int(starts.5)..<Int(starts.6) }
  var formats: Range<Int> { Int(starts.6)..<Int(starts.7) }
  var texts: Range<Int> { Int(starts.7)..<Int(starts.8) }
  var locales: Range<Int> { Int(starts.8)..<Int(starts.9) }
}
