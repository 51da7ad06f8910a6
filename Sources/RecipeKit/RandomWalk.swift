/// A random walk on a playground: makes each move several times, and after each move that leads to its start.
struct RandomWalk {
  /// The minimum number of times that each move is made.
  private static let rounds = 3
  /// The number of gestures after which the application is launched again.
  private static let longest = 60

  /// The current state.
  private(set) var state = 0
  /// Whether the current walk has made a wanted move, or no walk has begun yet.
  private(set) var goesOn = true

  private let moves: [PlayMoveRecord]
  /// The numbers of the moves that begin in each state.
  private let ways: [[Int]]
  /// The moves made after each move, followed by the first moves after each start.
  private var made: [Set<Int>]
  /// The number of times that each move was made.
  private var counts: [Int]
  /// The index in `made` for the next move.
  private var last: Int
  private var length = 0

  init(_ moves: [PlayMoveRecord], through count: Int, from starts: Int) {
    self.moves = moves
    var ways = Array(repeating: [Int](), count: count)
    for (number, move) in moves.enumerated() { ways[move.from].append(number) }
    self.ways = ways
    made = Array(repeating: [], count: moves.count + starts)
    counts = Array(repeating: 0, count: moves.count)
    last = moves.count
  }

  /// Begins a new walk at one of the starts.
  mutating func begin(_ start: Int, in state: Int) {
    (self.state, last, length, goesOn) = (state, moves.count + start, 0, false)
  }

  /// Allows walks from another start.
  mutating func rest() {
    goesOn = true
  }

  /// Returns the next gesture and moves on; nil at the end of the walk.
  mutating func next() -> Int? {
    length += 1
    guard length <= Self.longest, let number = wanted(after: last, in: state) ?? nearest() else { return nil }
    if isWanted(number, after: last) { goesOn = true }
    made[last].insert(number)
    counts[number] += 1
    (state, last) = (moves[number].to, number)
    return moves[number].key
  }

  /// The most wanted move after another one; nil for none.
  private func wanted(after last: Int, in state: Int) -> Int? {
    ways[state].filter { isWanted($0, after: last) }.min { (counts[$0], $0) < (counts[$1], $1) }
  }

  private func isWanted(_ number: Int, after last: Int) -> Bool {
    !made[last].contains(number) || counts[number] < Self.rounds
  }

  /// The first move on the way to the nearest wanted one; nil for none.
  private func nearest() -> Int? {
    var known: Set<Int> = []
    var queue = ways[state].map { (number: $0, first: $0) }
    var index = 0
    while index < queue.count {
      let (number, first) = queue[index]
      index += 1
      let here = moves[number].to
      if wanted(after: number, in: here) != nil { return first }
      for next in ways[here] where known.insert(next).inserted { queue.append((next, first)) }
    }
    return nil
  }
}
