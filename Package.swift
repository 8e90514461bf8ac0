// swift-tools-version: 6.1
import PackageDescription

/// Every target follows the same language rules: Swift 6 mode comes from the tools version.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A module of the house: who may import whom is its list of dependencies (see `HouseTests`).
func module(_ name: String, imports dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Fixtures beside the tests are found through `#filePath`, so that they can be recorded again.
func tests(of name: String, imports dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func benchmark(_ name: String, imports dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies,
    path: "Tests/Benchmarks/\(name)",
    swiftSettings: settings
  )
}

/// A C library that comes with the system: only its name and where to find it.
func library(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
  .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

let package = Package(
  name: "AlertCatalog",
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .visionOS(.v1)],
  products: [
    .library(name: "AlertCatalog", targets: ["AlertCatalog"]),
    .library(name: "AlertCatalogUI", targets: ["AlertCatalogUI"]),
    .executable(name: "alertc", targets: ["alertc"]),
    .plugin(name: "AlertCatalogPlugin", targets: ["AlertCatalogPlugin"]),
    .plugin(name: "AlertCatalogLintPlugin", targets: ["AlertCatalogLintPlugin"]),
  ],
  targets: [
    // The app's side: no locale data, no Foundation.
    module("AlertCatalog"),
    module("AlertCatalogUI", imports: ["AlertCatalog"]),

    // The tool's side, from the bottom up.
    library("CICU", pkgConfig: "icu-i18n", apt: "libicu-dev", brew: "icu4c"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    library("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    .target(
      name: "ICUBridge",
      dependencies: ["CICU"],
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata")]
    ),
    module("CatalogDiagnostics"),
    module("MessageFormat", imports: ["CatalogDiagnostics"]),
    module("LocaleData", imports: ["ICUBridge", "MessageFormat"]),
    module("CatalogModel", imports: ["CatalogDiagnostics", "MessageFormat", "LocaleData"]),
    module(
      "CatalogReaders",
      imports: ["CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "CYAML", "CExpat"]
    ),
    module("CatalogChecks", imports: ["CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel"]),
    module(
      "CatalogWriters",
      imports: ["CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "AlertCatalog"]
    ),
    module(
      "CatalogCompiler",
      imports: [
        "CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "CatalogReaders", "CatalogChecks",
        "CatalogWriters", "AlertCatalog",
      ]
    ),
    .executableTarget(
      name: "alertc",
      dependencies: [
        "CatalogCompiler", "CatalogDiagnostics", "MessageFormat", "LocaleData", "CatalogModel", "CatalogChecks",
        "CatalogWriters", "AlertCatalog",
      ],
      swiftSettings: settings
    ),

    // The tool in builds.
    .plugin(
      name: "AlertCatalogPlugin",
      capability: .buildTool(),
      dependencies: ["alertc"],
      path: "Sources/AlertCatalogPlugin"
    ),
    .plugin(
      name: "AlertCatalogLintPlugin",
      capability: .command(
        intent: .custom(verb: "lint-alerts", description: "Checks the alert catalogs of the package's targets.")
      ),
      dependencies: ["alertc"],
      path: "Sources/AlertCatalogLintPlugin"
    ),

    // The sample catalog, compiled as an app's is.
    .target(
      name: "SampleAlerts",
      dependencies: ["AlertCatalog"],
      path: "Catalogs",
      swiftSettings: settings,
      plugins: ["AlertCatalogPlugin"]
    ),

    // Benchmarks that are programs; those that are scripts lie beside them.
    .target(name: "BenchmarkSupport", path: "Tests/Benchmarks/Support", swiftSettings: settings),
    benchmark(
      "reading-tables",
      imports: ["BenchmarkSupport", "CatalogReaders", "CatalogModel", "CatalogDiagnostics"]
    ),
    benchmark(
      "compiling-catalogs",
      imports: ["BenchmarkSupport", "CatalogCompiler", "CatalogModel", "LocaleData", "CYAML", "CExpat"]
    ),
    .target(
      name: "OpenedMessages",
      dependencies: ["CICU"],
      path: "Tests/Benchmarks/OpenedMessages",
      linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
    ),
    benchmark(
      "showing-alerts",
      imports: ["BenchmarkSupport", "OpenedMessages", "CatalogCompiler", "CatalogModel", "AlertCatalog"]
    ),

    // Shows the sample catalog's alerts in a terminal.
    .executableTarget(
      name: "alert-demo",
      dependencies: ["AlertCatalog", "AlertCatalogUI", "SampleAlerts"],
      swiftSettings: settings
    ),

    // Tests. `TestSupport` holds what several of them use.
    .target(
      name: "TestSupport",
      dependencies: ["CatalogDiagnostics"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tests(
      of: "HouseTests",
      imports: [
        "alertc", "CatalogChecks", "CatalogReaders", "CatalogModel", "CatalogDiagnostics", "LocaleData", "TestSupport",
      ]
    ),
    tests(of: "CaseTests", imports: ["alertc", "TestSupport"], exclude: ["Cases"]),
    tests(of: "AlertCatalogTests", imports: ["AlertCatalog", "TestSupport"], exclude: ["GoldenPacks"]),
    tests(
      of: "AlertCatalogUITests",
      imports: [
        "AlertCatalog", "AlertCatalogUI", "SampleAlerts", "alert-demo", "CatalogModel", "LocaleData", "TestSupport",
      ]
    ),
    tests(of: "StandInTests", imports: ["SampleAlerts", "TestSupport"], exclude: ["Expected", "Program"]),
    tests(of: "SampleTests", imports: ["AlertCatalog", "SampleAlerts", "TestSupport"], exclude: ["Expected"]),
    tests(of: "CatalogDiagnosticsTests", imports: ["CatalogDiagnostics", "TestSupport"], exclude: ["Schemas"]),
    tests(of: "MessageFormatTests", imports: ["MessageFormat", "CatalogDiagnostics", "LocaleData", "TestSupport"]),
    tests(of: "LocaleDataTests", imports: ["LocaleData", "MessageFormat", "TestSupport"]),
    tests(
      of: "CatalogModelTests",
      imports: ["CatalogModel", "CatalogDiagnostics", "MessageFormat", "LocaleData", "TestSupport"]
    ),
    tests(
      of: "CatalogReadersTests",
      imports: ["CatalogReaders", "CatalogModel", "CatalogDiagnostics", "MessageFormat", "LocaleData", "TestSupport"],
      exclude: ["Fixtures"]
    ),
    tests(
      of: "CatalogChecksTests",
      imports: [
        "CatalogChecks", "CatalogReaders", "CatalogModel", "CatalogDiagnostics", "MessageFormat", "LocaleData",
        "TestSupport",
      ]
    ),
    tests(
      of: "CatalogWritersTests",
      imports: [
        "CatalogWriters", "CatalogModel", "CatalogReaders", "CatalogDiagnostics", "MessageFormat", "LocaleData",
        "AlertCatalog", "TestSupport",
      ]
    ),
    tests(
      of: "CatalogCompilerTests",
      imports: [
        "CatalogCompiler", "CatalogWriters", "CatalogChecks", "CatalogModel", "CatalogReaders", "CatalogDiagnostics",
        "MessageFormat", "LocaleData", "AlertCatalog", "TestSupport",
      ],
      exclude: ["Expected"]
    ),
    tests(
      of: "AlertcTests",
      imports: [
        "alertc", "CatalogCompiler", "CatalogModel", "CatalogDiagnostics", "MessageFormat", "LocaleData", "TestSupport",
      ]
    ),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)

// Where a release of the tool is given (see `.ci/bundle`), it takes the place of its sources: nothing has to be
// installed or built for it.
if let bundle = Context.environment["ALERTC_BUNDLE"] {
  let kept: Set = ["AlertCatalog", "AlertCatalogUI", "AlertCatalogPlugin", "AlertCatalogLintPlugin", "SampleAlerts"]
  package.targets.removeAll { !kept.contains($0.name) }
  package.targets.append(.binaryTarget(name: "alertc", path: pathFromPackage(to: bundle)))
  package.products.removeAll { $0.name == "alertc" }
}

/// Binary targets are named relative to the package, wherever they are.
func pathFromPackage(to path: String) -> String {
  guard path.hasPrefix("/") else { return path }
  return Context.packageDirectory.split(separator: "/").map { _ in "../" }.joined() + path.dropFirst()
}
