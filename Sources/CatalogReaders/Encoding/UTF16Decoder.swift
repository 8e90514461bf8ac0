import CatalogDiagnostics
import CatalogModel

/// Transcodes UTF-16 of either byte order to UTF-8.
struct UTF16Decoder {
  private let isBigEndian: Bool
  private var output: [UInt8] = []
  /// Where a unit stood that is no character, in the output.
  private var invalid: [(offset: Int, message: String)] = []

  static func decode(_ bytes: [UInt8], path: String, isBigEndian: Bool, marks: Int) -> DecodedSource {
    var decoder = UTF16Decoder(isBigEndian: isBigEndian)
    decoder.transcode(bytes, from: 2 * marks)
    let encoding: SourceFile.Encoding = isBigEndian ? .utf16BigEndian : .utf16LittleEndian
    let file = SourceFile(path: path, bytes: decoder.output, encoding: encoding)
    return DecodedSource(file: file, findings: decoder.findings(in: file, marks: marks))
  }

  private init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  private mutating func transcode(_ bytes: [UInt8], from start: Int) {
    output.reserveCapacity(bytes.count / 2 + bytes.count / 8)
    bytes.withUnsafeBufferPointer { buffer in
      guard let pointer = buffer.baseAddress else { return }
      var index = start
      while index + 1 < buffer.count {
        let unit = self.unit(pointer, at: index)
        index += 2
        if unit < 0x80 {
          output.append(UInt8(truncatingIfNeeded: unit))
        } else if unit & 0xF800 != 0xD800 {
          append(unit)
        } else if unit < 0xDC00, index + 1 < buffer.count, self.unit(pointer, at: index) & 0xFC00 == 0xDC00 {
          append(0x10000 + (unit - 0xD800) << 10 + self.unit(pointer, at: index) - 0xDC00)
          index += 2
        } else {
          replace(.loneSurrogate(unit))
        }
      }
      if index < buffer.count { replace(.halfUnit) }
    }
  }

  @inline(__always)
  private func unit(_ bytes: UnsafePointer<UInt8>, at index: Int) -> UInt32 {
    let first = UInt32(bytes[index])
    let second = UInt32(bytes[index + 1])
    return isBigEndian ? first << 8 | second : second << 8 | first
  }

  private mutating func append(_ scalar: UInt32) {
    UTF8Encoding.append(scalar, to: &output)
  }

  private mutating func replace(_ message: String) {
    invalid.append((output.count, message))
    output.append(SourceDecoder.placeholder)
  }

  private func findings(in file: SourceFile, marks: Int) -> [Finding] {
    var findings: [Finding] = []
    if marks != 1 {
      let message: String = marks == 0 ? .unmarked(isBigEndian) : .doubledMark
      findings.append(Finding(.fileEncoding, at: SourceLocation(startOf: file), message, severity: .warning))
    }
    for (offset, message) in invalid.prefix(SourceDecoder.reportLimit) {
      let location = SourceLocation(file: file, start: offset, end: offset + 1)
      findings.append(Finding(.fileEncoding, at: location, message))
    }
    return findings
  }
}

extension String {
  fileprivate static func unmarked(_ isBigEndian: Bool) -> String {
    "the file is in UTF-16 (\(isBigEndian ? "big" : "little") endian) without a byte-order mark; save it as UTF-8"
  }

  fileprivate static func loneSurrogate(_ unit: UInt32) -> String {
    "half a surrogate pair (0x\(String(unit, radix: 16, uppercase: true))) is no character; remove it"
  }

  fileprivate static let halfUnit = "the file ends within a character of UTF-16; save it as UTF-8"
}
