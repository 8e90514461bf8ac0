import CatalogDiagnostics

/// What the texts of one YAML file share, for each way in which it writes them.
struct YAMLOrigins {
  let plain: SourceOrigin
  let plainInFlow: SourceOrigin
  let singleQuoted: SourceOrigin
  let doubleQuoted: SourceOrigin
  let literal: SourceOrigin
  let folded: SourceOrigin

  init(_ file: SourceFile) {
    plain = SourceOrigin(file: file, notation: YAMLNotation(.plain))
    plainInFlow = SourceOrigin(file: file, notation: YAMLNotation(.plain, isInFlow: true))
    singleQuoted = SourceOrigin(file: file, notation: YAMLNotation(.singleQuoted))
    doubleQuoted = SourceOrigin(file: file, notation: YAMLNotation(.doubleQuoted))
    literal = SourceOrigin(file: file, notation: YAMLNotation(.literal))
    folded = SourceOrigin(file: file, notation: YAMLNotation(.folded))
  }
}
