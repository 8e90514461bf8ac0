import LocaleData
import MessageFormat
import TestSupport
import Testing

@Suite("Number symbols suffice to show every number as ICU does")
struct NumberSymbolsTests {
  static let locales = LocaleID.available + ["und", "xx", "no", "iw", "sh", "zh-TW", "pt-AO"].map(LocaleID.init(tag:))

  @Test("integers and doubles in every locale")
  func numbers() throws {
    var random = SeededRandom(seed: 3)
    let integers: [Int] =
      [0, 1, -1, 999, 1000, -9999, 10_000, 123_456, 1_234_567, -12_345_678, .max, .min]
      + (0..<20).map { _ in Int.random(in: Int.min...Int.max, using: &random) >> Int.random(in: 0...62, using: &random)
      }
    let doubles: [Double] =
      [
        0, -0.0, 0.5, -1.5, 0.0005, 0.0015, 0.0025, -0.0004, 999.9995, 1234.5, 9999.9999, 1e15, 1.5e20,
        .leastNonzeroMagnitude,
        .infinity,
        -.infinity, .nan, 123_456_789.987654321, 2.675, 1.0005,
      ] + (0..<20).map { _ in Double.random(in: -1e6...1e6, using: &random) }
    for locale in Self.locales {
      let symbols = try #require(NumberSymbols.symbols(for: locale))
      let message = try ICUMessage("{n} {n, number}", locale: locale)
      for value in integers {
        let own = symbols.format(value)
        #expect(try message.format(["n": .int(Int64(value))]) == "\(own) \(own)", "\(locale.tag) \(value)")
      }
      for value in doubles {
        let own = symbols.format(value)
        #expect(try message.format(["n": .double(value)]) == "\(own) \(own)", "\(locale.tag) \(value)")
      }
    }
  }

  @Test("an unknown locale has root's symbols, whatever the machine's language")
  func unknown() throws {
    #expect(NumberSymbols.symbols(for: LocaleID(tag: "xx")) == NumberSymbols.symbols(for: .root))
  }

  @Test("grouping and signs that differ")
  func facts() throws {
    let spanish = try #require(NumberSymbols.symbols(for: LocaleID(tag: "es")))
    #expect(spanish.format(1234) == "1.234")
    #expect(spanish.skeletonMinimumGrouping == 2)
    let hindi = try #require(NumberSymbols.symbols(for: LocaleID(tag: "hi")))
    #expect(hindi.format(12_345_678) == "1,23,45,678")
    let hebrew = try #require(NumberSymbols.symbols(for: LocaleID(tag: "he")))
    #expect(hebrew.format(-5) == "\u{200E}-5")
    let persian = try #require(NumberSymbols.symbols(for: LocaleID(tag: "fa")))
    #expect(persian.format(-1234.5) == "\u{200E}−۱٬۲۳۴٫۵")
  }
}

/// The smallest formatter that the symbols describe.
extension NumberSymbols {
  func format(_ value: Int) -> String {
    signed(grouped(String(value.magnitude)), isNegative: value < 0)
  }

  func format(_ value: Double) -> String {
    if value.isNaN { return notANumber }
    if value.isInfinite { return signed(infinity, isNegative: value < 0) }
    let (integer, fraction) = Self.digits(of: value.magnitude, fractionDigits: maximumFractionDigits)
    let number = grouped(integer) + (fraction.isEmpty ? "" : decimal + native(fraction))
    return signed(number, isNegative: value.sign == .minus)
  }

  private func signed(_ number: String, isNegative: Bool) -> String {
    isNegative ? negativePrefix + number + negativeSuffix : positivePrefix + number + positiveSuffix
  }

  private func native(_ digits: String) -> String {
    digits.compactMap(\.wholeNumberValue).map { self.digits[$0] }.joined()
  }

  private func grouped(_ integer: String) -> String {
    guard primaryGrouping > 0, integer.count >= primaryGrouping + minimumGrouping else { return native(integer) }
    var groups = [native(String(integer.suffix(primaryGrouping)))]
    var rest = integer.dropLast(primaryGrouping)
    while !rest.isEmpty {
      groups.append(native(String(rest.suffix(secondaryGrouping))))
      rest = rest.dropLast(secondaryGrouping)
    }
    return groups.reversed().joined(separator: group)
  }

  /// The shortest digits of a double, rounded half to even.
  private static func digits(of value: Double, fractionDigits: Int) -> (integer: String, fraction: String) {
    let parts = value.description.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = mantissa.joined().compactMap(\.wholeNumberValue)
    var point = mantissa[0].count + (parts.count == 2 ? Int(parts[1]) ?? 0 : 0)
    while point < 1 {
      digits.insert(0, at: 0)
      point += 1
    }
    while digits.count < point { digits.append(0) }
    if digits.count > point + fractionDigits {
      let rest = Array(digits[(point + fractionDigits)...])
      digits.removeLast(rest.count)
      let isHalf = rest[0] == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
      let isOdd = (digits.last ?? 0) % 2 == 1
      if isHalf ? isOdd : rest[0] >= 5 {
        var index = digits.count - 1
        while index >= 0, digits[index] == 9 {
          digits[index] = 0
          index -= 1
        }
        if index >= 0 {
          digits[index] += 1
        } else {
          digits.insert(1, at: 0)
          point += 1
        }
      }
    }
    while digits.count > point, digits.last == 0 { digits.removeLast() }
    let text = digits.map(String.init)
    return (text[..<point].joined(), text[point...].joined())
  }
}
