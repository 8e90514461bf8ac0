/// The texts of a catalog in its locales, compiled: what `alertc` writes into code or into an `.alertpack` file.
///
/// A pack is used in place: opening one checks its header, whatever its size, and texts are cut out when they are
/// shown. See `PackFormat` for what is in it.
public struct AlertPack: Sendable {
  let storage: PackStorage
  let header: PackHeader

  /// Opens a pack that was read from a file, for the catalog that it belongs to.
  ///
  /// - Parameters:
  ///   - bytes: The whole pack.
  ///   - catalog: The catalog of generated code, `Alerts.catalog`.
  /// - Throws: ``AlertPackError`` where the pack is malformed, belongs to another catalog or was compiled for
  ///   other alerts than the code.
  public init(_ bytes: [UInt8], for catalog: CompiledCatalog) throws(AlertPackError) {
    try self.init(bytes)
    try check(catalog: catalog.name, signature: catalog.signature)
  }

  /// Opens a pack whose catalog is not known yet.
  ///
  /// - Parameter bytes: The whole pack.
  /// - Throws: ``AlertPackError`` where the pack is malformed.
  public init(_ bytes: [UInt8]) throws(AlertPackError) {
    try self.init(storage: .bytes(bytes))
  }

  init(embedded literal: StaticString) throws(AlertPackError) {
    guard literal.hasPointerRepresentation else { throw .notAPack }
    try self.init(storage: .literal(literal))
  }

  private init(storage: PackStorage) throws(AlertPackError) {
    self.storage = storage
    self.header = try storage.withBytes { bytes throws(AlertPackError) in try PackHeader(bytes) }
  }

  /// Reads the whole pack to see whether it is as it was written.
  ///
  /// Opening a pack checks its header only, and a damaged text falls back to another language when it is shown. Call this
  /// for packs that came over a network, before they are used.
  ///
  /// - Throws: ``AlertPackError/damaged``.
  /// - Complexity: O(*n*) in the size of the pack.
  public func verify() throws(AlertPackError) {
    let checksum = storage.withBytes { bytes in
      guard let base = bytes.baseAddress else { return UInt64(0) }
      return PackFormat.checksum(base + PackFormat.checkedStart, bytes.count - PackFormat.checkedStart)
    }
    guard checksum == header.checksum else { throw .damaged }
  }

  func check(catalog: String, signature: UInt64) throws(AlertPackError) {
    guard self.catalog == catalog else { throw .wrongCatalog(expected: catalog, actual: self.catalog) }
    guard self.signature == signature else { throw .wrongSignature(expected: signature, actual: self.signature) }
  }

  /// What the pack was compiled for: a hash over keys, arguments, actions and fields.
  public var signature: UInt64 { header.signature }
}
