/// What the examples have done, for those who watch them.
@MainActor
enum Journal {
  static var entries: [String] = []

  static func note(_ entry: String) { entries.append(entry) }
}
