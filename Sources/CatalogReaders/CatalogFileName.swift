import LocaleData

/// What a file is to a catalog, as its path alone tells.
package struct CatalogFileName: Sendable, Hashable {
  /// `Alerts` for `Alerts.yaml`, `Alerts.de.yaml` and `de.lproj/Alerts.strings`; empty for `alertc.yaml`.
  package let catalog: String
  package let format: Format
  package let role: Role

  package enum Format: String, Sendable, Hashable, CaseIterable {
    case yaml, strings, stringsdict, xcstrings
  }

  package enum Role: Sendable, Hashable {
    /// `Alerts.yaml`, or a file that holds all locales.
    case definitions
    /// With the locale as the path writes it; `nil` for `Base.lproj`, which stands for the source locale.
    case translation(String?)
    /// `alertc.yaml`
    case configuration
  }

  /// `nil` for a file that no catalog can have.
  ///
  /// - Parameter path: Of a file, with `/` between parts.
  package init?(path: String) {
    let parts = path.split(separator: "/")
    guard let name = parts.last, let (stem, format) = Self.split(name), !stem.isEmpty else { return nil }
    self.format = format
    if format == .yaml, stem == "alertc" {
      catalog = ""
      role = .configuration
      return
    }
    if let folder = parts.dropLast().last, let locale = Self.locale(ofFolder: folder) {
      guard format != .xcstrings else { return nil }
      catalog = String(stem)
      role = .translation(locale == "Base" ? nil : LegacyLanguageName.tag(of: locale) ?? String(locale))
    } else if format == .yaml, let dot = stem.lastIndex(of: "."), dot != stem.startIndex {
      let locale = stem[stem.index(after: dot)...]
      // `Shop.Alerts.yaml` is a catalog of its own.
      let isTranslation = LocaleID(parsing: locale) != nil
      catalog = String(isTranslation ? stem[..<dot] : stem)
      role = isTranslation ? .translation(String(locale)) : .definitions
    } else {
      guard format == .yaml || format == .xcstrings else { return nil }
      catalog = String(stem)
      role = .definitions
    }
  }

  private static func split(_ name: Substring) -> (Substring, Format)? {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let stem = name[..<dot]
    switch name[name.index(after: dot)...] {
    case "yaml", "yml": return (stem, .yaml)
    case let other: return Format(rawValue: String(other)).map { (stem, $0) }
    }
  }

  private static func locale(ofFolder folder: Substring) -> Substring? {
    guard folder.hasSuffix(".lproj"), folder.count > 6 else { return nil }
    return folder.dropLast(6)
  }
}
