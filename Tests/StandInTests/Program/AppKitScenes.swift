import AppKit

/// What AppKit is given, and what becomes of the response.
@MainActor
func showAppKit() async {
  let controller = FileWindowController(window: NSWindow())

  print("\n== AppKit: an item")
  answer("Delete")
  await controller.askToDelete()
  printJournal()

  print("\n== AppKit: a form")
  answer("Rename", typing: "", "b.txt")
  await controller.askForName()
  printJournal()
  print("cancelled:")
  answer("Cancel")
  await controller.askForName()
  printJournal()

  print("\n== AppKit: don’t ask again")
  answer("Cancel", isSuppressed: true)
  await controller.askToEmptyTrash()
  printJournal()
  answer("Empty Trash", isSuppressed: true)
  await controller.askToEmptyTrash()
  printJournal()
  NSAlert.person = { _ in
    print("asked again")
    return .alertFirstButtonReturn
  }
  await controller.askToEmptyTrash()
  printJournal()

  print("\n== AppKit: keys")
  answer("Don’t Save")
  await controller.askToSave()
  printJournal()
  answer("Sign Out")
  await controller.askToSignOut()
  printJournal()

  print("\n== AppKit: an alert of one’s own")
  answer("Empty Trash")
  controller.askWithIcon()
  printJournal()
  answer("Rename", typing: "b.txt")
  controller.askForNameWithIcon()
  printJournal()
}

/// Somebody who looks at an alert, types and ticks, looks again, and presses a button.
@MainActor
private func answer(_ label: String, typing texts: String..., isSuppressed: Bool = false) {
  NSAlert.person = { alert in
    look(alert)
    for text in texts {
      fields(alert).first?.type(text)
      look(alert)
    }
    if isSuppressed { alert.suppressionButton?.state = .on }
    let index = alert.buttons.firstIndex { $0.title == label } ?? -1
    return NSApplication.ModalResponse(rawValue: NSApplication.ModalResponse.alertFirstButtonReturn.rawValue + index)
  }
}

@MainActor
private func fields(_ alert: NSAlert) -> [NSTextField] {
  (alert.accessoryView?.subviews ?? []).compactMap { $0 as? NSTextField }.filter(\.isEditable)
}

@MainActor
private func look(_ alert: NSAlert) {
  printFacts("alert", alert.messageText, "\(alert.alertStyle)")
  if !alert.informativeText.isEmpty { print("  " + alert.informativeText) }
  for field in fields(alert) {
    printFacts(
      field is NSSecureTextField ? "  secure field" : "  text field",
      field.placeholderString,
      field.stringValue,
      field === alert.window.initialFirstResponder ? "first" : nil
    )
  }
  for button in alert.buttons {
    printButton(
      button.title,
      key(of: button),
      button.hasDestructiveAction ? "destructive" : nil,
      button.isEnabled ? nil : "disabled"
    )
  }
  if let button = alert.suppressionButton { print("  ☐ \(button.title)") }
}

@MainActor
private func key(of button: NSButton) -> String? {
  switch button.keyEquivalent {
  case "": nil
  case "\r": "↵"
  case "\u{1B}": "⎋"
  default: (button.keyEquivalentModifierMask == .command ? "⌘" : "") + button.keyEquivalent.uppercased()
  }
}
