import ICUBridge

/// The bridge's conventions in Swift: how its texts and lists come over.
enum Bridge {
  /// Writes into a buffer of the capacity, or says how large it must be.
  typealias Call = (UnsafeMutablePointer<CChar>?, Int32) -> Int32

  /// `nil` where the bridge fails.
  static func bytes(capacity: Int = 512, _ call: Call) -> [UInt8]? {
    var size = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      size = Int(
        buffer.withMemoryRebound(to: CChar.self) { call($0.baseAddress, Int32(clamping: capacity)) }
      )
      count = size > capacity ? 0 : max(size, 0)
    }
    if size < 0 { return nil }
    return size > capacity ? self.bytes(capacity: size, call) : bytes
  }

  static func text(_ call: Call) -> String? {
    bytes(call).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A text made from another one, which comes as bytes and their number; the text itself where the bridge fails.
  static func mapped(
    _ text: String,
    _ call: (UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) -> String {
    var source = text
    let result = source.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { source in
        Bridge.text { call(source.baseAddress, Int32(clamping: source.count), $0, $1) }
      }
    }
    return result ?? text
  }

  /// A list of texts, each of which the bridge ends by NUL; empty where it fails.
  static func list(_ call: Call) -> [String] {
    var items: [String] = []
    let bytes = bytes(capacity: 8192, call) ?? []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0 {
      items.append(String(decoding: bytes[start..<index], as: UTF8.self))
      start = index + 1
    }
    return items
  }

  /// A list whose items belong together two by two.
  static func pairs(_ call: Call) -> [(String, String)] {
    let items = list(call)
    return stride(from: 0, to: items.count - 1, by: 2).map { (items[$0], items[$0 + 1]) }
  }
}
