/// A catalog as generated code knows it: its name, the signature of its alerts, and the pack that is part of the code.
///
/// Generated code has one for each catalog, `Alerts.catalog`.
public final class CompiledCatalog: Sendable {
  /// `Alerts` for `Alerts.yaml`.
  public let name: String
  /// What the generated functions need of a pack: a hash over keys, arguments, actions and fields.
  public let signature: UInt64
  /// The pack in the code, or why it cannot be used.
  let embedded: Result<AlertPack, AlertPackError>

  /// What generated code calls. The literal is used where it is, without being copied or decoded.
  ///
  /// - Parameters:
  ///   - name: The catalog's name.
  ///   - signature: The signature of its alerts.
  ///   - pack: A pack as a string literal. It has all locales of the catalog, or just the source locale where the
  ///     translations are in a file.
  public init(name: String, signature: UInt64, pack: StaticString) {
    self.name = name
    self.signature = signature
    self.embedded = Result { () throws(AlertPackError) in
      let pack = try AlertPack(embedded: pack)
      try pack.check(catalog: name, signature: signature)
      return pack
    }
  }

  /// A catalog that a pack read at run time defines.
  package init(_ pack: AlertPack) {
    self.name = pack.catalog
    self.signature = pack.signature
    self.embedded = .success(pack)
  }

  /// The key of the alert at a position, empty where there is none.
  package func key(at index: Int) -> String {
    guard case .success(let pack) = embedded else { return "" }
    return pack.key(at: index) ?? ""
  }
}

extension CompiledCatalog: Hashable {
  /// Whether both have the same name and the same alerts.
  public static func == (left: CompiledCatalog, right: CompiledCatalog) -> Bool {
    left === right || left.signature == right.signature && left.name == right.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(signature)
    hasher.combine(name)
  }
}
