import CatalogModel

/// A quick look at the labels of an alert, which nearly always says no.
struct LabelSketches {
  /// Labels that read the same have as many letters and begin alike.
  private(set) var mayBeEqual = false
  /// Labels that look alike are equally long.
  private(set) var mayLookAlike = false

  init(_ actions: [AlertAction], in alert: LocalizedAlertFacts) {
    var sketches: UInt64 = 0
    var outlines: UInt64 = 0
    for action in actions {
      switch ActionLabel.sketch(of: action.slot, in: alert) {
      case .none: continue
      case .unknown: mayBeEqual = true
      case .constant(let sketch, let outline):
        let sketch: UInt64 = 1 << UInt64(sketch & 63)
        let outline: UInt64 = 1 << UInt64(outline & 63)
        if sketches & sketch != 0 { mayBeEqual = true }
        if outlines & outline != 0 { mayLookAlike = true }
        sketches |= sketch
        outlines |= outline
      }
    }
  }
}
