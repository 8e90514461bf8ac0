import CatalogModel

/// What changes with every node that is read. `YAMLNodeReader` keeps it behind a pointer, where access costs nothing.
struct YAMLReadingState {
  /// The alert that is read, if one is.
  var alertKey: String?
  /// The text of it that is read, if one is.
  var path: SlotPath?
  /// The key whose value is read.
  var keyRange = 0..<0
  /// Keys of the mappings that are being read, for duplicates.
  var fieldsSeen: [(field: CatalogField.ID, start: Int)] = []
  /// The columns of the block mappings that are being read, outermost first; −1 for those that cannot be resumed.
  var columns: [Int] = []
  /// Set where reading began anew: the column of the mapping that goes on.
  var resumedColumn: Int?
  /// The last text that could have been cut or left open, for what an error of syntax may come from.
  var lastScalar: (start: Int, end: Int, style: YAMLScalarStyle)?
  /// Comments that look like suppressions, in order; those inside of texts are struck out while reading.
  var comments: CommentCandidates

  init(comments: CommentCandidates) {
    self.comments = comments
  }
}

extension YAMLNodeReader {
  var alertKey: String? {
    get { state.pointee.alertKey }
    set { state.pointee.alertKey = newValue }
  }

  var path: SlotPath? {
    get { state.pointee.path }
    set { state.pointee.path = newValue }
  }

  var keyRange: Range<Int> {
    get { state.pointee.keyRange }
    set { state.pointee.keyRange = newValue }
  }

  var columns: [Int] { state.pointee.columns }

  var resumedColumn: Int? {
    get { state.pointee.resumedColumn }
    set { state.pointee.resumedColumn = newValue }
  }

  var lastScalar: (start: Int, end: Int, style: YAMLScalarStyle)? {
    get { state.pointee.lastScalar }
    set { state.pointee.lastScalar = newValue }
  }
}
