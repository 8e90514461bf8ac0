import CatalogDiagnostics
import Foundation
import Testing

@testable import CatalogChecks

/// What the examples of each rule cover: they are its documentation, and most of its tests.
@Suite("The reach of the examples")
struct ExampleReachTests {
  @Test("two that fire and two that do not, in several languages", arguments: RuleRegistry.all.map { $0.id.name })
  func languages(name: String) throws {
    let rule = try #require(RuleRegistry.rule(named: name))
    for isFiring in [true, false] {
      let examples = rule.examples.filter { $0.isFiring == isFiring }
      #expect(examples.count >= 2)
      #expect(Set(examples.flatMap(\.languages)).count >= 2)
    }
  }

  @Test("plural forms, where the rule looks at texts", arguments: RuleRegistry.all.map { $0.id.name })
  func plurals(name: String) throws {
    let rule = try #require(RuleRegistry.rule(named: name))
    #expect(rule.examples.contains(where: \.hasPlural) != Self.withoutPlurals.contains(name))
  }

  /// Rules about files, keys, alerts as a whole and texts that have no plurals.
  private static let withoutPlurals: Set = [
    "destructive-without-cancel", "doubled-apostrophe", "duplicate-key", "field-without-label", "file-syntax",
    "identifier-collision", "invalid-value", "key-outside-convention", "label-case", "locale-tag",
    "missing-locale-file",
    "obsolete-translation", "partly-translated-alert", "printf-syntax", "role-mismatch", "several-cancels",
    "stale-translation", "title-only-error", "title-punctuation", "too-many-actions", "unknown-field", "unknown-rule",
    "unusable-key", "unused-suppression",
  ]
}

extension Example {
  /// Of the files' names, and of what they say of themselves.
  fileprivate var languages: Set<String> {
    var languages: Set<String> = []
    for file in files {
      let inName = file.name.matches(of: #/(?:^|\.)([a-z]{2})(?:[-_][A-Za-z]+)?\.(?:yaml|lproj)/#).map(\.1)
      let inText = file.text.matches(
        of: #/(?:sourceLocale: |sourceLanguage" ?: ?"|[{,] |"|\n +)([a-z]{2})(?:-[A-Za-z]+)?(?:\n|$|"? ?: )/#
      )
      languages.formUnion((inName + inText.map(\.1)).map(String.init))
    }
    return languages
  }

  fileprivate var hasPlural: Bool {
    files.contains { file in
      ["plural,", "selectordinal,", "NSStringPluralRuleType", "\"plural\""].contains { file.text.contains($0) }
    }
  }
}
