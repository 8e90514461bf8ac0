/// The names that folders of languages had before they were tags: `English.lproj`, `Simplified Chinese.lproj`.
///
/// Apple's bundles still read them, by the English names of the Macintosh Script Manager.
enum LegacyLanguageName {
  /// The locale that such a name means; `nil` for any other text.
  static func tag(of name: Substring) -> String? {
    // A tag begins with at most three letters, and hardly with a capital.
    guard name.utf8.count > 3, let first = name.utf8.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z")
    else { return nil }
    return tags[String(name)]
  }

  private static let tags = [
    "Afrikaans": "af", "Albanian": "sq", "Arabic": "ar", "Armenian": "hy", "Azerbaijani": "az", "Basque": "eu",
    "Bengali": "bn", "Brazilian Portuguese": "pt-BR", "Bulgarian": "bg", "Burmese": "my", "Byelorussian": "be",
    "Catalan": "ca", "Chinese": "zh", "Chinese, Simplified": "zh-Hans", "Chinese, Traditional": "zh-Hant",
    "Croatian": "hr", "Czech": "cs", "Danish": "da", "Dutch": "nl", "English": "en", "Esperanto": "eo",
    "Estonian": "et", "Faroese": "fo", "Farsi": "fa", "Finnish": "fi", "Flemish": "nl-BE", "French": "fr",
    "Galician": "gl", "Georgian": "ka", "German": "de", "Greek": "el", "Gujarati": "gu", "Hebrew": "he", "Hindi": "hi",
    "Hungarian": "hu", "Icelandic": "is", "Indonesian": "id", "Irish": "ga", "Italian": "it", "Japanese": "ja",
    "Kannada": "kn", "Kazakh": "kk", "Khmer": "km", "Korean": "ko", "Latvian": "lv", "Lithuanian": "lt",
    "Macedonian": "mk", "Malay": "ms", "Malayalam": "ml", "Maltese": "mt", "Marathi": "mr", "Mongolian": "mn",
    "Nepali": "ne", "Norwegian": "nb", "Nynorsk": "nn", "Persian": "fa", "Polish": "pl", "Portuguese": "pt",
    "Portuguese, Brazilian": "pt-BR", "Punjabi": "pa", "Romanian": "ro", "Russian": "ru", "Sami": "se",
    "Serbian": "sr", "Simplified Chinese": "zh-Hans", "Slovak": "sk", "Slovenian": "sl", "Spanish": "es",
    "Swahili": "sw", "Swedish": "sv", "Tagalog": "fil", "Tamil": "ta", "Telugu": "te", "Thai": "th",
    "Traditional Chinese": "zh-Hant", "Turkish": "tr", "Ukrainian": "uk", "Urdu": "ur", "Uzbek": "uz",
    "Vietnamese": "vi", "Welsh": "cy", "Yiddish": "yi",
  ]
}
