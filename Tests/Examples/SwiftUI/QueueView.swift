import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

struct QueueView: View {
  @State private var alerts = AlertQueue<PresentableAlert>()

  var body: some View {
    Button("Sync") {
      alerts.present(Alerts.Storage.full(needed: 4.2, free: 1.5).on(.manage) { Journal.note("managed") })
      alerts.present(Alerts.Sync.done().presentable { _ in Journal.note("seen") })
    }
    .alert($alerts)
  }
}
