/// A character that begins text of a certain direction (Unicode Standard Annex 9).
enum BidiControl {
  case leftToRightEmbedding, rightToLeftEmbedding
  case leftToRightOverride, rightToLeftOverride
  case leftToRightIsolate, rightToLeftIsolate, firstStrongIsolate

  init?(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\u{202A}": self = .leftToRightEmbedding
    case "\u{202B}": self = .rightToLeftEmbedding
    case "\u{202D}": self = .leftToRightOverride
    case "\u{202E}": self = .rightToLeftOverride
    case "\u{2066}": self = .leftToRightIsolate
    case "\u{2067}": self = .rightToLeftIsolate
    case "\u{2068}": self = .firstStrongIsolate
    default: return nil
    }
  }

  var isOverride: Bool { self == .leftToRightOverride || self == .rightToLeftOverride }

  var isIsolate: Bool {
    self == .leftToRightIsolate || self == .rightToLeftIsolate || self == .firstStrongIsolate
  }

  /// PDI for isolates, PDF for all others.
  var closing: String { isIsolate ? "\u{2069}" : "\u{202C}" }

  var closingName: String { isIsolate ? "U+2069" : "U+202C" }

  var name: String {
    switch self {
    case .leftToRightEmbedding: "left-to-right embedding (U+202A)"
    case .rightToLeftEmbedding: "right-to-left embedding (U+202B)"
    case .leftToRightOverride: "left-to-right override (U+202D)"
    case .rightToLeftOverride: "right-to-left override (U+202E)"
    case .leftToRightIsolate: "left-to-right isolate (U+2066)"
    case .rightToLeftIsolate: "right-to-left isolate (U+2067)"
    case .firstStrongIsolate: "first-strong isolate (U+2068)"
    }
  }
}
