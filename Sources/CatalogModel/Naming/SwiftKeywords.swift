/// Words that mean something to the Swift compiler.
enum SwiftKeywords {
  /// Names that even backticks do not make usable everywhere: after a dot `init`, `self`, `Type` and `Protocol` keep
  /// their meaning, and `inout` keeps it before a parameter's colon.
  static let unescapable: Set<String> = ["init", "inout", "self", "Self", "Type", "Protocol"]

  /// Types that generated code names: an enum called like one of them would hide it.
  static let usedTypes: Set<String> = [
    "AlertActions", "AlertCatalog", "AlertDate", "AlertError", "AlertFieldTexts", "AlertFields", "AlertForm",
    "AlertInstant", "AlertItem", "AlertRuntimeVersion3", "Bool", "CompiledCatalog", "Double", "Hashable", "Int",
    "Sendable", "String", "Swift",
  ]

  /// The reserved words of Swift 5 and 6; contextual keywords (`get`, `async`, `some`) are names like any other.
  static let reserved: Set<String> = [
    "Any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
    "import", "in", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
    "repeat", "rethrows", "return", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
