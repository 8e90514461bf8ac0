/// One choice on the way from a message to a place in it: the branch of a plural or select that the place is in.
package struct BranchStep: Sendable, Hashable {
  /// The argument that is selected on.
  package var argument: String
  package var selector: Selector

  package enum Selector: Sendable, Hashable {
    case plural(Plural.Kind, Plural.Selector)
    case select(String)
  }

  package init(argument: String, selector: Selector) {
    self.argument = argument
    self.selector = selector
  }
}
