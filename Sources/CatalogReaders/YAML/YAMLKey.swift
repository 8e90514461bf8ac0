/// A key of the person's own choice.
struct YAMLKey {
  let name: String
  /// Where it stands, with its quotation marks.
  let range: Range<Int>
}
