import CatalogModel
import LocaleData

/// Numbers that are equal for labels that read the same, or look alike, and hardly ever for others.
struct LabelSketch {
  private(set) var folded: UInt64 = 0
  private(set) var outline: UInt64 = 0
  /// Whether there is nothing to read.
  private(set) var isEmpty = true

  mutating func add(_ value: UInt32, _ outlines: LabelOutlines) {
    isEmpty = false
    folded = folded &* LabelOutlines.factor &+ UInt64(value)
    let outline = outlines.outline(of: value)
    self.outline = self.outline &* outline.factor &+ outline.sum
  }
}

/// What each code point adds to the outline of a label: a number for what it looks like (Unicode Technical Standard 39).
///
/// Used by one thread only.
final class LabelOutlines {
  /// An outline before the code point is multiplied by `factor`, and `sum` added.
  struct Outline {
    let factor: UInt64
    let sum: UInt64
  }

  static let factor: UInt64 = 0x100_0000_01B3
  private static let limit = 0x600
  /// Of code points below the limit, with a factor of 0 where none was asked for yet.
  private let known = UnsafeMutablePointer<Outline>.allocate(capacity: limit)
  private var others: [UInt32: Outline] = [:]

  init() {
    known.initialize(repeating: Outline(factor: 0, sum: 0), count: Self.limit)
  }

  deinit {
    known.deallocate()
  }

  func outline(of value: UInt32) -> Outline {
    guard value < Self.limit else {
      let outline = others[value] ?? Self.outline(of: value)
      others[value] = outline
      return outline
    }
    let place = known + Int(value)
    if place.pointee.factor == 0 { place.pointee = Self.outline(of: value) }
    return place.pointee
  }

  private static func outline(of value: UInt32) -> Outline {
    Unicode.Scalar(value).map(outline) ?? Outline(factor: 1, sum: 0)
  }

  /// Marks are left out: their order depends on those beside them.
  private static func outline(of scalar: Unicode.Scalar) -> Outline {
    var factor: UInt64 = 1
    var sum: UInt64 = 0
    for part in Confusables.skeleton(String(scalar)).unicodeScalars
    where part.properties.canonicalCombiningClass == .notReordered {
      factor = factor &* Self.factor
      sum = sum &* Self.factor &+ UInt64(part.value)
    }
    return Outline(factor: factor, sum: sum)
  }
}

/// A quick look at the labels of an alert, which nearly always says no.
struct LabelSketches {
  private(set) var mayBeEqual = false
  private(set) var mayLookAlike = false

  /// Beyond so many actions, comparing each with each takes longer than a close look.
  private static let limit = 64

  init(_ actions: [AlertAction], in alert: LocalizedAlertFacts) {
    guard actions.count <= Self.limit else {
      mayBeEqual = true
      mayLookAlike = true
      return
    }
    withUnsafeTemporaryAllocation(of: LabelSketch.self, capacity: actions.count) { sketches in
      var count = 0
      for action in actions {
        switch ActionLabel.sketch(of: action.slot, in: alert) {
        case .none: continue
        case .unknown: mayBeEqual = true
        case .constant(let sketch):
          var index = 0
          while index < count {
            note(sketch, sketches[index])
            index += 1
          }
          sketches.initializeElement(at: count, to: sketch)
          count += 1
        }
      }
    }
  }

  private mutating func note(_ sketch: LabelSketch, _ other: LabelSketch) {
    if sketch.folded == other.folded {
      mayBeEqual = true
    } else if sketch.outline == other.outline {
      mayLookAlike = true
    }
  }
}
