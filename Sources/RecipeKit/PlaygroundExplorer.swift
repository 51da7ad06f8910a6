/// Records every state of a playground, and what leads from one to another.
///
/// From each state, those first to which fewest gestures lead, every gesture is played: the application is launched
/// anew, and what led to the state is done again. What comes of it is a state that is known if it looks the same, offers
/// the same, and so it is after each of some experiments, which are gestures in a row; at first there are none.
///
/// What can't be seen may be different. So somebody walks about in the end until every move was followed by every other
/// that is possible after it. Where anything is not as it was recorded, two states were taken for one, and the gestures
/// after which they differ become an experiment; then all is recorded anew. This is how automata are learned from
/// outside: D. Angluin, Learning regular sets from queries and counterexamples (1987), with the search of R. Rivest and
/// R. Schapire, Inference of finite automata using homing sequences (1993), for what an experiment needs.
@MainActor
package struct PlaygroundExplorer {
  /// How much is recorded at most.
  package struct Bounds: Sendable {
    package var states = 40
    package var moves = 200
    /// How many gestures may be played for it.
    package var plays = 100_000

    package init(states: Int = 40, moves: Int = 200, plays: Int = 100_000) {
      self.states = states
      self.moves = moves
      self.plays = plays
    }
  }

  /// How many experiments there may be; more would tell apart what hides too well for a reader to follow.
  private static let mostExperiments = 12
  /// Why a gesture is not offered where the recording ends.
  private static let end = "the recording ends here"

  private struct State {
    var path: PlayPath
    var look: PlayLook
    /// The gestures that were played, and those that lead on to where nothing was recorded.
    var played: Set<Int> = []
  }

  private let playground: Playground
  private let bounds: Bounds
  private var session: PlaySession
  /// The gestures in a row after which states that look the same are compared.
  private var experiments: [[Int]] = []
  private var starts: [PlaygroundRecord.Start] = []
  private var states: [State] = []
  private var moves: [PlayMoveRecord] = []

  private init(_ playground: Playground, _ bounds: Bounds) {
    self.playground = playground
    self.bounds = bounds
    session = PlaySession(playground, atMost: bounds.plays)
  }

  /// Everything that can be tried out on a playground.
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
      while let surprise = try explorer.walk() {
        try explorer.learn(from: surprise)
        try explorer.exploreAll()
      }
    } catch {
      record.issue = explorer.words(for: error)
    }
    record.starts = explorer.starts
    return (record, explorer.stateRecords, explorer.moves)
  }

  // MARK: Exploring

  /// Why exploring ends before everything is known.
  private enum Stop: Error {
    case states
    case moves
    case unlike(String)
  }

  private mutating func exploreAll() throws {
    (starts, states, moves) = ([], [], [])
    for (index, start) in playground.starts.enumerated() {
      let path = PlayPath(start: index)
      let state = try state(session.look(after: path), reachedBy: path)
      starts.append(PlaygroundRecord.Start(title: start.title, state: state))
    }
    var number = 0
    while number < states.count {
      for key in states[number].look.offer.open { try explore(key, from: number) }
      number += 1
    }
  }

  /// Plays a gesture in a state, and takes down where it leads.
  private mutating func explore(_ key: Int, from number: Int) throws {
    let path = states[number].path.then(key)
    guard moves.count < bounds.moves else { throw Stop.moves }
    let isAtEnd = states[number].path.keys.count >= playground.steps
    if isAtEnd {
      // States that take more gestures than that are not recorded; others may be reached from here.
      let look = try session.look(after: path)
      guard let known = try known(look, reachedBy: path) else { return }
      add(PlayMoveRecord(from: number, key: key, to: known, svg: try session.film(path).svg))
    } else {
      let (look, svg) = try session.film(path)
      add(PlayMoveRecord(from: number, key: key, to: try state(look, reachedBy: path), svg: svg))
    }
  }

  private mutating func add(_ move: PlayMoveRecord) {
    states[move.from].played.insert(move.key)
    moves.append(move)
  }

  /// The number of the state that a path leads to, which is a new one if none is the same.
  private mutating func state(_ look: PlayLook, reachedBy path: PlayPath) throws -> Int {
    if let known = try known(look, reachedBy: path) { return known }
    guard states.count < bounds.states else { throw Stop.states }
    states.append(State(path: path, look: look))
    return states.count - 1
  }

  /// The number of the state that is the same as what a path leads to; nil if there is none so far.
  private mutating func known(_ look: PlayLook, reachedBy path: PlayPath) throws -> Int? {
    for (number, state) in states.enumerated() where state.look == look {
      var isSame = true
      for keys in experiments where isSame {
        isSame = try session.look(after: keys, from: state.path) == session.look(after: keys, from: path)
      }
      if isSame { return number }
    }
    return nil
  }

  // MARK: Walking

  /// A way on which something is not as it was recorded.
  private struct Surprise {
    /// The number of the way to begin.
    var start: Int
    /// The gestures that were made.
    var keys: [Int] = []
    /// The states that were recorded for it, from the first to the one that it has not come to.
    var states: [Int]
  }

  /// Makes every move that can be reached once more after each of those that lead there, one after the other.
  private mutating func walk() throws -> Surprise? {
    var stroll = PlayStroll(moves, through: states.count, from: starts.count)
    for (index, start) in starts.enumerated() {
      while stroll.goesOn {
        stroll.begin(index, in: start.state)
        var way = Surprise(start: index, states: [start.state])
        try session.launch(index)
        while true {
          guard session.look() == states[stroll.state].look else { return way }
          guard let key = stroll.next() else { break }
          try session.act(key)
          way.keys.append(key)
          way.states.append(stroll.state)
        }
      }
      stroll.rest()
    }
    return nil
  }

  /// Finds the gestures after which two states differ that were taken for one.
  ///
  /// The longest rest of the way that goes on as recorded, if it is made from the state that it should begin in, is one
  /// gesture shorter than one that does not: these two begin in different states, though they were recorded as one.
  private mutating func learn(from surprise: Surprise) throws {
    let expected = surprise.states.last.map { states[$0].look }
    var rest = surprise.keys[surprise.keys.endIndex...]
    var goesOn = true
    while goesOn, rest.startIndex > 0 {
      let longer = surprise.keys[(rest.startIndex - 1)...]
      let begin = states[surprise.states[longer.startIndex]].path
      goesOn = try session.look(after: Array(longer), from: begin) == expected
      if goesOn { rest = longer }
    }
    let last = surprise.keys.last.map { playground.gestures[$0].title }
    // If all go on as recorded, it is the beginning that differs from the state that it was taken for.
    guard experiments.count < Self.mostExperiments, !rest.isEmpty, !experiments.contains(Array(rest)) else {
      throw Stop.unlike(last ?? playground.starts[surprise.start].title)
    }
    experiments.append(Array(rest))
  }

  // MARK: Records

  private var stateRecords: [PlayStateRecord] {
    states.enumerated().map { number, state in
      let unplayed = state.look.offer.open.filter { !state.played.contains($0) }
      let barred =
        state.look.offer.barred + unplayed.map { PlayStateRecord.Barred(key: $0, reason: Self.end) }
      return PlayStateRecord(
        number: number,
        words: state.look.words,
        svg: state.look.svg,
        spots: state.look.offer.spots.filter { state.played.contains($0.key) },
        barred: barred.sorted { $0.key < $1.key }
      )
    }
  }

  private func words(for error: any Error) -> String {
    let less = "Offer fewer gestures, or record less far with `within`."
    switch error {
    case Stop.states: return "The playground has more than \(bounds.states) states. \(less)"
    case Stop.moves: return "The playground has more than \(bounds.moves) moves from state to state. \(less)"
    case Stop.unlike(let title):
      return
        "After '\(title)' the playground is not always as it was recorded: what can't be seen makes a difference "
        + "much later. Show it, or leave out the gesture."
    case PlaySession.Fault.tired(let count):
      return "After \(count) gestures the playground is still not recorded. \(less)"
    case PlaySession.Fault.restless(let title):
      return "The playground does not come to rest after '\(title)'. Let what moves end by itself."
    case PlaySession.Fault.changed(let title):
      return "'\(title)' can't be done again in a state of the playground where it was offered. "
        + "Let the same gestures have the same effect each time."
    case PlaySession.Fault.start(let error): return "The playground can't be started: \(error)"
    default: return "The playground can't be recorded: \(error)"
    }
  }
}
