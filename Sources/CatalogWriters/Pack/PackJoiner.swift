import AlertCatalog
import CatalogModel
import LocaleData

/// Makes one pack of the parts of its locales.
struct PackJoiner {
  private let parts: [PackPart]
  private let alerts: PackAlerts
  private let table: LookupTable
  private let texts: PackTextPool

  init(_ parts: [PackPart], _ alerts: PackAlerts, _ table: LookupTable) {
    self.parts = parts
    self.alerts = alerts
    self.table = table
    texts = PackTextPool(parts)
  }

  /// `nil` where the pack would be larger than the format can say.
  func pack(of catalog: Catalog) -> [UInt8]? {
    let formats = PackPool()
    for format in parts.flatMap({ $0.formats?.added ?? [] }) { _ = formats.offset(of: format) }
    let sections = PackSections(catalog: catalog.name, formats: formats, capacity: texts.size)
    for alert in alerts.alerts {
      sections.alerts.begin()
      sections.alerts.entries.text(alert.key)
      sections.alerts.entries.number(sections.shapes.offset(of: alert.shape))
    }
    texts.shareRepeated(to: sections.texts)
    PackLanguagesWriter.write(table, to: sections.languages)
    for index in parts.indices { writeLocale(index, to: sections) }
    return sections.assemble(
      signature: CatalogSignature.signature(of: catalog),
      fallback: catalog.configuration.fallback == .text ? .text : .alert,
      isolation: catalog.configuration.isolation == .bidi ? .bidi : .none
    )
  }

  private func writeLocale(_ index: Int, to sections: PackSections) {
    let part = parts[index]
    sections.beginLocale(part.tag, part.data, relatives: table.chains[index].filter { $0 != index })
    let table = PackTable()
    var alert = 0
    while alert < part.starts.count {
      let start = Int(part.starts[alert])
      if start < 0 {
        table.skip()
      } else {
        table.begin()
        writeRecord(from: start, alerts.alerts[alert].slots.count, of: index, to: table.entries)
      }
      alert += 1
    }
    table.write(to: sections.locales.entries)
  }

  private func writeRecord(from start: Int, _ count: Int, of index: Int, to entries: PackBytes) {
    var position = start
    while position < start + count {
      let text = Int(parts[index].records[position])
      if text >= 0 { texts.writeReference(to: text, of: index, entries) } else { entries.number(0) }
      position += 1
    }
  }
}
