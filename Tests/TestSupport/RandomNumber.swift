/// Random numbers that favour what is awkward: where plural forms, grouping or rounding change, and the extremes.
package enum RandomNumber {
  package static func smallInt(using random: inout SeededRandom) -> Int {
    Int.random(in: 0...(Int.random(in: 0..<3, using: &random) > 0 ? 30 : 1200), using: &random)
  }

  package static func int(using random: inout SeededRandom) -> Int {
    let extremes: [Int] = [
      .max, .min, .min + 1, 999, 1000, 9999, 10_000, 999_999, 1 << 53 + 1, 1_000_000_000_000_000_001, -1, 0,
    ]
    switch Int.random(in: 0..<7, using: &random) {
    case 0: return Int.random(in: -1100...1100, using: &random)
    case 1: return Int.random(in: 0...3, using: &random) * 1_000_000
    case 2: return Int.random(in: 0...3_000_000, using: &random)
    case 3: return extremes.randomElement(using: &random) ?? 0
    case 4: return Int(truncatingIfNeeded: random.next()) >> Int.random(in: 0..<63, using: &random)
    default: return smallInt(using: &random)
    }
  }

  package static func double(using random: inout SeededRandom, isFinite: Bool = false) -> Double {
    let halves: [Double] = [0.0005, 0.0015, 0.0025, 1.0005, 2.675, 0.9995, 999.9995, 0.1 + 0.2, -0.0004]
    let extremes: [Double] = [
      -0.0, 1e15, 1e16, 1e18, 1e21, 1e22, 123_456_789_012_345_680, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return Double(int(using: &random))
    case 1: return Double(Int.random(in: -100_000...100_000, using: &random)) / 1000
    case 2: return Double(Int.random(in: -100_000...100_000, using: &random)) / 10_000
    case 3:
      let value = Double(bitPattern: random.next())
      return value.isFinite || !isFinite ? value : 0.5
    case 4: return halves.randomElement(using: &random) ?? 0
    case 5: return extremes.randomElement(using: &random) ?? 0
    case 6: return isFinite ? 1.5 : [.infinity, -.infinity, .nan].randomElement(using: &random) ?? 0
    case 7: return Double.random(in: -10...10, using: &random)
    default: return Double(Int.random(in: 0...30, using: &random)) / 2
    }
  }

  /// A double that is, or is nearly, in the middle between two that fewer digits can say; or any other.
  package static func nearRounding(using random: inout SeededRandom) -> Double {
    if Int.random(in: 0..<3, using: &random) == 0 { return double(using: &random, isFinite: true) }
    let places = Int.random(in: 0...6, using: &random)
    var unit = 1.0
    for _ in 0..<places { unit *= 10 }
    let count = Double(Int.random(in: 0...(Bool.random(using: &random) ? 2000 : 20_000_000), using: &random))
    var number = (count + 0.5) / unit
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      number = Bool.random(using: &random) ? number.nextUp : number.nextDown
    }
    return Bool.random(using: &random) ? number : -number
  }
}
