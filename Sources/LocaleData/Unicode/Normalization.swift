import ICUBridge

/// Normalization Form C (Unicode Standard Annex 15).
package enum Normalization {
  /// Whether UTF-8 text is in Form C. ASCII always is, which is cheap to see beforehand.
  package static func isNFC(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.withMemoryRebound(to: CChar.self) { icub_is_nfc($0.baseAddress, Int32(clamping: $0.count)) != 0 }
  }

  package static func isNFC(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { isNFC($0) }
  }

  package static func nfc(_ text: String) -> String {
    Bridge.mapped(text) { icub_nfc($0, $1, $2, $3) }
  }
}
