/// The format of packs, version 3.
///
/// A pack is UTF-8 text as a whole, so that it can be a string literal: numbers are written in bytes below 128, and
/// nothing but texts has others. There are three kinds of numbers:
///
/// - *byte*: one byte, 0…127;
/// - *fixed n*: n bytes of seven bits each, the highest first;
/// - *number*: bytes of six bits each, the highest first; bit 6 is set in every byte but the last.
///
/// A *text* is its size in bytes (number) and its UTF-8. Offsets count from the start of their section. A *table* is
/// the count of its entries (fixed 4), the width of an offset (byte, 1…4) and, for each entry, an offset (fixed of that
/// width) from the end of the table, plus 1; 0 stands for an entry that is missing.
///
/// ## Header
///
/// `AlertPack`, the version (byte), the size of the pack (fixed 4), the signature (64 bits in fixed 10), the
/// checksum (the same, see below), what falls back (byte: 0 the alert, 1 each text; plus 2
/// where strings put into texts are isolated), and the starts of
/// the sections from the start of the pack (fixed 4 each). The sections follow each other in this order:
///
/// 1. **Description**: texts: the name of the catalog, ICU's and CLDR's version.
/// 2. **Alerts**: a table, an entry for each alert of the catalog: its key (text), and where its shape starts (number).
/// 3. **Shapes**: what an alert is made of; equal ones are stored once. Severity, style (bytes); whether it has a
///    message (byte); the position of the preferred action plus 1, or 0 (number);
///    the count of its fields (byte), for each its id (text), kind (byte) and which texts it has (byte: 1 title,
///    2 placeholder, 4 initial); the count of its actions (byte), for each its id (text) and role (byte);
///    the count of its arguments (number), for each its name (text), type (byte), and for an enum the count of its
///    values (number) and these (texts).
/// 4. **Languages**: which locales answer a wanted language; see ``PackLanguages``.
/// 5. **Plural rules**: equal ones are stored once; see ``PluralRule``.
/// 6. **Numbers**: how numbers are shown; equal ones are stored once; see ``NumberStyle``.
/// 7. **Formats**: how messages show numbers by styles, dates and lists; equal ones are stored once; see
///    ``MessageOperation``.
/// 8. **Texts**: a table of what several alerts or locales show; an entry is a text or message as in a record.
/// 9. **Locales**: a table, an entry for each locale, at most 1,024, the source locale first: its tag (text), direction
///    (byte: 0 left to right, 1 right to left); where its cardinal plural rules, its ordinal ones, and its numbers are
///    in their sections plus 1, 0 for none (numbers); the count of locales that answer what it does not have (number)
///    and their positions (numbers), the nearest first; and a table of its alerts, whose entries are missing where the
///    locale does not have the alert, and records elsewhere.
///
/// The checksum is FNV-1a in 64 bits over everything behind it, in words of eight bytes, the lowest first, the last
/// word filled up with zeros.
///
/// ## Records and messages
///
/// A **record** holds the texts of an alert in one locale: title, message, the fields' titles, placeholders and initial
/// texts field by field, the actions' labels; of the optional ones those that the shape names. Each begins with a
/// number *x*:
///
/// - *x* odd: a constant text of *x* / 2 bytes follows.
/// - *x* mod 4 = 2: a message of *x* / 4 bytes follows.
/// - *x* = 0: the locale has no such text.
/// - else: the entry *x* / 4 - 1 of the texts' table.
///
/// A **message** is a sequence of parts, each of which begins with a number *y*. If *y* is even, a literal text of
/// *y* / 2 bytes follows. Else (*y* / 2) mod 16 says what is shown; see ``MessageOperation``.
package enum PackFormat {
  package static let magic: StaticString = "AlertPack"
  package static let version = 3
  /// Magic, version, size, signature and checksum.
  package static let checkedStart = 9 + 1 + 4 + 10 + 10
  /// The same, fallback and nine starts.
  package static let headerSize = checkedStart + 1 + 9 * 4

  package static let maximumLocaleCount = 1024
  /// How many numbers, from 0 on, have their plural categories listed: first those below a hundred, and then one hundred
  /// that may be repeated; see ``PluralRule``.
  package static let listedPluralCount = 200

  /// What falls back to another language when a text is missing.
  package enum Fallback: Int, Sendable {
    case alert
    case text
  }

  /// The checksum of a pack whose beginning, up to the checksum, was left out.
  package static func checksum(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt64 {
    let raw = UnsafeRawPointer(bytes)
    let prime: UInt64 = 0x0000_0100_0000_01B3
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = 0
    while index + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      hash = (hash ^ word) &* prime
      index += 8
    }
    var last: UInt64 = 0
    var shift: UInt64 = 0
    while index < count {
      last |= UInt64(bytes[index]) << shift
      shift += 8
      index += 1
    }
    return (hash ^ last) &* prime
  }
}
