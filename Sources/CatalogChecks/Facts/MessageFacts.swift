import CatalogDiagnostics
import LocaleData
import MessageFormat

/// What the checks need to know of one message, collected in one walk.
///
/// Arguments are numbered as in the alert; names that the alert does not have are numbered behind them.
struct MessageFacts: Sendable {
  /// Every placeholder, in order.
  var uses: [Placeholder] = []
  var plurals: [PluralUse] = []
  var selects: [SelectUse] = []
  /// The arguments that the message shows, in at least one branch.
  var shown: ArgumentSet = []
  /// Those that it shows whichever branches are chosen.
  var alwaysShown: ArgumentSet = []
  /// Those that it shows or selects by.
  var used: ArgumentSet = []
  /// What its literal parts hold.
  var kinds: CharacterKinds = []
  /// Whether the tree says what the text says: false after an error of syntax.
  var isReliable = true
  /// Whether a `#` is shown as it is: which numbers are shown is not what the author meant.
  var hasLiteralPound = false
}

/// A placeholder of a message.
struct Placeholder: Sendable {
  let argument: Argument
  /// The index of the alert's argument. `isKnown` says whether there is one.
  let index: Int
  let isKnown: Bool
  let format: Format

  /// `Argument.Format` without what belongs to it, for a quick look.
  enum Format: Sendable {
    case plain, number, date, time, list, plural, ordinal, select
  }
}

/// A plural or selectordinal of a message.
struct PluralUse: Sendable {
  let use: Placeholder
  let plural: Plural
  /// How many plurals and selects it stands in.
  let depth: Int
  /// The arguments that each branch shows, `#` included.
  var shown: [ArgumentSet] = []
  /// The categories that have branches.
  var categories: PluralCategorySet = []
  /// The values of the `=N` branches that are integers.
  var exact: [Int] = []
  /// Whether a keyword is none of CLDR's.
  var hasUnknownKeyword = false
  /// Whether every branch shows the number that the plural is about.
  var showsNumberEverywhere = true

  /// Whether a branch shows the number that the plural is about.
  func showsNumber(_ branch: Int) -> Bool { shown[branch].contains(use.index) }
}

/// A select of a message.
struct SelectUse: Sendable {
  let use: Placeholder
  let select: Select
  /// How many plurals and selects it stands in.
  let depth: Int
  /// The arguments that each branch shows.
  var shown: [ArgumentSet] = []
}
