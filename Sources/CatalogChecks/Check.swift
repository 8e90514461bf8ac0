import CatalogDiagnostics

/// A rule that is checked on the finished catalog. Which protocol a check adopts says how often it is asked and what
/// it is given; a check is asked nothing else, keeps nothing, and appends what it finds.
protocol Check: Rule {
  static var scope: CheckScope { get }
}

/// What a check is asked about.
enum CheckScope {
  case catalog(any CatalogCheck.Type)
  case definition(any DefinitionCheck.Type)
  case localization(any LocalizationCheck.Type)
  case alert(any AlertCheck.Type)
  case text(any TextCheck.Type)
  case content(any ContentCheck.Type)
  case argument(any ArgumentCheck.Type)
  case plural(any PluralCheck.Type)
  case select(any SelectCheck.Type)
}

/// Asked once.
protocol CatalogCheck: Check {
  static func check(_ catalog: CatalogFacts, _ findings: inout [Finding])
}

/// Asked for every alert, without regard to a locale.
protocol DefinitionCheck: Check {
  static func check(_ alert: AlertFacts, of catalog: CatalogFacts, _ findings: inout [Finding])
}

/// Asked for every locale.
protocol LocalizationCheck: Check {
  static func check(_ localization: LocalizationFacts, _ findings: inout [Finding])
}

/// Asked for every alert in every locale that says something of it.
protocol AlertCheck: Check {
  static func check(_ alert: LocalizedAlertFacts, _ findings: inout [Finding])
}

/// Asked for every text in every locale, as far as the text could be read.
protocol TextCheck: Check {
  static func check(_ text: TextFacts, _ findings: inout [Finding])
}

/// Asked for every text in every locale that is, or whose source text is, of certain kinds.
protocol ContentCheck: Check {
  static var kinds: TextKinds { get }
  static func check(_ text: TextFacts, _ findings: inout [Finding])
}

/// Asked for every placeholder of every text, in order, plurals and selects among them.
protocol ArgumentCheck: Check {
  static func check(_ use: Placeholder, in text: TextFacts, _ findings: inout [Finding])
}

/// Asked for every plural and selectordinal whose meaning is clear, in every text.
protocol PluralCheck: Check {
  static func check(_ plural: PluralFacts, in text: TextFacts, _ findings: inout [Finding])
}

/// Asked for every select of every text.
protocol SelectCheck: Check {
  static func check(_ select: SelectUse, in text: TextFacts, _ findings: inout [Finding])
}

extension CatalogCheck {
  static var scope: CheckScope { .catalog(self) }
}

extension DefinitionCheck {
  static var scope: CheckScope { .definition(self) }
}

extension LocalizationCheck {
  static var scope: CheckScope { .localization(self) }
}

extension AlertCheck {
  static var scope: CheckScope { .alert(self) }
}

extension TextCheck {
  static var scope: CheckScope { .text(self) }
}

extension ContentCheck {
  static var scope: CheckScope { .content(self) }
}

extension ArgumentCheck {
  static var scope: CheckScope { .argument(self) }
}

extension PluralCheck {
  static var scope: CheckScope { .plural(self) }
}

extension SelectCheck {
  static var scope: CheckScope { .select(self) }
}
