// The numbers by which packs know the cases of enums. They never change within a version of the format.

/// The type of an argument in an alert's shape.
package enum PackedArgumentType: Int {
  case string = 0
  case int = 1
  case double = 2
  case bool = 3
  case choice = 4
  case list = 5
  case date = 6
}

extension AlertSeverity {
  package init?(packed number: Int) {
    switch number {
    case 0: self = .automatic
    case 1: self = .standard
    case 2: self = .critical
    default: return nil
    }
  }
}

extension AlertStyle {
  package init?(packed number: Int) {
    switch number {
    case 0: self = .alert
    case 1: self = .confirmation
    default: return nil
    }
  }
}

extension AlertRole {
  package init?(packed number: Int) {
    switch number {
    case 0: self = .default
    case 1: self = .cancel
    case 2: self = .destructive
    default: return nil
    }
  }
}

extension AlertFieldKind {
  package init?(packed number: Int) {
    switch number {
    case 0: self = .text
    case 1: self = .secure
    case 2: self = .email
    case 3: self = .number
    default: return nil
    }
  }
}
