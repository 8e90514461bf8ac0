/// How dates are shown.
///
/// In a pack: the calendar (byte, ``CalendarKind``), the first day of the week (byte: 1 Sunday) and how many days the
/// first week of a year has at least (byte), what is shown (byte: 1 minutes, 2 seconds); where its ``DateDigits`` are,
/// where its ``DateZone`` is plus 1 or 0, and where its ``UmmAlQuraTable`` is plus 1 or 0 (numbers, among the formats);
/// the size of the parts in bytes (number) and the parts: each begins with a number *y*. If *y* is even, a literal text
/// of *y* / 2 bytes follows. Else *y* / 2 is a ``DateField``.
struct DateFormat {
  let kind: CalendarKind
  let week: CalendarWeek
  let digits: DateDigits
  let zone: DateZone?
  let table: UmmAlQuraTable?
  /// At the first part, and ending behind the last.
  let parts: PackReader
  private let shown: Int

  /// Reads the format at an offset of a pack's formats.
  init?(_ pack: PackView, at offset: Int) {
    func reader(at offset: Int) -> PackReader { pack.reader(of: pack.header.formats, at: offset) }
    var reader = reader(at: offset)
    guard let kind = CalendarKind(rawValue: reader.byte()) else { return nil }
    self.kind = kind
    week = CalendarWeek(first: reader.byte(), minimalDays: reader.byte())
    shown = reader.byte()
    let digitsOffset = reader.number()
    let zoneOffset = reader.number()
    let tableOffset = reader.number()
    parts = reader.branch()
    guard !reader.isFailed, let digits = DateDigits(pack.reader(of: pack.header.formats, at: digitsOffset))
    else { return nil }
    self.digits = digits
    zone = zoneOffset == 0 ? nil : DateZone(pack.reader(of: pack.header.formats, at: zoneOffset - 1))
    table = tableOffset == 0 ? nil : UmmAlQuraTable(pack.reader(of: pack.header.formats, at: tableOffset - 1))
  }

  /// Whether everything smaller than an hour that is shown is zero.
  func isExactHour(_ date: CalendarDate) -> Bool {
    (shown & 1 == 0 || date.minute == 0) && (shown & 2 == 0 || date.second == 0)
  }

  func yearLength(_ year: Int) -> Int {
    switch kind {
    case .gregorian, .buddhist: CalendarDate.gregorianYearLength(year)
    case .persian: CalendarDate.persianYearLength(year)
    case .ummAlQura: CalendarDate.islamicYearLength(year, table)
    }
  }
}
