import RecipeKit

/// A recipe's playground with its recorded states and moves.
package struct PlaygroundGraph: Codable, Equatable, Sendable {
  /// The gestures and the start states.
  package var record: PlaygroundRecord
  /// The states, ordered by number.
  package var states: [PlayStateRecord]
  /// The transitions between states.
  package var moves: [PlayMoveRecord]

  package init(_ record: PlaygroundRecord, states: [PlayStateRecord] = [], moves: [PlayMoveRecord] = []) {
    self.record = record
    self.states = states
    self.moves = moves
  }

  /// The maximum numbers of keys, start states, states and moves that a page can show.
  private static let limits = (keys: 60, starts: 20, states: 500, moves: 10_000)

  /// Why states are missing, or the faults.
  package var issues: [String] { record.issue.map { [$0] } ?? faults }

  /// Wrong numbering, exceeded limits, and references to states and gestures that don't exist.
  package var faults: [String] {
    var faults: [String] = []
    if states.enumerated().contains(where: { $0.offset != $0.element.number }) {
      faults.append("The states of the playground are not numbered from 0 on.")
    }
    for (count, limit, noun) in [
      (record.keys.count, Self.limits.keys, "gesture"), (record.starts.count, Self.limits.starts, "start"),
      (states.count, Self.limits.states, "state"), (moves.count, Self.limits.moves, "move"),
    ] where count > limit {
      faults.append(
        "The playground has \(Count.text(count, noun)); at most \(limit) are allowed."
      )
    }
    if record.starts.isEmpty { faults.append("The playground has no start state.") }
    let numbers = record.starts.map(\.state) + moves.flatMap { [$0.from, $0.to] }
    if let number = numbers.first(where: { !states.indices.contains($0) }) {
      faults.append("The playground has no state \(number).")
    }
    let keys = moves.map(\.key) + states.flatMap { $0.spots.map(\.key) + $0.barred.map(\.key) }
    if let key = keys.first(where: { !record.keys.indices.contains($0) }) {
      faults.append("The playground has no gesture \(key).")
    }
    let ways = moves.map { [$0.from, $0.key] }
    if Set(ways).count < ways.count {
      faults.append("A gesture of the playground leads from one state to several.")
    }
    return faults
  }
}
