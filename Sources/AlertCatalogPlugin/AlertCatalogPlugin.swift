import Foundation
import PackagePlugin

/// Generates Swift from the catalogs of a target each time one of their files changes. A catalog with errors fails the
/// build, at the line of the text at fault.
@main
struct AlertCatalogPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard target is any SourceModuleTarget else { return [] }
    let finder = CatalogFinder(
      folder: target.directoryURL,
      root: context.package.directoryURL
    )
    return commands(
      for: finder,
      of: target.name,
      tool: try context.tool(named: "alertc").url,
      output: context.pluginWorkDirectoryURL
    )
  }

  func commands(for finder: CatalogFinder, of target: String, tool: URL, output: URL) -> [Command] {
    guard !finder.representatives.isEmpty else {
      Diagnostics.warning("\(target) has no alert catalog: add Alerts.yaml, or do not apply AlertCatalogPlugin to it")
      return []
    }
    // Embedded, whatever alertc.yaml says: a build has to know its outputs before anything is read.
    var arguments = ["build"] + finder.representatives.map(\.path) + ["--output", output.path, "--pack", "embedded"]
    for name in finder.names { arguments += ["--parts", "\(name)=\(finder.parts(of: name))"] }
    return [
      .buildCommand(
        displayName: "Compiling alert catalogs of \(target)",
        executable: tool,
        arguments: arguments,
        inputFiles: finder.inputs,
        outputFiles: finder.outputs.map(output.appendingPathComponent)
      )
    ]
  }
}
