/// Records every state of a playground, and the moves between the states.
///
/// States are explored in order of their distance from the start. Every gesture is played in every state: the
/// application is launched again, and the gestures that lead to the state are repeated. The result is a known
/// state if it looks the same, offers the same gestures, and agrees after each experiment. An experiment is a
/// sequence of gestures; at first there are none.
///
/// States that look the same may differ in hidden ways. Therefore a walk finally makes every move after each
/// move that leads to its start. If a result differs from the recording, two states were merged by mistake.
/// The gestures after which they differ become an experiment, and the recording starts again. This is active
/// learning of automata: D. Angluin, Learning regular sets from queries and counterexamples (1987), with the
/// search for the experiment by R. Rivest and R. Schapire, Inference of finite automata using homing
/// sequences (1993).
@MainActor
package struct PlaygroundExplorer {
  /// The limits of a recording.
  package struct Bounds: Sendable {
    package var states = 40
    package var moves = 200
    /// The maximum number of played gestures.
    package var plays = 100_000

    package init(states: Int = 40, moves: Int = 200, plays: Int = 100_000) {
      self.states = states
      self.moves = moves
      self.plays = plays
    }
  }

  /// The maximum number of experiments; readers couldn't follow differences that need more.
  private static let experimentLimit = 12
  /// The reason for impossible gestures at the end of the recording.
  private static let end = "the recording ends here"

  private struct State {
    var path: PlayPath
    var appearance: PlayAppearance
    /// The played gestures, including those that lead to unrecorded states.
    var played: Set<Int> = []
  }

  private let playground: Playground
  private let bounds: Bounds
  private var session: PlaySession
  /// The sequences of gestures that tell states apart that look the same.
  private var experiments: [[Int]] = []
  private var starts: [PlaygroundRecord.Start] = []
  private var states: [State] = []
  private var moves: [PlayMoveRecord] = []

  private init(_ playground: Playground, _ bounds: Bounds) {
    self.playground = playground
    self.bounds = bounds
    session = PlaySession(playground, atMost: bounds.plays)
  }

  /// Records everything that can be tried out on a playground.
  package static func explore(
    _ playground: Playground,
    within bounds: Bounds = Bounds()
  ) -> (playground: PlaygroundRecord, states: [PlayStateRecord], moves: [PlayMoveRecord]) {
    var explorer = PlaygroundExplorer(playground, bounds)
    var record = PlaygroundRecord(
      keys: playground.gestures.map { PlaygroundRecord.Key($0) },
      starts: [],
      note: playground.note
    )
    do {
      try explorer.exploreAll()
      while let counterexample = try explorer.walk() {
        try explorer.learn(from: counterexample)
        try explorer.exploreAll()
      }
    } catch {
      record.issue = explorer.words(for: error)
    }
    record.starts = explorer.starts
    return (record, explorer.stateRecords, explorer.moves)
  }

  // MARK: Exploring

  /// The reason why a recording is incomplete.
  private enum Stop: Error {
    case states
    case moves
    case unlike(String)
  }

  private mutating func exploreAll() throws {
    (starts, states, moves) = ([], [], [])
    for (index, start) in playground.starts.enumerated() {
      let path = PlayPath(start: index)
      let state = try state(session.appearance(after: path), reachedBy: path)
      starts.append(PlaygroundRecord.Start(title: start.title, state: state))
    }
    var number = 0
    while number < states.count {
      for key in states[number].appearance.availability.possible { try explore(key, from: number) }
      number += 1
    }
  }

  /// Plays a gesture in a state, and records the resulting state.
  private mutating func explore(_ key: Int, from number: Int) throws {
    let path = states[number].path.then(key)
    guard moves.count < bounds.moves else { throw Stop.moves }
    let isAtEnd = states[number].path.keys.count >= playground.steps
    if isAtEnd {
      // States at a greater distance are not recorded; a known one may still be reached.
      let appearance = try session.appearance(after: path)
      guard let known = try known(appearance, reachedBy: path) else { return }
      add(PlayMoveRecord(from: number, key: key, to: known, svg: try session.film(path).svg))
    } else {
      let (appearance, svg) = try session.film(path)
      add(PlayMoveRecord(from: number, key: key, to: try state(appearance, reachedBy: path), svg: svg))
    }
  }

  private mutating func add(_ move: PlayMoveRecord) {
    states[move.from].played.insert(move.key)
    moves.append(move)
  }

  /// Returns the number of the state at the end of a path, which is a new one if none equals it.
  private mutating func state(_ appearance: PlayAppearance, reachedBy path: PlayPath) throws -> Int {
    if let known = try known(appearance, reachedBy: path) { return known }
    guard states.count < bounds.states else { throw Stop.states }
    states.append(State(path: path, appearance: appearance))
    return states.count - 1
  }

  /// Returns the number of the known state that equals the one at the end of a path; nil for none.
  private mutating func known(_ appearance: PlayAppearance, reachedBy path: PlayPath) throws -> Int? {
    for (number, state) in states.enumerated() where state.appearance == appearance {
      var isSame = true
      for keys in experiments where isSame {
        isSame =
          try session.appearance(after: keys, from: state.path) == session.appearance(after: keys, from: path)
      }
      if isSame { return number }
    }
    return nil
  }

  // MARK: Walking

  /// A walk whose results differ from the recording.
  private struct Counterexample {
    var start: Int
    var keys: [Int] = []
    /// The expected states, from the first to the one that was not reached.
    var states: [Int]
  }

  /// Makes every reachable move after each of the moves that lead to its start.
  private mutating func walk() throws -> Counterexample? {
    var randomWalk = RandomWalk(moves, through: states.count, from: starts.count)
    for (index, start) in starts.enumerated() {
      while randomWalk.goesOn {
        randomWalk.begin(index, in: start.state)
        var way = Counterexample(start: index, states: [start.state])
        try session.launch(index)
        while true {
          guard session.appearance() == states[randomWalk.state].appearance else { return way }
          guard let key = randomWalk.next() else { break }
          try session.act(key)
          way.keys.append(key)
          way.states.append(randomWalk.state)
        }
      }
      randomWalk.rest()
    }
    return nil
  }

  /// Finds the gestures that tell two merged states apart, and adds them as an experiment.
  ///
  /// Compares the ends of the walk, each played from the state in which it is expected to begin. The longest
  /// end that gives the recorded result is one gesture shorter than one that doesn't. The two begin in
  /// different states, though they were recorded as one.
  private mutating func learn(from counterexample: Counterexample) throws {
    let expected = counterexample.states.last.map { states[$0].appearance }
    var rest = counterexample.keys[counterexample.keys.endIndex...]
    var goesOn = true
    while goesOn, rest.startIndex > 0 {
      let longer = counterexample.keys[(rest.startIndex - 1)...]
      let begin = states[counterexample.states[longer.startIndex]].path
      goesOn = try session.appearance(after: Array(longer), from: begin) == expected
      if goesOn { rest = longer }
    }
    let last = counterexample.keys.last.map { playground.gestures[$0].title }
    // If all of them give the recorded results, the start differs from the state that it was merged with.
    guard experiments.count < Self.experimentLimit, !rest.isEmpty, !experiments.contains(Array(rest)) else {
      throw Stop.unlike(last ?? playground.starts[counterexample.start].title)
    }
    experiments.append(Array(rest))
  }

  // MARK: Records

  private var stateRecords: [PlayStateRecord] {
    states.enumerated().map { number, state in
      let unplayed = state.appearance.availability.possible.filter { !state.played.contains($0) }
      let barred =
        state.appearance.availability.barred
        + unplayed.map { PlayStateRecord.Barred(key: $0, reason: Self.end) }
      return PlayStateRecord(
        number: number,
        words: state.appearance.words,
        svg: state.appearance.svg,
        spots: state.appearance.availability.spots.filter { state.played.contains($0.key) },
        barred: barred.sorted { $0.key < $1.key }
      )
    }
  }

  private func words(for error: any Error) -> String {
    let less = "Offer fewer gestures, or reduce `within`."
    switch error {
    case Stop.states: return "The playground has more than \(bounds.states) states. \(less)"
    case Stop.moves: return "The playground has more than \(bounds.moves) moves from state to state. \(less)"
    case Stop.unlike(let title):
      return
        "After '\(title)' the playground differs from its recording: hidden state has an effect much "
        + "later. Make that state visible, or omit the gesture."
    case PlaySession.Fault.limitReached(let count):
      return "After \(count) gestures the recording is still incomplete. \(less)"
    case PlaySession.Fault.neverIdle(let title):
      return "The playground does not come to rest after '\(title)'. Let its motion end."
    case PlaySession.Fault.becameImpossible(let title):
      return "'\(title)' is impossible in a state of the playground in which it was possible before. "
        + "The same gestures must always have the same effect."
    case PlaySession.Fault.launchFailed(let error): return "The playground can't be started: \(error)"
    default: return "The playground can't be recorded: \(error)"
    }
  }
}
