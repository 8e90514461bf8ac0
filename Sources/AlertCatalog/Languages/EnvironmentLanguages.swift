/// The languages that environment variables ask for, as GNU gettext reads them.
///
/// `LC_ALL`, `LC_MESSAGES` and `LANG` name the locale, the first that is set and not empty. In the locales `C` and
/// `POSIX` nothing is translated. In others `LANGUAGE` may list languages, the most wanted first.
struct EnvironmentLanguages {
  /// The value of an environment variable.
  let variable: (String) -> String?

  /// BCP 47 tags, the most wanted first.
  var preferred: [String] {
    guard let locale = value(of: "LC_ALL") ?? value(of: "LC_MESSAGES") ?? value(of: "LANG"),
      let tag = Self.tag(of: locale[...])
    else { return [] }
    guard let list = value(of: "LANGUAGE") else { return [tag] }
    return Self.tags(of: list)
  }

  private func value(of name: String) -> String? {
    guard let value = variable(name), !value.isEmpty else { return nil }
    return value
  }

  /// A list ends where it names the untranslated locale.
  private static func tags(of list: String) -> [String] {
    var tags: [String] = []
    for name in list.split(separator: ":") {
      guard let tag = tag(of: name) else { break }
      tags.append(tag)
    }
    return tags
  }

  /// `de_AT.UTF-8@euro` is `de-AT`; `nil` for `C` and `POSIX`, with or without an encoding.
  static func tag(of name: Substring) -> String? {
    let withoutModifier = name.prefix { $0 != "@" }
    let locale = withoutModifier.prefix { $0 != "." }
    guard locale != "C", locale != "POSIX" else { return nil }
    var subtags = locale.split { $0 == "_" || $0 == "-" }.map(String.init)
    guard !subtags.isEmpty else { return nil }
    switch name.dropFirst(withoutModifier.count + 1) {
    case "latin", "ijekavianlatin", "iqtelif": subtags.insert("Latn", at: 1)
    case "cyrillic": subtags.insert("Cyrl", at: 1)
    case "arabic": subtags.insert("Arab", at: 1)
    case "devanagari": subtags.insert("Deva", at: 1)
    case "valencia": subtags.append("valencia")
    default: break
    }
    return subtags.joined(separator: "-")
  }
}
