extension AlertItem where Action == String {
  /// An alert that is known by its key only, as a tool has it that reads catalogs. Its actions are their ids.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that defines the alert.
  ///   - index: The alert's position in its catalog.
  ///   - arguments: In the order of the alert's definition, of the types that it declares.
  package init(_ catalog: CompiledCatalog, index: Int, arguments: [AlertArgument]) {
    self.init(reference: AlertReference(catalog: catalog, index: index, arguments: arguments)) { id in id }
  }
}
