import AlertCatalog
import AlertCatalogUI
import Foundation
import SampleAlerts

// Asks in the terminal what alerts of the sample catalog ask, in any of its languages, and prints the answer.

let arguments = Array(CommandLine.arguments.dropFirst())
let localizer = arguments.count > 1 ? AlertLocalizer(preferredLanguages: [arguments[1]]) : nil
let presenter = TerminalPresenter(localizer: localizer)

func end(_ message: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("alert-demo: \(message)\n".utf8))
  exit(status)
}

do {
  switch arguments.first {
  case "delete":
    let action = try await presenter.present(Alerts.File.delete(fileName: "report.pdf", count: 1))
    print(action.rawValue)
  case "rename":
    let answer = try await presenter.present(Alerts.File.rename(fileName: "report.pdf"))
    print(answer.action.rawValue, answer.fields.name)
  case "unlock":
    let answer = try await presenter.present(Alerts.Account.unlock())
    print(answer.action.rawValue, answer.fields.password.count)
  default:
    end("usage: alert-demo delete|rename|unlock [LOCALE]", status: 2)
  }
} catch {
  end("\(error)", status: 1)
}
