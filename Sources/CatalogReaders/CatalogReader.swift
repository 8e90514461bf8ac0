package import CatalogDiagnostics
package import CatalogModel

/// From the bytes of a catalog's file to what it says.
package enum CatalogReader {
  /// Reads one file. Never fails: what is wrong with it is among the document's findings.
  ///
  /// - Parameters:
  ///   - file: A file as `SourceDecoder` makes it. Where YAML cannot have some of its characters, the document has a
  ///     `file` of its own without them.
  ///   - name: What its path says it is.
  ///   - keys: Which keys of tables are alerts, besides those that are named like it.
  /// - Returns: What the file says, or a document of the role `foreign` for a file of somebody else.
  package static func read(
    _ file: SourceFile,
    as name: CatalogFileName,
    keys: KeySettings? = nil
  ) -> CatalogDocument {
    guard !name.isSystemTable else { return CatalogDocument(file: file, role: .foreign) }
    let adopted = keys.map(AdoptedKeys.init)
    return switch name.format {
    case .yaml: readYAML(file, as: name)
    case .strings: StringsCatalogReader.readStrings(file, as: name, adopted)
    case .stringsdict: StringsCatalogReader.readDictionary(file, as: name, adopted)
    case .xcstrings: StringCatalogReader.read(file, as: name, adopted)
    }
  }

  /// Reads a YAML file; with `scansLines` plain lines are read without libyaml, which gives the same.
  static func readYAML(_ file: SourceFile, as name: CatalogFileName, scansLines: Bool = true) -> CatalogDocument {
    var (document, findings) = YAMLText.read(file, scansLines: scansLines) {
      CatalogYAMLReader($0, name: name).read()
    }
    guard !findings.isEmpty, document.role != .foreign else { return document }
    document.findings = findings + document.findings
    return document
  }
}
