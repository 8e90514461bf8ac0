/// The facts with which a program that has no locale data finds the text for any wanted locale, as `LocaleLookup` does.
///
/// CLDR's tables of aliases, likely subtags and parents hold thousands of locales. For a given set of supported ones
/// almost all of them lead nowhere, and the others can be followed in advance. What is left is a tree: for each
/// language that leads somewhere, its scripts; for each script the supported locale that serves it, the one that serves
/// it in any region, and the regions (with variants) that another one serves. A lookup is four steps:
///
/// 1. Replace the language by `aliases` (`iw` → `he`; `sh` → `sr-Latn`, whose script counts where none was named).
/// 2. Find the language. If there is none, nothing serves.
/// 3. Where no script was named: it is the one that `scripts` has for the region, else the language's `script`.
/// 4. In the branch of that script (none: nothing serves) look for region and variants in `exceptions`, the variants in
///    alphabetical order, dropping them from the end (`US-posix`, `US`; `valencia` where no region is named); else
///    `locale` serves, if any, or `regional` where a region was named.
///
/// Of several wanted languages, the first that is served in the language itself counts; only where none is, the first
/// that is served in another.
///
/// `chains` then says which locales stand in for the one found where it lacks an alert.
package struct LookupTable: Sendable, Hashable {
  package let supported: [LocaleID]
  /// For each supported locale, the indices of those that may serve in its place, itself first.
  package let chains: [[Int]]
  /// Sorted by `code`.
  package let aliases: [Alias]
  /// Sorted by `code`.
  package let languages: [Language]

  /// A language code that stands for another, perhaps in a certain script or region.
  package struct Alias: Sendable, Hashable {
    package let code: String
    package let language: String
    package let script: String?
    package let region: String?
  }

  package struct Language: Sendable, Hashable {
    package let code: String
    /// The likely script; empty where CLDR knows none.
    package let script: String
    /// Regions that imply another script. Sorted by region.
    package let scripts: [RegionScript]
    /// Sorted by script.
    package let branches: [Branch]
  }

  package struct RegionScript: Sendable, Hashable {
    package let region: String
    package let script: String
  }

  /// A language in one script.
  package struct Branch: Sendable, Hashable {
    package let script: String
    /// Whether what serves is in the language itself, not in one that its speakers understand.
    package let isOwnLanguage: Bool
    /// The supported locale that serves where no region is wanted, exceptions aside.
    package let locale: Int?
    /// The one that serves where some region is wanted.
    package let regional: Int?
    /// Sorted by key.
    package let exceptions: [Exception]
  }

  package struct Exception: Sendable, Hashable {
    /// A region, variants, or both: `MX`, `valencia`, `US-posix`.
    package let key: String
    package let locale: Int
  }
}

extension LookupTable {
  /// The lookup as a program without locale data does it.
  package func nearest(to wanted: LocaleID) -> Int? {
    var parts = wanted.parts
    if let alias = aliases.first(where: { $0.code == parts.language }) {
      parts.language = alias.language
      parts.script = parts.script ?? alias.script
      parts.region = parts.region ?? alias.region
    }
    guard let language = languages.first(where: { $0.code == parts.language }) else { return nil }
    let implied = language.scripts.first { $0.region == parts.region }?.script
    let script = parts.script ?? implied ?? language.script
    guard let branch = language.branches.first(where: { $0.script == script }) else { return nil }
    var key = ([parts.region].compactMap { $0 } + parts.variants.sorted())[...]
    while !key.isEmpty {
      let text = key.joined(separator: "-")
      if let exception = branch.exceptions.first(where: { $0.key == text }) { return exception.locale }
      key.removeLast()
    }
    return parts.region == nil ? branch.locale : branch.regional
  }
}
