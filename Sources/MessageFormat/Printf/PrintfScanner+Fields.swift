import CatalogDiagnostics

/// The fields between the percent sign and the conversion.
extension PrintfScanner {
  mutating func readFlags(_ reading: inout Reading) {
    while position < end {
      let byte = base[position]
      if byte == Byte.pound {
        reading.flags.insert(.alternate)
      } else if byte == 0x30 {
        reading.flags.insert(.zeroPadded)
      } else if byte == Byte.minus {
        reading.flags.insert(.leftAligned)
      } else if byte == Byte.plus {
        reading.flags.insert(.plus)
      } else if byte == Byte.space {
        reading.flags.insert(.space)
      } else {
        return
      }
      position += 1
    }
  }

  /// Digits; `nil` where there are none. What is beyond all measure is cut.
  mutating func readNumber() -> Int? {
    let first = position
    var value = 0
    while PatternProperties.isDigit(byte(at: position)) {
      value = min(value * 10 + Int(base[position] - 0x30), 1_000_000)
      position += 1
    }
    return position > first ? value : nil
  }

  /// `*` or `*2$`
  mutating func readStar(_ reading: inout Reading, isPrecision: Bool) {
    guard byte(at: position) == Byte.asterisk else { return }
    position += 1
    let star = position
    var amount = PrintfConversion.Amount.argument(0)
    if let number = readNumber(), byte(at: position) == 0x24 {
      position += 1
      amount = .argument(number)
    } else {
      position = star
      reading.countedAmounts += 1
    }
    if isPrecision { reading.precision = amount } else { reading.width = amount }
  }

  mutating func readPrecision(_ reading: inout Reading) {
    guard byte(at: position) == Byte.dot else { return }
    position += 1
    reading.precision = .fixed(0)
    if let number = readNumber() {
      reading.precision = .fixed(number)
    } else {
      readStar(&reading, isPrecision: true)
    }
  }

  mutating func readLength(_ reading: inout Reading) {
    let first = byte(at: position)
    let isDoubled = byte(at: position + 1) == first
    if first == 0x68 {
      reading.length = isDoubled ? .hh : .h
    } else if first == 0x6C {
      reading.length = isDoubled ? .ll : .l
    } else if first == 0x71 {
      reading.length = .q
    } else if first == 0x4C {
      reading.length = .L
    } else if first == 0x7A {
      reading.length = .z
    } else if first == 0x74 {
      reading.length = .t
    } else if first == 0x6A {
      reading.length = .j
    }
    if let length = reading.length { position += length.rawValue.utf8.count }
  }

  /// `#@files@`, whose `#` was read as a flag.
  mutating func readReference(_ percent: Int, _ reading: Reading) -> PrintfReference? {
    guard byte(at: position) == 0x40, base[position - 1] == Byte.pound else { return nil }
    var index = position + 1
    while index < end && isNameByte(base[index]) { index += 1 }
    guard index > position + 1, byte(at: index) == 0x40 else { return nil }
    let name = Span(position + 1, index)
    position = index + 1
    return PrintfReference(span: Span(percent, position), nameSpan: name, position: reading.position)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    PatternProperties.isNameByte(byte) || byte >= 0x80 || byte == Byte.dot || byte == Byte.minus
  }

  /// `%arg` of a String Catalog, which is not `%a`.
  func isArg(at index: Int) -> Bool {
    byte(at: index) == 0x61 && byte(at: index + 1) == 0x72 && byte(at: index + 2) == 0x67
      && !PatternProperties.isNameByte(byte(at: index + 3))
  }

  static func kind(of letter: UInt8) -> PrintfConversion.Kind? {
    let small = letter | 0x20
    if letter == 0x40 { return .object }
    if letter == 0x64 || letter == 0x69 || letter == 0x44 { return .signed }
    if small == 0x75 { return .unsigned }
    if small == 0x6F { return .octal }
    if small == 0x78 { return .hexadecimal }
    if small == 0x66 { return .fixed }
    if small == 0x65 { return .exponent }
    if small == 0x67 { return .general }
    if small == 0x61 { return .hexadecimalFloat }
    if small == 0x63 { return .character }
    if small == 0x73 || letter == 0x50 { return .cString }
    if letter == 0x70 { return .pointer }
    return letter == 0x6E ? .count : nil
  }
}
