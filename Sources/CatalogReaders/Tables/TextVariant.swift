import CatalogDiagnostics

/// What a text can depend on besides its arguments. An alert is shown alike everywhere, so one of them is used.
enum TextVariant {
  case device
  case width

  /// The index of the variant that is used: `other`, or the most common device; the widest.
  func choice(among names: [String]) -> Int {
    switch self {
    case .device:
      for name in ["other", "iphone", "ipad", "mac"] {
        if let index = names.firstIndex(of: name) { return index }
      }
      return 0
    case .width:
      return names.indices.max { (Int(names[$0]) ?? 0) < (Int(names[$1]) ?? 0) } ?? 0
    }
  }

  /// What to say of a variant that is not used.
  func ignored(_ name: String, for chosen: String) -> String {
    switch self {
    case .device: "alerts show the text for \(quoted(chosen)) on every device; remove the one for \(quoted(name))"
    case .width: "alerts show the text for the width \(quoted(chosen)); remove the one for \(quoted(name))"
    }
  }
}
