import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import Testing

@MainActor
@Suite("Text fields of a presented alert")
struct AlertFieldStateTests {
  private let rename = Alerts.File.rename(fileName: "a.txt")

  @Test("a field holds its initial text, then what is typed, and hands that over")
  func values() throws {
    let place = AlertPlace(rename)
    let session = try #require(place.follow())
    #expect(session[field: 0] == "a.txt")
    session[field: 0] = "b.txt"
    #expect(session[field: 0] == "b.txt")
    #expect(session.fields == AlertFieldTexts(["b.txt"]))
    session.choose("rename")
    #expect(place.answers == ["file.rename rename b.txt"])
  }

  @Test("an untouched field hands over its initial text")
  func untouched() throws {
    let place = AlertPlace(rename)
    try #require(place.follow()).choose("cancel")
    #expect(place.answers == ["file.rename cancel a.txt"])
  }

  @Test("a field may be emptied")
  func emptied() throws {
    let session = try #require(AlertPlace(rename).follow())
    session[field: 0] = ""
    #expect(session[field: 0] == "")
  }

  @Test("what is typed outlives following and a change of the language")
  func stays() throws {
    let place = AlertPlace(rename)
    let session = try #require(place.follow())
    session[field: 0] = "b.txt"
    place.follow()
    place.follow(in: "de")
    #expect(session[field: 0] == "b.txt")
    #expect(session.texts.fields[0].placeholder == "Neuer Name")
  }

  @Test("what is typed does not outlive its alert: answered, dismissed, replaced or taken back")
  func ends() throws {
    let endings: [(AlertPlace<AlertForm<Alerts.RenameCancel, Alerts.NameFields>>) -> Void] = [
      { $0.presentation.session?.choose("rename") },
      { $0.presentation.session?.dismiss() },
      { $0.wanted = nil },
      { $0.wanted = Alerts.File.rename(fileName: "z.txt") },
    ]
    for end in endings {
      let place = AlertPlace(rename)
      let former = try #require(place.follow())
      former[field: 0] = "secret"
      end(place)
      place.follow()
      place.wanted = rename
      let session = try #require(place.follow())
      #expect(session[field: 0] == "a.txt")
    }
  }

  private struct Reference {
    weak var session: AlertSession<AlertForm<Alerts.RenameCancel, Alerts.NameFields>>?
  }

  @Test("nothing holds a session once its alert is gone")
  func freed() throws {
    let place = AlertPlace(rename)
    let reference = Reference(session: place.follow())
    #expect(reference.session != nil)
    place.wanted = nil
    place.follow()
    #expect(reference.session == nil)
  }

  @Test("an answered session has forgotten what was typed")
  func forgets() throws {
    let session = try #require(AlertPlace(Alerts.Account.unlock()).follow())
    session[field: 0] = "s3cret"
    session.choose("continue")
    #expect(session[field: 0] == "")
    session[field: 0] = "s3cret"
    #expect(session[field: 0] == "")
  }

  @Test("positions without a field are empty, and stay so")
  func outside() throws {
    let session = try #require(AlertPlace(rename).follow())
    session[field: 1] = "x"
    session[field: -1] = "x"
    #expect(session[field: 1] == "" && session[field: -1] == "")
    #expect(session.fields == AlertFieldTexts(["a.txt"]))
  }

  @Test("buttons are enabled by what the fields hold, and a disabled one cannot be chosen")
  func enabled() throws {
    let place = AlertPlace(rename)
    place.isEnabled = { action, fields in action == .cancel || !fields[0].isEmpty }
    let session = try #require(place.follow())
    #expect(session.buttons.map(session.isEnabled) == [true, true])
    session[field: 0] = ""
    #expect(session.buttons.map(session.isEnabled) == [false, true])
    session.choose("rename")
    #expect(place.answers.isEmpty && place.wanted != nil && session.isShown)
    session.choose("cancel")
    #expect(place.answers == ["file.rename cancel "])
  }
}
