/// The keyword after an argument's name.
enum ArgumentType {
  case number, date, time, list, plural, selectordinal, select
  /// A type of ICU that is refused, in lower case.
  case refused(String)

  /// The type that the bytes from `start` to `end` name, in any letter case, as ICU reads them.
  init?(_ parser: ICUParser, _ start: Int, _ end: Int) {
    switch end - start {
    case 4 where parser.matches(start, end, "date"): self = .date
    case 4 where parser.matches(start, end, "time"): self = .time
    case 4 where parser.matches(start, end, "list"): self = .list
    case 6 where parser.matches(start, end, "plural"): self = .plural
    case 6 where parser.matches(start, end, "number"): self = .number
    case 6 where parser.matches(start, end, "select"): self = .select
    case 6 where parser.matches(start, end, "choice"): self = .refused("choice")
    case 7 where parser.matches(start, end, "ordinal"): self = .refused("ordinal")
    case 8 where parser.matches(start, end, "spellout"): self = .refused("spellout")
    case 8 where parser.matches(start, end, "duration"): self = .refused("duration")
    case 13 where parser.matches(start, end, "selectordinal"): self = .selectordinal
    default: return nil
    }
  }

  init?(name: String) {
    switch name {
    case "number": self = .number
    case "date": self = .date
    case "time": self = .time
    case "list": self = .list
    case "plural": self = .plural
    case "selectordinal": self = .selectordinal
    case "select": self = .select
    default: return nil
    }
  }

  static let names = ["plural", "select", "selectordinal", "number", "date", "time", "list"]

  /// Whether branches in braces follow the keyword.
  var hasBranches: Bool {
    switch self {
    case .plural, .selectordinal, .select: true
    case .number, .date, .time, .list, .refused: false
    }
  }
}
