import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

enum KeysAndRoles {
  struct KeyedAlert: Sendable {
    var titleKey: String
    var actions: [(key: String, role: ButtonRole?, perform: @MainActor @Sendable () -> Void)]
  }

  struct Before: View {
    @State private var alert: KeyedAlert?

    var body: some View {
      Button("Close") {
        alert = KeyedAlert(
          titleKey: "document.unsaved.title",
          actions: [
            ("save", nil, { Journal.note("saved") }),
            ("dontSave", .destructive, { Journal.note("discarded") }),
            ("cancel", .cancel, {}),
          ]
        )
      }
      .alert(alert?.titleKey ?? "", isPresented: isPresented) {
        ForEach(alert?.actions ?? [], id: \.key) { action in
          Button(action.key, role: action.role) { action.perform() }
        }
      }
    }

    private var isPresented: Binding<Bool> {
      Binding(get: { @MainActor in alert != nil }, set: { @MainActor in if !$0 { alert = nil } })
    }
  }

  struct After: View {
    @State private var alert: AlertItem<Alerts.DontSaveSaveCancel>?

    var body: some View {
      Button("Close") { alert = Alerts.Document.unsaved(documentName: "Budget") }
        .alert($alert) { action in
          switch action {
          case .save: Journal.note("saved")
          case .dontSave: Journal.note("discarded")
          case .cancel: break
          }
        }
    }
  }
}
