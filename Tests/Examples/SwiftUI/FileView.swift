import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

struct FileView: View {
  @State private var alert: AlertItem<Alerts.DeleteCancel>?

  var body: some View {
    Button("Delete") { alert = Alerts.File.delete(fileName: "a.txt", count: 1) }
      .alert($alert) { action in
        switch action {
        case .delete: delete()
        case .cancel: break
        }
      }
  }

  private func delete() { Journal.note("deleted") }
}

struct LocalizedFileView: View {
  let language: String

  var body: some View {
    FileView()
      .environment(\.alertLocalizer, AlertLocalizer(preferredLanguages: [language]))
  }
}
