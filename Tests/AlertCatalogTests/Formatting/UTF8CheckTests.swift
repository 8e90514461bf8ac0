import TestSupport
import Testing

@testable import AlertCatalog

/// Compared with the standard library, at each place of a word.
struct UTF8CheckTests {
  @Test func allScalars() {
    let values = Array(0...0xFFFF) + Array(stride(from: 0x10000, through: 0x10FFFF, by: 251))
    for scalar in values.compactMap({ Unicode.Scalar(UInt32($0)) }) {
      let bytes = Array(String(scalar).utf8)
      expectRight(bytes)
      expectRight([0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67] + bytes)
    }
  }

  @Test func sequencesOfThreeBytes() {
    let edges: [UInt8] = [0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0, 0xED]
    for lead in UInt8(0xC0)...0xFF {
      for second in edges {
        for third in edges {
          for before in [0, 5, 6, 7, 8, 37] {
            let text = [UInt8](repeating: 0x20, count: before) + [lead, second, third]
            expectRight(text)
            expectRight(text + [0x20])
          }
        }
      }
    }
  }

  @Test func changedTexts() {
    var random = SeededRandom(seed: 20_261_130)
    let texts = ["„Datei“ löschen?", "Удалить «файл»?", "파일을 삭제할까요?", "ลบไฟล์ไหม", "ファイルを削除しますか?", "🗑️ ok"]
    for _ in 0..<20_000 {
      var bytes = Array((texts.randomElement(using: &random) ?? "").utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        } else {
          bytes.removeSubrange(index...)
          bytes += [0x20]
        }
      }
      expectRight(bytes)
    }
  }

  /// What is called well-formed is, and what is and has no scalar of four bytes is called so; and a text made of it is what
  /// the standard library makes of it.
  private func expectRight(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(validating: bytes, as: UTF8.self)
    bytes.withUnsafeBufferPointer { buffer in
      let check = UTF8Check(buffer)
      let isSure = text != nil && !bytes.contains(where: { $0 >= 0xF0 })
      let isASCII = bytes.allSatisfy({ $0 < 0x80 })
      let isRight = check.isWellFormed == isSure && (text == nil || check.isASCII == isASCII)
      if !isRight || String(utf8: buffer) != String(decoding: bytes, as: UTF8.self) {
        Issue.record("\(bytes)", sourceLocation: sourceLocation)
      }
    }
  }
}
