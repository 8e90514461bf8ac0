/// Which languages alerts are wanted in, and where their texts come from.
///
/// A localizer is a value: make one for a language that is chosen in the app, and another when it changes. Nothing is
/// kept from one resolution to the next.
public struct AlertLocalizer: Sendable {
  /// The wanted languages as BCP 47 tags (`pt-BR`) or in ICU's spelling (`pt_BR`), the most wanted first.
  public var preferredLanguages: [String] {
    didSet { wanted = preferredLanguages.map(LanguageTag.init) }
  }
  /// Packs that were read at run time. They are asked before the packs in the code; those of other catalogs, or
  /// compiled for other alerts, are passed over.
  public var packs: [AlertPack]
  /// The language of alerts that no wanted language has. The catalog's source language unless given.
  public var fallbackLanguage: String? {
    didSet { fallback = fallbackLanguage.map(LanguageTag.init) }
  }
  /// Whether string arguments are kept from disturbing the direction of the text around them.
  public var isolation: AlertIsolation

  private(set) var wanted: [LanguageTag]
  private(set) var fallback: LanguageTag?

  /// A localizer for chosen languages.
  ///
  /// - Parameters:
  ///   - preferredLanguages: The wanted languages as BCP 47 tags, the most wanted first.
  ///   - packs: Packs that were read at run time.
  ///   - fallbackLanguage: The language of alerts that no wanted language has; the source language unless given.
  ///   - isolation: Whether string arguments are isolated. They are not unless given, which equals ICU.
  public init(
    preferredLanguages: [String],
    packs: [AlertPack] = [],
    fallbackLanguage: String? = nil,
    isolation: AlertIsolation = .none
  ) {
    self.preferredLanguages = preferredLanguages
    self.packs = packs
    self.fallbackLanguage = fallbackLanguage
    self.isolation = isolation
    self.wanted = preferredLanguages.map(LanguageTag.init)
    self.fallback = fallbackLanguage.map(LanguageTag.init)
  }

  /// The languages of the system at this moment: on Apple platforms those preferred for the app, elsewhere those that
  /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` name, as GNU gettext reads them.
  public static var system: AlertLocalizer { AlertLocalizer(preferredLanguages: SystemLanguages.preferred) }
}
