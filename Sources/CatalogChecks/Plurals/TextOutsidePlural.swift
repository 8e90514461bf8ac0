import CatalogDiagnostics
import MessageFormat

enum TextOutsidePlural: ContentCheck {
  static let id = RuleID("text-outside-plural", .info)
  static let summary = "a sentence goes on before and behind a plural, so that a translator cannot reorder it"
  static let rationale = """
    In many languages the number changes the verb and the order of the whole sentence. With the whole sentence in every
    branch each form can be right. Only the source text is looked at, and only where words stand on both sides of a plural
    that has words itself. Silent where nothing but a short beginning or end is outside.
    """
  static let kinds: TextKinds = .branch

  static func check(_ text: TextFacts, _ findings: inout [Finding]) {
    guard text.localization.isSource, text.facts.plurals.contains(where: { $0.depth == 0 }) else { return }
    let parts = text.message.pattern.parts
    guard let first = parts.firstIndex(where: { hasWords($0, text) }),
      let last = parts.lastIndex(where: { hasWords($0, text) })
    else { return }
    for part in parts[first...last] {
      guard case .argument(let argument) = part, case .plural(let plural) = argument.format,
        plural.branches.contains(where: { branch in branch.pattern.parts.contains { hasWords($0, text) } })
      else { continue }
      findings.append(text.finding(id, at: plural.kindSpan, .outside))
      return
    }
  }

  private static func hasWords(_ part: Pattern.Part, _ text: TextFacts) -> Bool {
    guard case .literal(let span) = part else { return false }
    return text.message.text.string(in: span).contains(where: \.isLetter)
  }

  static let examples: [Example] = [
    .firing([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        cart: "You have {count, ⟦plural⟧, one {# item} other {# items}} in your cart"
      """
    ]),
    .firing([
      "Alerts.yaml": """
      sourceLocale: de
      alerts:
        cart: "Es {count, ⟦plural⟧, one {liegt # Artikel} other {liegen # Artikel}} im Warenkorb"
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: en
      alerts:
        cart: "{count, plural, one {You have # item in your cart} other {You have # items in your cart}}"
        trial: "Your trial ends in {count, plural, one {# day} other {# days}}."
      """
    ]),
    .silent([
      "Alerts.yaml": """
      sourceLocale: ja
      alerts:
        cart: "カートに{count}個の商品があります"
      """
    ]),
  ]
}

extension String {
  fileprivate static let outside = "write the whole sentence in every branch, so that each form can be right"
}
