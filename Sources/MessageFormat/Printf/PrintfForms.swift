/// Plural forms by the parts of a joined text that they are: a selector and a text each, one form after another.
struct PrintfForms: RandomAccessCollection {
  let firstPart: Int
  let count: Int

  /// One form, by indices of parts.
  struct Form {
    var selector: Int
    var text: Int
  }

  /// Not that of all collections, which is slow in unoptimized builds.
  struct Iterator: IteratorProtocol {
    fileprivate var form: Form
    fileprivate var count: Int

    mutating func next() -> Form? {
      guard count > 0 else { return nil }
      let next = form
      form.selector += 2
      form.text += 2
      count -= 1
      return next
    }
  }

  func makeIterator() -> Iterator {
    Iterator(form: Form(selector: firstPart, text: firstPart + 1), count: count)
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(index: Int) -> Form {
    Form(selector: firstPart + index * 2, text: firstPart + index * 2 + 1)
  }
}
