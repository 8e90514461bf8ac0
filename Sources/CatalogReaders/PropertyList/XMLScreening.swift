import CatalogDiagnostics
import CatalogModel

/// Goes over an XML file before expat does: collects comments, refuses declarations of entities, and finds the
/// mistakes in texts that expat would stop at. Those are reported, and expat is given spaces in their place, so that it
/// reads the rest.
struct XMLScreening {
  /// What expat is to read; `nil` where it is the file as it is.
  private(set) var screened: [UInt8]?
  private(set) var comments: [CommentRange] = []
  private(set) var suppressions: [Suppression] = []
  private(set) var findings: FindingCollector
  /// Whether the file declares entities: nothing of it is read then.
  private(set) var isRefused = false

  /// Whether a section can end from here on, as far as is known.
  private var hasSectionEnd = true

  private let bytes: UnsafePointer<UInt8>
  private let end: Int
  private var index: Int

  private var file: SourceFile { findings.file }

  init(_ bytes: UnsafePointer<UInt8>, end: Int, from start: Int, file: SourceFile) {
    self.bytes = bytes
    self.end = end
    index = start
    findings = FindingCollector(file)
  }

  mutating func screen() {
    hideControls()
    while !isRefused {
      index = XMLScan.markup(bytes, from: index, to: end)
      guard index < end else { return }
      switch bytes[index] {
      case UInt8(ascii: "<"): passMarkup()
      case UInt8(ascii: "&"): passReference()
      case UInt8(ascii: "]") where XMLMarkup.matches("]]>", bytes, at: index, end: end):
        let range = index..<index + 3
        findings.add(range.lowerBound, range.upperBound, .sectionEnd, fix: .init("escape it", range, "]]&gt;"))
        hide(index + 2..<index + 3)
        index += 3
      default: index += 1
      }
    }
  }

  private mutating func passMarkup() {
    switch XMLMarkup(bytes, at: index, end: end) {
    case .tag(let close), .instruction(let close): index = close
    case .comment(let close): passComment(close)
    case .section: passSection()
    case .declaration(let close, let bracket):
      if let bracket {
        findings.add(bracket, bracket + 1, .declarations)
        isRefused = true
      }
      index = close
    case .none:
      findings.add(index, index + 1, .strayBracket, fix: .init("escape it", index..<index + 1, "&lt;"))
      hide(index..<index + 1)
      index += 1
    }
  }

  /// A section without an end is none: else it would swallow the rest of the file.
  private mutating func passSection() {
    let text = hasSectionEnd ? XMLMarkup.find("]]>", bytes, from: index, to: end) : end
    guard text < end else {
      hasSectionEnd = false
      let mark = index..<index + XMLMarkup.sectionStart.utf8CodeUnitCount
      findings.add(mark.lowerBound, mark.upperBound, .openSection)
      hide(mark)
      index = mark.upperBound
      return
    }
    index = text + 3
  }

  private mutating func passComment(_ close: Int) {
    let range = index..<close
    let text = index + 4..<max(index + 4, close - 3)
    index = close
    comments.append(CommentRange(start: range.lowerBound, end: range.upperBound))
    if let suppression = SuppressionComment.read(text, of: range, in: file) { suppressions.append(suppression) }
    // A hyphen before the closing mark counts with the mark's own.
    let limit = min(end, text.upperBound + 1)
    var hyphens = XMLMarkup.find("--", bytes, from: text.lowerBound, to: limit)
    guard hyphens < limit else { return }
    findings.add(hyphens, hyphens + 2, .hyphens, severity: .warning)
    while hyphens < limit {
      hide(hyphens..<hyphens + 1)
      hyphens = XMLMarkup.find("--", bytes, from: hyphens + 1, to: limit)
    }
  }

  private mutating func passReference() {
    let reference = XMLReference(bytes, at: index, end: end)
    let range = index..<index + reference.length
    switch reference.kind {
    case .character: break
    case .invalidCharacter:
      findings.add(range.lowerBound, range.upperBound, .noCharacter, fix: .init("remove it", range, ""))
      hide(range)
    case .unknownEntity:
      let name = String(decoding: UnsafeBufferPointer(rebasing: buffer[range]), as: UTF8.self)
      findings.add(range.lowerBound, range.upperBound, .unknownEntity(name))
      hide(range)
    case .none:
      findings.add(range.lowerBound, range.upperBound, .ampersand, fix: .init("escape it", range, "&amp;"))
      hide(range)
    }
    index = range.upperBound
  }

  /// Controls, and the two code points below 65,536 that are never characters.
  private mutating func hideControls() {
    var place = index
    while true {
      place = XMLScan.unusual(bytes, from: place, to: end)
      guard place < end else { return }
      let byte = bytes[place]
      if XMLCharacter.isControl(byte) {
        let range = place..<place + 1
        findings.add(place, place + 1, .control(byte), fix: .init("remove it", range, ""))
        hide(range)
      } else if byte == 0xEF, place + 2 < end, bytes[place + 1] == 0xBF, bytes[place + 2] >= 0xBE {
        findings.add(place, place + 3, .noncharacter)
        hide(place..<place + 3)
      }
      place += 1
    }
  }

  private mutating func hide(_ range: Range<Int>) {
    var copy = screened ?? Array(buffer)
    // Only one owner, so that each change costs what it changes.
    screened = nil
    for place in range { copy[place] = 0x20 }
    screened = copy
  }

  private var buffer: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: end) }
}

extension String {
  fileprivate static let declarations = "remove the declarations in brackets: entities are not read"
  fileprivate static let strayBracket = "write `&lt;` for “<” in a text"
  fileprivate static let ampersand = "write `&amp;` for “&” in a text"
  fileprivate static let sectionEnd = "write `]]&gt;` for “]]>” in a text"
  fileprivate static let openSection = "this section is never closed; end it with `]]>`"
  fileprivate static let hyphens = "XML does not allow `--` in a comment; remove it"
  fileprivate static let noCharacter = "XML does not allow the character with this number; remove it"
  fileprivate static let noncharacter = "this code point is no character; remove it"

  fileprivate static func unknownEntity(_ name: String) -> String {
    "there is no entity \(quoted(name)) in property lists; write the character itself"
  }

  fileprivate static func control(_ byte: UInt8) -> String {
    "XML does not allow the control character 0x\(String(byte, radix: 16, uppercase: true)); remove it"
  }
}
