import LinearConstraints

/// A rule as the test states it.
struct StatedRule {
  var coefficients: [Double]
  var relation: Relation
  var constant: Double
  var priority: Double?

  /// How far a point is from satisfying the rule.
  func error(at point: [Double]) -> Double {
    let sum = zip(coefficients, point).map { $0 * $1 }.reduce(0, +)
    switch relation {
    case .equal: return abs(sum - constant)
    case .lessThanOrEqual: return max(0, sum - constant)
    case .greaterThanOrEqual: return max(0, constant - sum)
    }
  }
}

/// The best point by another method than the solver's.
///
/// Every point in which as many boundaries of rules meet as there are variables is tried. One of them is optimal if there are
/// enough boundaries, because errors are linear between them.
struct VertexSearch {
  let rules: [StatedRule]
  let variableCount: Int

  static let tolerance = 1e-6

  /// The sums of errors by descending priority at a point; nil if a required rule doesn't hold.
  func cost(at point: [Double]) -> [Double]? {
    guard rules.allSatisfy({ $0.priority != nil || $0.error(at: point) < VertexSearch.tolerance }) else {
      return nil
    }
    let priorities = Set(rules.compactMap(\.priority)).sorted(by: >)
    return priorities.map { priority in
      rules.filter { $0.priority == priority }.map { $0.error(at: point) }.reduce(0, +)
    }
  }

  /// The smallest cost, level by level; nil if the required rules contradict each other.
  var leastCost: [Double]? {
    var best: [Double]?
    for point in vertices {
      guard let cost = cost(at: point) else { continue }
      if let present = best, !VertexSearch.isLess(cost, present) { continue }
      best = cost
    }
    return best
  }

  static func isLess(_ left: [Double], _ right: [Double]) -> Bool {
    for (first, second) in zip(left, right) where abs(first - second) > tolerance { return first < second }
    return false
  }

  private var vertices: [[Double]] {
    var found: [[Double]] = []
    choose(variableCount, from: 0, [], &found)
    return found
  }

  private func choose(_ count: Int, from start: Int, _ chosen: [StatedRule], _ found: inout [[Double]]) {
    if count == 0 {
      if let point = VertexSearch.intersection(of: chosen) { found.append(point) }
      return
    }
    for index in rules.indices.dropFirst(start) {
      choose(count - 1, from: index + 1, chosen + [rules[index]], &found)
    }
  }

  /// Gaussian elimination with the largest pivot.
  private static func intersection(of rules: [StatedRule]) -> [Double]? {
    var rows = rules.map { $0.coefficients + [$0.constant] }
    let count = rows.count
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for other in 0..<count where other != column {
        let factor = rows[other][column] / rows[column][column]
        for place in column...count { rows[other][place] -= factor * rows[column][place] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}

/// Random numbers that are the same in each run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state
    mixed ^= mixed >> 33
    mixed &*= 0xFF51_AFD7_ED55_8CCD
    mixed ^= mixed >> 33
    return mixed
  }
}
