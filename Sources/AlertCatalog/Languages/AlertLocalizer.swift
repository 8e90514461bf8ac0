/// Which languages alerts are wanted in, and where their texts come from.
///
/// A localizer is a value: make one for a language that is chosen in the app, and another when it changes. Nothing is
/// kept from one resolution to the next.
public struct AlertLocalizer: Sendable {
  @usableFromInline var state: LocalizerState

  /// A localizer for chosen languages.
  ///
  /// - Parameters:
  ///   - preferredLanguages: The wanted languages as BCP 47 tags, the most wanted first.
  ///   - packs: Packs that were read at run time.
  ///   - fallbackLanguage: The language of alerts that no wanted language has; the source language unless given.
  ///   - isolation: Whether string arguments are isolated. As the catalog's configuration says unless given.
  ///   - timeZone: In which dates and times of day are shown. The system's unless given.
  public init(
    preferredLanguages: [String],
    packs: [AlertPack] = [],
    fallbackLanguage: String? = nil,
    isolation: AlertIsolation? = nil,
    timeZone: AlertTimeZone = .system
  ) {
    state = LocalizerState(
      preferredLanguages: preferredLanguages,
      packs: packs,
      fallbackLanguage: fallbackLanguage,
      isolation: isolation,
      timeZone: timeZone
    )
  }

  /// The languages of the system at this moment: on Apple platforms those preferred for the app, elsewhere those that
  /// `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG` name, as GNU gettext reads them.
  public static var system: AlertLocalizer { AlertLocalizer(preferredLanguages: SystemLanguages.preferred) }
}

extension AlertLocalizer {
  /// The wanted languages as BCP 47 tags (`pt-BR`) or in ICU's spelling (`pt_BR`), the most wanted first.
  public var preferredLanguages: [String] {
    get { state.preferredLanguages }
    set { self = changed(preferredLanguages: newValue) }
  }

  /// Packs that were read at run time. They are asked before the packs in the code; those of other catalogs, or
  /// compiled for other alerts, are passed over.
  public var packs: [AlertPack] {
    get { state.packs }
    set { self = changed(packs: newValue) }
  }

  /// The language of alerts that no wanted language has. The catalog's source language unless given.
  public var fallbackLanguage: String? {
    get { state.fallbackLanguage }
    set { self = changed(fallbackLanguage: .some(newValue)) }
  }

  /// Whether string arguments are kept from disturbing the direction of the text around them. `nil` for what the
  /// catalog's configuration says (`isolation: bidi`), which is `none` where it says nothing.
  public var isolation: AlertIsolation? {
    get { state.isolation }
    set { self = changed(isolation: .some(newValue)) }
  }

  /// In which dates and times of day are shown.
  public var timeZone: AlertTimeZone {
    get { state.timeZone }
    set { self = changed(timeZone: newValue) }
  }

  private func changed(
    preferredLanguages: [String]? = nil,
    packs: [AlertPack]? = nil,
    fallbackLanguage: String?? = nil,
    isolation: AlertIsolation?? = nil,
    timeZone: AlertTimeZone? = nil
  ) -> AlertLocalizer {
    AlertLocalizer(
      preferredLanguages: preferredLanguages ?? self.preferredLanguages,
      packs: packs ?? self.packs,
      fallbackLanguage: fallbackLanguage ?? self.fallbackLanguage,
      isolation: isolation ?? self.isolation,
      timeZone: timeZone ?? self.timeZone
    )
  }
}
