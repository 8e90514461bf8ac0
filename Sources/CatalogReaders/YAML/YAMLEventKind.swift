/// What there is at one step through a YAML file.
enum YAMLEventKind {
  case streamStart, documentStart, documentEnd, scalar, mappingStart, mappingEnd, sequenceStart, sequenceEnd, alias
  /// The end of the file, or of what can be read of it.
  case end
}
