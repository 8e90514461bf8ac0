package import Foundation

/// As much of JSON Schema as the schemas beside these tests use. It knows every keyword in them: one that it does not
/// know is a mistake in the schema, which it reports too.
package struct JSONSchema {
  private let root: [String: Any]

  package init(contentsOf file: URL) throws {
    root = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a document, with the place of each mistake.
  package func mistakes(in document: Data) throws -> [String] {
    mistakes(in: try JSONSerialization.jsonObject(with: document), root, at: "$")
  }

  private func mistakes(in value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, wanted in
      mistakes(in: value, keyword, wanted, schema, at: path)
    }
  }

  private func mistakes(
    in value: Any,
    _ keyword: String,
    _ wanted: Any,
    _ schema: [String: Any],
    at path: String
  ) -> [String] {
    let members = value as? [String: Any] ?? [:]
    let elements = value as? [Any] ?? []
    switch keyword {
    case "title", "definitions": return []
    case "$ref": return mistakes(in: value, definition(wanted), at: path)
    case "type": return isType(wanted as? String, value) ? [] : ["\(path): no \(wanted)"]
    case "enum":
      return (wanted as? [String] ?? []).contains(value as? String ?? "")
        ? [] : ["\(path): \(value) is none of \(wanted)"]
    case "required":
      return (wanted as? [String] ?? []).filter { members[$0] == nil }.map { "\(path): \($0) is missing" }
    case "properties":
      let properties = wanted as? [String: [String: Any]] ?? [:]
      return members.flatMap { name, member in
        properties[name].map { mistakes(in: member, $0, at: path + "." + name) } ?? []
      }
    case "additionalProperties":
      if let schema = wanted as? [String: Any] {
        return members.flatMap { mistakes(in: $0.value, schema, at: path + "." + $0.key) }
      }
      let known = schema["properties"] as? [String: Any] ?? [:]
      return members.keys.filter { known[$0] == nil }.map { "\(path): \($0) is unknown" }
    case "items":
      return elements.enumerated().flatMap { index, element in
        mistakes(in: element, wanted as? [String: Any] ?? [:], at: "\(path)[\(index)]")
      }
    case "minItems": return elements.count >= (wanted as? Int ?? 0) ? [] : ["\(path): too few"]
    case "maxItems": return elements.count <= (wanted as? Int ?? 0) ? [] : ["\(path): too many"]
    case "uniqueItems":
      let texts = elements.map { String(describing: $0) }
      return Set(texts).count == texts.count ? [] : ["\(path): the same twice"]
    case "minimum": return (value as? Int ?? .min) >= (wanted as? Int ?? 0) ? [] : ["\(path): \(value) is too small"]
    case "pattern":
      let isMatch = (value as? String)?.range(of: wanted as? String ?? "", options: .regularExpression) != nil
      return isMatch ? [] : ["\(path): \(value) is not like \(wanted)"]
    default: return ["\(path): the schema has \(keyword), which is not checked"]
    }
  }

  private func definition(_ reference: Any) -> [String: Any] {
    let name = (reference as? String ?? "").replacingOccurrences(of: "#/definitions/", with: "")
    return (root["definitions"] as? [String: [String: Any]])?[name] ?? ["missing definition": name]
  }

  private func isType(_ type: String?, _ value: Any) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "integer": value is Int && !(value is String)
    case "boolean": value is Bool
    default: false
    }
  }
}
