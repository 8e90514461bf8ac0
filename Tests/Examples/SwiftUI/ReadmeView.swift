import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

struct ReadmeView: View {
  @State var alert: AlertItem<Alerts.DeleteCancel>?

  var body: some View {
    Button("Delete") { ask() }
      .alert($alert) { action in  // @State var alert: AlertItem<Alerts.DeleteCancel>?
        if action == .delete { delete() }
      }
  }

  private func ask() {
    alert = Alerts.File.delete(fileName: "a.txt", count: 3)
  }

  private func delete() { Journal.note("deleted") }
}
