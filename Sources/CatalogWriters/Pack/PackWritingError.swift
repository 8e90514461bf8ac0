/// Why a catalog does not fit into a pack.
package enum PackWritingError: Error, Sendable, Hashable {
  /// The pack would have 256 MB or more.
  case tooLarge
  case tooManyLocales(Int)
  case tooManyActions(alert: String)
  case tooManyFields(alert: String)
  /// No place for a title.
  case noTitle(alert: String)
}

extension PackWritingError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .tooLarge: "the catalog's texts take more than 256 MB; split it into several catalogs"
    case .tooManyLocales(let count): "the catalog has \(count) locales; a pack holds at most 1,024"
    case .tooManyActions(let alert): "alert \(alert) has more than 127 actions"
    case .tooManyFields(let alert): "alert \(alert) has more than 127 fields"
    case .noTitle(let alert): "alert \(alert) has no title"
    }
  }
}
