import CatalogDiagnostics
import LocaleData

/// The quotation marks that a language is written with.
final class AcceptedMarks {
  /// CLDR's.
  let usual: LocaleData.QuotationMarks
  /// So few that to look at each of them is quicker than to hash.
  private let marks: [Unicode.Scalar]

  /// `nil` for locales without data.
  init?(_ locale: LocaleID) {
    guard let usual = LocaleData.QuotationMarks.marks(of: locale) else { return nil }
    self.usual = usual
    let language = locale.languageCode
    let all = usual.opening + usual.closing + usual.innerOpening + usual.innerClosing + (Self.others[language] ?? "“”")
    marks = Array(Set(all.unicodeScalars))
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var index = 0
    while index < marks.count {
      if marks[index] == scalar { return true }
      index += 1
    }
    return false
  }

  static func isDoubleMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "“", "”", "„", "‟", "«", "»", "「", "」", "『", "』", "〝", "〞", "〟", "＂": true
    default: false
    }
  }

  /// A quick look: whether a text has a straight mark, or a double one that is not accepted.
  func mayObject(to text: SourceText) -> Bool {
    text.withBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      var index = 0
      while index < bytes.count {
        let byte = base[index]
        if byte == UInt8(ascii: "\"") { return true }
        if byte >= 0xC2, let mark = Self.mark(base + index, bytes.count - index), !contains(mark) { return true }
        index += 1
      }
      return false
    }
  }

  /// The double mark that begins with these bytes.
  private static func mark(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Unicode.Scalar? {
    switch bytes[0] {
    case 0xC2, 0xEF: break
    case 0xE2 where count > 1 && bytes[1] == 0x80, 0xE3 where count > 1 && bytes[1] == 0x80: break
    default: return nil
    }
    return Unicode.Scalar(UTF8Scalar(bytes, of: count).value).flatMap { isDoubleMark($0) ? $0 : nil }
  }

  /// Where CLDR names one usage of several. Curly marks are read everywhere else too.
  private static let others: [String: String] = [
    "de": "„“»«“", "fr": "«»“”", "it": "«»“”", "es": "«»“”", "pt": "«»“”", "ca": "«»“”", "ru": "«»„“", "uk": "«»„“”",
    "be": "«»„“", "pl": "„”«»", "cs": "„“»«", "sk": "„“»«", "hr": "„“”»«", "sr": "„“”»«", "sl": "„“»«", "bg": "„“”",
    "hu": "„”»«", "ro": "„”«»", "da": "“”»«„", "nb": "«»“”„", "no": "«»“”„", "nn": "«»“”„", "sv": "”»«", "fi": "”»«",
    "nl": "“”„", "el": "«»“”", "tr": "“”", "ar": "“”«»", "fa": "«»“”", "he": "”“„״", "ja": "「」『』“”〝〟〞",
    "zh": "“”「」『』", "yue": "“”「」『』", "ko": "“”「」『』", "lt": "„“”", "lv": "“”„«»", "et": "„“”«»", "is": "„“”",
    "sq": "“”„«»", "mk": "„“”", "bs": "„“”»«", "hy": "«»“”", "ka": "„“”«»", "vi": "“”«»", "eu": "“”«»", "gl": "“”«»",
    "lb": "„“”", "ga": "“”", "ur": "”“",
  ]
}
