import ICUBridge

/// Texts in another case, by the rules of a locale: in Turkish, the capital of `i` is `İ`.
package enum CaseMapping {
  package static func uppercased(_ text: String, in locale: LocaleID) -> String {
    Bridge.mapped(text) { icub_map_case($0, $1, locale.tag, Int32(ICUBridgeUppercase), $2, $3) }
  }

  package static func lowercased(_ text: String, in locale: LocaleID) -> String {
    Bridge.mapped(text) { icub_map_case($0, $1, locale.tag, Int32(ICUBridgeLowercase), $2, $3) }
  }

  /// Every word with a capital first letter, the rest of it in small ones.
  package static func titlecased(_ text: String, in locale: LocaleID) -> String {
    Bridge.mapped(text) { icub_map_case($0, $1, locale.tag, Int32(ICUBridgeTitlecase), $2, $3) }
  }

  /// A form in which texts that differ only in case are equal.
  package static func folded(_ text: String) -> String {
    Bridge.mapped(text) { icub_map_case($0, $1, LocaleID.root.tag, Int32(ICUBridgeCaseFolding), $2, $3) }
  }
}
