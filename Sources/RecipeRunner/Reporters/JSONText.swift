import Foundation

/// Writes values as JSON for programs: the same bytes for the same value, and readable.
enum JSONText {
  static func of(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
      preconditionFailure("A report of strings, numbers and lists is always JSON, but: \(error)")
    }
  }
}
