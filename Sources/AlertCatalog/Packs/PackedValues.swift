/// The numbers by which packs know the cases of enums. They never change within a version of the format.
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
