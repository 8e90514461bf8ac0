import CatalogDiagnostics
import CatalogModel
import LocaleData
import MessageFormat

/// One localization while it is checked, with what is worth remembering about its locale.
///
/// Used by one thread only.
final class LocalizationFacts {
  let catalog: CatalogFacts
  let localization: Localization
  let isSource: Bool
  /// Set once a text of the locale was found to need plural rules that there are none of.
  var hasReportedMissingRules = false
  private var standardTerms: [String: String?] = [:]
  private var reaches: [PluralReach.Key: PluralReach] = [:]

  private(set) lazy var isRightToLeft = locale.isRightToLeft
  private(set) lazy var vagueLabels = locale.vagueLabels
  /// No less than the code points of the longest one, with spaces around it.
  private(set) lazy var longestVagueLabel = (vagueLabels.map(\.unicodeScalars.count).max() ?? 0) + 4
  private(set) lazy var cancelTerms = CancelTerms(locale)
  /// Term of the source, in small letters, and its translation into this locale, in the order of the terms.
  private(set) lazy var glossary: [(term: String, translation: String)] = {
    let glossary = catalog.catalog.configuration.glossary
    let tags = locale.ancestry.map(\.tag)
    return glossary.keys.sorted().compactMap { term in
      tags.lazy.compactMap { glossary[term]?[$0] }.first.map { (term.lowercased(), $0) }
    }
  }()
  let quotationMarks: AcceptedMarks?
  let scripts: LocaleScripts
  let letters: LocaleLetters
  let sentenceMarks: SentenceMarks
  let labelOutlines = LabelOutlines()
  private(set) lazy var hasCardinalRules = PluralRules.rules(for: locale, .cardinal).hasData
  private(set) lazy var hasOrdinalRules = PluralRules.rules(for: locale, .ordinal).hasData

  init(_ catalog: CatalogFacts, index: Int) {
    self.catalog = catalog
    localization = catalog.catalog.localizations[index]
    isSource = localization.locale == catalog.catalog.sourceLocale
    quotationMarks = AcceptedMarks(localization.locale)
    scripts = LocaleScripts(localization.locale)
    letters = LocaleLetters(localization.locale)
    sentenceMarks = SentenceMarks(localization.locale)
  }

  var locale: LocaleID { localization.locale }
  /// As findings name it.
  var tag: String { localization.locale.tag }

  /// Whether the locale is listed under `locales`.
  var isRequired: Bool { catalog.requiredLocales.contains(locale) }

  /// The localizations that this one falls back to without changing the language, the nearest first.
  var parents: [Localization] {
    locale.ancestry.dropFirst().compactMap { catalog.localizationIndices[$0] }
      .map { catalog.catalog.localizations[$0] }
  }

  /// The standard term that the locale has for a slot without a text.
  func standardTerm(_ slot: TextSlot) -> String? {
    guard let action = slot.standardAction else { return nil }
    if let term = standardTerms[action] { return term }
    let term = StandardActions.label(action, in: locale)
    standardTerms[action] = term
    return term
  }

  func reach(_ key: PluralReach.Key) -> PluralReach {
    if let reach = reaches[key] { return reach }
    let reach = PluralReach(key, in: locale)
    reaches[key] = reach
    return reach
  }

  func finding(
    _ rule: RuleID,
    at location: SourceLocation,
    _ message: String,
    severity: Severity? = nil,
    alert: AlertFacts? = nil,
    notes: [Finding.Note] = []
  ) -> Finding {
    let subject = Finding.Subject(catalog: catalog.catalog.name, alert: alert?.alert.key, locale: tag)
    return Finding(rule, at: location, message, severity: severity, subject: subject, notes: notes)
  }
}

extension LocaleID {
  /// “Yes”, “No” and “OK” in the locale, folded as labels are.
  var vagueLabels: Set<String> {
    Set(["yes", "no", "ok"].compactMap { StandardActions.label($0, in: self) }.map(LabelFolding.folded))
  }
}
