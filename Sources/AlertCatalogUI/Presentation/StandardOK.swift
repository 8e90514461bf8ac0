/// What the button says that an alert without actions gets, in the alert's language.
///
/// Compiled alerts never need it: theirs is baked like every other text. It is for alerts that an app puts together
/// itself.
package enum StandardOK {
  /// The label in a locale.
  ///
  /// - Parameter locale: A BCP 47 tag. Languages without a word of their own say “OK”.
  /// - Returns: The word that Apple's platforms use.
  package static func label(in locale: String) -> String {
    let subtags = locale.split { $0 == "-" || $0 == "_" }
    guard let language = subtags.first?.lowercased() else { return "OK" }
    return switch language {
    case "es": subtags.count > 1 ? spanish(String(subtags[1])) : "Aceptar"
    case "sr": subtags.contains("Latn") ? "U redu" : "У реду"
    default: labels[language] ?? "OK"
    }
  }

  /// Spain has its own word, as has Spanish where no country is named; all of America says “OK”.
  private static func spanish(_ region: String) -> String {
    ["ES", "EA", "IC", "GQ", "PH"].contains(region.uppercased()) ? "Aceptar" : "OK"
  }

  private static let labels = [
    "ar": "موافق", "be": "Добра", "bn": "ঠিক আছে", "bs": "U redu", "ca": "D’acord", "eu": "Ados", "fa": "تأیید",
    "gl": "Aceptar", "gu": "ઓકે", "he": "אישור", "hi": "ठीक", "hr": "U redu", "hy": "Լավ", "id": "OKE",
    "is": "Í lagi", "ka": "კარგი", "kn": "ಸರಿ", "ko": "확인", "lt": "Gerai", "lv": "Labi", "mk": "Во ред",
    "ml": "ശരി", "mr": "ठीक आहे", "pa": "ਠੀਕ ਹੈ", "ru": "ОК", "sl": "V redu", "sw": "Sawa", "ta": "சரி",
    "te": "సరే", "th": "ตกลง", "tr": "Tamam", "ur": "ٹھیک ہے", "zh": "好",
  ]
}
