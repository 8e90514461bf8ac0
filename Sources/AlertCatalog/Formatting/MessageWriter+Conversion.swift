extension MessageWriter {
  /// Writes a number as a printf specifier shows it.
  ///
  /// Integers, fractions and powers of ten look as Foundation's `String(format:locale:)` writes them: precision, and the width
  /// of `%05d`, are a least count of digits, which are grouped like any others; with the flag `0`, a fraction is filled up with
  /// spaces behind its sign, and `%g` with zeros.
  mutating func write(_ argument: AlertArgument, _ conversion: PackedConversion) -> Bool {
    let start = output.count
    var fill = start
    var filler = UInt8(ascii: " ")
    switch conversion.kind {
    case .integer, .fixed, .exponent, .general:
      guard let number = PluralNumber(argument), let style = numberStyle else { return false }
      let signs = conversion.signs.flatMap { NumberSigns(pack.reader(of: pack.header.formats, at: $0)) }
      guard signs != nil || conversion.signs == nil else { return false }
      let prefix = LocalizedConversion(conversion: conversion, style: style, signs: signs).write(number, to: &output)
      if conversion.flags.contains(.zeroPadded), conversion.kind != .integer {
        fill += prefix
        if conversion.kind == .general { filler = UInt8(ascii: "0") }
      }
    case .lowercaseHexadecimal, .uppercaseHexadecimal, .octal:
      guard case .int(let number) = argument else { return false }
      BitDigits(number, conversion).write(to: &output)
    }
    let missing = conversion.width - output.scalarCount(from: start)
    if missing > 0 {
      if conversion.flags.contains(.leftAligned) {
        output.insert(UInt8(ascii: " "), missing, at: output.count)
      } else {
        output.insert(filler, missing, at: fill)
      }
    }
    return true
  }
}

/// The digits of an integer in base 16 or 8, as C writes them.
private struct BitDigits {
  private let value: UInt64
  private let conversion: PackedConversion

  init(_ number: Int, _ conversion: PackedConversion) {
    self.conversion = conversion
    let bits = UInt64(bitPattern: Int64(number))
    if conversion.flags.contains(.bits8) {
      value = bits & 0xFF
    } else if conversion.flags.contains(.bits16) {
      value = bits & 0xFFFF
    } else if conversion.flags.contains(.bits32) {
      value = bits & 0xFFFF_FFFF
    } else {
      value = bits
    }
  }

  func write(to output: inout TextBuffer) {
    let isOctal = conversion.kind == .octal
    let isAlternate = conversion.flags.contains(.alternate)
    let shift: UInt64 = isOctal ? 3 : 4
    var count =
      value == 0 ? (conversion.precision == 0 ? 0 : 1) : (64 - value.leadingZeroBitCount + Int(shift) - 1) / Int(shift)
    // In C the flag makes the first octal digit a zero, by one more digit where it is none.
    if isOctal, isAlternate, value != 0 || count == 0 { count += 1 }
    let prefix = isAlternate && !isOctal && value != 0 ? 2 : 0
    var least = conversion.precision ?? 0
    if conversion.precision == nil, conversion.flags.contains(.zeroPadded), !conversion.flags.contains(.leftAligned) {
      least = conversion.width - prefix
    }
    if prefix > 0 {
      output.append(UInt8(ascii: "0"))
      output.append(conversion.kind == .uppercaseHexadecimal ? UInt8(ascii: "X") : UInt8(ascii: "x"))
    }
    var position = max(count, least) - 1
    while position >= 0 {
      let places = UInt64(position) * shift
      output.append(digit(places < 64 ? value >> places & (1 << shift - 1) : 0))
      position -= 1
    }
  }

  private func digit(_ value: UInt64) -> UInt8 {
    let value = UInt8(truncatingIfNeeded: value)
    if value < 10 { return UInt8(ascii: "0") + value }
    return (conversion.kind == .uppercaseHexadecimal ? UInt8(ascii: "A") : UInt8(ascii: "a")) + value - 10
  }
}
