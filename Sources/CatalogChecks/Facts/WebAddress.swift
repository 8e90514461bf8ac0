import CatalogDiagnostics
import MessageFormat

/// A web or mail address in a text.
struct WebAddress {
  let text: String
  let isMail: Bool
  let span: Span

  /// The addresses in the literal text that is shown when every plural and select takes `other`.
  static func all(of message: Message) -> [WebAddress] {
    message.mainLiterals.flatMap { span in
      message.text.withBytes { bytes in all(in: bytes, from: span.start, to: span.end) }
    }
  }

  private static func all(in bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> [WebAddress] {
    var addresses: [WebAddress] = []
    var index = start
    while index < end {
      guard isAddressByte(bytes[index]) else {
        index += 1
        continue
      }
      let wordStart = index
      while index < end, isAddressByte(bytes[index]) { index += 1 }
      var wordEnd = index
      while wordEnd > wordStart, isTrailing(bytes[wordEnd - 1]) { wordEnd -= 1 }
      let word = String(decoding: bytes[wordStart..<wordEnd], as: UTF8.self)
      if let isMail = isMail(word) {
        addresses.append(WebAddress(text: word, isMail: isMail, span: Span(wordStart, wordEnd)))
      }
    }
    return addresses
  }

  /// `nil` for a word that is no address.
  private static func isMail(_ word: String) -> Bool? {
    if word.hasPrefix("http://") || word.hasPrefix("https://") || word.hasPrefix("www.") { return false }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, parts[1].utf8.contains(0x2E), !parts[1].hasPrefix("."),
      !parts[1].hasSuffix(".")
    else { return nil }
    return true
  }

  /// What may stand in an address; all of it is ASCII.
  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._~:/?#[]@!$&*+,;=%".utf8.contains(byte)
    }
  }

  private static func isTrailing(_ byte: UInt8) -> Bool { ".,;:!?*_]-".utf8.contains(byte) }

  /// Whether the text is another address with an ending of the language behind it, as in Hungarian: `example.com-ra`.
  func inflects(_ other: WebAddress) -> Bool {
    guard text.hasPrefix(other.text), let next = text.utf8.dropFirst(other.text.utf8.count).first else { return false }
    return next == UInt8(ascii: "-") || next == UInt8(ascii: ":")
  }

  /// The address in small letters, without the parts that name a language.
  func normalized(without languages: Set<String>) -> [Substring] {
    text.lowercased().split { "/.?&=#".contains($0) }
      .filter { !languages.contains($0.replacing("_", with: "-")) }
  }
}

extension Substring {
  fileprivate func replacing(_ old: Character, with new: Character) -> String {
    String(map { $0 == old ? new : $0 })
  }
}
