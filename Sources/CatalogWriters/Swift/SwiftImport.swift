/// An import of generated code.
///
/// Where a module has adopted `InternalImportsByDefault` (SE-0409), a declaration that others may use needs an import
/// that says so. Where it has not, imports are public anyway; then a stricter one in generated code would make every
/// import of the module in hand-written code ambiguous.
package struct SwiftImport: Sendable, Equatable {
  package var module: String
  /// The widest access level of declarations that show the module's types.
  package var access: String?

  package init(_ module: String, access: String? = nil) {
    self.module = module
    self.access = access
  }

  var lines: [String] {
    switch access {
    case nil: ["import \(module)"]
    case "public": ["public import \(module)"]
    case let access?:
      ["#if hasFeature(InternalImportsByDefault)", "\(access) import \(module)", "#else", "import \(module)", "#endif"]
    }
  }
}
