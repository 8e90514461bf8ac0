import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

struct DontAskAgainView: View {
  @State private var alert: AlertItem<Alerts.EmptyCancel>?
  @AppStorage("answer.trash.empty") private var answer: Alerts.EmptyCancel?

  var body: some View {
    Button("Empty Trash") { alert = Alerts.Trash.empty(count: 12) }
      .alert($alert, storedAnswer: $answer) { action in
        if action == .empty { Journal.note("emptied") }
      }
  }
}

struct DontConfirmAgainView: View {
  @State private var question: AlertItem<Alerts.SignOutCancel>?
  @AppStorage("answer.signOut") private var answer: Alerts.SignOutCancel?

  var body: some View {
    Button("Sign Out") { question = Alerts.Account.signOut(accountName: "Family") }
      .confirmationDialog($question, storedAnswer: $answer, suppressionLabel: "Always sign out") { action in
        if action == .signOut { Journal.note("signed out") }
      }
  }
}

#if !os(visionOS)
  @available(iOS 17, macOS 13, tvOS 17, watchOS 10, *)
  struct IconView: View {
    @State private var alert: AlertItem<Alerts.EmptyCancel>?

    var body: some View {
      Button("Empty Trash") { alert = Alerts.Trash.empty(count: 12) }
        .alert($alert)
        .dialogIcon(Image(systemName: "trash"))
    }
  }
#endif
