import Foundation
import PackagePlugin

/// `swift package lint-alerts [--target NAME]... [OPTION]...`: checks the catalogs of all targets but tests, or of those
/// named, and generates nothing. All other words are given to `alertc lint`, so that `--strict` or `--format json` work.
@main
struct AlertCatalogLintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let files = targets.compactMap { $0 as? any SourceModuleTarget }
      // The catalogs of tests may be wrong on purpose.
      .filter { !names.isEmpty || $0.kind != .test }
      .flatMap { target in
        CatalogFinder(folder: target.directoryURL, root: context.package.directoryURL).representatives
      }
    try lint(files, tool: context.tool(named: "alertc").url, arguments: extractor.remainingArguments)
  }

  func lint(_ files: [URL], tool: URL, arguments: [String]) throws {
    guard !files.isEmpty else {
      Diagnostics.error("no target has an alert catalog: add Alerts.yaml to one")
      return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["lint"] + Set(files.map(\.path)).sorted() + arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      Diagnostics.error("alertc lint ended with status \(process.terminationStatus)")
      return
    }
  }
}
