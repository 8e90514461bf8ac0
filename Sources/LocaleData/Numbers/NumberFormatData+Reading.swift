package import MessageFormat

extension NumberFormatData {
  private struct Key: Hashable {
    let style: ICUNumberFormatter.Style
    let locale: LocaleID
  }

  private static let known = Cache<Key, NumberFormatData?>()

  /// Whether numbers can be shown by a style as ICU shows them in a locale.
  package static func isKnown(_ style: Argument.Style, in locale: LocaleID) -> Bool {
    guard style.isSkeleton else {
      guard let keyword = NumberKeyword(style) else { return false }
      return data(for: keyword, in: locale) != nil
    }
    let skeleton = NumberSkeleton.parsing(style).skeleton
    if case .currency(let code) = skeleton.unit, CurrencyDigits.precision(of: code, isCash: false) == nil {
      return false
    }
    return data(for: skeleton, in: locale) != nil
  }

  /// How a locale shows a style that has a name.
  package static func data(for keyword: NumberKeyword, in locale: LocaleID) -> NumberFormatData? {
    known.value(for: Key(style: .keyword(keyword), locale: locale)) {
      guard let formatter = ICUNumberFormatter(.keyword(keyword), locale: locale) else { return nil }
      return NumberFormatReader(
        plain: formatter,
        named: nil,
        separated: formatter,
        notation: .simple,
        hasNamesWhenCompact: false,
        samples: .samples(for: locale)
      ).read()
    }
  }

  /// How a locale shows a skeleton; `nil` where ICU cannot, or shows numbers in a way that no pattern describes.
  package static func data(for skeleton: NumberSkeleton, in locale: LocaleID) -> NumberFormatData? {
    known.value(for: Key(style: .skeleton(skeleton.text), locale: locale)) { read(skeleton, locale) }
  }

  private static func read(_ skeleton: NumberSkeleton, _ locale: LocaleID) -> NumberFormatData? {
    guard let formatter = ICUNumberFormatter(.skeleton(skeleton.text), locale: locale) else { return nil }
    let plain =
      skeleton.hasNames
      ? ICUNumberFormatter(.skeleton(skeleton.textWithoutUnit), locale: locale) : formatter
    guard let plain else { return nil }
    let notation: NumberFormatReader.Notation
    switch skeleton.notation {
    case .simple: notation = .simple
    case .compact: notation = .compact
    case .scientific: notation = .scientific
    }
    return NumberFormatReader(
      plain: plain,
      named: skeleton.hasNames ? formatter : nil,
      // A currency brings separators of its own.
      separated: skeleton.hasNames && !skeleton.isCurrency ? plain : formatter,
      notation: notation,
      hasNamesWhenCompact: skeleton.unit == .ratio && !skeleton.hasFullNames,
      samples: .samples(for: locale)
    ).read()
  }
}

extension NumberSkeleton {
  /// Whether names stand around the number, which depend on its plural category.
  fileprivate var hasNames: Bool {
    switch unit {
    case .none: false
    case .currency: hasFullNames
    // A short sign is part of the number's pattern, unless that is one of a compact form.
    case .ratio: hasFullNames || notation == .compact
    case .measure: true
    }
  }

  fileprivate var isCurrency: Bool {
    if case .currency = unit { true } else { false }
  }
}
