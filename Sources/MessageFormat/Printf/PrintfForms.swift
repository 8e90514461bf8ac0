/// Plural forms by the parts of a joined text that they are: a selector and a text each, one form after another.
struct PrintfForms: RandomAccessCollection {
  let firstPart: Int
  let count: Int

  /// One form, by indices of parts.
  struct Form {
    var selector: Int
    var text: Int
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Form {
    Form(selector: firstPart + index * 2, text: firstPart + index * 2 + 1)
  }
}
