import CatalogDiagnostics
import Testing

@testable import CatalogChecks

/// The ids and default severities that people have in their configurations. They are a promise: a rule may be added
/// here, but none renamed, removed or weighed otherwise.
@Suite("The catalogue of rules")
struct RuleCatalogueTests {
  @Test("every rule exists, with the severity that was promised")
  func catalogue() {
    let promised = Self.catalogue.split(separator: "\n").map(String.init)
    let existing = RuleRegistry.all.map { $0.id.name + " " + $0.id.severity.rawValue }
    #expect(existing.filter { !promised.contains($0) } == [])
    #expect(promised.filter { !existing.contains($0) } == [])
  }

  private static let catalogue = """
    action-term warning
    apostrophe-quotes-argument error
    argument-in-action warning
    argument-in-some-branches warning
    argument-name error
    argument-style warning
    argument-type error
    bidi-balance error
    bidi-override error
    blank-translation error
    brackets warning
    cancel-label warning
    changed-number warning
    changed-url error
    comment-cuts-text error
    conflicting-sources error
    control-character error
    destructive-default warning
    destructive-without-cancel warning
    do-not-translate warning
    double-space warning
    doubled-apostrophe info
    dropped-exact warning
    duplicate-key error
    duplicate-selector error
    edge-whitespace warning
    end-punctuation warning
    expansion info
    extra-argument error
    field-without-label warning
    file-encoding error
    file-syntax error
    foreign-placeholder error
    french-spacing warning
    glossary warning
    glued-argument info
    hard-coded-number warning
    identical-branches info
    identifier-collision error
    impossible-plural-category warning
    inconsistent-translation warning
    invalid-value error
    invisible-in-syntax error
    key-outside-convention warning
    label-case info
    label-punctuation warning
    label-width warning
    letter-case info
    line-breaks warning
    literal-pound warning
    locale-tag warning
    markup-in-text warning
    message-repeats-title warning
    message-syntax error
    missing-argument error
    missing-comment info
    missing-locale-file error
    missing-other error
    missing-plural-category error
    missing-translation warning
    mixed-digits warning
    mixed-script-word warning
    no-plural-data warning
    not-nfc warning
    obsolete-translation error
    offset-mismatch warning
    one-without-number error
    ordinal-mismatch error
    outside-exemplars info
    partly-translated-alert error
    plural-candidate warning
    printf-syntax error
    printf-width info
    private-use warning
    quotation-marks info
    repeated-word warning
    role-mismatch error
    rounded-plural error
    same-label error
    select-inside-plural warning
    select-keys error
    select-over-bool error
    several-cancels error
    shadowed-category warning
    stale-translation warning
    stray-brace warning
    stringsdict-structure error
    text-direction warning
    text-length warning
    text-outside-plural info
    three-dots info
    title-only-error warning
    title-punctuation info
    too-many-actions warning
    too-many-branches warning
    unbreakable-text warning
    unisolated-argument info
    unknown-field error
    unknown-label-in-message warning
    unknown-rule error
    unknown-selector error
    unpositioned-arguments warning
    unreachable-exact warning
    unsupported-format error
    unterminated-quote warning
    untranslated info
    unusable-key error
    unused-argument warning
    unused-suppression warning
    vague-label info
    wrong-script error
    zero-category-as-zero error
    zero-width warning
    """
}
