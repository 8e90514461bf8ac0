import AlertCatalog
import SampleAlerts

func items() {
  let alert = Alerts.File.delete(fileName: "a.txt", count: 3)

  let texts = alert.resolved(for: AlertLocalizer(preferredLanguages: ["pl"]))
  print(texts.title)  // Usunąć 3 pliki?
}

func buttons() {
  let item = Alerts.File.delete(fileName: "a.txt", count: 1)
  let alert = item.resolved()
  print(alert.title)
  for button in alert.actions {
    print(button.label, button.role)
  }
}
