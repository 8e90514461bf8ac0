import AlertCatalog
import SwiftUI

@MainActor
func showSwiftUI() async {
  await showItems()
  await showForms()
  await showConfirmations()
  await showSuppression()
  await showStates()
}

@MainActor
private func showItems() async {
  await scene("an item", LocalizedFileView(language: "en"), .press("Delete"), .look, .answer("Delete"), .look)
  await scene(
    "an item, in a system that dismisses before it runs the action",
    LocalizedFileView(language: "de"),
    .press("Delete"),
    .look,
    .answer("Löschen", dismissesFirst: true),
    .look
  )
  await scene(
    "an item that is dismissed without a button",
    LocalizedFileView(language: "ar"),
    .press("Delete"),
    .look,
    .dismiss,
    .look
  )
  await scene("an icon", IconView(), .press("Empty Trash"), .look)
}

@MainActor
private func showForms() async {
  await scene(
    "a form",
    RenameView().environment(\.alertLocalizer, AlertLocalizer(preferredLanguages: ["en"])),
    .press("Rename"),
    .look,
    .type(""),
    .look,
    .answer("Rename"),
    .type("b.txt"),
    .answer("Rename"),
    .look,
    .press("Rename"),
    .look
  )
  await scene(
    "a secure field, driven by a Bool",
    UnlockView(),
    .press("Unlock"),
    .look,
    .answer("Continue"),
    .type("s3cret"),
    .answer("Continue"),
    .look
  )
}

@MainActor
private func showConfirmations() async {
  await scene(
    "a confirmation, as the catalog says",
    SignOutView(),
    .press("Sign Out…"),
    .look,
    .answer("Sign Out"),
    .look
  )
  await scene(
    "a confirmation, as the view says",
    SaveView(),
    .press("Close"),
    .look,
    .answer("Don’t Save"),
    .look
  )
  await scene(
    "a confirmation with handlers, driven by a Bool",
    RetryView(),
    .press("Buy"),
    .look,
    .answer("Cancel"),
    .look,
    .press("Buy"),
    .answer("Retry"),
    .look
  )
}

@MainActor
private func showSuppression() async {
  await scene(
    "don’t ask again",
    DontAskAgainView(),
    .press("Empty Trash"),
    .tick,
    .look,
    .answer("Cancel"),
    .look,
    .press("Empty Trash"),
    .tick,
    .answer("Empty Trash"),
    .look,
    .press("Empty Trash"),
    .look
  )
  await scene(
    "don’t ask again, in a confirmation with words of its own",
    DontConfirmAgainView(),
    .press("Sign Out"),
    .tick,
    .look,
    .answer("Sign Out"),
    .look,
    .press("Sign Out"),
    .look
  )
}

@MainActor
private func showStates() async {
  await scene(
    "alerts of any kind, with handlers",
    BrowserView(),
    .press("Update"),
    .look,
    .answer("Learn More"),
    .look,
    .press("Update"),
    .answer("Later"),
    .look
  )
  await scene(
    "a queue",
    QueueView(),
    .press("Sync"),
    .look,
    .answer("Manage Storage"),
    .look,
    .answer("OK"),
    .look
  )
  await scene(
    "enum state",
    DestinationView(),
    .press("Delete"),
    .look,
    .press("Sign Out"),
    .look,
    .answer("Sign Out"),
    .look,
    .press("Delete"),
    .answer("Delete"),
    .read,
    .look
  )
  await scene("an error", FailureView(), .press("Connect"), .look, .answer("Retry"), .look)
  await scene(
    "an error for code that shows errors of any kind",
    LocalizedFailureView(),
    .press("Buy"),
    .look,
    .answer("OK"),
    .look
  )
}
