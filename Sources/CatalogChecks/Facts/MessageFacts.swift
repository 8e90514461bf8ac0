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
  var shown = ArgumentSet()
  /// Those that it shows whichever branches are chosen.
  var alwaysShown = ArgumentSet()
  /// Those that it shows or selects by.
  var used = ArgumentSet()
  /// What it is like, by itself.
  var kinds = TextKinds(rawValue: 0)
  /// The number of its bytes.
  var count = 0
  /// About how often the text is written out: as often as its first plural, or select, has branches.
  var writings = 1
  /// That of the message.
  var lastCharacter: UInt8?
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
final class PluralUse: Sendable {
  let use: Placeholder
  let plural: Plural
  /// How many plurals and selects it stands in.
  let depth: Int
  /// The arguments that each branch shows, `#` included.
  let shown: [ArgumentSet]
  /// The categories that have branches.
  let categories: PluralCategorySet
  /// The values of the `=N` branches that are integers.
  let exact: [Int]
  /// Whether a keyword is none of CLDR's.
  let hasUnknownKeyword: Bool
  /// Whether every branch shows the number that the plural is about.
  let showsNumberEverywhere: Bool

  init(_ use: Placeholder, _ plural: Plural, depth: Int, shown: [ArgumentSet]) {
    var categories: UInt8 = 0
    var exact: [Int] = []
    var hasUnknownKeyword = false
    // By index: to copy a branch retains all that is in it.
    for index in plural.branches.indices {
      switch plural.branches[index].selector {
      case .category(let category): categories |= PluralCategorySet(category).rawValue
      case .exact(let value): if let value = Int(exactly: value) { exact.append(value) }
      case .unknown: hasUnknownKeyword = true
      }
    }
    self.use = use
    self.plural = plural
    self.depth = depth
    self.shown = shown
    self.categories = PluralCategorySet(rawValue: categories)
    self.exact = exact
    self.hasUnknownKeyword = hasUnknownKeyword
    showsNumberEverywhere = shown.allSatisfy { $0.contains(use.index) }
  }

  /// Whether a branch shows the number that the plural is about.
  func showsNumber(_ branch: Int) -> Bool { shown[branch].contains(use.index) }
}

/// A select of a message.
final class SelectUse: Sendable {
  let use: Placeholder
  let select: Select
  /// How many plurals and selects it stands in.
  let depth: Int
  /// The arguments that each branch shows.
  let shown: [ArgumentSet]

  init(_ use: Placeholder, _ select: Select, depth: Int, shown: [ArgumentSet]) {
    self.use = use
    self.select = select
    self.depth = depth
    self.shown = shown
  }
}
