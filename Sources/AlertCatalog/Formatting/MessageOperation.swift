/// What a part of a message shows, apart from literal text.
///
/// In a pack, a part is a number *y*: the operation is (*y* / 2) mod 16, and *y* / 32 is the position of the argument.
/// What follows depends on the operation; the branches of plurals and selects are messages, each behind its
/// selector and its size (number).
package enum MessageOperation: Int {
  /// The argument as its type is shown by default. Nothing follows.
  case show = 0
  /// The branch for the cardinal category of the argument less an offset. The offset and the count of the branches
  /// (numbers) follow, and the branches, each behind a ``PluralSelector``.
  case plural = 1
  /// The same with the locale's ordinal rules.
  case selectOrdinal = 2
  /// The branch whose key the argument is. The count of the branches (number) follows, and the branches, each behind
  /// its key (text). The empty key is `other`.
  case select = 3
  /// `#`: the number of the plural around, less its offset. The position of an argument is 0.
  case pound = 4
  /// The argument as a printf specifier shows it. A ``PackedConversion`` follows.
  case printf = 5
  /// A number as a ``NumberFormat`` shows it. Where that starts among the pack's formats (number) follows.
  case number = 6
  /// A plural whose branch for other numbers shows its argument by a style, which then decides the category, as in ICU.
  /// Whether it is an ordinal one follows (byte: 0 or 1), then where the ``NumberFormat`` that rounds the number starts
  /// plus 1, or 0 where the number is not rounded (number), and then what follows a plural.
  case styledPlural = 7
  /// A list, joined as a ``ListPattern`` says. Where it starts among the pack's formats (number) follows.
  case list = 8
  /// A date, shown as a ``DateFormat`` says. Where it starts among the pack's formats (number) follows.
  case date = 9

  /// The lowest five bits of a part.
  @inline(__always)
  var packed: Int { rawValue << 1 | 1 }
}

/// What chooses a branch of a plural.
///
/// In a pack, a number *z*: if *z* mod 4 is 0, the category *z* / 4 (0 zero, 1 one, 2 two, 3 few, 4 many, 5 other); if it is 1,
/// exactly the number *z* / 4; if it is 2, exactly the double whose 64 bits follow (in ten bytes of seven bits, the
/// highest first).
enum PluralSelector {
  case category(Int)
  case exact(Double)

  @inline(__always)
  init?(_ reader: inout PackReader) {
    let number = reader.number()
    switch number & 3 {
    case 0: self = .category(number >> 2)
    case 1: self = .exact(Double(number >> 2))
    case 2: self = .exact(Double(bitPattern: reader.bits()))
    default: return nil
    }
  }
}
