extension AlertArgument: Codable {
  private enum Kind: String, CodingKey {
    case string, int, double, bool, choice, list, date
  }

  /// A value as an object with one member, which is called after its type: `{"int":3}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Kind.self)
    switch self {
    case .string(let text): try container.encode(text, forKey: .string)
    case .int(let number): try container.encode(number, forKey: .int)
    case .double(let number): try Self.encode(number, forKey: .double, in: &container)
    case .bool(let flag): try container.encode(flag, forKey: .bool)
    case .choice(let key): try container.encode(key, forKey: .choice)
    case .list(let texts): try container.encode(texts, forKey: .list)
    case .date(let seconds): try Self.encode(seconds, forKey: .date, in: &container)
    }
  }

  /// - Throws: `DecodingError` for anything but what ``encode(to:)`` writes.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Kind.self)
    switch container.allKeys.first {
    case .string: self = .string(try container.decode(String.self, forKey: .string))
    case .int: self = .int(try container.decode(Int.self, forKey: .int))
    case .double: self = .double(try Self.decodeNumber(forKey: .double, in: container))
    case .bool: self = .bool(try container.decode(Bool.self, forKey: .bool))
    case .choice: self = .choice(try container.decode(String.self, forKey: .choice))
    case .list: self = .list(try container.decode([String].self, forKey: .list))
    case .date: self = .date(secondsSince1970: try Self.decodeNumber(forKey: .date, in: container))
    case nil:
      let context = DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "an argument has no value")
      throw DecodingError.dataCorrupted(context)
    }
  }

  /// JSON has no infinities and no NaN: they are written as texts.
  private static func encode(
    _ number: Double,
    forKey key: Kind,
    in container: inout KeyedEncodingContainer<Kind>
  ) throws {
    if number.isFinite {
      try container.encode(number, forKey: key)
    } else {
      try container.encode(number.description, forKey: key)
    }
  }

  private static func decodeNumber(forKey key: Kind, in container: KeyedDecodingContainer<Kind>) throws -> Double {
    if let text = try? container.decode(String.self, forKey: key), let number = Double(text) { return number }
    return try container.decode(Double.self, forKey: key)
  }
}
