/// How offsets from GMT are written.
///
/// In a pack: texts: what stands before and behind an offset, and what is shown for none; then positive and negative
/// offsets, each with hours, with minutes, and with seconds: what stands before, between and behind the numbers
/// (texts).
struct DateZone {
  private let reader: PackReader

  init(_ reader: PackReader) {
    self.reader = reader
  }

  /// Writes an offset in the locale's way, `GMT+05:30`.
  ///
  /// - Returns: Whether the patterns could be read.
  func write(_ offset: Int, isLong: Bool, _ digits: DateDigits, to output: inout TextBuffer) -> Bool {
    var reader = reader
    let prefix = reader.text()
    let suffix = reader.text()
    let zero = reader.text()
    if offset == 0 {
      output.append(zero, of: reader)
      return !reader.isFailed
    }
    let parts = OffsetParts(offset)
    let numbers = parts.second != 0 ? 3 : parts.minute != 0 || isLong ? 2 : 1
    // The patterns before the one that is needed have two, three and four texts.
    reader.skipTexts((offset < 0 ? 9 : 0) + (numbers == 3 ? 5 : numbers == 2 ? 2 : 0))
    output.append(prefix, of: reader)
    output.append(reader.text(), of: reader)
    digits.write(parts.hour, minimum: isLong ? 2 : 1, to: &output)
    output.append(reader.text(), of: reader)
    if numbers > 1 {
      digits.write(parts.minute, minimum: 2, to: &output)
      output.append(reader.text(), of: reader)
    }
    if numbers > 2 {
      digits.write(parts.second, minimum: 2, to: &output)
      output.append(reader.text(), of: reader)
    }
    output.append(suffix, of: reader)
    return !reader.isFailed
  }

  /// Writes an offset as ISO 8601 does, `+05:30`.
  static func writeISO(_ offset: Int, _ style: IsoOffset, to output: inout TextBuffer) {
    let parts = OffsetParts(offset)
    let isZero = style.contains(.seconds) ? offset == 0 : parts.hour == 0 && parts.minute == 0
    if isZero, style.contains(.zulu) { return output.append(UInt8(ascii: "Z")) }
    output.append(offset < 0 && !isZero ? UInt8(ascii: "-") : UInt8(ascii: "+"))
    append(parts.hour, to: &output)
    let showsSecond = style.contains(.seconds) && parts.second != 0
    if showsSecond || parts.minute != 0 || !style.contains(.short) {
      if style.contains(.extended) { output.append(UInt8(ascii: ":")) }
      append(parts.minute, to: &output)
    }
    if showsSecond {
      if style.contains(.extended) { output.append(UInt8(ascii: ":")) }
      append(parts.second, to: &output)
    }
  }

  private static func append(_ number: Int, to output: inout TextBuffer) {
    output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / 10 % 10))
    output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }
}

/// The amount of an offset.
private struct OffsetParts {
  let hour: Int
  let minute: Int
  let second: Int

  init(_ offset: Int) {
    let seconds = Int(truncatingIfNeeded: offset.magnitude)
    hour = seconds / 3600
    minute = seconds / 60 % 60
    second = seconds % 60
  }
}
