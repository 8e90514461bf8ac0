/// Texts with a mistake, or without it, at places of theirs: `Synchronisation[…|...]` is right with what stands before
/// the bar, and has a mistake that can be mended with what stands behind it.
struct MendableText {
  let key: String
  private let pieces: [Piece]

  private enum Piece {
    case plain(String)
    case choice(right: String, wrong: String)
  }

  init(_ key: String, _ pattern: String) {
    self.key = key
    pieces = pattern.split(separator: "[", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
      guard index > 0, let end = part.lastIndex(of: "]") else { return [Piece.plain(String(part))] }
      let choice = part[..<end].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      return [.choice(right: choice[0], wrong: choice[1]), .plain(String(part[part.index(after: end)...]))]
    }
  }

  var right: String { text { false } }

  /// With a mistake at each place for which `isWrong` says so.
  func text(isWrong: () -> Bool) -> String {
    pieces.map { piece in
      switch piece {
      case .plain(let text): text
      case .choice(let right, let wrong): isWrong() ? wrong : right
      }
    }
    .joined()
  }
}

extension MendableText {
  /// By locale: apostrophes, decomposed letters, `zero` for `=0`, plain spaces, three dots, straight quotation marks,
  /// mistyped arguments, and categories that the language does not have.
  static let all: [String: [MendableText]] = [
    "fr": [
      MendableText("file.delete", "Supprimer «[\u{A0}| ]{name}[\u{A0}| ]»[\u{202F}| ]?"),
      MendableText("files.count", "{count, plural, [=0|zero] {Rien} one {# [é|e\u{301}]lément} other {# éléments}}"),
      MendableText("sync", "Synchronisation[…|...]"),
      MendableText("owner", "Demander à l[''|']{owner} de partager {[file|fiel]}"),
    ],
    "de": [
      MendableText("file.delete", "[„{name}“|\"{name}\"] löschen?"),
      MendableText(
        "files.count",
        "{count, plural, [=0|zero] {Nichts} one {# Datei}[| few {# Dateien}] other {# Dateien}}"
      ),
      MendableText("sync", "[Ü|U\u{308}]bertragen[…|...]"),
      MendableText("owner", "{[owner|ownr]} um Freigabe von {[file|fiel]} bitten"),
    ],
    "ja": [
      MendableText("file.delete", "「{[name|nmae]}」を削除しますか？"),
      MendableText("files.count", "{count, plural, =0 {なし}[| one {#個}] other {#個}}"),
      MendableText("sync", "同期中[…|...]"),
      MendableText("owner", "{owner}[が|か\u{3099}]{[file|fiel]}を共有"),
    ],
    "el": [
      MendableText("file.delete", "Διαγραφ[ή|η\u{301}] του [«{name}»|\"{name}\"];"),
      MendableText(
        "files.count",
        "{count, plural, [=0|zero] {Κανένα} one {# αρχείο} other {# αρχεία}[| many {# αρχεία}]}"
      ),
      MendableText("sync", "Συγχρονισμός[…|...]"),
      MendableText("owner", "Ζητήστε από {[owner|wner]} το {file}"),
    ],
  ]

  static let definitions = """
    sourceLocale: en
    alerts:
      file.delete: "Delete “{name}”?"
      files.count: "{count, plural, =0 {Nothing} one {# file} other {# files}}"
      sync: Syncing…
      owner: "Ask {owner} to share {file}"

    """
}
