/// Which of two neighbours a number between them is rounded to. The raw values are those of packs.
package enum RoundingMode: Int, Sendable {
  case ceiling = 0
  case floor = 1
  case down = 2
  case up = 3
  case halfEven = 4
  case halfOdd = 5
  case halfCeiling = 6
  case halfFloor = 7
  case halfDown = 8
  case halfUp = 9

  /// How what is cut off compares with half of the last place that is kept.
  enum Rest {
    case belowHalf, half, aboveHalf
  }

  /// Whether the absolute value grows.
  func roundsAway(_ rest: Rest, isEven: Bool, isNegative: Bool) -> Bool {
    switch self {
    case .ceiling: return !isNegative
    case .floor: return isNegative
    case .down: return false
    case .up: return true
    case .halfEven, .halfOdd, .halfCeiling, .halfFloor, .halfDown, .halfUp: break
    }
    guard rest == .half else { return rest == .aboveHalf }
    return switch self {
    case .halfEven: !isEven
    case .halfOdd: isEven
    case .halfCeiling: !isNegative
    case .halfFloor: isNegative
    case .halfUp: true
    case .halfDown, .ceiling, .floor, .down, .up: false
    }
  }
}
