import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import SwiftUI

enum Destination: Sendable {
  case delete(AlertItem<Alerts.DeleteCancel>)
  case signOut(AlertItem<Alerts.SignOutCancel>)
  case settings

  static let deleteCase = EnumCase(Self.delete) { if case .delete(let item) = $0 { item } else { nil } }
  static let signOutCase = EnumCase(Self.signOut) { if case .signOut(let item) = $0 { item } else { nil } }
}

struct DestinationView: View {
  @State private var destination: Destination?

  var body: some View {
    VStack {
      Button("Delete") { destination = .delete(Alerts.File.delete(fileName: "a.txt", count: 1)) }
      Button("Sign Out") { destination = .signOut(Alerts.Account.signOut(accountName: "Family")) }
      if case .settings = destination { Text("Settings") }
    }
    .alert($destination.case(Destination.deleteCase)) { action in
      if action == .delete { destination = .settings }
    }
    .alert($destination.case(Destination.signOutCase)) { action in
      if action == .signOut { Journal.note("signed out") }
    }
  }
}
