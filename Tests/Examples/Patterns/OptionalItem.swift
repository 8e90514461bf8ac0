import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

enum OptionalItem {
  struct Message: Sendable {
    var title: String
    var cancelLabel: String?
    var onConfirm: @MainActor @Sendable () -> Void = {}
  }

  struct Before: View {
    @State private var message: Message?

    var body: some View {
      Button("Sync") { message = Message(title: "Everything is up to date") }
        .alert(message?.title ?? "", isPresented: isPresented) {
          Button("OK") { message?.onConfirm() }
          if let label = message?.cancelLabel { Button(label, role: .cancel) {} }
        }
    }

    private var isPresented: Binding<Bool> {
      Binding(get: { @MainActor in message != nil }, set: { @MainActor in if !$0 { message = nil } })
    }
  }

  struct After: View {
    @State private var alert: PresentableAlert?

    var body: some View {
      VStack {
        Button("Sync") { alert = Alerts.Sync.done().presentable { _ in } }
        Button("Buy") { alert = Alerts.Purchase.failed().on(.retry) { buy() } }
      }
      .alert($alert)
    }

    private func buy() { Journal.note("bought") }
  }
}
