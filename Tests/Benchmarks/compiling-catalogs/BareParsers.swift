import CExpat
import CYAML
import Foundation
import LocaleData
import MessageFormat

/// What parsers of others take for the same bytes when nothing is done with what they find: the measure of all else.
enum BareParsers {
  /// libyaml's events of each file.
  static func yaml(_ files: [Data]) -> Int {
    var events = 0
    for file in files {
      file.withUnsafeBytes { bytes in
        var parser = yaml_parser_t()
        guard let base = bytes.bindMemory(to: UInt8.self).baseAddress, yaml_parser_initialize(&parser) == 1 else {
          return
        }
        defer { yaml_parser_delete(&parser) }
        yaml_parser_set_input_string(&parser, base, bytes.count)
        var event = yaml_event_t()
        while yaml_parser_parse(&parser, &event) == 1 {
          events += 1
          let isLast = event.type == YAML_STREAM_END_EVENT
          yaml_event_delete(&event)
          if isLast { break }
        }
      }
    }
    return events
  }

  /// expat's events of each file, none of them asked for.
  static func xml(_ files: [Data]) -> Int {
    files.reduce(0) { total, file in
      guard let parser = XML_ParserCreate(nil) else { return total }
      defer { XML_ParserFree(parser) }
      let status = file.withUnsafeBytes { bytes in
        XML_Parse(parser, bytes.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count), 1)
      }
      return total + (status == XML_STATUS_OK ? 1 : 0)
    }
  }

  /// The bytes read from the disk, and made into a `String`, which validates them.
  static func validate(_ files: [URL]) -> Int {
    files.reduce(0) { total, file in
      guard let data = try? Data(contentsOf: file), let text = String(validating: data, as: UTF8.self) else {
        return total
      }
      return total + text.utf8.count
    }
  }

  /// ICU's `MessageFormat` of each message.
  static func icu(_ messages: [String]) -> Int {
    messages.reduce(0) { $0 + (ICUMessage.check($1) == nil ? 1 : 0) }
  }
}
