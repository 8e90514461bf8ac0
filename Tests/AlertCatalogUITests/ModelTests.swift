import AlertCatalog
import SampleAlerts
import Testing

/// A model as an app has it, and its test: the alert is compared as a value, in no language.
@MainActor
@Suite("An app's model")
struct ModelTests {
  private final class Model {
    var files = ["a.txt"]
    var alert: AlertItem<Alerts.DeleteCancel>?

    func deleteTapped() { alert = Alerts.File.delete(fileName: files[0], count: 1) }

    func answered(_ action: Alerts.DeleteCancel) {
      if action == .delete { files.removeFirst() }
    }
  }

  @Test("asks before it deletes")
  func asks() {
    let model = Model()
    model.deleteTapped()
    #expect(model.alert == Alerts.File.delete(fileName: "a.txt", count: 1))
    model.answered(.cancel)
    #expect(model.files == ["a.txt"])
    model.answered(.delete)
    #expect(model.files.isEmpty)
  }
}
