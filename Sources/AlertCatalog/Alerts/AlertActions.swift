/// The actions of an alert: a generated enum with one case for each, whose raw value is the action's id in the catalog.
///
/// Alerts with the same set of actions share one enum, so that a `switch` over it names exactly the alert's buttons.
public protocol AlertActions: RawRepresentable, Hashable, Sendable where RawValue == String {
  /// The catalog that the enum was generated for, by which saved items are found again. Generated code gives it.
  static var _alertCatalog: CompiledCatalog? { get }
}

extension AlertActions {
  /// An enum that was not generated belongs to no catalog.
  public static var _alertCatalog: CompiledCatalog? { nil }
}
