package import Foundation

/// The Swift compiler, on generated code.
package enum SwiftCompiler {
  package enum LanguageMode: String, Sendable, CaseIterable {
    case swift5 = "5"
    case swift6 = "6"
  }

  /// Compiles files against the runtime, with warnings as errors.
  ///
  /// - Returns: What the compiler says; empty where all is well.
  package static func check(_ files: [URL], _ mode: LanguageMode) throws -> String {
    let arguments = ["-typecheck", "-module-name", "Generated", "-package-name", "generated"]
    let run = try Subprocess.run("swiftc", common(mode) + arguments + files.map(\.path))
    return run.status == 0 ? run.errorText : "swiftc failed:\n" + run.errorText
  }

  /// Compiles files, one of them `main.swift`, links them with the runtime, and runs the program.
  package static func run(_ files: [URL], _ mode: LanguageMode, at place: URL? = nil) throws -> Subprocess {
    let folder = try TemporaryFolder()
    let program = (place ?? folder["program"]).path
    let objects = try BuildProducts.objects(of: "AlertCatalog").map(\.path)
    let arguments = common(mode) + ["-module-name", "Generated", "-o", program] + files.map(\.path) + objects
    let compiled = try Subprocess.run("swiftc", arguments)
    guard compiled.status == 0, compiled.errors.isEmpty else { return compiled }
    return try folder.during { _ in try Subprocess.run(program, []) }
  }

  private static func common(_ mode: LanguageMode) -> [String] {
    ["-swift-version", mode.rawValue, "-warnings-as-errors", "-I", BuildProducts.modules.path]
  }
}
