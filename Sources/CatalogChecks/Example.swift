package import CatalogDiagnostics

/// Small catalogs that show what a rule finds, or what it is silent about.
///
/// In files that fire, `⟦` and `⟧` stand around the characters at fault; they are not part of the file.
package struct Example: Sendable {
  /// Names and texts of the files, in the order in which to show them.
  package var files: [File]
  package var outcome: Outcome
  /// The rules that report something at another place of the same files, where it cannot be helped.
  package var alsoFires: [RuleID] = []
  package var encoding = Encoding.utf8

  package struct File: Sendable, Equatable {
    package var name: String
    package var text: String
  }

  package enum Outcome: Sendable, Equatable {
    /// The rule reports the marked places. `fixed` holds the files that its fix changes, as they are afterwards.
    case firing(fixed: [File])
    case silent
  }

  /// How the files are saved, where that is the point.
  package enum Encoding: String, Sendable {
    case utf8 = "UTF-8"
    case latin1 = "Latin-1"
    case utf16 = "UTF-16 with a byte-order mark"
  }
}

extension Example {
  package static func firing(
    _ files: KeyValuePairs<String, String>,
    fixed: KeyValuePairs<String, String> = [:],
    also: [RuleID] = [],
    saved encoding: Encoding = .utf8
  ) -> Example {
    Example(
      files: files.map { File(name: $0.key, text: $0.value) },
      outcome: .firing(fixed: fixed.map { File(name: $0.key, text: $0.value) }),
      alsoFires: also,
      encoding: encoding
    )
  }

  package static func silent(
    _ files: KeyValuePairs<String, String>,
    also: [RuleID] = [],
    saved encoding: Encoding = .utf8
  ) -> Example {
    Example(
      files: files.map { File(name: $0.key, text: $0.value) },
      outcome: .silent,
      alsoFires: also,
      encoding: encoding
    )
  }

  package var isFiring: Bool { outcome != .silent }
}
