import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

enum AlertValue {
  struct Before: View {
    @State private var isFailed = false

    var body: some View {
      Button("Buy") { isFailed = true }
        .alert("The purchase couldn’t be completed", isPresented: $isFailed) {
          Button("Retry") { buy() }
          Button("Cancel", role: .cancel) {}
        } message: {
          Text("You weren’t charged.")
        }
    }

    private func buy() { Journal.note("bought") }
  }

  struct After: View {
    @State private var isFailed = false

    var body: some View {
      Button("Buy") { isFailed = true }
        .alert(isPresented: $isFailed, Alerts.Purchase.failed().on(.retry) { buy() })
    }

    private func buy() { Journal.note("bought") }
  }
}
