import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
enum TextFieldAlert {
  struct Before: View {
    @State private var isAsking = false
    @State private var name = "a.txt"

    var body: some View {
      Button("Rename") { isAsking = true }
        .alert("Rename “a.txt”", isPresented: $isAsking) {
          TextField("New name", text: $name)
          Button("Rename") { finish(name) }
          Button("Cancel", role: .cancel) { finish(nil) }
        }
    }

    private func finish(_ name: String?) { Journal.note(name ?? "nothing") }
  }

  struct After: View {
    @State private var rename: AlertForm<Alerts.RenameCancel, Alerts.NameFields>?

    var body: some View {
      Button("Rename") { rename = Alerts.File.rename(fileName: "a.txt") }
        .alert($rename) { action, fields in
          finish(action == .rename ? fields.name : nil)
        }
    }

    private func finish(_ name: String?) { Journal.note(name ?? "nothing") }
  }
}
