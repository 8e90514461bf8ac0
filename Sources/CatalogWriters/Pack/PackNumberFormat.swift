import AlertCatalog
import LocaleData
import MessageFormat

/// A number style in a locale, in the form of the pack.
struct PackNumberFormat {
  /// The ``NumberStyle`` whose place the format begins with.
  private let style: PackBytes
  private let rest: PackBytes
  /// Whether the runtime needs the locale's cardinal rules to show numbers.
  let usesPluralRules: Bool

  /// What ICU says of a style; `nil` where it knows none such, or shows it in a way that packs have no form for.
  init?(_ style: Argument.Style, in locale: LocaleID) {
    let shape: PackNumberShape?
    let data: NumberFormatData?
    if style.isSkeleton {
      let skeleton = NumberSkeleton.parsing(style).skeleton
      shape = PackNumberShape(skeleton)
      data = NumberFormatData.data(for: skeleton, in: locale)
    } else {
      guard let keyword = NumberKeyword(style) else { return nil }
      shape = NumberRounding.rounding(of: keyword, in: locale).map { PackNumberShape($0) }
      data = NumberFormatData.data(for: keyword, in: locale)
    }
    guard let shape, let data else { return nil }
    let affixes = PackNumberAffixes(data)
    self.style = PackNumberStyle(data.symbols).bytes
    rest = shape.bytes(data, affixes)
    usesPluralRules = affixes.usesForms || affixes.usesCategories
  }

  /// Where the format starts in the pool, which it is added to.
  func offset(in formats: PackPool) -> Int {
    let bytes = PackBytes(capacity: rest.count + 4)
    bytes.number(formats.offset(of: style))
    bytes.bytes(of: rest)
    return formats.offset(of: bytes)
  }
}
