import Foundation
import RecipeKit

/// Writes the file of a run, which `recipes report` reads.
struct EventsReporter: Reporter {
  mutating func begin(_ plan: RunPlan) -> [Message] {
    [message(RunLine(plan: plan))]
  }

  mutating func report(_ recipe: LessonRun) -> [Message] {
    [message(RunLine(lesson: recipe))]
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    [message(RunLine(summary: summary))]
  }

  private func message(_ line: RunLine) -> Message {
    .verbatim(JSONText.line(of: line) + "\n")
  }
}

/// Encodes values as JSON with sorted keys, so that equal values give equal bytes.
package enum JSONText {
  static func of(_ value: some Encodable) -> String {
    encoded(value, [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]) + "\n"
  }

  package static func line(of value: some Encodable) -> String {
    encoded(value, [.sortedKeys, .withoutEscapingSlashes])
  }

  private static func encoded(_ value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting
    do {
      return LogCommandEscaping.escapedInJSON(String(decoding: try encoder.encode(value), as: UTF8.self))
    } catch {
      preconditionFailure("A report of strings, numbers and lists is always JSON, but: \(error)")
    }
  }
}
