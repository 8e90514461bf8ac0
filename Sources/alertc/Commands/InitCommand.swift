import CatalogCompiler
import CatalogDiagnostics

/// `alertc init [DIR]`
struct InitCommand {
  private let tool: Tool
  private let folder: String

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    folder = invocation.operands.first ?? "."
  }

  func run() throws(FileError) -> ExitStatus {
    let files = FirstCatalog.files.map { name, text in
      FileReplacement(path: Path.join(folder, name), bytes: Array(text.utf8))
    }
    for file in files where tool.fileSystem.kind(of: file.path) != nil {
      throw FileError(path: file.path, reason: "it exists already; init overwrites nothing")
    }
    try tool.fileSystem.makeFolder(folder)
    try tool.fileSystem.replace(files)
    for file in files { tool.output.write("wrote \(DisplayText.escaped(file.path))\n") }
    let path = DisplayText.escaped(folder)
    tool.output.write(
      """

      Check it, see an alert, and write the Swift code:
        alertc lint \(path)
        alertc render \(path) --alert file.delete --locale de --arg fileName=a.txt --arg count=3
        alertc build \(path) --output Generated

      """
    )
    return .success
  }
}
