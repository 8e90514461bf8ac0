/// A locale as BCP 47 writes it: `pt-BR`, `zh-Hant-TW`, `sr-Latn`.
package struct LocaleID: Sendable, Hashable, Comparable {
  /// With `-` between subtags and their conventional letter case.
  package let tag: String

  /// A locale whose tag is known to be well-formed, such as one that ICU gave.
  package init(tag: String) {
    self.tag = tag
  }

  package static func < (left: LocaleID, right: LocaleID) -> Bool { left.tag < right.tag }
}
