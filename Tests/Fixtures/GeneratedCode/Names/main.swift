import AlertCatalog

let english = AlertLocalizer(preferredLanguages: ["en"])
func show<Action>(_ item: AlertItem<Action>) { print(item, "|", item.resolved(for: english).title) }

let action: Alerts.InitSelfTypeCancel = .init_
print(action.rawValue, Alerts.InitSelfTypeCancel(rawValue: "self") == .self_)
show(Alerts.continue())
show(Alerts.Protocol_.default(in: "1", class: "2", let: "3", catalog: "4", self_: "5", alerts: "6"))
show(Alerts.String_.int())
show(Alerts.Swift_.catalog())
show(Alerts.catalog())
show(Alerts.Remind._2Hours())
show(Alerts.Main.MySub.first())
show(Alerts.Main.MySub.second())
show(Alerts.enumsOfActions())
print(Alerts.Fields.hashValue().resolved(for: english).fields.map(\.id))
print(Alerts.catalog_.name)
