import ICUBridge
package import MessageFormat

/// ICU's own selection of plural categories: what `PluralRules` is compared with.
package final class ICUPluralRules: @unchecked Sendable {
  // ICU's rules are never changed once they are made.
  private let handle: OpaquePointer

  /// `nil` where ICU has no data at all.
  package init?(_ locale: LocaleID, _ kind: Plural.Kind) {
    let kind = Int32(kind == .ordinal ? ICUBridgeOrdinal : ICUBridgeCardinal)
    guard let handle = icub_plural_open(locale.tag, kind) else { return nil }
    self.handle = handle
  }

  deinit { icub_plural_close(handle) }

  /// The category of a decimal such as `-1.50`, all of whose fraction digits are visible. `nil` for anything else.
  package func category(of decimal: String) -> PluralCategory? {
    Bridge.text { icub_plural_select(handle, decimal, $0, $1) }.flatMap(PluralCategory.init(rawValue:))
  }
}
