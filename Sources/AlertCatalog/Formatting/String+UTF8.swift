extension String {
  /// A text from UTF-8, which is repaired where it is not well-formed.
  @inline(__always)
  init(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    #if compiler(>=6.2)
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        let check = UTF8Check(bytes)
        if check.isWellFormed {
          self.init(copying: UTF8Span(unchecked: bytes.span, isKnownASCII: check.isASCII))
          return
        }
      }
    #endif
    self.init(decoding: bytes, as: UTF8.self)
  }
}
