public import AlertCatalog

/// Each alert of the sample catalog, with the examples of its definitions: what tests and demonstrations show.
public enum Samples {
  /// In the order of the catalog.
  public static var alerts: [PresentableAlert] { files + accounts + documents + notices }

  private static var files: [PresentableAlert] {
    [
      Alerts.File.delete(fileName: "report.pdf", count: 3).presentable { _ in },
      Alerts.File.rename(fileName: "report.pdf").presentable { _, _ in },
    ]
  }

  private static var accounts: [PresentableAlert] {
    [
      Alerts.Account.signOut(accountName: "Family").presentable { _ in },
      Alerts.Account.delete().presentable { _, _ in },
      Alerts.Account.unlock().presentable { _, _ in },
    ]
  }

  private static var documents: [PresentableAlert] {
    [
      Alerts.Document.unsaved(documentName: "Budget").presentable { _ in },
      Alerts.Purchase.failed().presentable { _ in },
      Alerts.Camera.denied().presentable { _ in },
      Alerts.Storage.full(needed: 4.2, free: 1.5).presentable { _ in },
      Alerts.Invitation.received(access: .editor, host: "Johanna", list: "Groceries").presentable { _ in },
    ]
  }

  private static var notices: [PresentableAlert] {
    [
      Alerts.Server.unreachable(server: "files.example.com").presentable { _ in },
      Alerts.Update.available(version: "2.4").presentable { _ in },
      Alerts.Trash.empty(count: 12).presentable { _ in },
      Alerts.Import.finished(count: 128).presentable { _ in },
      Alerts.Sync.done().presentable { _ in },
    ]
  }
}
