/// The ways in which YAML writes a text.
enum YAMLScalarStyle: Sendable, Hashable, CaseIterable {
  case plain, singleQuoted, doubleQuoted, literal, folded

  var isQuoted: Bool { self == .singleQuoted || self == .doubleQuoted }
  var isBlock: Bool { self == .literal || self == .folded }
}
