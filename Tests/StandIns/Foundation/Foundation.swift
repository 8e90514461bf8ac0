// Stands in for the parts of Foundation that the libraries ask Apple's platforms for.
@_exported public import Darwin

// https://developer.apple.com/documentation/foundation/bundle
open class Bundle {
  // https://developer.apple.com/documentation/foundation/bundle/main
  public class var main: Bundle { Bundle() }
  // https://developer.apple.com/documentation/foundation/bundle/preferredlocalizations
  open var preferredLocalizations: [String] { [] }
}

// https://developer.apple.com/documentation/foundation/locale
public struct Locale: Sendable {
  // https://developer.apple.com/documentation/foundation/locale/preferredlanguages
  public static var preferredLanguages: [String] { [] }
}

// https://developer.apple.com/documentation/foundation/date
public struct Date: Sendable {
  // https://developer.apple.com/documentation/foundation/date/timeintervalsince1970
  public var timeIntervalSince1970: Double { 0 }
}

// https://developer.apple.com/documentation/foundation/localizederror
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

// https://developer.apple.com/documentation/objectivec/nsobject-swift.class
open class NSObject {
  public init() {}
}

// https://developer.apple.com/documentation/foundation/notification
public struct Notification {
  // https://developer.apple.com/documentation/foundation/nsnotification/name
  public struct Name: Sendable {
    public init(_ rawValue: String) {}
  }

  // https://developer.apple.com/documentation/foundation/notification/init(name:object:userinfo:)
  public init(name: Notification.Name, object: Any? = nil) {}
}
