/// The names of the files that are written for a catalog. They follow from its name alone, so that a build system can
/// be told of them before anything is read.
package enum OutputNames {
  /// The functions and types.
  package static func declarations(of catalog: String) -> String { catalog + ".generated.swift" }

  /// The texts, embedded in code.
  package static func texts(of catalog: String) -> String { catalog + ".texts.generated.swift" }

  /// The texts in a file of their own, where they are not embedded.
  package static func pack(of catalog: String) -> String { catalog + ".alertpack" }
}
