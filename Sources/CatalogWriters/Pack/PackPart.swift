/// What a pack has of one locale, compiled by itself: equal parts make equal packs, wherever they come from.
package struct PackPart: Sendable {
  let tag: String
  /// As far as the texts need it.
  let data: PackLocaleData
  /// Of all texts. Nothing writes to them once the part is made.
  nonisolated(unsafe) let bytes: PackBytes
  let texts: [CompiledText]
  /// Indices of texts, alert by alert; -1 where there is none.
  let records: [Int32]
  /// For each alert where its texts start in `records`, or -1 where the locale does not have it.
  let starts: [Int32]
  /// `nil` where no text refers to a format.
  let formats: Formats?

  /// Formats are numbered through all locales, so a part that refers to some goes with the same ones before it only.
  struct Formats: Sendable, Equatable {
    /// How many bytes of formats the locales before have, and their checksum.
    let precedingSize: Int
    let preceding: UInt64
    /// Those that none of the locales before has.
    let added: [[UInt8]]
  }
}
