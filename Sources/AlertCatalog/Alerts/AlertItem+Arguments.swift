/// What generated functions call. Nothing of it is inlined into them, there is one initializer for each number of
/// arguments, and the values are passed one by one: all of this keeps generated code small and quick to compile.
extension AlertItem where Action: AlertActions {
  /// An alert without arguments.
  ///
  /// - Parameters:
  ///   - catalog: The catalog that defines the alert.
  ///   - index: The alert's position in its catalog.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int) {
    self.init(catalog, index, arguments: [])
  }

  /// An alert with one argument.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, _ first: AlertArgument) {
    self.init(catalog, index, arguments: [first])
  }

  /// An alert with two arguments.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, _ first: AlertArgument, _ second: AlertArgument) {
    self.init(catalog, index, arguments: [first, second])
  }

  /// An alert with three arguments.
  @inline(never)
  public init(
    _ catalog: CompiledCatalog,
    _ index: Int,
    _ first: AlertArgument,
    _ second: AlertArgument,
    _ third: AlertArgument
  ) {
    self.init(catalog, index, arguments: [first, second, third])
  }

  /// An alert with four arguments.
  @inline(never)
  public init(
    _ catalog: CompiledCatalog,
    _ index: Int,
    _ first: AlertArgument,
    _ second: AlertArgument,
    _ third: AlertArgument,
    _ fourth: AlertArgument
  ) {
    self.init(catalog, index, arguments: [first, second, third, fourth])
  }

  /// The same alert with one argument more: the fifth and every later one is added this way.
  ///
  /// - Parameter argument: The value of the next argument.
  /// - Returns: An item with all arguments so far and this one.
  @inline(never)
  public func with(_ argument: AlertArgument) -> AlertItem {
    AlertItem(reference: reference.adding(argument), decode: decode)
  }

  private init(_ catalog: CompiledCatalog, _ index: Int, arguments: [AlertArgument]) {
    self.init(reference: AlertReference(catalog: catalog, index: index, arguments: arguments)) { id in
      Action(rawValue: id)
    }
  }
}
