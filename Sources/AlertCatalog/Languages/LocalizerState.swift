/// What a localizer holds, in one object: localizers are copied often, and this is copied never.
@usableFromInline
final class LocalizerState: Sendable {
  let preferredLanguages: [String]
  let packs: [AlertPack]
  let fallbackLanguage: String?
  /// `nil` for what each pack says.
  let isolation: AlertIsolation?
  let timeZone: AlertTimeZone
  let wanted: [LanguageTag]
  let fallback: LanguageTag?

  init(
    preferredLanguages: [String],
    packs: [AlertPack],
    fallbackLanguage: String?,
    isolation: AlertIsolation?,
    timeZone: AlertTimeZone
  ) {
    self.preferredLanguages = preferredLanguages
    self.packs = packs
    self.fallbackLanguage = fallbackLanguage
    self.isolation = isolation
    self.timeZone = timeZone
    self.wanted = preferredLanguages.map(LanguageTag.init)
    self.fallback = fallbackLanguage.map(LanguageTag.init)
  }
}
