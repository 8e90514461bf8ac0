import AlertCatalog
import SwiftUI

// Uses the examples as a person would, and prints what is seen and done.

func quoted(_ text: String) -> String { "“" + text + "”" }

/// A dialog as it is on screen.
@MainActor
func describe(_ dialog: ShownDialog) {
  let facts = [dialog.severity, dialog.icon].compactMap { $0 }.filter { $0 != "automatic" }
  print(([dialog.kind, dialog.title] + facts).joined(separator: " | "))
  if !dialog.message.isEmpty { print("  " + dialog.message) }
  for field in dialog.fields {
    print("  \(field.kind) field | \(field.label) | \(field.prompt ?? "") | \(field.text.wrappedValue)")
  }
  for button in dialog.buttons {
    let facts = [button.role, button.isDefault ? "default" : nil, button.isEnabled ? nil : "disabled"].compactMap { $0 }
    print((["  [\(button.label)]"] + facts).joined(separator: " "))
  }
  if let toggle = dialog.suppression {
    print("  \(toggle.isOn.wrappedValue ? "☑" : "☐") \(toggle.label ?? "the system’s words")")
  }
}

@MainActor
func show<Root>(_ host: Host<Root>) {
  host.dialogs.forEach(describe)
  if host.dialogs.isEmpty { print("nothing on screen") }
  for entry in Journal.entries { print("→ " + entry) }
  Journal.entries = []
}

@MainActor
func scene(_ title: String, _ body: () async -> Void) async {
  print("\n== " + title)
  await body()
}

await scene("an item") {
  let host = Host(LocalizedFileView(language: "en"))
  await host.press("Delete")
  show(host)
  await host.answer("Delete")
  show(host)
}

await scene("an item, in a system that dismisses before it runs the action") {
  let host = Host(LocalizedFileView(language: "de"))
  await host.press("Delete")
  show(host)
  await host.answer("Löschen", dismissesFirst: true)
  show(host)
}

await scene("an item that is dismissed without a button") {
  let host = Host(LocalizedFileView(language: "ar"))
  await host.press("Delete")
  show(host)
  await host.dismiss()
  show(host)
}

await scene("a form") {
  let host = Host(RenameView().environment(\.alertLocalizer, AlertLocalizer(preferredLanguages: ["en"])))
  await host.press("Rename")
  show(host)
  host.type("")
  show(host)
  await host.answer("Rename")
  host.type("b.txt")
  await host.answer("Rename")
  show(host)
  await host.press("Rename")
  show(host)
}

await scene("a secure field, driven by a Bool") {
  let host = Host(UnlockView())
  await host.press("Unlock")
  show(host)
  host.type("s3cret")
  await host.answer("Continue")
  show(host)
}

await scene("alerts of any kind, with handlers") {
  let host = Host(BrowserView())
  await host.press("Update")
  show(host)
  await host.answer("Learn More")
  show(host)
  await host.press("Update")
  await host.answer("Later")
  show(host)
}

await scene("a confirmation, as the catalog says") {
  let host = Host(SignOutView())
  await host.press("Sign Out…")
  show(host)
  await host.answer("Sign Out")
  show(host)
}

await scene("a confirmation, as the view says") {
  let host = Host(SaveView())
  await host.press("Close")
  show(host)
  await host.answer("Don’t Save")
  show(host)
}

await scene("a queue") {
  let host = Host(QueueView())
  await host.press("Sync")
  show(host)
  await host.answer("Manage Storage")
  show(host)
  await host.answer("OK")
  show(host)
}

await scene("don’t ask again") {
  let host = Host(DontAskAgainView())
  await host.press("Empty Trash")
  host.suppress()
  show(host)
  await host.answer("Cancel")
  show(host)
  await host.press("Empty Trash")
  host.suppress()
  await host.answer("Empty Trash")
  show(host)
  await host.press("Empty Trash")
  show(host)
}

await scene("an icon") {
  let host = Host(IconView())
  await host.press("Empty Trash")
  show(host)
}

await scene("enum state") {
  let host = Host(DestinationView())
  await host.press("Delete")
  show(host)
  await host.press("Sign Out")
  show(host)
  await host.answer("Sign Out")
  show(host)
  await host.press("Delete")
  await host.answer("Delete")
  print("settings: \(host.texts)")
  show(host)
}

await scene("an error") {
  let host = Host(FailureView())
  await host.press("Connect")
  show(host)
  await host.answer("Retry")
  show(host)
}

await scene("pattern: an optional item with a default OK") {
  let host = Host(OptionalItem.After())
  await host.press("Sync")
  show(host)
  await host.answer("OK")
  show(host)
  await host.press("Buy")
  await host.answer("Retry")
  show(host)
}

await scene("pattern: an alert value with a primary and a secondary closure") {
  let host = Host(AlertValue.After())
  await host.press("Buy")
  show(host)
  await host.answer("Cancel")
  show(host)
  await host.press("Buy")
  await host.answer("Retry")
  show(host)
}

await scene("pattern: a text field") {
  let host = Host(TextFieldAlert.After())
  await host.press("Rename")
  host.type("b.txt")
  await host.answer("Rename")
  show(host)
  await host.press("Rename")
  host.type("c.txt")
  await host.answer("Cancel")
  show(host)
}

await scene("pattern: enum state") {
  let host = Host(EnumState.After())
  await host.press("Delete")
  show(host)
  await host.answer("Delete")
  print("the screen says \(host.texts)")
  show(host)
  await host.press("Delete")
  await host.dismiss()
  print("the screen says \(host.texts)")
  show(host)
}

await scene("pattern: an item of localization keys") {
  let host = Host(KeysAndRoles.After().environment(\.alertLocalizer, AlertLocalizer(preferredLanguages: ["fr"])))
  await host.press("Close")
  show(host)
  await host.answer("Ne pas enregistrer")
  show(host)
}

print("\n== an AlertState")
let state = DeleteFeature.alert()
print(state.title.string, state.buttons.map(\.label.string), state.buttons.map { $0.action.action })
print(DeleteFeature.item(state).actions.map(\.role))
