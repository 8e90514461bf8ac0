#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  extension AlertCatalogPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      commands(
        for: CatalogFinder(files: target.inputFiles.map(\.url), root: context.xcodeProject.directoryURL),
        of: target.displayName,
        tool: try context.tool(named: "alertc").url,
        output: context.pluginWorkDirectoryURL
      )
    }
  }
#endif
