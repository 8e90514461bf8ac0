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

  /// The object files of a module, for linking.
  package static func objects(of module: String) throws -> [URL] {
    let build = folder.appendingPathComponent(module + ".build")
    return try FileManager.default.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
  }
}
