import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import Testing

@MainActor
@Suite("EnumCase")
struct EnumCaseTests {
  private enum Destination: Equatable, Sendable {
    case delete(AlertItem<Alerts.DeleteCancel>)
    case settings
    case idle
  }

  private let delete = EnumCase(Destination.delete) { if case .delete(let item) = $0 { item } else { nil } }
  private let item = Alerts.File.delete(fileName: "a.txt", count: 1)

  @Test("takes the value out of its own case only")
  func reads() {
    #expect(delete.value(in: .delete(item)) == item)
    #expect(delete.value(in: .settings) == nil)
    #expect(delete.value(in: nil) == nil)
  }

  @Test("writes the value, whatever the state is")
  func writes() {
    var state: Destination? = .settings
    delete.set(item, in: &state)
    #expect(state == .delete(item))
  }

  @Test("leaves its own case only", arguments: [true, false])
  func leaves(isOptional: Bool) {
    for (before, after) in [(Destination.delete(item), Destination.idle), (.settings, .settings)] {
      var state = before
      delete.set(nil, in: &state, otherwise: .idle)
      #expect(state == after)
      var optional: Destination? = before
      delete.set(nil, in: &optional)
      #expect(optional == (after == .idle ? nil : after))
    }
  }

  @Test("an alert in an enum whose action opens another case leaves that case open")
  func opensAnother() throws {
    var state: Destination? = .delete(item)
    let presentation = AlertPresentation<AlertItem<Alerts.DeleteCancel>>()
    let handling = AlertHandling<AlertItem<Alerts.DeleteCancel>>(
      wanted: { delete.value(in: state) },
      clear: { delete.set(nil, in: &state) },
      perform: { _, _, _ in state = .settings }
    )
    let session = try #require(presentation.follow(handling))
    session.choose("delete")
    session.dismiss()
    #expect(state == .settings)
    #expect(presentation.follow(handling) == nil)
  }
}
