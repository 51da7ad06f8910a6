import Foundation

/// Why a line of a plug-in is none of the event stream, and what would be.
struct LineFault: Error, Equatable {
  /// What is wrong, without a full stop.
  let text: String
  /// What was expected and what to do, as sentences.
  let remedy: String

  init(_ text: String, _ remedy: String) {
    self.text = text
    self.remedy = remedy
  }

  /// Puts into words why a line could not be decoded.
  init(_ error: any Error, in line: some Collection<UInt8>) {
    switch error {
    case let error as LineFault: self = error
    case let error as EventVersionError:
      self.init(error.description, "Write \"version\":\(Event.version) in each line.")
    case DecodingError.keyNotFound(let key, let context):
      let object = context.codingPath.isEmpty ? "the event" : "'\(Self.path(context.codingPath))'"
      self.init("\(object) has no '\(key.stringValue)'", "Add it; \(Self.document)")
    case DecodingError.typeMismatch(let type, let context):
      self.init(
        "\(Self.subject(context.codingPath)) is not \(Self.noun(for: type))",
        "Write \(Self.noun(for: type)) there; \(Self.document)"
      )
    case DecodingError.valueNotFound(let type, let context):
      self.init(
        "\(Self.subject(context.codingPath)) is null",
        "Write \(Self.noun(for: type)) there; \(Self.document)"
      )
    case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
      self.init(
        "'\(Self.path(context.codingPath))' is none of its values",
        Self.values(at: context.codingPath)
      )
    default: self = Self.unreadable(line)
    }
  }

  /// What the decoder could not read, which says no more than that of a text without JSON, too deep nesting, and numbers
  /// that are too large or not whole.
  private static func unreadable(_ line: some Collection<UInt8>) -> LineFault {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return LineFault(
        "it can't be read as JSON",
        (reason.map { NeutralText.line($0) + " " } ?? "")
          + "Write one JSON object a line, in UTF-8, without line feeds in it."
      )
    }
    return LineFault(
      "a number in it is too large, or has a fraction where only a whole number can stand",
      "Write another; \(document)"
    )
  }

  private static let document = "docs/EventStream.md says what stands there."

  private static func subject(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the line" : "'\(self.path(path))'"
  }

  /// The way to a value: `recipeListed.claims[0].weight`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      let name = NeutralText.line(key.stringValue)
      return path.isEmpty ? name : "\(path).\(name)"
    }
  }

  private static func noun(for type: Any.Type) -> String {
    if type == String.self { return "a text" }
    if type == Bool.self { return "true or false" }
    if type == Double.self { return "a number" }
    if type is any FixedWidthInteger.Type { return "a whole number" }
    return type is [Any].Type ? "a list" : "an object"
  }

  /// The words of each key that takes only some.
  static let words = [
    "weight": ["core", "detail"],
    "proof": ["check", "told"],
    "origin": ["right", "warned-of", "against-the-rule", "common"],
  ]

  private static func values(at path: [any CodingKey]) -> String {
    guard let words = path.last.flatMap({ Self.words[$0.stringValue] }) else {
      return "Write another; \(document)"
    }
    return "Write \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")."
  }
}
