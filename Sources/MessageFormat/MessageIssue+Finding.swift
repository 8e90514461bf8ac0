package import CatalogDiagnostics

extension MessageIssue {
  /// The issue as a finding in the file that `text` came from.
  ///
  /// A fix that the file's notation cannot write is left out.
  package func finding(in text: SourceText, subject: Finding.Subject = Finding.Subject()) -> Finding {
    Finding(
      rule,
      at: text.location(of: span),
      message,
      severity: severity,
      subject: subject,
      notes: notes.map { Finding.Note($0.message, at: text.location(of: $0.span)) },
      fix: fix.flatMap { written($0, in: text) }
    )
  }

  private func written(_ fix: Fix, in text: SourceText) -> Finding.Fix? {
    var edits: [Finding.Edit] = []
    for edit in fix.edits {
      guard let replacement = text.notation.written(edit.text, at: edit.span, in: text) else { return nil }
      edits.append(Finding.Edit(text.location(of: edit.span), replacement))
    }
    return Finding.Fix(fix.description, edits: edits)
  }
}
