/// Labels without regard to letter case, spaces and invisible characters.
enum LabelFolding {
  /// The folded text.
  static func folded(_ text: String) -> String {
    var text = text
    var result = String.UnicodeScalarView()
    text.withUTF8 { bytes in
      forEach(in: bytes) { value in
        if let scalar = Unicode.Scalar(value) { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Calls `body` for every code point of the folded text, in order. The bytes are well-formed UTF-8.
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt32) -> Void) {
    guard let base = bytes.baseAddress else { return }
    let table = table
    let end = bytes.count
    var index = 0
    while index < end {
      let scalar = UTF8Scalar(base + index, of: end - index)
      index += scalar.width
      let value = scalar.value
      if value >= limit {
        if isPlain(value) { body(value) } else { forEachSlowly(value, body) }
      } else {
        let small = table[Int(value)]
        if small == several { forEachSlowly(value, body) } else if small != passed { body(small) }
      }
    }
  }

  /// A quick look: whether two code points may be the same letter, small or capital.
  static func mayBeAlike(_ left: UInt32, _ right: UInt32) -> Bool {
    if left == right { return true }
    guard left < limit, right < limit else { return mayHaveCase(left) && mayHaveCase(right) }
    let one = table[Int(left)]
    let other = table[Int(right)]
    return one == other || one == several || other == several
  }

  private static func forEachSlowly(_ value: UInt32, _ body: (UInt32) -> Void) {
    guard let scalar = Unicode.Scalar(value) else { return }
    for small in scalar.properties.lowercaseMapping.unicodeScalars where !small.isPassed { body(small.value) }
  }

  // MARK: Letters

  private static let limit: UInt32 = 0x600
  /// Of code points whose small form is more than one.
  private static let several = UInt32.max
  /// Of spaces and what is invisible.
  private static let passed = UInt32.max - 1

  /// The small form of every code point below the limit. It lives as long as the process and is never written again.
  nonisolated(unsafe) private static let table: UnsafePointer<UInt32> = {
    let table = UnsafeMutablePointer<UInt32>.allocate(capacity: Int(limit))
    for value in 0..<limit { (table + Int(value)).initialize(to: entry(value)) }
    return UnsafePointer(table)
  }()

  private static func entry(_ value: UInt32) -> UInt32 {
    guard let scalar = Unicode.Scalar(value) else { return passed }
    let small = scalar.properties.lowercaseMapping.unicodeScalars
    guard small.count == 1, let first = small.first else { return several }
    return first.isPassed ? passed : first.value
  }

  /// Whether a code point lies where letters have capitals.
  private static func mayHaveCase(_ value: UInt32) -> Bool {
    switch value {
    case 0..<limit, 0x10A0...0x10FF, 0x13A0...0x13FF, 0x1C80...0x1CBF, 0x1D79...0x1FFF, 0x2126...0x218F,
      0x24B6...0x24E9, 0x2C00...0x2D2F, 0xA640...0xA7FF, 0xAB30...0xABBF, 0xFF21...0xFF5A, 0x10400...0x1E943:
      true
    default: false
    }
  }

  /// Whether a code point lies where no letters have capitals, and nothing is invisible: in the scripts of South and
  /// East Asia and of Africa.
  private static func isPlain(_ value: UInt32) -> Bool {
    switch value {
    case 0x620...0x109F, 0x10D0...0x10FF, 0x1200...0x139F, 0x1780...0x17B3, 0x17B6...0x17FF, 0x3001...0x3163,
      0x3165...0xA63F, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isPassed: Bool { properties.isWhitespace || properties.isDefaultIgnorableCodePoint }
}
