import CatalogCompiler
import CatalogDiagnostics

/// `alertc format --locale L --message TEXT`
struct FormatCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() throws -> ExitStatus {
    var formatter = MessageFormatter()
    if invocation.has(.stdin) {
      try RequestLoop(tool.output).run { request, json throws(RequestError) in
        let text = try formatter.format(MessageRequest(request))
        Self.write(text, to: &json)
      }
      return .success
    }
    let request = MessageRequest(
      locale: try invocation.required(.locale),
      message: try invocation.required(.message),
      arguments: try invocation.arguments()
    )
    return try answer(request, &formatter)
  }

  private func answer(_ request: MessageRequest, _ formatter: inout MessageFormatter) throws -> ExitStatus {
    do throws(RequestError) {
      let text = try formatter.format(request)
      if invocation.has(.json) {
        var json = JSONWriter()
        Self.write(text, to: &json)
        json.endLine()
        tool.output.write(json.bytes)
      } else {
        // Bytes for a pipe, but nothing that could act on a terminal.
        tool.output.write((tool.output.isTerminal ? DisplayText.escapedLines(text) : text) + "\n")
      }
      return .success
    } catch {
      tool.complain(error.message)
      return .failure
    }
  }

  private static func write(_ text: String, to json: inout JSONWriter) {
    json.beginObject()
    json.member("text", text)
    json.endObject()
  }
}
