import AlertCatalog

let english = AlertLocalizer(preferredLanguages: ["en"])
func show<Action>(_ item: AlertItem<Action>) {
  print(item.key, item.resolved(for: english).title.unicodeScalars.map { $0.escaped(asASCII: true) }.joined())
}

show(Alerts.quotes())
show(Alerts.backslash())
show(Alerts.controls())
show(Alerts.comment())
show(Alerts.braces())
show(Alerts.dollar(x: "y"))
show(Alerts.direction())
show(Alerts.surrogates())
show(Alerts.commented(name: "you"))
