import Foundation

extension SeededDefect {
  /// Mistakes of the definitions, which no translation shares.
  static let definitions: [SeededDefect] = alerts + arguments

  private static let alerts: [SeededDefect] = [
    .lines("destructive-default", "    preferredAction: cancel", "    preferredAction: delete"),
    .lines(
      "destructive-without-cancel",
      "      signOut: { label: Sign Out, role: destructive }\n      cancel:\n",
      "      signOut: { label: Sign Out, role: destructive }\n"
    ),
    .lines(
      "several-cancels",
      "      notNow: { role: cancel }",
      "      notNow: { role: cancel }\n      cancel:",
      found: 1
    ),
    .lines("too-many-actions", "      decline: Decline", "      decline: Decline\n      block: Block", found: 2),
    .lines("label-case", "      accept: Accept", "      accept: accept", found: 1),
    .lines("field-without-label", "{ placeholder: Email address, kind: email }", "{ kind: email }"),
    .lines("title-punctuation", "    title: Enter your password", "    title: Password entry."),
    .lines("title-only-error", "    title: The purchase couldn’t be completed", "    title: Error"),
    .lines(
      "unknown-label-in-message",
      "    message: Your recovery key is shown after that.",
      "    message: Tap “Go On” to see your recovery key."
    ),
    .lines(
      "identifier-collision",
      "  sync.done: ",
      "  sync.d_one: Everything is synchronized\n  sync.dOne: ",
      found: 1
    ),
    .lines("unusable-key", "  sync.done: ", "  sync.!: "),
    .lines("duplicate-key", "  sync.done: ", "  sync.done: Everything is synchronized\n  sync.done: ", found: 1),
    .lines("invalid-value", "    style: confirmation", "    style: dialog"),
    .lines("unknown-field", "    style: confirmation", "    styles: confirmation"),
  ]

  private static let arguments: [SeededDefect] = [
    .lines("unused-argument", "      fileName: {", "      folder: string\n      fileName: {"),
    .lines("argument-name", "Version {version} is available", "Version {version} of {Version} is available"),
    .title("plural-candidate", "{count} passwords wait for you", arguments: "{ count: int }"),
    .title("text-outside-plural", "You have {n, plural, one {# key} other {# keys}} to your account"),
    .title(
      "select-over-bool",
      "{isNew, select, yes {A new password} other {The password}}",
      arguments: "{ isNew: bool }"
    ),
    .title(
      "select-inside-plural",
      "{n, plural, one {{who, select, me {My key} other {Your key}}} other {{who, select, me {My keys} other {Your keys}}}}"
    ),
    .title(
      "too-many-branches",
      ["a", "b", "c"].map { "{\($0), plural, one {# key} other {# keys}}" }.joined(separator: ", ")
    ),
    .title(
      "rounded-plural",
      "{km, plural, one {{km, number, ::.0} mile} other {{km, number, ::.0} miles}}",
      arguments: "{ km: double }"
    ),
  ]

  /// A part of the definitions exchanged. What is wrong is found on its first line, or so many further on.
  private static func lines(_ rule: String, _ old: String, _ new: String, found offset: Int = 0) -> SeededDefect {
    SeededDefect(rule) { definitions in
      let text = definitions.lines.joined(separator: "\n")
      guard let place = text.firstRange(of: old) else { return nil }
      let line = text[..<place.lowerBound].count { $0 == "\n" } + 1
      return SampleTranslation.Change(text: text.replacingCharacters(in: place, with: new), line: line + offset)
    }
  }

  /// Another title, of arguments that have to be declared or not.
  private static func title(_ rule: String, _ title: String, arguments: String? = nil) -> SeededDefect {
    let declared = arguments.map { "    arguments: \($0)\n" } ?? ""
    let new = "    comment: What they are.\n" + declared + "    title: \"\(title)\""
    return lines(rule, "    title: Enter your password", new, found: declared.isEmpty ? 1 : 2)
  }
}
