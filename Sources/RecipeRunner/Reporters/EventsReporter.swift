import Foundation
import RecipeKit

/// Writes the event stream of the whole run, including verdicts.
struct EventsReporter: Reporter {
  private let coder = EventCoder()

  mutating func begin(_ plan: RunPlan) -> [Message] {
    [message([Event(.runStarted(plan))])]
  }

  mutating func report(_ recipe: RecipeReport) -> [Message] {
    [message(recipe.events)]
  }

  mutating func end(_ summary: RunSummary) -> [Message] {
    [message([Event(.runEnded(summary))])]
  }

  private func message(_ events: [Event]) -> Message {
    do {
      let lines = try events.flatMap { try coder.line($0) }
      return .verbatim(LogCommandEscaping.escapedInJSON(String(decoding: lines, as: UTF8.self)))
    } catch {
      preconditionFailure("An event of strings, numbers and lists is always JSON, but: \(error)")
    }
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
