/// Whether free text is kept from disturbing the direction of the text around it.
public enum AlertIsolation: Sendable, Hashable {
  /// Arguments are shown as they are, as ICU's MessageFormat does.
  case none
  /// String arguments stand between FIRST STRONG ISOLATE (U+2068) and POP DIRECTIONAL ISOLATE (U+2069), as MessageFormat 2
  /// isolates text whose direction is not known by default; so does each item of a list.
  case bidi
}
