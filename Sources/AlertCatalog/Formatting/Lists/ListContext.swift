/// Which last items of a list are joined in another way.
package enum ListContext: Int {
  case none = 0
  /// Those that begin with the sound i, o.
  case soundI = 1
  case soundO = 2
  /// Those that do not begin with a Hebrew letter.
  case notHebrew = 3
}
