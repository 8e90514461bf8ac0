extension MessageWriter {
  /// Writes a date with the format at an offset of the formats.
  mutating func writeDate(_ argument: AlertArgument, at offset: Int) -> Bool {
    guard case .date(let seconds) = argument, let moment = DateMoment(secondsSince1970: seconds, timeZone.pointee),
      let format = DateFormat(pack, at: offset)
    else { return false }
    let date = CalendarDate(milliseconds: moment.localMilliseconds, format.kind, format.table)
    var reader = format.parts
    while !reader.isAtEnd {
      let part = reader.number()
      if part & 1 == 0 {
        let range = reader.range(part >> 1)
        output.append(range, of: reader)
      } else {
        guard let field = DateField(rawValue: part >> 1), write(field, date, moment, format, &reader)
        else { return false }
      }
    }
    return !reader.isFailed
  }

  private mutating func write(
    _ field: DateField,
    _ date: CalendarDate,
    _ moment: DateMoment,
    _ format: DateFormat,
    _ reader: inout PackReader
  ) -> Bool {
    switch field {
    case .zoneName:
      let isLong = reader.byte() == 1
      let utc = reader.text()
      if moment.isUTC {
        output.append(utc, of: reader)
        return true
      }
      return format.zone?.write(moment.offset, isLong: isLong, format.digits, to: &output) ?? false
    case .zoneOffset:
      return format.zone?.write(moment.offset, isLong: reader.byte() == 1, format.digits, to: &output) ?? false
    case .isoOffset:
      DateZone.writeISO(moment.offset, IsoOffset(rawValue: reader.byte()), to: &output)
      return true
    case .eraName: return writeName(date.era, at: reader.number())
    case .monthName: return writeName(date.month, at: reader.number())
    case .quarterName: return writeName(date.month / 3, at: reader.number())
    case .weekdayName: return writeName(date.weekday - 1, at: reader.number())
    case .amPmName: return writeName(date.hour / 12, at: reader.number())
    case .dayPeriodName: return writeDayPeriod(date.hour, format.isExactHour(date), at: reader.number())
    default:
      return writeNumber(field, date, format, count: reader.byte())
    }
  }

  private mutating func writeNumber(_ field: DateField, _ date: CalendarDate, _ format: DateFormat, count: Int) -> Bool
  {
    guard let value = date.value(of: field, format) else { return false }
    switch field {
    case .year, .weekYear:
      format.digits.write(value, minimum: count, maximum: count == 2 ? 2 : 19, to: &output)
    case .fraction:
      let unit = count == 1 ? 100 : count == 2 ? 10 : 1
      format.digits.write(value / unit, minimum: min(count, 3), to: &output)
      if count > 3 { format.digits.write(0, minimum: count - 3, to: &output) }
    default:
      format.digits.write(value, minimum: count, to: &output)
    }
    return true
  }

  private mutating func writeName(_ index: Int, at offset: Int) -> Bool {
    var reader = pack.reader(of: pack.header.formats, at: offset)
    let count = reader.number()
    guard index >= 0, index < count else { return false }
    reader.skipTexts(index)
    output.append(reader.text(), of: reader)
    return !reader.isFailed
  }

  private mutating func writeDayPeriod(_ hour: Int, _ isExact: Bool, at offset: Int) -> Bool {
    var reader = pack.reader(of: pack.header.formats, at: offset)
    reader.skipTexts(reader.number())
    let hours = reader.range(48)
    guard !reader.isFailed else { return false }
    return writeName(Int(reader.base[hours.lowerBound + hour + (isExact ? 24 : 0)]), at: offset)
  }
}

extension CalendarDate {
  /// What a field shows as a number.
  fileprivate func value(of field: DateField, _ format: DateFormat) -> Int? {
    switch field {
    case .year: year
    case .weekYear: format.week.weekOfYear(self, length: format.yearLength).year
    case .extendedYear: extendedYear
    case .month: month + 1
    case .quarter: month / 3 + 1
    case .day: day
    case .dayOfYear: dayOfYear
    case .weekdayOfMonth: (day - 1) / 7 + 1
    case .weekOfYear: format.week.weekOfYear(self, length: format.yearLength).week
    case .weekOfMonth: format.week.weekOfMonth(self)
    case .weekday: format.week.weekday(self)
    case .hour23: hour
    case .hour24: hour == 0 ? 24 : hour
    case .hour11: hour % 12
    case .hour12: hour % 12 == 0 ? 12 : hour % 12
    case .minute: minute
    case .second: second
    case .fraction: millisecond
    case .millisecondOfDay: millisecondOfDay
    case .julianDay: julianDay
    case .eraName, .monthName, .quarterName, .weekdayName, .amPmName, .dayPeriodName, .zoneName, .zoneOffset,
      .isoOffset:
      nil
    }
  }
}
