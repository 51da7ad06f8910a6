import Foundation

/// Writes values as JSON for programs: the same bytes for the same value, and readable.
enum JSONText {
  /// A value in lines.
  static func of(_ value: some Encodable) -> String {
    encoded(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  /// A value within a line.
  static func line(of value: some Encodable) -> String {
    encoded(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    do {
      return LogCommand.escapedInJSON(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      preconditionFailure("A report of strings, numbers and lists is always JSON, but: \(error)")
    }
  }
}
