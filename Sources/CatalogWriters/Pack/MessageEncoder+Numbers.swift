import CatalogDiagnostics
import MessageFormat

extension MessageEncoder {
  /// Where the format of a number style starts in the pool.
  func offset(of style: Argument.Style) throws(MessageEncodingError) -> Int {
    guard let format = PackNumberFormat(style, in: locale) else {
      throw .unsupportedFormat("number, " + quoted(style.text))
    }
    if format.usesPluralRules { needs.insert(.cardinalRules) }
    return format.offset(in: formats)
  }

  /// What decides the category of a plural whose `other` shows its argument by a style: ICU rounds the number by one of
  /// its old styles, and by no skeleton.
  func basis(_ style: Argument.Style) throws(MessageEncodingError) -> Int {
    style.isSkeleton ? 0 : try offset(of: style) + 1
  }
}

extension Plural {
  /// The style in which `other` shows the plural's argument first; `nil` where that is the locale's usual style.
  func styleOfOther(for argument: Argument) -> Argument.Style? {
    let other = branches.first { $0.selector == .category(.other) }
    for part in other?.pattern.parts ?? [] {
      switch part {
      case .literal: continue
      case .pound: return nil
      case .argument(let shown):
        switch shown.format {
        case .plural, .select: continue
        case .number(let style) where shown.name == argument.name: return style
        case .plain, .number, .date, .time, .list, .printf:
          if shown.name == argument.name { return nil }
        }
      }
    }
    return nil
  }
}
