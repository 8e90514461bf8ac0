package import CatalogDiagnostics
package import LocaleData
package import MessageFormat

/// What `alertc.yaml` says about the catalogs in its folder and below.
package struct CatalogConfiguration: Sendable {
  package var sourceLocale: Located<LocaleID>?
  /// The locales that must be complete.
  package var locales: [Located<LocaleID>] = []
  package var access: AccessLevel?
  package var syntax: MessageSyntax?
  /// `nil` where only keys of the form `<alert>.title` are alerts.
  package var keys: KeySettings?
  /// `nil` where nothing is said, so that a configuration of a folder above may say it.
  package var chosenFallback: FallbackUnit?
  package var fallback: FallbackUnit {
    get { chosenFallback ?? .alert }
    set { chosenFallback = newValue }
  }
  package var pack: PackForm?
  package var isolation: TextIsolation?
  /// `rules`: rule id → severity, `nil` for `off`.
  package var rules: [String: Severity?] = [:]
  /// `localeRules`: locale tag → rule id → severity.
  package var localeRules: [String: [String: Severity?]] = [:]
  /// Where rules are named in the file, for `unknown-rule`.
  package var ruleNames: [Located<String>] = []
  /// Term of the source → locale tag → its translation.
  package var glossary: [String: [String: String]] = [:]
  package var doNotTranslate: [String] = []

  package init() {}
}

/// The access level of generated declarations.
package enum AccessLevel: String, Sendable, Hashable, CaseIterable {
  case `public`, package, `internal`
}

/// What falls back to another language when a text is missing.
package enum FallbackUnit: String, Sendable, Hashable, CaseIterable {
  /// The whole alert: never two languages in one.
  case alert
  /// Each text alone.
  case text
}

/// Whether free text is kept from disturbing the direction of the text around it.
package enum TextIsolation: String, Sendable, Hashable, CaseIterable {
  /// Arguments are shown as they are, as ICU does.
  case none
  /// Strings stand between FSI and PDI.
  case bidi
}

/// Where the texts are at run time.
package enum PackForm: String, Sendable, Hashable, CaseIterable {
  /// A string literal in the generated code.
  case embedded
  /// An `.alertpack` file beside it.
  case file
}
