import AlertCatalog

let english = AlertLocalizer(preferredLanguages: ["en"])

let many = Alerts.Number.many(first: "a", second: 2, third: 0.5, fourth: true, fifth: .female, sixth: 1_000_000)
let alert = many.resolved(for: english)
print(alert.title, "|", alert.message ?? "")
print(many)

let who: Alerts.FemaleMaleOther = .male
print(Alerts.Shared.one(who: who).resolved(for: english).title)
print(Alerts.Shared.two(whose: .other).resolved(for: english).title)

let forms = [Alerts.form(), Alerts.Form.again()]
print(forms.map { $0.resolved(for: english).actions.map(\.id) })
print(forms[0] == forms[1])

print(Alerts.Single.number(count: 1).resolved(for: english).title)
print(Alerts.Single.text(name: "a").resolved(for: english).title)
print(Alerts.Pair.texts(name: "a", owner: "b").resolved(for: english).title)
print(Alerts.Pair.textNumber(name: "a", count: 2).resolved(for: english).title)
print(Alerts.Pair.numberText(count: 1, name: "b").resolved(for: english).title)
print(Alerts.Pair.numbers(done: 3, all: 4).resolved(for: english).title)
print(Alerts.Pair.textFlag(name: "a", isNew: true).resolved(for: english).title)
