import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

struct BrowserView: View {
  @State private var alert: PresentableAlert?

  var body: some View {
    VStack {
      Button("Delete") {
        alert = Alerts.File.delete(fileName: "a.txt", count: 1).on(.delete) { delete() }
      }
      Button("Update") {
        alert = Alerts.Update.available(version: "2.4")
          .on(.update) { update() }
          .on(.learnMore) { showNotes() }
      }
    }
    .alert($alert)
  }

  private func delete() { Journal.note("deleted") }
  private func update() { Journal.note("updated") }
  private func showNotes() { Journal.note("notes shown") }
}

struct SignOutView: View {
  @State private var isAsking = false

  var body: some View {
    Button("Sign Out…") { isAsking = true }
      .alert(isPresented: $isAsking, Alerts.Account.signOut(accountName: "Family")) { action in
        if action == .signOut { Journal.note("signed out") }
      }
  }
}

struct SaveView: View {
  @State private var question: AlertItem<Alerts.DontSaveSaveCancel>?

  var body: some View {
    Button("Close") { question = Alerts.Document.unsaved(documentName: "Budget") }
      .confirmationDialog($question) { action in
        switch action {
        case .save: Journal.note("saved")
        case .dontSave: Journal.note("discarded")
        case .cancel: break
        }
      }
  }
}

struct RetryView: View {
  @State private var isAsking = false

  var body: some View {
    Button("Buy") { isAsking = true }
      .confirmationDialog(isPresented: $isAsking, Alerts.Purchase.failed().on(.retry) { Journal.note("bought") })
  }
}
