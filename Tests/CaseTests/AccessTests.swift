import Foundation
import TestSupport
import Testing

/// Generated code goes with a module's own imports, whether it has adopted access levels on imports or not.
@Suite("Access levels of generated code")
struct AccessTests {
  @Test(
    "compiles beside imports without a level, with and without InternalImportsByDefault",
    arguments: ["public", "package", "internal"],
    [[], ["-enable-upcoming-feature", "InternalImportsByDefault"]]
  )
  func compiles(access: String, options: [String]) throws {
    let folder = try TemporaryFolder()
    try Data("import AlertCatalog\nfunc role() -> AlertRole { .cancel }\n".utf8).write(to: folder["own.swift"])
    let example = try #require(Case.all(in: [.names]).first { $0.id == "keywords-as-names" })
    let built = try example.run(["build", ".", "--access", access, "--output", folder.url.path])
    try #require(built.status == 0, "\(built.errorText)")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { $0.hasSuffix(".swift") }
    let compiled = try Subprocess.run(
      "swiftc",
      ["-typecheck", "-warnings-as-errors", "-swift-version", "6", "-module-name", "Own", "-package-name", "own"]
        + ["-I", BuildProducts.modules.path] + options + files.sorted(),
      in: folder.url
    )
    #expect(compiled.status == 0, "\(compiled.errorText)")
  }
}
