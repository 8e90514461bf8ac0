/// Reads tables from what Foundation makes of their files, as plainly as can be: key → the text and what it depends on.
enum FoundationTables {
  /// The texts of one locale of a String Catalog.
  static func stringCatalog(_ catalog: [String: Any], _ locale: String) -> [String: String] {
    let strings = catalog["strings"] as? [String: [String: Any]] ?? [:]
    return strings.compactMapValues { entry in
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      return localizations[locale].flatMap { content($0, isSource: locale == "en") }
    }
  }

  private static func content(_ node: [String: Any], isSource: Bool) -> String? {
    if let variations = node["variations"] as? [String: [String: [String: Any]]] {
      if let plural = variations["plural"] { return forms(plural, isSource) }
      guard let devices = variations["device"] else { return nil }
      let chosen = ["other", "iphone", "ipad", "mac"].first { devices[$0] != nil } ?? "applewatch"
      return devices[chosen].flatMap { content($0, isSource: isSource) }
    }
    guard let text = unit(node, isSource) else { return nil }
    let substitutions = node["substitutions"] as? [String: [String: Any]] ?? [:]
    var variables = ""
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      let position = (substitution["argNum"] as? Int).map { "@\($0)" } ?? ""
      let type = substitution["formatSpecifier"] as? String ?? ""
      let plural = (substitution["variations"] as? [String: [String: [String: Any]]])?["plural"] ?? [:]
      guard let forms = forms(plural, isSource) else { return nil }
      variables += "|\(name)\(position):\(type)" + forms
    }
    return text + variables
  }

  private static func unit(_ node: [String: Any], _ isSource: Bool) -> String? {
    guard let unit = node["stringUnit"] as? [String: String] else { return nil }
    return unit["state"] == "new" && !isSource ? nil : unit["value"]
  }

  /// `nil` where not all of them are translated.
  private static func forms(_ plural: [String: [String: Any]], _ isSource: Bool) -> String? {
    let forms = plural.compactMapValues { unit($0, isSource) }
    guard forms.count == plural.count else { return nil }
    return "{" + forms.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value);" }.joined() + "}"
  }

  /// The texts of a strings dictionary.
  static func stringsDictionary(_ list: [String: Any]) -> [String: String] {
    list.compactMapValues { $0 as? [String: Any] }.compactMapValues { entry in
      let entry = (entry["NSStringDeviceSpecificRuleType"] as? [String: Any])?["other"] as? [String: Any] ?? entry
      let variables = entry.compactMapValues { $0 as? [String: String] }.sorted { $0.key < $1.key }.map {
        name,
        variable in
        let forms = variable.filter { !$0.key.hasPrefix("NSString") }.sorted { $0.key < $1.key }
        let type = variable["NSStringFormatValueTypeKey"] ?? ""
        return "|\(name):\(type){" + forms.map { "\($0.key)=\($0.value);" }.joined() + "}"
      }
      return (entry["NSStringLocalizedFormatKey"] as? String ?? "") + variables.joined()
    }
  }
}
