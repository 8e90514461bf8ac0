package import CatalogDiagnostics
package import LocaleData
package import MessageFormat

/// What one file says, before it is put together with the other files of its catalog.
///
/// The same for every format: a YAML file with inline translations and a String Catalog hold several tables, a
/// strings file one.
package struct CatalogDocument: Sendable {
  package var file: SourceFile
  package var role: Role
  /// `sourceLocale` in the definitions, `locale` in a translation.
  package var locale: Located<LocaleID>?
  /// The alerts that the file defines, in its order. Empty for a translation.
  package var definitions: [AlertDefinition] = []
  package var tables: [TextTable] = []
  /// Of texts without variations, unless the configuration says another one.
  package var syntax: MessageSyntax = .icu
  /// What a strings file, strings dictionary or String Catalog has beside its texts; `nil` for YAML.
  package var keys: TableKeys?
  /// Of definitions that patterns pick out of an app's tables: the keys that they pick out and that define no alert;
  /// `nil` where nothing says which keys of a table are meant.
  package var otherKeys: Set<String>?
  /// Whether an error in the file's syntax hid a part of it, so that what is missing may well be there.
  package var isPartial = false
  package var suppressions: [Suppression] = []
  package var findings: [Finding] = []

  package init(file: SourceFile, role: Role) {
    self.file = file
    self.role = role
  }

  package enum Role: Sendable, Hashable {
    case definitions
    case translation
    /// A file that has the name of a catalog and nothing of its content: somebody else's.
    case foreign
  }
}
