import CatalogCompiler
import CatalogDiagnostics
import CatalogModel

/// `alertc render PATH --alert KEY --locale L [--locale L]...`
struct RenderCommand {
  private let tool: Tool
  private let invocation: Invocation

  init(_ tool: Tool, _ invocation: Invocation) {
    self.tool = tool
    self.invocation = invocation
  }

  func run() throws -> ExitStatus {
    let built = try tool.pipeline(invocation).build(invocation.operands)
    guard built.failures.isEmpty else { return tool.report(built.failures) }
    let renderer: AlertRenderer
    do throws(RequestError) {
      renderer = try AlertRenderer(built.catalogs)
    } catch {
      tool.complain(error.message)
      return .failure
    }
    if invocation.has(.stdin) {
      try RequestLoop(tool.output).run { request, json throws(RequestError) in
        AlertAnswer.write(try renderer.render(AlertRequest(request)), to: &json)
      }
      return .success
    }
    return try answer(renderer)
  }

  /// One answer for each locale asked for.
  private func answer(_ renderer: AlertRenderer) throws -> ExitStatus {
    let key = try invocation.required(.alert)
    _ = try invocation.required(.locale)
    let arguments = try invocation.arguments()
    let locales = invocation.list(.locale)
    for (index, locale) in locales.enumerated() {
      if locales.count > 1, !invocation.has(.json) {
        tool.output.write((index > 0 ? "\n" : "") + DisplayText.escaped(locale) + ":\n")
      }
      let request = AlertRequest(
        catalog: invocation.text(.catalog),
        alert: key,
        locale: locale,
        arguments: arguments
      )
      let status = answer(request, renderer)
      guard status == .success else { return status }
    }
    return .success
  }

  private func answer(_ request: AlertRequest, _ renderer: AlertRenderer) -> ExitStatus {
    do throws(RequestError) {
      let alert = try renderer.render(request)
      if invocation.has(.json) {
        var json = JSONWriter()
        AlertAnswer.write(alert, to: &json)
        json.endLine()
        tool.output.write(json.bytes)
      } else {
        let colors = TerminalColors(isEnabled: tool.style(of: tool.output).usesColor)
        tool.output.write(AlertAnswer.text(of: alert, colors))
      }
      return .success
    } catch {
      tool.complain(error.message)
      return .failure
    }
  }
}
