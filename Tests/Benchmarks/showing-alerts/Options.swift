/// What the command line asks for.
struct Options {
  var alerts = 1000
  var rounds = 100

  /// `nil` where the command line is wrong.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
      switch name {
      case "--alerts": alerts = value
      case "--rounds": rounds = value
      default: return nil
      }
    }
  }
}
