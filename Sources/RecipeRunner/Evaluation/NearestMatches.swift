/// Suggests names for a mistyped word.
package enum NearestMatches {
  /// The maximum length of a word that could be a typo.
  private static let longest = 200

  /// Up to three candidates near the word, nearest first; equally near ones keep their order.
  ///
  /// A candidate is near if its edit distance is at most a third of the word's length (but at least 1), or if
  /// it contains the word or is a prefix of it. Case is ignored. A word of more than 200 letters has no near
  /// candidates.
  package static func of(_ word: String, in candidates: [String]) -> [String] {
    let word = word.lowercased()
    let length = word.count
    guard length <= longest else { return [] }
    let limit = max(1, length / 3)
    let rated = candidates.compactMap { candidate -> (candidate: String, distance: Int)? in
      let name = candidate.lowercased()
      // A larger difference in length implies a larger distance, and the candidate may be long.
      if abs(name.count - length) <= limit {
        let distance = distance(word, name)
        if distance <= limit { return (candidate, distance) }
      }
      let contains = length >= 3 && name.count >= 3 && (name.contains(word) || word.hasPrefix(name))
      return contains ? (candidate, limit + 1) : nil
    }
    return rated.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(3).map(\.element.candidate)
  }

  /// A question whether the nearest candidates were meant, to follow a sentence; empty if none is near.
  static func question(_ word: String, in candidates: [String], most: Int = 3) -> String {
    let matches = of(word, in: candidates).prefix(most).map { "'\($0)'" }
    return matches.isEmpty ? "" : " Did you mean \(matches.joined(separator: " or "))?"
  }

  /// The number of letters to insert, remove, replace or swap with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left), Array(right))
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        var best = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          best = min(best, beforeLast[column - 2] + 1)
        }
        current.append(best)
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
