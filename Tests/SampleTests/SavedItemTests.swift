import AlertCatalog
import Foundation
import SampleAlerts
import Testing

@Suite("Saved items")
struct SavedItemTests {
  private func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  private func item<Action: AlertActions>(_ json: String) throws -> AlertItem<Action> {
    try JSONDecoder().decode(AlertItem<Action>.self, from: Data(json.utf8))
  }

  @Test("are catalog, key and arguments, and no text")
  func encoded() throws {
    #expect(
      try json(Alerts.File.delete(fileName: "a/b.txt", count: 3))
        == #"{"alert":"file.delete","arguments":[{"string":"a/b.txt"},{"int":3}],"catalog":"Alerts"}"#
    )
  }

  @Test("come back equal, with actions that work")
  func restored() throws {
    let delete = Alerts.File.delete(fileName: "a.txt", count: 3)
    let restored: AlertItem<Alerts.DeleteCancel> = try item(json(delete))
    #expect(restored == delete)
    #expect(restored.resolved().actions.map(\.action) == [.delete, .cancel])
    let rename = Alerts.File.rename(fileName: "a.txt")
    let data = Data(try json(rename).utf8)
    #expect(try JSONDecoder().decode(AlertForm<Alerts.RenameCancel, Alerts.NameFields>.self, from: data) == rename)
    let invitation = Alerts.Invitation.received(access: .viewer, host: "A", list: "B")
    #expect(try item(json(invitation)) == invitation)
  }

  @Test("keep numbers that JSON does not have", arguments: [Double.infinity, -.infinity, .nan, -0.0, 0.1])
  func numbers(number: Double) throws {
    let full = Alerts.Storage.full(needed: number, free: 1)
    #expect(try item(json(full)) == full)
  }

  @Test(
    "that fit the catalog no longer are refused, with a reason",
    arguments: [
      (#"{"alert":"file.erase","arguments":[],"catalog":"Alerts"}"#, "has no alert file.erase"),
      (#"{"alert":"file.delete","arguments":[],"catalog":"Alerts"}"#, "has other arguments"),
      (#"{"alert":"file.delete","arguments":[{"int":3},{"int":3}],"catalog":"Alerts"}"#, "has other arguments"),
      (#"{"alert":"purchase.failed","arguments":[],"catalog":"Alerts"}"#, "has other actions"),
      (#"{"alert":"file.delete","arguments":[],"catalog":"Others"}"#, "not of the catalog Others"),
      (#"{"alert":"file.delete","arguments":[{}],"catalog":"Alerts"}"#, "has no value"),
    ]
  )
  func refused(json: String, reason: String) throws {
    let error = #expect(throws: DecodingError.self) {
      let _: AlertItem<Alerts.DeleteCancel> = try item(json)
    }
    #expect("\(try #require(error))".contains(reason))
  }

  @Test("a choice that the alert does not know is refused")
  func choice() throws {
    let saved = try json(Alerts.Invitation.received(access: .viewer, host: "A", list: "B"))
      .replacingOccurrences(of: "viewer", with: "owner")
    #expect(throws: DecodingError.self) {
      let _: AlertItem<Alerts.AcceptDeclineLater> = try item(saved)
    }
  }
}
