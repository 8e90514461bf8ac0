#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What the runtime makes of a program, other than on Apple's platforms, where `SystemLanguages.swift` asks Foundation.
  @Suite("Linked libraries")
  struct LinkedLibraryTests {
    private static let main = """
      import AlertCatalog

      print(AlertLocalizer(preferredLanguages: ["de"]).preferredLanguages)

      """

    @Test("a program that shows alerts is linked with neither ICU nor Foundation")
    func libraries() throws {
      let folder = try TemporaryFolder()
      try folder.write(Self.main, to: "main.swift")
      let run = try SwiftCompiler.run([folder["main.swift"]], .swift6, at: folder["program"])
      #expect(run.outputText == "[\"de\"]\n", "\(run.errorText)")
      // The names of libraries stand in the program as they are.
      let program = try Data(contentsOf: folder["program"])
      func names(_ library: String) -> Bool { program.range(of: Data(library.utf8)) != nil }
      #expect(names("libswiftCore.so"))
      for library in ["libFoundation", "lib_FoundationICU", "libicu", "libdispatch", "libxml2", "libyaml"] {
        #expect(!names(library), "linked with \(library)")
      }
    }
  }
#endif
