import Foundation
import RecipeKit

/// The reason why a plug-in's line is not a valid event, and the remedy.
struct LineFault: Error, Equatable {
  /// The fault, without a full stop.
  let text: String
  /// What was expected and what to do, as sentences.
  let remedy: String

  init(_ text: String, _ remedy: String) {
    self.text = text
    self.remedy = remedy
  }

  /// Describes a decoding error.
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
        "'\(Self.path(context.codingPath))' has a value that is not allowed",
        Self.values(at: context.codingPath)
      )
    default: self = Self.unreadable(line)
    }
  }

  /// The fault of a line for which the decoder gives no coding path.
  ///
  /// That happens if the line isn't JSON, nests too deep, or has a number that is too large or not whole.
  private static func unreadable(_ line: some Collection<UInt8>) -> LineFault {
    do {
      _ = try JSONSerialization.jsonObject(with: Data(line), options: .fragmentsAllowed)
    } catch {
      let reason = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
      return LineFault(
        "it can't be read as JSON",
        (reason.map { TextSanitizer.line($0) + " " } ?? "")
          + "Write one JSON object a line, in UTF-8, without line feeds in it."
      )
    }
    return LineFault(
      "a number in it is too large, or is not a whole number",
      "Write another; \(document)"
    )
  }

  private static let document = "see docs/EventStream.md for the format."

  private static func subject(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "the line" : "'\(self.path(path))'"
  }

  /// The path of a value: `recipeListed.claims[0].weight`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce("") { path, key in
      if let index = key.intValue { return path + "[\(index)]" }
      let name = TextSanitizer.line(key.stringValue)
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

  /// The allowed values of keys that take only some.
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

// MARK: - Faults of values

extension LineFault {
  /// A fault in the values of an event that can be decoded; nil if all are valid.
  static func inValues(of event: Event) -> LineFault? {
    switch event.kind {
    case .entry(.check(let check)) where check.line < 1:
      LineFault(
        "'check.line' is \(check.line)",
        "Lines count from 1; write the line number of the check."
      )
    case .entry(.check(let check)) where check.file.isEmpty:
      LineFault("'check.file' is empty", "Write the name of the check's file.")
    case .recipeListed(let declaration), .recipeStarted(let declaration):
      declaration.variants.firstIndex { $0.name.isEmpty }.map { index in
        LineFault(
          "'\(event.kind.name).variants[\(index)].name' is empty",
          "Give the variant a name."
        )
      }
    default: nil
    }
  }

  /// The first key that occurs twice in one object of a line of JSON; nil if there is none.
  ///
  /// RFC 8259 doesn't define which of the two values counts, so two readers might see different events.
  static func repeatedKey(in line: [UInt8]) -> LineFault? {
    /// The open objects: their descriptions, and the keys read so far.
    var objects: [(place: String, keys: Set<[UInt8]>)] = []
    /// The last token that is not space: a string before a colon is a key.
    var (text, key, isValueOfKey): (ArraySlice<UInt8>, [UInt8], Bool) = ([], [], false)
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      switch byte {
      case UInt8(ascii: "\""):
        let start = index
        index += 1
        while index < line.endIndex, line[index] != UInt8(ascii: "\"") {
          index += line[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        text = line[start..<min(index + 1, line.endIndex)]
      case UInt8(ascii: ":"):
        key = unescaped(text)
        guard !objects.isEmpty else { return nil }
        guard objects[objects.count - 1].keys.insert(key).inserted else {
          let name = TextSanitizer.line(String(decoding: key, as: UTF8.self))
          return LineFault(
            "'\(name)' occurs twice in \(objects[objects.count - 1].place)",
            "Write each key of an object once."
          )
        }
      case UInt8(ascii: "{"):
        let name = TextSanitizer.line(String(decoding: key, as: UTF8.self))
        objects.append((objects.isEmpty ? "the event" : isValueOfKey ? "'\(name)'" : "a list", []))
      case UInt8(ascii: "}"): _ = objects.popLast()
      default: break
      }
      if byte != UInt8(ascii: " ") { isValueOfKey = byte == UInt8(ascii: ":") }
      index += 1
    }
    return nil
  }

  /// The value of a JSON string: `"\u006b"` is the same key as `"k"`.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    if text.contains(UInt8(ascii: "\\")), let value = try? JSONDecoder().decode(String.self, from: Data(text))
    {
      return Array(value.utf8)
    }
    return Array(text.dropFirst().dropLast())
  }
}
