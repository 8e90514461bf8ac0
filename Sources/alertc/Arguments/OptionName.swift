/// Every option of the tool, named as it is written after `--`.
enum OptionName: String, CaseIterable, Sendable {
  case access
  case alert
  case arg
  case baseline
  case catalog
  case check
  case disable
  case fix
  case format
  case help
  case json
  case locale
  case markdown
  case message
  case noCache = "no-cache"
  case only
  case output
  case pack
  case parts
  case stdin
  case strict
  case version
  case writeBaseline = "write-baseline"

  /// `--format`
  var flag: String { "--" + rawValue }

  /// `ALERTC_FORMAT`
  var variable: String {
    "ALERTC_" + String(rawValue.uppercased().map { $0 == "-" ? "_" : $0 })
  }
}
