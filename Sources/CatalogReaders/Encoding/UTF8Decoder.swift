import CatalogDiagnostics
import CatalogModel

/// Takes UTF-8 as it is, and locates what is none.
enum UTF8Decoder {
  static func decode(_ bytes: [UInt8], path: String) -> DecodedSource {
    let invalid = invalidRanges(bytes)
    let file = SourceFile(path: path, bytes: invalid.isEmpty ? bytes : replaced(bytes, invalid))
    var findings: [Finding] = []
    if file.contentStart > 3 { findings.append(doubledMark(file)) }
    for range in invalid.prefix(SourceDecoder.reportLimit) {
      let location = SourceLocation(file: file, start: range.lowerBound, end: range.upperBound)
      let others = findings.count == SourceDecoder.reportLimit - 1 ? invalid.count - SourceDecoder.reportLimit : 0
      findings.append(Finding(.fileEncoding, at: location, .invalid(bytes[range.lowerBound], others: others)))
    }
    return DecodedSource(file: file, findings: findings)
  }

  /// Neighbouring bytes that are no characters count as one place.
  private static func invalidRanges(_ bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return [] }
      let end = buffer.count
      var ranges: [Range<Int>] = []
      var index = UTF8Scan.firstInvalid(pointer, from: 0, to: end)
      while index < end {
        let start = index
        index += 1
        while index < end, pointer[index] >= 0x80, UTF8Scan.sequenceLength(pointer, at: index, end: end) == 0 {
          index += 1
        }
        ranges.append(start..<index)
        index = UTF8Scan.firstInvalid(pointer, from: index, to: end)
      }
      return ranges
    }
  }

  private static func replaced(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> [UInt8] {
    var result = bytes
    for index in ranges.joined() { result[index] = SourceDecoder.placeholder }
    return result
  }

  private static func doubledMark(_ file: SourceFile) -> Finding {
    let second = SourceLocation(file: file, start: 3, end: file.contentStart)
    let fix = Finding.Fix("remove the second mark", edits: [Finding.Edit(second, "")])
    return Finding(.fileEncoding, at: second, .doubledMark, severity: .warning, fix: fix)
  }
}

extension String {
  static let doubledMark = "the file begins with more than one byte-order mark; keep one at most"

  fileprivate static func invalid(_ byte: UInt8, others: Int) -> String {
    let more = others > 0 ? " (and \(others) more places)" : ""
    return "the byte 0x\(String(byte, radix: 16, uppercase: true)) is no UTF-8 here; save the file as UTF-8\(more)"
  }
}
