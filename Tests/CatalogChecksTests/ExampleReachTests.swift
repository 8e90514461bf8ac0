import CatalogDiagnostics
import CatalogModel
import Foundation
import LocaleData
import TestSupport
import Testing

@testable import CatalogChecks

/// What the examples of each rule cover: they are its documentation, and most of its tests.
@Suite("The reach of the examples")
struct ExampleReachTests {
  private static let rules = RuleRegistry.all.map { $0.id.name }

  @Test("two that fire, in texts of several languages", arguments: rules)
  func firing(name: String) throws {
    let rule = try #require(RuleRegistry.rule(named: name))
    let examples = rule.examples.filter(\.isFiring)
    #expect(examples.count >= 2)
    #expect(Set(examples.map { $0.languagesAtFault(of: name) }).count >= 2, "each fires in the same language")
  }

  @Test("two that do not, of several languages", arguments: rules)
  func silent(name: String) throws {
    let rule = try #require(RuleRegistry.rule(named: name))
    let examples = rule.examples.filter { !$0.isFiring }
    #expect(examples.count >= 2)
    #expect(Set(examples.map(\.languages)).count >= 2, "each is of the same languages")
  }

  @Test("one that fires within a plural form, where that makes sense", arguments: rules)
  func pluralForms(name: String) throws {
    let rule = try #require(RuleRegistry.rule(named: name))
    let fires = rule.examples.contains { $0.isFiring && $0.isMarkedInPluralForm }
    let exception = Self.exceptions.first { $0.rules.contains(name) }
    #expect(fires == (exception == nil), "\(exception?.reason ?? "no example fires within a plural form")")
    if exception?.showsPlurals == true { #expect(rule.examples.contains { $0.isFiring && $0.hasPlural }) }
  }

  /// Rules that cannot fire within a plural form.
  private struct Exception {
    var reason: String
    /// Whether they fire on a text with plurals all the same.
    var showsPlurals = false
    var rules: Set<String>
  }

  private static let exceptions = [
    Exception(
      reason: "it is about files, keys and locales",
      rules: [
        "conflicting-sources", "identifier-collision", "key-outside-convention", "locale-tag", "missing-locale-file",
        "obsolete-translation", "unusable-key",
      ]
    ),
    Exception(
      reason: "it is about what an alert consists of",
      rules: [
        "destructive-default", "destructive-without-cancel", "field-without-label", "missing-comment",
        "missing-translation", "partly-translated-alert", "role-mismatch", "several-cancels", "too-many-actions",
        "unused-argument",
      ]
    ),
    Exception(
      reason: "it is about texts without arguments",
      rules: ["cancel-label", "doubled-apostrophe", "label-case"]
    ),
    Exception(
      reason: "its place is the text as a whole",
      showsPlurals: true,
      rules: [
        "action-term", "do-not-translate", "expansion", "glossary", "inconsistent-translation", "label-width",
        "letter-case", "message-repeats-title", "missing-argument", "same-label", "text-length", "title-only-error",
        "untranslated", "vague-label", "wrong-script",
      ]
    ),
    Exception(
      reason: "its place is the plural, or the selector of a form",
      showsPlurals: true,
      rules: [
        "argument-in-some-branches", "dropped-exact", "duplicate-key", "duplicate-selector", "identical-branches",
        "impossible-plural-category", "missing-plural-category", "no-plural-data", "offset-mismatch",
        "one-without-number", "ordinal-mismatch", "shadowed-category", "text-outside-plural", "too-many-branches",
        "unknown-selector", "unreachable-exact", "zero-category-as-zero",
      ]
    ),
    Exception(
      reason: "a brace ends a form, and a quote that is not closed takes the end of its form with it",
      showsPlurals: true,
      rules: ["stray-brace", "unterminated-quote"]
    ),
  ]
}

extension Example {
  /// The languages of what the rule reports.
  fileprivate func languagesAtFault(of rule: String) -> Set<String> {
    let checked = ExampleCatalog(self)
    let source = checked.catalog?.sourceLocale.languageCode ?? languages.sorted().first
    let found = checked.findings.filter { $0.rule.name == rule }
    return Set(
      found.compactMap { finding in
        let locale = finding.subject.locale.map { String($0.prefix { $0 != "-" }) }
        return locale ?? Self.language(ofPath: finding.location.file.path) ?? source
      }
    )
  }

  /// Of the catalog, and of the names of its files.
  fileprivate var languages: Set<String> {
    let locales = ExampleCatalog(self).catalog?.localizations.map(\.locale.languageCode) ?? []
    return Set(locales + files.compactMap { Self.language(ofPath: $0.name) } + files.compactMap(\.statedLanguage))
  }

  private static func language(ofPath path: String) -> String? {
    path.firstMatch(of: #/(?:^|\.)([a-z]{2,3})(?:[-_][A-Za-z]+)?\.(?:yaml|lproj)/#).map { String($0.1) }
  }

  fileprivate var hasPlural: Bool { files.contains { !PluralForms(in: MarkedText($0.text).text).ranges.isEmpty } }

  fileprivate var isMarkedInPluralForm: Bool {
    files.contains { file in
      let marked = MarkedText(file.text)
      let forms = PluralForms(in: marked.text)
      return marked.places.contains(where: forms.contain)
    }
  }
}

extension Example.File {
  /// What it says of itself, in a catalog that cannot be read.
  fileprivate var statedLanguage: String? {
    text.firstMatch(of: #/(?:sourceLocale: |locale: |sourceLanguage": ")([a-z]{2,3})/#).map { String($0.1) }
  }
}
