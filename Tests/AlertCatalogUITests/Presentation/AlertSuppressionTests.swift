import AlertCatalog
import AlertCatalogUI
import SampleAlerts
import Testing

@MainActor
@Suite("“Don’t ask again”")
struct AlertSuppressionTests {
  private let delete = Alerts.File.delete(fileName: "a.txt", count: 1)

  private func place() -> AlertPlace<AlertItem<Alerts.DeleteCancel>> {
    let place = AlertPlace(delete)
    place.offersSuppression = true
    return place
  }

  @Test("it is offered only where an answer can be kept")
  func offered() throws {
    #expect(try #require(place().follow()).suppression != nil)
    #expect(try #require(AlertPlace(delete).follow()).suppression == nil)
  }

  @Test("a ticked choice keeps the answer, which then stands for the alert")
  func stores() throws {
    let place = place()
    let session = try #require(place.follow())
    session.isSuppressed = true
    session.choose("delete")
    #expect(place.stored == "delete")
    place.wanted = delete
    #expect(place.follow() == nil)
    #expect(place.answers.count == 1, "following shows, it does not answer")
    place.presentation.answerSuppressed()
    #expect(place.answers == ["file.delete delete", "file.delete delete"])
    #expect(place.wanted == nil)
    place.presentation.answerSuppressed()
    #expect(place.answers.count == 2)
  }

  @Test("without the tick nothing is kept")
  func unticked() throws {
    let place = place()
    try #require(place.follow()).choose("delete")
    #expect(place.stored == nil)
    place.wanted = delete
    #expect(place.follow() != nil)
  }

  @Test("neither cancelling nor dismissing is kept as an answer")
  func cancel() throws {
    let place = place()
    try #require(place.follow()).isSuppressed = true
    place.presentation.session?.choose("cancel")
    place.wanted = delete
    let session = try #require(place.follow())
    #expect(!session.isSuppressed, "the tick is gone with its alert")
    session.isSuppressed = true
    session.dismiss()
    #expect(place.stored == nil)
  }

  @Test("an answer that the alert no longer has is not given")
  func outdated() throws {
    let place = place()
    place.stored = "archive"
    let session = try #require(place.follow())
    place.presentation.answerSuppressed()
    #expect(place.answers.isEmpty && session.isShown)
  }

  @Test("answering in the person’s place does nothing to an alert that is shown")
  func shown() throws {
    let place = place()
    place.follow()
    place.presentation.answerSuppressed()
    #expect(place.answers.isEmpty && place.wanted == delete)
  }
}
