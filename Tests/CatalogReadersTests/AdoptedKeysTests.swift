import CatalogModel
import Testing

@testable import CatalogReaders

@Suite("Keys of an app's own tables")
struct AdoptedKeysTests {
  /// `Common.Alerts.SignOut title`: the alert's key and the place of the text.
  private func place(_ key: String, _ settings: KeySettings) -> String? {
    Array(key.utf8).withUnsafeBufferPointer { bytes in
      AdoptedKeys(settings).place(bytes).map { place in
        String(decoding: bytes[..<place.alertLength], as: UTF8.self) + " " + place.path.name
      }
    }
  }

  private func settings(_ match: String...) -> KeySettings {
    var settings = KeySettings()
    settings.match = match
    return settings
  }

  @Test(
    "with patterns, every last part beside a title is an action",
    arguments: [
      "Common.Alerts.SignOut.Title": "Common.Alerts.SignOut title",
      "Common.Alerts.SignOut.Message": "Common.Alerts.SignOut message",
      "Common.Alerts.SignOut.Confirm": "Common.Alerts.SignOut actions.confirm",
      "Common.Alerts.SignOut.BlockEntireDomain": "Common.Alerts.SignOut actions.blockEntireDomain",
      "Common.Alerts.SignOut.OK": "Common.Alerts.SignOut actions.ok",
      "Common.Alerts.a.actions.go": "Common.Alerts.a actions.go", "Common.Controls.Save": nil,
      "Common.Alerts.Leave.stayButton.title": "Common.Alerts.Leave actions.stay",
    ] as [String: String?]
  )
  func patterns(key: String, expected: String?) {
    #expect(place(key, settings("Common.Alerts.*")) == expected)
  }

  @Test(
    "without, the usual names are",
    arguments: [
      "sign_out_alert_title": "sign_out_alert title", "signOut.alertTitle": "signOut title",
      "screen.leave_alert_description": "screen.leave_alert message", "leave_cancel_button": "leave actions.cancel",
      "leave.confirmButton": "leave actions.confirm", "leave_confirm_button_title": "leave actions.confirm",
      "leave_button_title": "leave actions.button", "leave_share_title": "leave_share title",
      "leave_button": "leave actions.button",
      "leave.somewhere": nil,
      "title": nil, "subtitle": nil, ".title": nil, "": nil,
    ] as [String: String?]
  )
  func usual(key: String, expected: String?) {
    #expect(place(key, settings()) == expected)
  }

  @Test(
    "patterns match whole keys",
    arguments: ["*.alert.*": true, "a.alert.b.title": true, "a.alert.b": false, "*": true, "a.*": true, "b*": false]
  )
  func glob(pattern: String, matches: Bool) {
    #expect((place("a.alert.b.title", settings(pattern)) != nil) == matches)
  }
}
