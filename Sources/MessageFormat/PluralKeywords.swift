import CatalogDiagnostics

/// What people write where a plural keyword belongs: misspelled, or translated along with the text.
enum PluralKeywords {
  /// What `word` most likely stands for: a keyword, or `=N` for a number; `nil` where nothing is close.
  static func suggestion(for word: String) -> String? {
    let folded = word.lowercased()
    if PluralCategory(rawValue: folded) != nil { return folded }
    if !folded.isEmpty, folded.utf8.allSatisfy({ PatternProperties.isDigit($0) }) { return "=" + folded }
    for (keyword, words) in translations where words.split(separator: " ").contains(where: { $0 == folded }) {
      return keyword
    }
    return Suggestions.closest(to: folded, among: PluralCategory.allCases.map(\.rawValue))
  }

  /// Keywords as translators write them, in the languages that catalogs most often have.
  private static let translations: [(keyword: String, words: String)] = [
    (
      "one",
      """
      eins ein eine einer un une uno una um uma een één en ett et én jeden jedna jedno один одна одно yksi bir egy \
      unu ένα μία 一 一つ 하나 واحد אחד một satu isa viens vienas üks single singular
      """
    ),
    (
      "other",
      """
      andere anderer anderes sonstige autre autres otro otros otra otras altro altri altra altre outro outros outra \
      outras ander overig overige övrigt annat andra anden andre annen inny inna inne pozostałe jiný jiné ostatní iné \
      другой другая другое другие остальные інше інші muu muut diğer diger más egyéb altul altele άλλο άλλα \
      其他 其它 他 その他 기타 آخر أخرى אחר khác lain lainnya iba cits kita muud else default plural multiple rest
      """
    ),
    ("=0", "none nothing no"),
    (
      "zero",
      "null zéro cero nul noll nolla ноль нуль sıfır nulla μηδέν 零 〇 영 صفر אפס không nol nula nulle nulis"
    ),
    (
      "two",
      """
      zwei deux dos due dois duas twee två to dwa dwie dva dvě два две дві kaksi iki kettő doi două δύο 二 两 둘 \
      اثنان שניים שתיים hai dua divi du kaks dual
      """
    ),
    (
      "few",
      """
      einige wenige quelques peu pocos algunos pochi alcuni poucos alguns enkele weinig få några nogle kilka \
      niewiele několik málo немного несколько мало кілька muutama birkaç néhány câteva λίγα 少 몇 قليل מעט vài \
      beberapa keli
      """
    ),
    (
      "many",
      """
      viele beaucoup plusieurs muchos molti muitos veel många mange wiele dużo mnoho mnohé veľa много багато monta \
      çok sok mulți πολλά 多 많은 كثير הרבה nhiều banyak daug
      """
    ),
  ]
}
