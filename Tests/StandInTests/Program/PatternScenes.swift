import AlertCatalog
import SwiftUI

@MainActor
func showPatterns() async {
  await scene(
    "pattern: an optional item with a default OK",
    OptionalItem.After(),
    .press("Sync"),
    .look,
    .answer("OK"),
    .look,
    .press("Buy"),
    .look,
    .answer("Retry"),
    .look
  )
  await scene(
    "pattern: an alert value with a primary and a secondary closure",
    AlertValue.After(),
    .press("Buy"),
    .look,
    .answer("Cancel"),
    .look,
    .press("Buy"),
    .answer("Retry"),
    .look
  )
  await scene(
    "pattern: a text field",
    TextFieldAlert.After(),
    .press("Rename"),
    .look,
    .type("b.txt"),
    .answer("Rename"),
    .look,
    .press("Rename"),
    .type("c.txt"),
    .answer("Cancel"),
    .look
  )
  await scene(
    "pattern: enum state",
    EnumState.After(),
    .press("Delete"),
    .look,
    .answer("Delete"),
    .read,
    .look,
    .press("Delete"),
    .dismiss,
    .read,
    .look
  )
  await scene(
    "pattern: an item of localization keys",
    KeysAndRoles.After().environment(\.alertLocalizer, AlertLocalizer(preferredLanguages: ["fr"])),
    .press("Close"),
    .look,
    .answer("Ne pas enregistrer"),
    .look
  )

  print("\n== an AlertState")
  let state = DeleteFeature.alert()
  print(state.title.string, state.buttons.map(\.label.string), state.buttons.map { $0.action.action })
  print(DeleteFeature.item(state).actions.map(\.role))
}
