import AlertCatalog
import Testing

@Suite("The queue of alerts")
struct AlertQueueTests {
  private let catalog: CompiledCatalog

  init() throws { catalog = try SamplePack.catalog() }

  private func item(_ count: Int) -> AlertItem<CancelDelete> { SamplePack.delete("a", count, in: catalog) }

  @Test("alerts are shown one after another, each when the one before has left")
  func order() {
    var queue = AlertQueue<AlertItem<CancelDelete>>()
    #expect(queue.isEmpty)
    queue.present(item(1))
    queue.present(item(2))
    queue.present(item(3))
    #expect(queue.current == item(1))
    #expect(queue.waiting == [item(2), item(3)])
    queue.dismiss()
    #expect(queue.current == nil)
    #expect(!queue.isEmpty)
    queue.advance()
    #expect(queue.current == item(2))
    queue.dismiss()
    queue.advance()
    queue.dismiss()
    queue.advance()
    #expect(queue.isEmpty)
  }

  @Test("what is presented while an alert leaves waits for it")
  func whileLeaving() {
    var queue = AlertQueue<AlertItem<CancelDelete>>()
    queue.present(item(1))
    queue.dismiss()
    queue.present(item(2))
    #expect(queue.current == nil)
    queue.advance()
    #expect(queue.current == item(2))
  }

  @Test("the same alert is not shown twice in a row")
  func duplicates() {
    var queue = AlertQueue<AlertItem<CancelDelete>>()
    for count in [1, 1, 2, 2, 1] { queue.present(item(count)) }
    #expect(queue.current == item(1))
    #expect(queue.waiting == [item(2)])
    queue.dismiss()
    queue.present(item(1))
    #expect(queue.waiting == [item(2), item(1)])
  }

  @Test("an alert can be taken back")
  func withdraw() {
    var queue = AlertQueue<AlertItem<CancelDelete>>()
    for count in 1...3 { queue.present(item(count)) }
    queue.withdraw(item(2).id)
    #expect(queue.waiting == [item(3)])
    queue.withdraw(item(1).id)
    #expect(queue.current == nil)
    queue.advance()
    #expect(queue.current == item(3))
  }

  @Test("steps out of order change nothing")
  func outOfOrder() {
    var queue = AlertQueue<AlertItem<CancelDelete>>()
    queue.dismiss()
    queue.advance()
    queue.present(item(1))
    queue.advance()
    #expect(queue.current == item(1))
    #expect(queue.waiting.isEmpty)
  }
}
