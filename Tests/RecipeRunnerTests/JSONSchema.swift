import Foundation

/// The subset of JSON Schema that docs/event-stream.schema.json uses.
struct JSONSchema {
  /// A keyword outside of the subset.
  struct UnknownKeyword: Error {
    let name: String
  }

  private let root: JSONValue

  init(_ root: JSONValue) {
    self.root = root
  }

  func accepts(_ value: JSONValue) throws -> Bool {
    try accepts(value, root)
  }

  private func accepts(_ value: JSONValue, _ schema: JSONValue) throws -> Bool {
    for (keyword, argument) in schema.members {
      guard try accepts(value, keyword, argument, schema) else { return false }
    }
    return true
  }

  private func accepts(
    _ value: JSONValue,
    _ keyword: String,
    _ argument: JSONValue,
    _ schema: JSONValue
  ) throws -> Bool {
    switch keyword {
    case "$schema", "$defs", "title", "description", "then": return true
    case "$ref":
      guard case .text(let path) = argument, let name = path.split(separator: "/").last,
        let definition = root["$defs"]?[String(name)]
      else { return false }
      return try accepts(value, definition)
    case "type": return isOf(value, argument)
    case "const": return value == argument
    case "enum": return argument.items.contains(value)
    case "minimum":
      guard case .number(let number) = value, case .number(let least) = argument else { return true }
      return number >= least
    case "minLength":
      guard case .text(let text) = value, case .number(let least) = argument else { return true }
      return Double(text.count) >= least
    case "pattern":
      guard case .text(let text) = value, case .text(let pattern) = argument else { return true }
      return text.range(of: pattern, options: .regularExpression) != nil
    case "minProperties":
      guard case .object(let object) = value, case .number(let least) = argument else { return true }
      return Double(object.count) >= least
    case "required":
      guard case .object(let object) = value else { return true }
      return argument.items.allSatisfy { if case .text(let key) = $0 { object[key] != nil } else { false } }
    case "properties":
      return try value.members.allSatisfy { key, member in
        try argument[key].map { try accepts(member, $0) } ?? true
      }
    case "additionalProperties": return try value.members.values.allSatisfy { try accepts($0, argument) }
    case "items": return try value.items.allSatisfy { try accepts($0, argument) }
    case "allOf": return try argument.items.allSatisfy { try accepts(value, $0) }
    case "if":
      guard try accepts(value, argument), let then = schema["then"] else { return true }
      return try accepts(value, then)
    default: throw UnknownKeyword(name: keyword)
    }
  }

  private func isOf(_ value: JSONValue, _ type: JSONValue) -> Bool {
    switch (type, value) {
    case (.text("object"), .object), (.text("array"), .list), (.text("string"), .text),
      (.text("boolean"), .bool), (.text("number"), .number):
      true
    case (.text("integer"), .number(let number)): number == number.rounded()
    default: false
    }
  }
}
