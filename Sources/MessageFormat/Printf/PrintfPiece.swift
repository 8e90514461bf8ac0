import CatalogDiagnostics

/// What a printf text consists of, before it is known which argument stands where.
enum PrintfPiece {
  case literal(Span)
  case specifier(PrintfSpecifier)
  /// `%#@files@`
  case variable(PrintfReference)
  /// `%arg`, the value of the substitution that the text is a form of.
  case ownValue(Span)
  /// A percent sign that begins nothing, and is text.
  case flaw(PrintfFlaw)
}

struct PrintfSpecifier {
  /// With the percent sign.
  var span: Span
  var position: Int?
  var conversion: PrintfConversion
  /// How many `*` take an argument of their own, before the value.
  var countedAmounts = 0
  /// Whether it reads more like a percent sign in a sentence: `50% off`.
  var isDoubtful = false
}

struct PrintfReference {
  var span: Span
  var nameSpan: Span
  var position: Int?
  /// The index of the variable; `nil` where none has the name.
  var variable: Int?
}

struct PrintfFlaw {
  var span: Span
  var kind: Kind

  enum Kind {
    /// `%` with nothing behind it that could be a conversion, as in `100%`.
    case loose
    /// `%1` or `%2$` without a conversion.
    case incomplete
    /// `%&@`, `%k`: this character is no conversion.
    case unknown(Span)
  }
}
