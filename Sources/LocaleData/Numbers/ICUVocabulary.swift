import ICUBridge

/// The names that ICU knows in number skeletons, which the parser's own tables are compared with.
package enum ICUVocabulary {
  /// Units of measure: `length-meter`.
  package static var measureUnits: [String] { Bridge.list { icub_measure_units($0, $1) } }
  package static var numberingSystems: [String] { Bridge.list { icub_numbering_systems($0, $1) } }
}
