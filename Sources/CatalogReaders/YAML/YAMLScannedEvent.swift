/// An event that the line scanner found.
struct YAMLScannedEvent {
  var kind: YAMLEventKind
  var style = YAMLScalarStyle.plain
  var start: Int
  var end: Int
  var column = 0
  var flowDepth = 0
  /// Where a scalar's value begins: in the file or, where it is decoded, in the scanner's own memory.
  var valueStart = 0
  var valueCount = 0
  var isDecoded = false
}
