import CatalogDiagnostics
import MessageFormat

/// What the checks need to know of one message, collected in one walk.
///
/// Arguments are numbered as in the alert; names that the alert does not have are numbered behind them.
struct MessageFacts: Sendable {
  /// Every placeholder, in order.
  var uses: [ArgumentUse] = []
  var plurals: [PluralUse] = []
  var selects: [SelectUse] = []
  /// The arguments that the message shows, in at least one branch.
  var shown: ArgumentSet = []
  /// Those that it shows or selects by.
  var used: ArgumentSet = []
  /// Whether the tree says what the text says: false after an error of syntax.
  var isReliable = true
  /// Whether a `#` is shown as it is: which numbers are shown is not what the author meant.
  var hasLiteralPound = false
}

/// A placeholder of a message.
struct ArgumentUse: Sendable {
  let argument: Argument
  /// The index of the alert's argument. `isKnown` says whether there is one.
  let index: Int
  let isKnown: Bool
}

/// A plural or selectordinal of a message.
struct PluralUse: Sendable {
  let use: ArgumentUse
  let plural: Plural
  /// The arguments that each branch shows, `#` included.
  let shown: [ArgumentSet]
  /// How many plurals and selects it stands in.
  let depth: Int

  /// Whether a branch shows the number that the plural is about.
  func showsNumber(_ branch: Int) -> Bool { shown[branch].contains(use.index) }
}

/// A select of a message.
struct SelectUse: Sendable {
  let use: ArgumentUse
  let select: Select
  let shown: [ArgumentSet]
  let depth: Int
}
