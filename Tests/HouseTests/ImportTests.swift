import Foundation
import TestSupport
import Testing

/// Who may import whom: the modules from low to high. A module imports what its row names, and nothing else.
@Suite("Imports")
struct ImportTests {
  private static let allowed: [String: Set<String>] = [
    "AlertCatalog": [],
    "AlertCatalogUI": ["AlertCatalog", "SwiftUI", "UIKit", "AppKit"],
    "CICU": [],
    "CYAML": [],
    "CExpat": [],
    "ICUBridge": [],
    "CatalogDiagnostics": [],
    "MessageFormat": ["CatalogDiagnostics"],
    "LocaleData": ["ICUBridge", "MessageFormat"],
    "CatalogModel": ["CatalogDiagnostics", "MessageFormat", "LocaleData"],
    "CatalogReaders": ["CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "CYAML", "CExpat"],
    "CatalogChecks": ["CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel"],
    "CatalogWriters": ["CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "AlertCatalog"],
    "CatalogCompiler": [
      "CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "CatalogReaders", "CatalogChecks",
      "CatalogWriters", "AlertCatalog", "Foundation", "FoundationEssentials", "Dispatch",
    ],
    "alertc": [
      "CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "CatalogReaders", "CatalogChecks",
      "CatalogWriters", "CatalogCompiler", "AlertCatalog", "Foundation", "FoundationEssentials", "Dispatch",
    ],
    "alert-demo": ["AlertCatalog", "AlertCatalogUI", "SampleAlerts", "Foundation"],
    "AlertCatalogPlugin": ["PackagePlugin", "XcodeProjectPlugin", "Foundation"],
    "AlertCatalogLintPlugin": ["PackagePlugin", "XcodeProjectPlugin", "Foundation"],
  ]

  /// Files that ask the platform for something the language does not have, and what.
  private static let platform: [String: String] = [
    "Sources/AlertCatalog/SystemLanguages.swift": "the preferred languages",
    "Sources/AlertCatalogUI/Errors/LocalizedAlertError.swift": "errors that tell of themselves",
    "Sources/AlertCatalogUI/Terminal/SystemTerminal.swift": "the terminal",
    "Sources/LocaleData/Bridge/Guarded.swift": "a lock",
  ]

  private static let platformModules: Set = [
    "Glibc", "Musl", "Android", "Darwin", "ucrt", "WinSDK", "Foundation", "FoundationEssentials", "Synchronization",
  ]

  @Test("a module imports only modules below it")
  func lowerOnly() throws {
    for file in try SourceTree.files(endingWith: ".swift") {
      let allowed = try #require(Self.allowed[file.module], "\(file.module) has no row in the table")
      for (line, module) in imports(of: file) {
        let isPlatform = Self.platform[file.path] != nil && Self.platformModules.contains(module)
        let isTool = ["CatalogCompiler", "alertc"].contains(file.module) && Self.platformModules.contains(module)
        #expect(
          allowed.contains(module) || isPlatform || isTool,
          "\(file.path):\(line): \(file.module) may not import \(module)"
        )
      }
    }
  }

  @Test("the table has a row for every module")
  func complete() throws {
    #expect(try SourceTree.modules().subtracting(Self.allowed.keys).isEmpty)
  }

  @Test("the table itself goes upwards only")
  func acyclic() {
    var placed: Set<String> = []
    var rest = Self.allowed
    while let next = rest.first(where: { $0.value.allSatisfy { placed.contains($0) || Self.allowed[$0] == nil } }) {
      placed.insert(next.key)
      rest[next.key] = nil
    }
    #expect(rest.isEmpty)
  }

  @Test("only the bridge sees an ICU header, and its own header has no ICU type")
  func bridge() throws {
    for file in try SourceTree.files(endingWith: ".swift", ".h", ".cpp", ".c", ".modulemap") {
      for (number, line) in file.lines.enumerated() where line.contains("<unicode/") || line.contains("\"unicode/") {
        #expect(
          file.module == "ICUBridge" && !file.path.contains("/include/") || file.module == "CICU",
          "\(file.path):\(number + 1): an ICU header is included here"
        )
      }
    }
  }

  private func imports(of file: SourceTree.File) -> [(line: Int, module: String)] {
    file.lines.enumerated().compactMap { number, line in
      let words = line.split(separator: " ").drop { $0.hasPrefix("@") || Self.accessLevels.contains(String($0)) }
      guard words.first == "import", let module = words.dropFirst().first(where: { !Self.kinds.contains(String($0)) })
      else { return nil }
      return (number + 1, String(module.prefix { $0 != "." }))
    }
  }

  private static let accessLevels: Set = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set = ["struct", "class", "enum", "func", "protocol", "typealias", "var", "let"]
}
