/// What generated functions call for the arguments that most alerts have, one or two texts or whole numbers: it takes the
/// compiler a fifth less time than to make an ``AlertArgument`` of each.
extension AlertItem where Action: AlertActions {
  /// An alert with a text.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, string: String) {
    self.init(catalog, index, .string(string))
  }

  /// An alert with a whole number.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, int: Int) {
    self.init(catalog, index, .int(int))
  }

  /// An alert with two texts.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, string first: String, string second: String) {
    self.init(catalog, index, .string(first), .string(second))
  }

  /// An alert with a text and a whole number.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, string first: String, int second: Int) {
    self.init(catalog, index, .string(first), .int(second))
  }

  /// An alert with a whole number and a text.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, int first: Int, string second: String) {
    self.init(catalog, index, .int(first), .string(second))
  }

  /// An alert with two whole numbers.
  @inline(never)
  public init(_ catalog: CompiledCatalog, _ index: Int, int first: Int, int second: Int) {
    self.init(catalog, index, .int(first), .int(second))
  }
}
