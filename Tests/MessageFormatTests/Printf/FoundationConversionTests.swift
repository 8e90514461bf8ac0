// What Foundation shows of a specifier that it does not know is not documented; here it is known from its source.
#if os(Linux)
  import CatalogDiagnostics
  import Foundation
  import MessageFormat
  import Testing

  @Suite("Agreement with Foundation's String(format:)")
  struct FoundationConversionTests {
    /// Not asked for: those that read a pointer, lengths, and `D`, `O`, `U`, which Foundation knows on Apple's platforms.
    private let letters = "abcdefgikmopruvwxyABCEFGHIJKMNQRTVWXYZ"

    @Test("the same letters are conversions, and the same fields stand before them")
    func conversions() {
      for letter in letters {
        for fields in ["", "5", "-5", "05", "+", ".3", "8.3", "#", "ll", "h", "-08.2"] {
          let specifier = "%\(fields)\(letter)"
          let shown =
            "aAeEfFgG".contains(letter)
            ? String(format: "\(specifier)|", 65.0) : String(format: "\(specifier)|", 65)
          // Of what is no specifier Foundation shows the character behind the percent sign.
          let isNone = shown == "\(specifier.dropFirst().prefix(1))|"
          #expect(printf(specifier).pattern.isConstant == isNone, "\(specifier) is shown as \(shown)")
        }
      }
    }

    @Test("positions, widths and percent signs take the arguments that Foundation gives them")
    func arguments() {
      for text in ["%d %d", "%2$d %1$d", "%*d", "%.*f", "%1$*2$d", "%-*d %d", "%% %d", "%1$d %1$d"] {
        let message = printf(text)
        let values = [7, 3, 5]
        let shown = message.pattern.parts.map { show($0, in: message.text, values) }.joined()
        let arguments: [any CVarArg] = text.contains("f") ? [7, 3.0, 5] : [7, 3, 5]
        #expect(shown == String(format: text, arguments: arguments), "\(text)")
      }
    }

    /// Shows a specifier with its value alone, after its position, width and precision have been looked up.
    private func show(_ part: Pattern.Part, in text: SourceText, _ values: [Int]) -> String {
      switch part {
      case .literal(let span): return text.string(in: span)
      case .pound: return "#"
      case .argument(let argument):
        guard case .printf(var conversion) = argument.format, let position = argument.position else { return "?" }
        if case .argument(let index)? = conversion.width { conversion.width = .fixed(values[index - 1]) }
        if case .argument(let index)? = conversion.precision { conversion.precision = .fixed(values[index - 1]) }
        let value = values[position.index - 1]
        let format = "%" + conversion.text
        return conversion.value == .double ? String(format: format, Double(value)) : String(format: format, value)
      }
    }
  }
#endif
