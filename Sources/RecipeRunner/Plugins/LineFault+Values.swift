import Foundation
import RecipeKit

extension LineFault {
  /// What is wrong with the values of an event that can be parsed; nil if all are valid.
  static func inValues(of event: Event) -> LineFault? {
    switch event.kind {
    case .entry(.check(let check)) where check.line < 1:
      LineFault(
        "'check.line' is \(check.line)",
        "Lines count from 1; write the number of the one on which the check stands."
      )
    case .entry(.check(let check)) where check.file.isEmpty:
      LineFault("'check.file' is empty", "Write the name of the file in which the check stands.")
    case .recipeListed(let declaration), .recipeStarted(let declaration):
      declaration.variants.firstIndex { $0.name.isEmpty }.map { index in
        LineFault(
          "'\(event.kind.name).variants[\(index)].name' is empty",
          "Write a name there by which the variant can be asked for."
        )
      }
    default: nil
    }
  }

  /// The first key that stands twice in one object of a line of JSON; nil if none does.
  ///
  /// RFC 8259 leaves open which of the two values counts, so two readers would see two events.
  static func repeatedKey(in line: [UInt8]) -> LineFault? {
    /// An object whose end has not come: where it stands, and its keys so far.
    var objects: [(place: String, keys: Set<[UInt8]>)] = []
    /// What was read last, of what is not space: the text before a colon is a key.
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
          let name = NeutralText.line(String(decoding: key, as: UTF8.self))
          return LineFault(
            "'\(name)' stands twice in \(objects[objects.count - 1].place)",
            "Write each key of an object once."
          )
        }
      case UInt8(ascii: "{"):
        let name = NeutralText.line(String(decoding: key, as: UTF8.self))
        objects.append((objects.isEmpty ? "the event" : isValueOfKey ? "'\(name)'" : "a list", []))
      case UInt8(ascii: "}"): _ = objects.popLast()
      default: break
      }
      if byte != UInt8(ascii: " ") { isValueOfKey = byte == UInt8(ascii: ":") }
      index += 1
    }
    return nil
  }

  /// What a text of JSON in quotation marks means: `"\u006b"` is the same key as `"k"`.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    if text.contains(UInt8(ascii: "\\")), let value = try? JSONDecoder().decode(String.self, from: Data(text))
    {
      return Array(value.utf8)
    }
    return Array(text.dropFirst().dropLast())
  }
}
