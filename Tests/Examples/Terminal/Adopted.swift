import AlertCatalog
import SampleAlerts

/// As it is generated for an app's own table.
enum Localizable {
  enum Common {
    enum Alerts {
      static func signOut() -> AlertItem<SampleAlerts.Alerts.SignOutCancel> {
        SampleAlerts.Alerts.Account.signOut(accountName: "Family")
      }
    }
  }
}

@MainActor
func adopted() {
  let alert: AlertItem<Alerts.SignOutCancel>
  alert = Localizable.Common.Alerts.signOut()
  Journal.note(alert.key)
}
