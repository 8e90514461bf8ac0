import CatalogDiagnostics

/// Cuts a printf text into its pieces, as Foundation's `String(format:)` reads it.
struct PrintfScanner {
  let base: UnsafePointer<UInt8>
  let start: Int
  let end: Int
  var position: Int
  var hasBrace = false
  var hasMarkup = false

  init(base: UnsafePointer<UInt8>, start: Int, end: Int) {
    self.base = base
    self.start = start
    self.end = end
    position = start
  }

  mutating func scan(into pieces: inout [PrintfPiece]) {
    var literalStart = start
    while position < end {
      let byte = base[position]
      if byte != Byte.percent {
        if byte == Byte.open { hasBrace = true }
        if byte == Byte.less || byte == Byte.ampersand || byte == Byte.asterisk || byte == Byte.closeBracket {
          hasMarkup = true
        }
        position += 1
        continue
      }
      if position > literalStart { pieces.append(.literal(Span(literalStart, position))) }
      pieces.append(readSpecifier())
      literalStart = position
    }
    if position > literalStart { pieces.append(.literal(Span(literalStart, position))) }
  }

  func byte(at index: Int) -> UInt8 { index < end ? base[index] : 0 }

  /// Reads what begins at the percent sign, and goes behind it.
  mutating func readSpecifier() -> PrintfPiece {
    let percent = position
    position += 1
    if byte(at: position) == Byte.percent {
      position += 1
      return .literal(Span(percent + 1, position))
    }
    if isArg(at: position) {
      position += 3
      return .ownValue(Span(percent, position))
    }
    var reading = Reading()
    readFlags(&reading)
    if let reference = readReference(percent, reading) { return .variable(reference) }
    let digits = position
    var number = readNumber()
    if number != nil && byte(at: position) == 0x24 {
      position += 1
      reading.position = number
      number = nil
      readFlags(&reading)
      if let reference = readReference(percent, reading) { return .variable(reference) }
      number = readNumber()
    }
    reading.hasDigits = position > digits
    if let number { reading.width = .fixed(number) } else { readStar(&reading, isPrecision: false) }
    readPrecision(&reading)
    readLength(&reading)
    return finish(percent, reading)
  }

  /// What has been read of a specifier.
  struct Reading {
    var position: Int?
    var flags = PrintfConversion.Flags(rawValue: 0)
    var width: PrintfConversion.Amount?
    var precision: PrintfConversion.Amount?
    var length: PrintfConversion.Length?
    var countedAmounts = 0
    var hasDigits = false
  }

  private mutating func finish(_ percent: Int, _ reading: Reading) -> PrintfPiece {
    let letter = byte(at: position)
    guard reading.position != 0, let kind = Self.kind(of: letter) else { return flaw(percent, reading) }
    position += 1
    let conversion = PrintfConversion(
      kind: kind,
      letter: letter,
      flags: reading.flags,
      width: reading.width,
      precision: reading.precision,
      length: reading.length
    )
    return .specifier(
      PrintfSpecifier(
        span: Span(percent, position),
        position: reading.position,
        conversion: conversion,
        countedAmounts: reading.countedAmounts,
        isDoubtful: isDoubtful(percent, reading)
      )
    )
  }

  /// Whether people write this for a percent sign rather than a value: `50% off`, `50%-ig`, `20%'si`, `5%discount`.
  private func isDoubtful(_ percent: Int, _ reading: Reading) -> Bool {
    guard reading.position == nil else { return false }
    if reading.flags.contains(.space) { return true }
    let isBeforeLetter = PatternProperties.isLetter(byte(at: position)) || byte(at: position) >= 0x80
    guard isBeforeLetter, base[position - 1] != 0x40 else { return false }
    if percent > start && PatternProperties.isDigit(base[percent - 1]) { return true }
    return reading.width != nil && reading.precision == nil && reading.length == nil && base[position - 1] != 0x64
      && !reading.flags.contains(.zeroPadded)
  }

  /// The percent sign, with the digits that follow it, is text.
  private mutating func flaw(_ percent: Int, _ reading: Reading) -> PrintfPiece {
    let failure = position
    position = percent + 1
    if reading.hasDigits {
      while PatternProperties.isDigit(byte(at: position)) { position += 1 }
      if byte(at: position) == 0x24 { position += 1 }
      return .flaw(PrintfFlaw(span: Span(percent, position), kind: .incomplete))
    }
    let span = Span(percent, position)
    if failure == end || byte(at: percent + 1) == Byte.space { return .flaw(PrintfFlaw(span: span, kind: .loose)) }
    return .flaw(PrintfFlaw(span: span, kind: .unknown(characterSpan(at: failure))))
  }

  private func characterSpan(at index: Int) -> Span {
    var limit = index + 1
    while limit < end && base[limit] & 0xC0 == 0x80 { limit += 1 }
    return Span(index, limit)
  }
}
