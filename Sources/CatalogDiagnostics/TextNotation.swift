/// A way in which a file format writes a text: YAML's double quotes, a strings file's escapes, XML's entities.
///
/// Each reader brings the notations of its format. They are stateless; positions are found again from the source
/// when a finding needs one, so that reading good catalogs pays nothing for them.
package protocol TextNotation: AnyObject, Sendable {
  /// The offset in the file of the byte `offset` of the decoded text; for the text's end, the offset after its
  /// last character (before a closing quotation mark).
  func sourceOffset(of offset: Int, in text: SourceText) -> Int

  /// `replacement` as it must be written in place of the bytes `span` of the decoded text; `nil` where it cannot
  /// stand there.
  func written(_ replacement: String, at span: Span, in text: SourceText) -> String?
}
