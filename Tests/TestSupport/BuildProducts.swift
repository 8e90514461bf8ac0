package import Foundation

/// What the build that the tests are part of has made.
package enum BuildProducts {
  /// The folder that the test bundle lies in.
  package static let folder: URL = {
    #if canImport(Darwin)
      for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
        return bundle.bundleURL.deletingLastPathComponent()
      }
    #endif
    return URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }()

  package static var alertc: URL { folder.appendingPathComponent("alertc") }

  /// The compiled runtime module, as swiftc wants it after `-I`.
  package static var modules: URL { folder.appendingPathComponent("Modules") }

  /// The object files of a module, for linking. The folder may hold more: those of files that there once were. Those of
  /// files that the plugin generates are not always in the map.
  package static func objects(of module: String) throws -> [URL] {
    let map = folder.appendingPathComponent(module + ".build/output-file-map.json")
    let entries = try JSONDecoder().decode([String: [String: String]].self, from: Data(contentsOf: map))
    let build = map.deletingLastPathComponent()
    let generated = try FileManager.default.contentsOfDirectory(atPath: build.path)
      .filter { $0.hasSuffix(".generated.swift.o") }
    let listed = entries.values.compactMap { $0["object"].map { URL(fileURLWithPath: $0).lastPathComponent } }
    return Set(listed + generated).sorted().map { build.appendingPathComponent($0) }
  }
}
