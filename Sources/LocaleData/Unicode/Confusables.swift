import ICUBridge

/// Texts that look alike, and words that mix scripts (Unicode Technical Standard 39).
package enum Confusables {
  /// How the scripts in a text are mixed, from harmless to suspicious.
  package enum ScriptMixture: Int32, Sendable, Hashable, Comparable {
    case ascii
    case singleScript
    /// Usual in East Asia: Latin with Han, kana, Bopomofo or Hangul.
    case eastAsian
    /// Latin and one other script that is not confusable with it (neither Cyrillic nor Greek).
    case latinAndAnother
    case any
    /// With characters that UTS 39 keeps out of names.
    case unrestricted

    package static func < (left: ScriptMixture, right: ScriptMixture) -> Bool { left.rawValue < right.rawValue }
  }

  /// The form of a text in which texts that look alike are equal: `раураl` and `paypal`. Only for comparing.
  package static func skeleton(_ text: String) -> String {
    Bridge.mapped(text) { icub_skeleton($0, $1, $2, $3) }
  }

  /// Whether two texts are the same or look alike.
  package static func areConfusable(_ left: String, _ right: String) -> Bool {
    left == right || skeleton(left) == skeleton(right)
  }

  /// How the scripts of a word are mixed. Ask word by word: in a sentence a mixture is no sign of anything.
  package static func scriptMixture(of word: String) -> ScriptMixture {
    var word = word
    let grade = word.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { icub_restriction_level($0.baseAddress, Int32(clamping: $0.count)) }
    }
    return ScriptMixture(rawValue: grade) ?? .unrestricted
  }
}
