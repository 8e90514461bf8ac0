extension PackPart {
  /// The part in a form that can be kept on this machine: blocks of bytes, each behind its size.
  package var content: [UInt8] {
    var blocks = PartBlockWriter()
    blocks.append(Array(tag.utf8))
    let hasData = [data.isRightToLeft, data.cardinalRules != nil, data.ordinalRules != nil, data.numbers != nil]
    blocks.append((hasData + [formats != nil]).map { $0 ? UInt8(1) : 0 })
    for bytes in [data.cardinalRules, data.ordinalRules, data.numbers] { blocks.append(bytes ?? []) }
    blocks.append(bytes.start, bytes.count)
    // Texts follow each other without gaps, so that their sizes tell where they are.
    blocks.append(texts.map { UInt32(truncatingIfNeeded: $0.size << 1 | ($0.isConstant ? 1 : 0)) })
    blocks.append(texts.map(\.uses))
    blocks.append(texts.map(\.hash))
    blocks.append(records)
    blocks.append(starts)
    if let formats {
      blocks.append([UInt64(formats.precedingSize), formats.preceding, UInt64(formats.added.count)])
      for format in formats.added { blocks.append(format) }
    }
    return blocks.bytes
  }
}

extension PackWriter {
  /// A part from what ``PackPart/content`` gave for the same alerts; `nil` where the bytes cannot be that.
  package func part(from content: ArraySlice<UInt8>) -> PackPart? {
    guard let blocks = PartBlocks(content), blocks.count >= 11 else { return nil }
    let flags = blocks[1].map { $0 != 0 }
    let bytes = PackBytes(copying: blocks[5])
    let sizes = blocks.values(6, as: UInt32.self)
    let uses = blocks.values(7, as: Int32.self)
    let hashes = blocks.values(8, as: UInt32.self)
    guard flags.count == 5, sizes.count == uses.count, sizes.count == hashes.count else { return nil }
    var texts: [CompiledText] = []
    texts.reserveCapacity(sizes.count)
    var start = 0
    for (index, size) in sizes.enumerated() {
      let text = CompiledText(
        start: start,
        size: Int(size >> 1),
        isConstant: size & 1 == 1,
        hash: hashes[index],
        uses: uses[index]
      )
      texts.append(text)
      start += text.size
    }
    let part = PackPart(
      tag: String(decoding: blocks[0], as: UTF8.self),
      data: PackLocaleData(
        isRightToLeft: flags[0],
        cardinalRules: flags[1] ? Array(blocks[2]) : nil,
        ordinalRules: flags[2] ? Array(blocks[3]) : nil,
        numbers: flags[3] ? Array(blocks[4]) : nil
      ),
      bytes: bytes,
      texts: texts,
      records: blocks.values(9, as: Int32.self),
      starts: blocks.values(10, as: Int32.self),
      formats: flags[4] ? blocks.formats(from: 11) : nil
    )
    return start == bytes.count && isSound(part) && flags[4] == (part.formats != nil) ? part : nil
  }

  /// Whether everything that a part refers to is there.
  private func isSound(_ part: PackPart) -> Bool {
    guard part.starts.count == alerts.alerts.count else { return false }
    let last = Int32(truncatingIfNeeded: part.texts.count)
    guard part.records.allSatisfy({ $0 >= -1 && $0 < last }) else { return false }
    return zip(part.starts, alerts.alerts).allSatisfy { start, alert in
      start == -1 || start >= 0 && Int(start) + alert.slots.count <= part.records.count
    }
  }
}

/// Blocks of bytes one after the other, to be read.
private struct PartBlocks {
  private let content: ArraySlice<UInt8>
  private var ranges: [Range<Int>] = []

  /// `nil` where the sizes do not add up.
  init?(_ content: ArraySlice<UInt8>) {
    self.content = content
    var position = content.startIndex
    while position < content.endIndex {
      guard content.endIndex - position >= 8 else { return nil }
      let size = content[position..<position + 8].withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
      position += 8
      guard size <= UInt64(content.endIndex - position) else { return nil }
      ranges.append(position..<position + Int(size))
      position += Int(size)
    }
  }

  var count: Int { ranges.count }

  subscript(index: Int) -> ArraySlice<UInt8> { content[ranges[index]] }

  func values<Value: FixedWidthInteger>(_ index: Int, as type: Value.Type) -> [Value] {
    let size = MemoryLayout<Value>.size
    let count = ranges[index].count / size
    return content[ranges[index]].withUnsafeBytes { source in
      [Value](unsafeUninitializedCapacity: count) { values, initialized in
        UnsafeMutableRawBufferPointer(values).copyMemory(
          from: UnsafeRawBufferPointer(rebasing: source[..<(count * size)])
        )
        initialized = count
      }
    }
  }

  func formats(from index: Int) -> PackPart.Formats? {
    guard index < count else { return nil }
    let numbers = values(index, as: UInt64.self)
    let added = ranges[(index + 1)...]
    guard numbers.count == 3, let size = Int(exactly: numbers[0]), numbers[2] == UInt64(added.count) else { return nil }
    return PackPart.Formats(
      precedingSize: size,
      preceding: numbers[1],
      added: added.map { Array(content[$0]) }
    )
  }
}

/// Blocks of bytes one after the other, as they are written.
private struct PartBlockWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ block: [UInt8]) {
    appendSize(block.count)
    bytes += block
  }

  mutating func append<Value: FixedWidthInteger>(_ values: [Value]) {
    appendSize(values.count * MemoryLayout<Value>.size)
    values.withUnsafeBytes { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ start: UnsafePointer<UInt8>, _ count: Int) {
    appendSize(count)
    bytes.append(contentsOf: UnsafeBufferPointer(start: start, count: count))
  }

  private mutating func appendSize(_ size: Int) {
    withUnsafeBytes(of: UInt64(size)) { bytes.append(contentsOf: $0) }
  }
}
