import Testing

@testable import RecipeKit

/// Truth: what a walk must cover is counted from the moves alone.
struct RandomWalkTests {
  /// Two states, a move from each to the other, and one that stays.
  private let moves = [
    PlayMoveRecord(from: 0, key: 0, to: 1), PlayMoveRecord(from: 0, key: 1, to: 0),
    PlayMoveRecord(from: 1, key: 0, to: 0),
  ]

  /// The keys of all ways from one beginning.
  private func ways(_ moves: [PlayMoveRecord], through count: Int) -> [[Int]] {
    var walk = RandomWalk(moves, through: count, from: 1)
    var ways: [[Int]] = []
    while walk.goesOn {
      walk.begin(0, in: 0)
      var keys: [Int] = []
      while let key = walk.next() { keys.append(key) }
      ways.append(keys)
    }
    return ways
  }

  @Test func everyMoveFollowsEveryMoveThatLeadsToItAndBegins() {
    var pairs: Set<[Int]> = []
    for keys in ways(moves, through: 2) {
      var state = 0
      var last = -1
      for key in keys {
        guard let number = moves.firstIndex(where: { $0.from == state && $0.key == key }) else {
          Issue.record("The way leaves the moves.")
          return
        }
        pairs.insert([last, number])
        (last, state) = (number, moves[number].to)
      }
    }
    // First of all 0 or 1; after 0 only 2; after 1 and after 2 both 0 and 1.
    #expect(pairs == [[-1, 0], [-1, 1], [0, 2], [1, 0], [1, 1], [2, 0], [2, 1]])
  }

  @Test func aMoveWithoutOthersIsMadeThreeTimes() {
    #expect(ways([PlayMoveRecord(from: 0, key: 0, to: 0)], through: 1).joined().count == 3)
  }

  @Test func aWayWithoutMovesEnds() {
    #expect(ways([], through: 1) == [[]])
  }
}
