import Foundation

/// Describes why a line can't be decoded as an event.
enum EventFault {
  /// The reason, without a full stop.
  static func text(of error: any Error) -> String {
    switch error {
    case let error as StreamVersionError: error.description
    case DecodingError.keyNotFound(let key, let context):
      "\(subject(context.codingPath)) has no '\(key.stringValue)'"
    case DecodingError.typeMismatch(let type, let context):
      "\(subject(context.codingPath)) is not \(noun(for: type))"
    case DecodingError.valueNotFound(let type, let context):
      "\(subject(context.codingPath)) is null, not \(noun(for: type))"
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(subject(context.codingPath)) has a value that is not allowed"
    default: "it is not a line of the event stream"
    }
  }

  /// The path of a value: `'declaration.claims[0].weight'`.
  private static func subject(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "the event" }
    let words = path.reduce("") { words, key in
      if let index = key.intValue { return words + "[\(index)]" }
      return words.isEmpty ? key.stringValue : "\(words).\(key.stringValue)"
    }
    return "'\(words)'"
  }

  private static func noun(for type: Any.Type) -> String {
    if type == String.self { return "a text" }
    if type == Bool.self { return "true or false" }
    if type == Double.self { return "a number" }
    if type is any FixedWidthInteger.Type { return "a whole number" }
    return type is [Any].Type ? "a list" : "an object"
  }
}
