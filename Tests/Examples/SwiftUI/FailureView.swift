import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

struct FailureView: View {
  @State private var failure: Alerts.Failure?

  var body: some View {
    Button("Connect") { connect() }
      .alert($failure) { failure, action in
        if action == .retry { Journal.note("again after \(failure.id.key)") }
      }
  }

  private func connect() {
    do throws(Alerts.Failure) {
      throw Alerts.Failure.serverUnreachable(server: "files.example.com")
    } catch {
      failure = error
    }
  }
}
