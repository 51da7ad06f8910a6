/// A way about a playground on which every move is made after each move that leads to where it begins, and some times in
/// all.
struct PlayStroll {
  /// How often each move is made at least.
  private static let rounds = 3
  /// How many gestures are made before the application is launched anew.
  private static let longest = 60

  /// The state that the way has come to.
  private(set) var state = 0
  /// Whether the way that began last made a move that was wanted, or none has begun yet.
  private(set) var goesOn = true

  private let moves: [PlayMoveRecord]
  /// The numbers of the moves that begin in each state.
  private let ways: [[Int]]
  /// The moves that were made after each move, and then those that were made first of all, for each way to begin.
  private var made: [Set<Int>]
  /// How often each move was made.
  private var counts: [Int]
  /// Where the moves are noted that are made now.
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

  /// Begins anew in one of the ways to begin.
  mutating func begin(_ start: Int, in state: Int) {
    (self.state, last, length, goesOn) = (state, moves.count + start, 0, false)
  }

  /// Lets other ways begin elsewhere.
  mutating func rest() {
    goesOn = true
  }

  /// Goes on to another state, by a gesture; nil if the way has come to its end.
  mutating func next() -> Int? {
    length += 1
    guard length <= Self.longest, let number = wanted(after: last, in: state) ?? nearest() else { return nil }
    if isWanted(number, after: last) { goesOn = true }
    made[last].insert(number)
    counts[number] += 1
    (state, last) = (moves[number].to, number)
    return moves[number].key
  }

  /// The move that is wanted most after another one; nil if none is.
  private func wanted(after last: Int, in state: Int) -> Int? {
    ways[state].filter { isWanted($0, after: last) }.min { (counts[$0], $0) < (counts[$1], $1) }
  }

  private func isWanted(_ number: Int, after last: Int) -> Bool {
    !made[last].contains(number) || counts[number] < Self.rounds
  }

  /// The move that leads on to the nearest one after which another is wanted; nil if there is none.
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
