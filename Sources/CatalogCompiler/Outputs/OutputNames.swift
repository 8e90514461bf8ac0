/// The names of the files that are written for a catalog. They follow from its name and the number of its parts, so that
/// a build system can be told of them before anything is read.
package enum OutputNames {
  /// The functions and types; those of parts behind the first have its number.
  package static func declarations(of catalog: String, part: Int = 1) -> String {
    catalog + (part > 1 ? ".part\(part)" : "") + ".generated.swift"
  }

  /// The texts, embedded in code.
  package static func texts(of catalog: String) -> String { catalog + ".texts.generated.swift" }

  /// The texts in a file of their own, where they are not embedded.
  package static func pack(of catalog: String) -> String { catalog + ".alertpack" }
}
