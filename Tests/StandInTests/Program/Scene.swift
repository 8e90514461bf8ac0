import SwiftUI

/// What a person does with a view and its dialog, or a look at them.
enum Step {
  /// Presses a button of the view.
  case press(String)
  /// Presses a button of the dialog.
  case answer(String, dismissesFirst: Bool = false)
  /// Takes the dialog away without a button.
  case dismiss
  /// Types a text into the dialog's first field.
  case type(String)
  /// Ticks “don’t ask again”.
  case tick
  /// Prints the dialogs on screen, and what the examples have done since the last look.
  case look
  /// Prints the texts of the view itself.
  case read
}

/// Uses a view as a person would, and prints what is seen.
@MainActor
func scene<Root: View>(_ title: String, _ root: @escaping @autoclosure () -> Root, _ steps: Step...) async {
  print("\n== " + title)
  let host = Host(root())
  for step in steps { await take(step, host) }
}

@MainActor
private func take<Root>(_ step: Step, _ host: Host<Root>) async {
  switch step {
  case .press(let label): await host.press(label)
  case .answer(let label, let dismissesFirst): await host.answer(label, dismissesFirst: dismissesFirst)
  case .dismiss: await host.dismiss()
  case .type(let text): host.type(text)
  case .tick: host.suppress()
  case .look:
    host.dialogs.forEach(describe)
    if host.dialogs.isEmpty { print("nothing on screen") }
    printJournal()
  case .read: print("the view says \(host.texts)")
  }
}

/// A dialog as it is on screen.
@MainActor
private func describe(_ dialog: ShownDialog) {
  printFacts(dialog.kind, dialog.title, dialog.severity == "automatic" ? nil : dialog.severity, dialog.icon)
  if !dialog.message.isEmpty { print("  " + dialog.message) }
  for field in dialog.fields {
    printFacts("  \(field.kind) field", field.label, field.prompt ?? "", field.text.wrappedValue)
  }
  for button in dialog.buttons {
    printButton(button.label, button.role, button.isDefault ? "default" : nil, button.isEnabled ? nil : "disabled")
  }
  if let toggle = dialog.suppression {
    print("  \(toggle.isOn.wrappedValue ? "☑" : "☐") \(toggle.label ?? "the system’s words")")
  }
}

func printFacts(_ facts: String?...) {
  print(facts.compactMap { $0 }.joined(separator: " | "))
}

func printButton(_ label: String, _ facts: String?...) {
  print((["  [\(label)]"] + facts.compactMap { $0 }).joined(separator: " "))
}

/// Prints what the examples have done since the last time.
@MainActor
func printJournal() {
  for entry in Journal.entries { print("→ " + entry) }
  Journal.entries = []
}
