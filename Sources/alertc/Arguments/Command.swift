/// What there is to know about a command.
struct Command: Sendable {
  let name: CommandName
  /// In one line, for the list of commands.
  let summary: String
  let operands: Operands
  /// More to say in its help, in lines.
  var discussion: [String] = []

  struct Operands: Sendable {
    /// As help writes it: `PATH...`
    let usage: String
    let kind: Kind
    let count: ClosedRange<Int>
  }

  enum Kind: Sendable {
    case path
    case rule
    case shell
    case none
  }
}

extension Command.Operands {
  static let none = Command.Operands(usage: "", kind: .none, count: 0...0)
  static let paths = Command.Operands(usage: "PATH...", kind: .path, count: 1...Int.max)
}
