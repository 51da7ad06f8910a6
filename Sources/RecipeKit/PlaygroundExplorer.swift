import Rendering

/// Records every state of a playground, and the moves between the states.
///
/// States are explored in order of their distance from the start. Every gesture is played in every state: the
/// application is launched again, and the gestures that lead to the state are repeated. States from the same
/// start are one state if they look the same and offer the same gestures.
@MainActor
package struct PlaygroundExplorer {
  /// The maximum time until everything is at rest, in seconds.
  private static let idleTimeout: TimeInterval = 10
  /// The maximum length of a film in seconds, and its maximum size in bytes.
  private static let filmDurationLimit: TimeInterval = 1
  private static let filmSizeLimit = 90_000
  /// The reason for impossible gestures at the end of the recording.
  private static let end = "the recording ends here"

  /// The reason why a recording is incomplete, as sentences.
  private struct Issue: Error {
    let text: String
  }

  private struct State {
    let start: Int
    let keys: [Int]
    let appearance: PlayAppearance
  }

  private let playground: Playground
  private let limits: (states: Int, moves: Int)
  private var starts: [PlaygroundRecord.Start] = []
  private var states: [State] = []
  private var moves: [PlayMoveRecord] = []

  /// Records everything that can be tried out on a playground, up to a number of states and moves.
  package static func explore(
    _ playground: Playground,
    states: Int = 40,
    moves: Int = 200
  ) -> (playground: PlaygroundRecord, states: [PlayStateRecord], moves: [PlayMoveRecord]) {
    var explorer = PlaygroundExplorer(playground: playground, limits: (states: states, moves: moves))
    var record = PlaygroundRecord(
      keys: playground.gestures.map { PlaygroundRecord.Key($0) },
      starts: [],
      note: playground.note
    )
    do throws(Issue) { try explorer.exploreAll() } catch { record.issue = error.text }
    record.starts = explorer.starts
    return (record, explorer.stateRecords, explorer.moves)
  }

  private mutating func exploreAll() throws(Issue) {
    for (index, start) in playground.starts.enumerated() {
      guard let (state, _) = try visit([], from: index) else { continue }
      starts.append(PlaygroundRecord.Start(title: start.title, state: state))
    }
    var number = 0
    while number < states.count {
      let state = states[number]
      for key in state.appearance.possible {
        guard moves.count < limits.moves else {
          throw Issue(
            text: "The playground has more than \(limits.moves) moves from state to state. \(Self.advice)"
          )
        }
        guard let (next, svg) = try visit(state.keys + [key], from: state.start) else { continue }
        moves.append(PlayMoveRecord(from: number, key: key, to: next, svg: svg))
      }
      number += 1
    }
  }

  /// Plays gestures, and returns the number of the state that they lead to, and a film of the last gesture.
  ///
  /// A new state is recorded, except at a greater distance than the playground's steps: then the result is nil.
  private mutating func visit(_ keys: [Int], from start: Int) throws(Issue) -> (state: Int, svg: String?)? {
    let (appearance, svg) = try play(keys, from: start)
    if let known = states.firstIndex(where: { $0.start == start && $0.appearance == appearance }) {
      return (known, svg)
    }
    guard keys.count <= playground.steps else { return nil }
    guard states.count < limits.states else {
      throw Issue(text: "The playground has more than \(limits.states) states. \(Self.advice)")
    }
    states.append(State(start: start, keys: keys, appearance: appearance))
    return (states.count - 1, svg)
  }

  private static let advice = "Offer fewer gestures, or reduce `within`."

  // MARK: Playing

  /// Launches the application, plays gestures, and returns the state and a film of the last gesture.
  private func play(_ keys: [Int], from start: Int) throws(Issue) -> (
    appearance: PlayAppearance, svg: String?
  ) {
    let start = playground.starts[start]
    // It keeps objects of the set-up alive.
    let stage = Stage(exceptions: { _ in .nothing }) { _ in }
    defer { withExtendedLifetime(stage) {} }
    let device: Simulator
    do { device = try start.launch(stage) } catch {
      throw Issue(text: "The playground can't be started: \(error)")
    }
    try wait(for: device, after: start.title)
    var svg: String?
    for (index, key) in keys.enumerated() {
      svg = try perform(playground.gestures[key], on: device, filming: index == keys.count - 1)
    }
    return (PlayAppearance(of: device, playground.gestures), svg)
  }

  /// Plays a gesture until everything is at rest, and returns a film if there is one worth showing.
  private func perform(_ gesture: Gesture, on device: Simulator, filming isFilmed: Bool) throws(Issue)
    -> String?
  {
    device.settle()
    let start = device.time
    let recorder = isFilmed ? FilmRecorder(device.device, caption: gesture.title) : nil
    let isDone = gesture.perform(on: device)
    let rest = max(0, Self.filmDurationLimit - (device.time - start))
    let isShort = recorder != nil && device.advanceUntilIdle(limit: rest)
    let film = recorder?.finish()
    guard isDone else {
      throw Issue(
        text:
          "'\(gesture.title)' is impossible in a state of the playground in which it was possible before. "
          + "The same gestures must always have the same effect."
      )
    }
    try wait(for: device, after: gesture.title)
    guard isShort, let film, film.moves, film.duration <= Self.filmDurationLimit else { return nil }
    let svg = film.motion
    return svg.utf8.count <= Self.filmSizeLimit ? svg : nil
  }

  private func wait(for device: Simulator, after title: String) throws(Issue) {
    guard device.advanceUntilIdle(limit: Self.idleTimeout) else {
      throw Issue(text: "The playground does not come to rest after '\(title)'. Let its motion end.")
    }
  }

  // MARK: Records

  private var stateRecords: [PlayStateRecord] {
    states.enumerated().map { number, state in
      let played = moves.filter { $0.from == number }.map(\.key)
      let unplayed = state.appearance.possible.filter { !played.contains($0) }
      let barred =
        state.appearance.barred + unplayed.map { PlayStateRecord.Barred(key: $0, reason: Self.end) }
      return PlayStateRecord(
        number: number,
        words: state.appearance.words,
        svg: state.appearance.svg,
        spots: state.appearance.spots.filter { played.contains($0.key) },
        barred: barred.sorted { $0.key < $1.key }
      )
    }
  }
}
