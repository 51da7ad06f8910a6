/// Records every state of a playground, and what leads from one to another.
///
/// From each state, those first to which fewest gestures lead, every gesture is played: the application is launched
/// anew, and what led to the state is done again. What comes of it is a state that is known if it looks the same, offers
/// the same, and so does all that one more gesture leads to; otherwise it is another one, as what can't be seen may be
/// different. In the end somebody walks about until every move was made again, by other ways than it was found. If
/// anything is not as it was recorded, all is recorded anew, with two more gestures to tell states apart, and so on.
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

  /// How many gestures further two states that look the same are compared, at most.
  private static let greatestForesight = 3
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
  private var foresight = 1
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
      while let title = try explorer.walk() {
        explorer.foresight += 1
        guard explorer.foresight <= greatestForesight else { throw Stop.unlike(title) }
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
      for key in states[number].look.open { try explore(key, from: number) }
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
      if try isSame(state.path, path, within: foresight) { return number }
    }
    return nil
  }

  /// Whether two paths, which lead to what looks the same, go on in the same way.
  private mutating func isSame(_ one: PlayPath, _ other: PlayPath, within steps: Int) throws -> Bool {
    guard steps > 0 else { return true }
    for key in try session.look(after: one).open {
      let (next, otherNext) = (one.then(key), other.then(key))
      guard try session.look(after: next) == session.look(after: otherNext),
        try isSame(next, otherNext, within: steps - 1)
      else { return false }
    }
    return true
  }

  // MARK: Walking

  /// Makes every move that can be reached some more times, one after the other.
  ///
  /// - Returns: the gesture after which something is not as it was recorded; nil if there is none.
  private mutating func walk() throws -> String? {
    var stroll = PlayStroll(moves, through: states.count)
    for (index, start) in starts.enumerated() {
      var fault: String?
      while stroll.goesOn, fault == nil {
        stroll.begin(in: start.state)
        let (states, gestures) = (states, playground.gestures)
        try session.walk(from: index) { look in
          guard look == states[stroll.state].look else {
            fault = stroll.lastKey.map { gestures[$0].title } ?? start.title
            return nil
          }
          return stroll.next()
        }
      }
      if let fault { return fault }
      stroll.rest()
    }
    return nil
  }

  // MARK: Records

  private var stateRecords: [PlayStateRecord] {
    states.enumerated().map { number, state in
      let unplayed = state.look.open.filter { !state.played.contains($0) }
      let barred = state.look.barred + unplayed.map { PlayStateRecord.Barred(key: $0, reason: Self.end) }
      return PlayStateRecord(
        number: number,
        words: state.look.words,
        svg: state.look.svg,
        spots: state.look.spots.filter { state.played.contains($0.key) },
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
