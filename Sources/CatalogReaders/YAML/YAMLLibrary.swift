import CYAML

/// libyaml's events, with the bytes that each came from. The file's bytes must outlive the reader.
final class YAMLLibrary {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  private(set) var kind = YAMLEventKind.streamStart
  /// Where the current event begins in the file.
  private(set) var start = 0
  /// Of the current event within its line, from 0.
  private(set) var column = 0
  /// How many mappings and sequences in brackets or braces the current event is in.
  private(set) var flowDepth = 0
  /// How many mappings and sequences the current event is in.
  private(set) var depth = 0
  private var outerDepth = 0
  /// Deeper than anything a catalog has. libyaml takes time that grows with the square of the depth.
  private static let depthLimit = 64
  /// Set when the text is no YAML from here on.
  private(set) var failure: YAMLFailure?

  private let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  private let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
  private var offsets: YAMLOffsets
  /// Where what libyaml reads begins in the file.
  private var origin = 0

  init(bytes: UnsafePointer<UInt8>, count: Int, start: Int, outerDepth: Int = 0) {
    self.outerDepth = outerDepth
    self.bytes = bytes
    self.count = count
    offsets = YAMLOffsets(bytes: bytes, count: count, start: start)
    parser.initialize(to: yaml_parser_t())
    event.initialize(to: yaml_event_t())
    open(at: start)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  /// Begins anew at the start of a line, as if the file began there.
  ///
  /// - Parameters:
  ///   - offset: Where the line begins.
  ///   - outerDepth: How many mappings are around it that libyaml does not see.
  func restart(at offset: Int, outerDepth: Int = 0) {
    self.outerDepth = outerDepth
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    offsets = YAMLOffsets(bytes: bytes, count: count, start: offset)
    failure = nil
    flowDepth = 0
    depth = 0
    kind = .streamStart
    open(at: offset)
  }

  private func open(at offset: Int) {
    start = offset
    origin = offset
    guard yaml_parser_initialize(parser) == 1 else {
      fail(YAMLFailure(problem: "out of memory", offset: offset))
      return
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes + offset, count - offset)
  }

  private func fail(_ failure: YAMLFailure) {
    self.failure = failure
    kind = .end
  }
}

extension YAMLLibrary {
  /// Goes on to the next event; at the end it stays there.
  func advance() {
    guard kind != .end else { return }
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else {
      fail(currentFailure())
      return
    }
    start = offsets.byteOffset(ofCodePoint: event.pointee.start_mark.index)
    column = event.pointee.start_mark.column
    switch event.pointee.type {
    case YAML_SCALAR_EVENT: kind = .scalar
    case YAML_MAPPING_START_EVENT:
      kind = .mappingStart
      deepen()
      if flowDepth > 0 || event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE { flowDepth += 1 }
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      deepen()
      if flowDepth > 0 || event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE { flowDepth += 1 }
    case YAML_MAPPING_END_EVENT:
      kind = .mappingEnd
      depth -= 1
      if flowDepth > 0 { flowDepth -= 1 }
    case YAML_SEQUENCE_END_EVENT:
      kind = .sequenceEnd
      depth -= 1
      if flowDepth > 0 { flowDepth -= 1 }
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_START_EVENT: kind = .streamStart
    default: kind = .end
    }
  }

  private func deepen() {
    depth += 1
    if outerDepth + depth > Self.depthLimit { fail(YAMLFailure(problem: YAMLMistake.nesting, offset: start)) }
  }

  /// The bytes of the current scalar as YAML reads them.
  var value: UnsafeBufferPointer<UInt8> {
    let scalar = event.pointee.data.scalar
    return UnsafeBufferPointer(start: scalar.value, count: scalar.length)
  }

  /// How the current scalar is written.
  var style: YAMLScalarStyle {
    switch event.pointee.data.scalar.style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }

  /// Whether the current node has an anchor `&name` or a tag `!name`, which stand before it, or is an alias `*name`.
  var hasProperties: Bool {
    switch kind {
    case .scalar: event.pointee.data.scalar.anchor != nil || event.pointee.data.scalar.tag != nil
    case .mappingStart: event.pointee.data.mapping_start.anchor != nil || event.pointee.data.mapping_start.tag != nil
    case .sequenceStart:
      event.pointee.data.sequence_start.anchor != nil || event.pointee.data.sequence_start.tag != nil
    case .alias: true
    default: false
    }
  }

  /// Where the current event ends in the file.
  var end: Int { offsets.byteOffset(ofCodePoint: event.pointee.end_mark.index) }

  private func currentFailure() -> YAMLFailure {
    let state = parser.pointee
    let problem = state.problem.map { String(cString: $0) } ?? ""
    if state.error == YAML_READER_ERROR {
      return YAMLFailure(problem: problem, offset: min(count, origin + state.problem_offset), isUnreadable: true)
    }
    let offset = offsets.byteOffset(ofCodePoint: state.problem_mark.index)
    guard let context = state.context.map({ String(cString: $0) }) else {
      return YAMLFailure(problem: problem, offset: offset)
    }
    let contextOffset = offsets.byteOffset(ofCodePoint: state.context_mark.index)
    return YAMLFailure(problem: problem, offset: offset, context: context, contextOffset: contextOffset)
  }
}
