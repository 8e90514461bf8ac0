import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import Testing

@MainActor
@Suite("A presented queue")
struct AlertQueuePresentationTests {
  @Test("two alerts at once are shown one after another, each once the former has left")
  func oneAfterAnother() throws {
    var queue = AlertQueue<PresentableAlert>()
    var answers: [String] = []
    let presentation = AlertPresentation<PresentableAlert>()
    func follow() -> AlertSession<PresentableAlert>? {
      presentation.follow(
        AlertHandling(
          wanted: { queue.current },
          clear: { queue.dismiss() },
          perform: { alert, action, fields in alert.perform(action, fields: fields) }
        )
      )
    }
    queue.present(Alerts.Trash.empty(count: 2).on(.empty) { answers.append("emptied") })
    queue.present(Alerts.Purchase.failed().on(.retry) { answers.append("retried") })

    let first = try #require(follow())
    #expect(first.alert.id.key == "trash.empty")
    first.choose("empty")
    #expect(follow() == nil, "the next one waits until the first has left the screen")
    queue.advance()
    let second = try #require(follow())
    #expect(second.alert.id.key == "purchase.failed")
    second.dismiss()
    queue.advance()
    #expect(follow() == nil && queue.isEmpty)
    #expect(answers == ["emptied"])
  }

  @Test("an alert that is withdrawn while it is shown makes way for the next")
  func withdrawn() throws {
    var queue = AlertQueue<PresentableAlert>()
    let first = Alerts.Trash.empty(count: 2).presentable { _ in Issue.record("it was withdrawn") }
    queue.present(first)
    queue.present(Alerts.Purchase.failed().presentable { _ in })
    let presentation = AlertPresentation<PresentableAlert>()
    func follow() -> AlertSession<PresentableAlert>? {
      presentation.follow(
        AlertHandling(wanted: { queue.current }, clear: { queue.dismiss() }, perform: { $0.perform($1, fields: $2) })
      )
    }
    let former = try #require(follow())
    queue.withdraw(first.id)
    #expect(follow() == nil)
    former.choose("empty")
    queue.advance()
    #expect(follow()?.alert.id.key == "purchase.failed")
  }
}
