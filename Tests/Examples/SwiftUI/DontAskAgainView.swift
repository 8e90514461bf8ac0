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
