import AlertCatalog
import LocaleData
import MessageFormat

/// How a locale joins a list, in the form of the pack.
enum PackListPattern {
  static func bytes(_ locale: LocaleID, _ style: ListStyle) -> PackBytes {
    let patterns = ListPatterns.patterns(for: locale, style)
    let bytes = PackBytes(capacity: 64)
    bytes.byte(patterns.context.packed.rawValue)
    let usual = [
      patterns.pair.usual, patterns.pairEnd, patterns.first, patterns.middle, patterns.last.usual, patterns.end,
    ]
    for text in usual { bytes.text(text) }
    guard patterns.context != .none else { return bytes }
    bytes.text(patterns.pair.special)
    bytes.text(patterns.last.special)
    return bytes
  }
}

extension ListPatterns.Context {
  fileprivate var packed: ListContext {
    switch self {
    case .none: .none
    case .soundI: .soundI
    case .soundO: .soundO
    case .notHebrew: .notHebrew
    }
  }
}
