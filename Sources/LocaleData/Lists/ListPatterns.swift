import ICUBridge
package import MessageFormat

/// How a locale joins the items of a list: what stands between and behind them.
///
/// No locale puts anything before an item, and what stands behind one only depends on whether it is the last, so these
/// few texts say all.
package struct ListPatterns: Sendable, Hashable {
  /// Between two items that are all of the list.
  package let pair: Joint
  /// Behind the second of them.
  package let pairEnd: String
  /// Between the first two of three items or more, between later ones, and before the last.
  package let first: String
  package let middle: String
  package let last: Joint
  /// Behind the last of them.
  package let end: String
  package let context: Context

  /// What stands before the last item.
  package struct Joint: Sendable, Hashable {
    package let usual: String
    /// Where the item sounds as `context` says.
    package let special: String
  }

  /// Which last items are joined in another way.
  package enum Context: Sendable {
    case none
    /// Spanish *y* before the sound i is *e*.
    case soundI
    /// Spanish *o* before the sound o is *u*.
    case soundO
    /// Hebrew writes a dash before an item that does not begin with a Hebrew letter.
    case notHebrew
  }
}

extension ListPatterns {
  private static let known = Cache<Question, ListPatterns>()

  private struct Question: Hashable {
    let locale: LocaleID
    let style: ListStyle
  }

  /// The patterns that ICU uses for texts in the locale; root's for a locale that it does not know.
  package static func patterns(for locale: LocaleID, _ style: ListStyle) -> ListPatterns {
    known.value(for: Question(locale: locale, style: style)) {
      ListPatterns { joined($0, in: locale, style) }
    }
  }

  /// A list as ICU itself joins it.
  package static func joined(_ items: [String], in locale: LocaleID, _ style: ListStyle) -> String {
    let list = items.flatMap { (item: String) -> [UInt8] in Array(item.utf8) + [0] }
    let text = list.withUnsafeBytes { bytes in
      Bridge.text {
        icub_list_format(
          locale.tag,
          style.kind.inBridge,
          style.width.inBridge,
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self),
          Int32(clamping: bytes.count),
          $0,
          $1
        )
      }
    }
    return text ?? ""
  }

  /// Learns the patterns from joined lists.
  private init(_ join: ([String]) -> String) {
    let latin = Pieces(of: "x", join)
    let i = Pieces(of: "i", join)
    let o = Pieces(of: "o", join)
    let hebrew = Pieces(of: "\u{5D0}", join)
    let (context, usual, special): (Context, Pieces, Pieces)
    if i != latin {
      (context, usual, special) = (.soundI, latin, i)
    } else if o != latin {
      (context, usual, special) = (.soundO, latin, o)
    } else if hebrew != latin {
      (context, usual, special) = (.notHebrew, hebrew, latin)
    } else {
      (context, usual, special) = (.none, latin, latin)
    }
    self.init(
      pair: Joint(usual: usual.pair[0], special: special.pair[0]),
      pairEnd: usual.pair[1],
      first: usual.four[0],
      middle: usual.four[1],
      last: Joint(usual: usual.four[2], special: special.four[2]),
      end: usual.four[3],
      context: context
    )
  }
}

/// What a locale puts behind the items of two lists.
private struct Pieces: Equatable {
  let pair: [String]
  let four: [String]

  /// No text of CLDR has private-use characters.
  private static let marks = ["\u{E000}", "\u{E001}", "\u{E002}", "\u{E003}"]

  /// With a last item that begins with `start`.
  init(of start: String, _ join: ([String]) -> String) {
    func pieces(count: Int) -> [String] {
      let items = (0..<count).map { ($0 == count - 1 ? start : "x") + Self.marks[$0] }
      var rest = join(items)[...]
      var pieces: [String] = []
      for item in items {
        guard let range = rest.firstRange(of: item) else { return Array(repeating: "", count: count) }
        if item != items.first { pieces.append(String(rest[..<range.lowerBound])) }
        rest = rest[range.upperBound...]
      }
      return pieces + [String(rest)]
    }
    pair = pieces(count: 2)
    four = pieces(count: 4)
  }
}

extension ListStyle.Kind {
  fileprivate var inBridge: Int32 {
    switch self {
    case .and: Int32(ICUBridgeAnd)
    case .or: Int32(ICUBridgeOr)
    case .unit: Int32(ICUBridgeUnits)
    }
  }
}

extension ListStyle.Width {
  fileprivate var inBridge: Int32 {
    switch self {
    case .wide: Int32(ICUBridgeWide)
    case .short: Int32(ICUBridgeShort)
    case .narrow: Int32(ICUBridgeNarrow)
    }
  }
}
