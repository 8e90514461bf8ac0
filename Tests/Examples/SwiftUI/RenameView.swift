import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct RenameView: View {
  @State private var rename: AlertForm<Alerts.RenameCancel, Alerts.NameFields>?

  var body: some View {
    Button("Rename") { rename = Alerts.File.rename(fileName: "a.txt") }
      .alert($rename) { action, fields in
        action == .cancel || !fields.name.isEmpty
      } onAction: { action, fields in
        if action == .rename { renameFile(to: fields.name) }
      }
  }

  private func renameFile(to name: String) { Journal.note("renamed to \(name)") }
}

@available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
struct UnlockView: View {
  @State private var isAsking = false

  var body: some View {
    Button("Unlock") { isAsking = true }
      .alert(isPresented: $isAsking, Alerts.Account.unlock()) { action, fields in
        action == .cancel || !fields.password.isEmpty
      } onAction: { action, fields in
        if action == .continue { Journal.note("unlocked with \(fields.password.count) characters") }
      }
  }
}
