/// A way about a playground on which every move is made some times, each after others than before.
struct PlayStroll {
  /// How often each move is made.
  private static let rounds = 3
  /// How many gestures are made before the application is launched anew.
  private static let longest = 60

  /// The state that the way has come to.
  private(set) var state = 0
  /// The gesture that led there; nil at a start.
  private(set) var lastKey: Int?
  /// Whether the way that began last made a move that was wanted, or none has begun yet.
  private(set) var goesOn = true

  private let ways: [[PlayMoveRecord]]
  private var made: [[Int: Int]]
  private var length = 0

  init(_ moves: [PlayMoveRecord], through count: Int) {
    var ways = Array(repeating: [PlayMoveRecord](), count: count)
    for move in moves { ways[move.from].append(move) }
    self.ways = ways
    made = Array(repeating: [:], count: count)
  }

  /// Begins anew.
  mutating func begin(in start: Int) {
    (state, lastKey, length, goesOn) = (start, nil, 0, false)
  }

  /// Lets other ways begin elsewhere.
  mutating func rest() {
    goesOn = true
  }

  /// Goes on to another state; nil if the way has come to its end.
  mutating func next() -> Int? {
    length += 1
    guard length <= Self.longest, let move = wanted(from: state).first ?? nearest() else { return nil }
    if made[state].count(of: move.key) < Self.rounds { goesOn = true }
    made[state][move.key, default: 0] += 1
    (state, lastKey) = (move.to, move.key)
    return move.key
  }

  /// The moves that must be made more often, those first that were made least.
  private func wanted(from state: Int) -> [PlayMoveRecord] {
    ways[state].filter { made[state].count(of: $0.key) < Self.rounds }
      .sorted { (made[state].count(of: $0.key), $0.key) < (made[state].count(of: $1.key), $1.key) }
  }

  /// The move that leads on to the nearest state with a move that must be made more often; nil if there is none.
  private func nearest() -> PlayMoveRecord? {
    var known: Set = [state]
    var queue: [(state: Int, first: PlayMoveRecord?)] = [(state, nil)]
    var index = 0
    while index < queue.count {
      let (here, first) = queue[index]
      index += 1
      if let first, !wanted(from: here).isEmpty { return first }
      for move in ways[here] where known.insert(move.to).inserted { queue.append((move.to, first ?? move)) }
    }
    return nil
  }
}

extension [Int: Int] {
  /// How often a gesture was made.
  fileprivate func count(of key: Int) -> Int { self[key] ?? 0 }
}
