import AlertCatalog

func fail(_ error: Alerts.Failure) throws { throw error }

let errors: [Alerts.Failure] = [
  .serverUnreachable(server: "example.com"), .purchase_failed, .purchaseFailed,
  .item_, .sessionExpired(since: AlertInstant(secondsSince1970: 43_200)),
  .diskFull(needed: 2, free: 1.5, files: ["a", "b"], kind: .cloud, default: 3),
]
for error in errors {
  do {
    try fail(error)
  } catch let error as Alerts.Failure {
    let alert = error.item.resolved(for: AlertLocalizer(preferredLanguages: ["en"]))
    print(alert.title, alert.actions.map(\.label), error.item)
  }
}
print(errors[1] == .purchase_failed, errors[1] == .purchaseFailed, Set(errors + errors).count)

func whatToDo(_ action: Alerts.CloseManageOKRetryCancel) -> String {
  switch action {
  case .retry: "retry"
  case .manage: "manage"
  case .ok, .close, .cancel: "nothing"
  }
}
print(errors[5].item.resolved().actions.map { whatToDo($0.action) })
