import AlertCatalog

let german = AlertLocalizer(preferredLanguages: ["de-AT"])
let english = AlertLocalizer(preferredLanguages: ["en"])

// A switch over the actions of an alert names exactly its buttons.
func name(_ action: Alerts.DeleteCancel) -> String {
  switch action {
  case .delete: "delete"
  case .cancel: "cancel"
  }
}

let item = Alerts.File.delete(fileName: "a.txt", count: 1234)
print(item)
print(item == Alerts.File.delete(fileName: "a.txt", count: 1234))
print(item == Alerts.File.delete(fileName: "b.txt", count: 1234))
for localizer in [german, english] {
  let alert = item.resolved(for: localizer)
  print(alert.locale, alert.title, alert.message ?? "", alert.severity)
  for action in alert.actions { print("-", name(action.action), action.label, action.role, action.isPreferred) }
}
print(Alerts.File.delete(fileName: "a.txt", count: 1).resolved(for: german).title)

let form = Alerts.File.rename(fileName: "a.txt")
for field in form.resolved(for: german).fields { print(field.id, field.kind, field.placeholder ?? "", field.initial) }
print(Alerts.NameFields(texts: AlertFieldTexts(["b.txt"])).name, Alerts.NameFields(name: "c").name)

let done = Alerts.Sync.done().resolved(for: german)
print(done.title, done.message ?? "nothing", done.actions.map(\.label), done.actions.map(\.action) == [.ok])
print(Alerts.catalog.name)
