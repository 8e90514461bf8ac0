import Foundation
import TestSupport

/// The libraries' adapters and the examples, compiled against stand-ins of Apple's modules.
///
/// Where Apple's SDK is at hand the real modules are compiled against instead, by the build itself.
enum StandIns {
  static let examples = Repository.root.appendingPathComponent("Tests/Examples")

  /// Compiles everything, runs the program that uses the examples as a person would, and gives what it printed.
  static func runProgram() throws -> Subprocess {
    let folder = try TemporaryFolder()
    return try folder.during { url in
      for module in ["UIKit", "AppKit", "SwiftUI", "SwiftNavigation"] {
        let run = try compile(module, try sources("Tests/StandIns/\(module)"), in: url, package: [])
        guard run.status == 0 else { return run }
      }
      let adapters = try compile("AlertCatalogUI", try sources("Sources/AlertCatalogUI"), in: url, package: features)
      guard adapters.status == 0 else { return adapters }
      let program = url.appendingPathComponent("program").path
      let objects = try ["AlertCatalog", "SampleAlerts"].flatMap { try BuildProducts.objects(of: $0) }.map(\.path)
      let files = try sources("Tests/Examples") + sources("Tests/StandInTests/Program")
      let linked = try Subprocess.run(
        "swiftc",
        common(url) + ["-module-name", "Program", "-o", program] + files + ["-L", url.path] + libraries + objects
      )
      guard linked.status == 0 else { return linked }
      return try Subprocess.run(program, [], environment: ["LC_ALL": "C", "LANGUAGE": nil])
    }
  }

  private static let libraries = ["AlertCatalogUI", "SwiftUI", "SwiftNavigation", "AppKit", "UIKit"].map { "-l" + $0 }

  private static let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"].flatMap {
    ["-enable-upcoming-feature", $0]
  }

  private static func compile(
    _ module: String,
    _ files: [String],
    in folder: URL,
    package options: [String]
  ) throws -> Subprocess {
    try Subprocess.run(
      "swiftc",
      common(folder) + options + [
        "-emit-module", "-emit-module-path", folder.appendingPathComponent(module + ".swiftmodule").path,
        "-emit-library", "-static", "-o", folder.appendingPathComponent("lib\(module).a").path,
        "-module-name", module, "-package-name", "alertcatalog", "-parse-as-library",
      ] + files
    )
  }

  private static func common(_ folder: URL) -> [String] {
    ["-swift-version", "6", "-warnings-as-errors", "-I", folder.path, "-I", BuildProducts.modules.path]
  }

  private static func sources(_ folder: String) throws -> [String] {
    let root = Repository.root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().map { root.appendingPathComponent($0).path }
  }
}
