import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

enum EnumState {
  enum Screen: Sendable {
    case list
    case deleting(AlertItem<Alerts.DeleteCancel>)
    case details(String)

    static let deletingCase = EnumCase(Self.deleting) { if case .deleting(let item) = $0 { item } else { nil } }
  }

  struct Before: View {
    @State private var fileToDelete: String?

    var body: some View {
      Button("Delete") { fileToDelete = "a.txt" }
        .alert("Delete “\(fileToDelete ?? "")”?", isPresented: isPresented) {
          Button("Delete", role: .destructive) { Journal.note("deleted \(fileToDelete ?? "")") }
          Button("Cancel", role: .cancel) {}
        }
    }

    private var isPresented: Binding<Bool> {
      Binding(get: { @MainActor in fileToDelete != nil }, set: { @MainActor in if !$0 { fileToDelete = nil } })
    }
  }

  struct After: View {
    @State private var screen = Screen.list

    var body: some View {
      Button("Delete") { screen = .deleting(Alerts.File.delete(fileName: "a.txt", count: 1)) }
        .alert($screen.case(Screen.deletingCase, otherwise: .list)) { action in
          if action == .delete { screen = .details("deleted") }
        }
      if case .details(let text) = screen { Text(text) }
    }
  }
}
