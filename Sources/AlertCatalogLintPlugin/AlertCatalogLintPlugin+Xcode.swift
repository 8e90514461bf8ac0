#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension AlertCatalogLintPlugin: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let targets = context.xcodeProject.targets.filter { names.isEmpty || names.contains($0.displayName) }
      let files = targets.flatMap { target in
        CatalogFinder(files: target.inputFiles.map(\.url), root: context.xcodeProject.directoryURL).representatives
      }
      try lint(files, tool: context.tool(named: "alertc").url, arguments: extractor.remainingArguments)
    }
  }
#endif
