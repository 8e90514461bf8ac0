import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import Testing

@MainActor
@Suite("AlertPresentation")
struct AlertPresentationTests {
  private let delete = Alerts.File.delete(fileName: "a.txt", count: 1)
  private let other = Alerts.File.delete(fileName: "b.txt", count: 1)

  @Test("nothing is shown while no alert is wanted")
  func nothing() {
    let place = AlertPlace<AlertItem<Alerts.DeleteCancel>>()
    #expect(place.follow() == nil)
    #expect(place.presentation.session == nil)
  }

  @Test("a wanted alert is shown with its texts and buttons")
  func shows() throws {
    let session = try #require(AlertPlace(delete).follow())
    #expect(session.isShown)
    #expect(session.texts.title == "Delete “a.txt”?")
    #expect(session.buttons.map(\.label) == ["Delete", "Cancel"])
    #expect(session.buttons.map(\.role) == [.destructive, .cancel])
    #expect(session.buttons.map(\.isPreferred) == [false, true])
  }

  @Test("a button takes the alert back, then runs its action once")
  func chooses() throws {
    let place = AlertPlace(delete)
    let session = try #require(place.follow())
    place.then = { #expect(place.wanted == nil, "the action runs after the alert was dismissed") }
    session.choose("delete")
    session.choose("delete")
    session.choose("cancel")
    session.dismiss()
    #expect(place.answers == ["file.delete delete"])
    #expect(place.follow() == nil)
    #expect(place.presentation.session == nil)
  }

  @Test("a dismissal takes the alert back and answers nothing")
  func dismisses() throws {
    let place = AlertPlace(delete)
    try #require(place.follow()).dismiss()
    #expect(place.wanted == nil)
    #expect(place.answers.isEmpty)
    #expect(place.follow() == nil)
  }

  @Test("a platform may tell of the dismissal before the button", arguments: [false, true])
  func dismissesFirst(followsBetween: Bool) throws {
    let place = AlertPlace(delete)
    let session = try #require(place.follow())
    session.dismiss()
    if followsBetween { place.follow() }
    session.choose("delete")
    session.choose("cancel")
    #expect(place.answers == ["file.delete delete"])
  }

  @Test("the state may take an alert back; its buttons do nothing then")
  func withdraws() throws {
    let place = AlertPlace(delete)
    let session = try #require(place.follow())
    place.wanted = nil
    #expect(place.follow() == nil)
    session.choose("delete")
    #expect(place.answers.isEmpty)
    #expect(!session.isShown)
  }

  @Test("following again changes nothing while the same alert is wanted")
  func same() throws {
    let place = AlertPlace(delete)
    let session = try #require(place.follow())
    place.wanted = Alerts.File.delete(fileName: "a.txt", count: 1)
    #expect(place.follow() === session)
  }

  @Test("an alert that changes while it is shown is another one: the former one’s buttons do nothing")
  func changes() throws {
    let place = AlertPlace(delete)
    let former = try #require(place.follow())
    place.wanted = other
    let session = try #require(place.follow())
    #expect(session !== former)
    #expect(session.texts.title == "Delete “b.txt”?")
    former.choose("delete")
    former.dismiss()
    #expect(place.answers.isEmpty)
    #expect(place.wanted == other)
    session.choose("delete")
    #expect(place.answers == ["file.delete delete"])
  }

  @Test("an alert that changed is safe from the former one’s dismissal even before the screen has followed")
  func changesUnseen() throws {
    let place = AlertPlace(delete)
    let former = try #require(place.follow())
    place.wanted = other
    former.dismiss()
    #expect(place.wanted == other)
    #expect(place.follow()?.texts.title == "Delete “b.txt”?")
  }

  @Test("an action may bring up the next alert")
  func next() throws {
    let place = AlertPlace(delete)
    let session = try #require(place.follow())
    place.then = { place.wanted = other }
    session.choose("delete")
    session.dismiss()
    #expect(place.wanted == other)
    #expect(place.follow()?.texts.title == "Delete “b.txt”?")
  }

  @Test("an action may bring up the same alert again, as a failed retry does")
  func again() throws {
    let place = AlertPlace(Alerts.Purchase.failed())
    let session = try #require(place.follow())
    place.then = { if place.answers.count < 3 { place.wanted = Alerts.Purchase.failed() } }
    session.choose("retry")
    session.dismiss()
    let second = try #require(place.follow())
    #expect(second !== session)
    second.choose("retry")
    try #require(place.follow()).choose("retry")
    #expect(place.answers.count == 3)
    #expect(place.follow() == nil)
  }

  @Test("another language changes the texts, not the session")
  func language() throws {
    let place = AlertPlace(delete)
    let session = try #require(place.follow())
    #expect(place.follow(in: "de") === session)
    #expect(session.texts.title == "„a.txt“ löschen?")
    #expect(session.buttons.map(\.label) == ["Löschen", "Abbrechen"])
  }

  @Test("two places have nothing to do with each other, even with equal alerts")
  func two() throws {
    let (left, right) = (AlertPlace(delete), AlertPlace(delete))
    let (first, second) = (try #require(left.follow()), try #require(right.follow()))
    first.choose("delete")
    #expect(right.wanted == delete && right.answers.isEmpty)
    #expect(right.follow() === second)
    second.choose("cancel")
    #expect(left.answers == ["file.delete delete"] && right.answers == ["file.delete cancel"])
  }

  @Test("handlers are those of the moment, not of the moment when the alert came up")
  func handlers() throws {
    var chosen: [String] = []
    let place = AlertPlace<PresentableAlert>(delete.on(.delete) { chosen.append("old") })
    let session = try #require(place.follow())
    place.wanted = delete.on(.delete) { chosen.append("new") }
    #expect(place.follow() === session)
    place.then = { session.alert.perform("delete") }
    session.choose("delete")
    #expect(chosen == ["new"])
  }

  @Test("ids that are no buttons do nothing but dismiss")
  func unknown() throws {
    let place = AlertPlace(delete)
    try #require(place.follow()).choose("launch")
    #expect(place.answers.isEmpty)
    #expect(place.wanted == nil)
  }
}
