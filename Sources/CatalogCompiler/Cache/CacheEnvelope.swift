/// What stands around the content of an entry, by which one that is not whole is told.
enum CacheEnvelope {
  private static let mark = Array("alertc cache 1\n".utf8)
  /// The mark, the key, the content's size and digest.
  private static let headerSize = mark.count + 16 + 8 + 16

  static func bytes(of entry: BuildCache.Entry) -> [UInt8] {
    header(entry.key, size: entry.content.count, ContentDigest(entry.content)) + entry.content
  }

  static func content(of bytes: [UInt8], _ key: ContentDigest) throws(CacheMiss) -> CacheReader {
    guard bytes.count >= headerSize else { throw CacheMiss() }
    let size = bytes.count - headerSize
    let digest = bytes.withUnsafeBytes { ContentDigest($0.baseAddress.map { $0 + headerSize }, size) }
    guard bytes.prefix(headerSize).elementsEqual(header(key, size: size, digest)) else { throw CacheMiss() }
    return CacheReader(bytes, from: headerSize)
  }

  private static func header(_ key: ContentDigest, size: Int, _ digest: ContentDigest) -> [UInt8] {
    var writer = CacheWriter()
    writer.digest(key)
    writer.bits(UInt64(size))
    writer.digest(digest)
    return mark + writer.bytes
  }
}
