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

struct LocalizedFailureView: View {
  @State private var error: LocalizedAlertError?
  @State private var isFailed = false

  var body: some View {
    Button("Buy") { fail() }
      .alert(isPresented: $isFailed, error: error) { _ in
        Button("OK") { Journal.note("seen") }
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
  }

  private func fail() {
    error = LocalizedAlertError(Alerts.Failure.purchaseFailed.item)
    isFailed = true
  }
}
