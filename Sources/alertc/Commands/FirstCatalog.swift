/// The catalog that `alertc init` writes: small, and without findings.
enum FirstCatalog {
  static let files: KeyValuePairs = [
    "Alerts.yaml": definitions,
    "Alerts.de.yaml": german,
    "alertc.yaml": configuration,
  ]

  private static let definitions = """
    # The alerts of the app, with their English texts. Each key becomes a Swift function:
    # file.delete is Alerts.File.delete(fileName:count:).
    sourceLocale: en
    alerts:
      file.delete:
        comment: Shown when the person deletes files from the browser.
        severity: critical
        arguments:
          fileName: { type: string, example: report.pdf }
          count: { type: int, min: 1, max: 9999, example: 3 }
        title: "{count, plural, one {Delete “{fileName}”?} other {Delete # files?}}"
        message: You can’t undo this.
        actions:
          delete: { label: Delete, role: destructive }
          cancel: # no label: the term that the person knows from the system
      file.rename:
        comment: Asks for the new name of a file.
        arguments:
          fileName: { type: string, example: report.pdf }
        title: Rename “{fileName}”
        fields:
          name: { placeholder: New name, initial: "{fileName}" }
        actions:
          rename: Rename
          cancel:
      sync.done: Everything is up to date.

    """

  private static let german = """
    # A translation: the keys of Alerts.yaml with their German texts. `alertc lint` tells what is missing.
    locale: de
    alerts:
      file.delete:
        title: "{count, plural, one {„{fileName}“ löschen?} other {# Dateien löschen?}}"
        message: Dies kann nicht widerrufen werden.
        actions: { delete: Löschen }
      file.rename:
        title: „{fileName}“ umbenennen
        fields:
          name: { placeholder: Neuer Name, initial: "{fileName}" }
        actions: { rename: Umbenennen }
      sync.done: Alles ist auf dem neuesten Stand.

    """

  private static let configuration = """
    # Configuration of the catalogs in this folder and below.
    sourceLocale: en
    # The locales that must be complete.
    locales: [en, de]

    """
}
