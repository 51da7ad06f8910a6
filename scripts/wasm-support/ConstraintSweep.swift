import LinearConstraints

/// Lays out two labels in a row in containers of many widths, with several spacings and priorities; returns the hash of
/// all values, of what is ambiguous, and of the changes that required constraints refuse.
func hashOfConstraintSweep() -> UInt64 {
  var hash = BitHash()
  for resistance in [250.0, 749, 750, 751] {
    var row = RowOfLabels(resistance: resistance)
    for step in 0...120 {
      row.change(width: Double(step) * 2.7, spacing: Double(step % 7) * 3.3)
      row.add(to: &hash)
    }
    for step in 0...40 {
      row.change(resistance: resistance + Double(step * 7 % 13) / 3, width: 300 - Double(step) * 7.1)
      row.add(to: &hash)
    }
  }
  return hash.value
}

/// A title and a detail between the edges of a container: they keep a least width, and give way by their priorities.
private struct RowOfLabels {
  private var solver = LinearSolver()
  private let variables: [Variable]
  private var width: Rule?
  private var spacing: Rule?
  private var resistance: Rule?

  init(resistance priority: Double) {
    let edge = solver.makeVariable()
    let title = (x: solver.makeVariable(), width: solver.makeVariable(isNonnegative: true))
    let detail = (x: solver.makeVariable(), width: solver.makeVariable(isNonnegative: true))
    variables = [edge, title.x, title.width, detail.x, detail.width]
    width = state([Term(edge)], .equal, 320)
    state([Term(title.x)], .equal, 8.1)
    spacing = state([Term(detail.x), Term(title.x, -1), Term(title.width, -1)], .equal, 8)
    // Gives way to the width, as in a table view cell, where the row is too narrow.
    state([Term(edge), Term(detail.x, -1), Term(detail.width, -1)], .equal, 8.1, 999)
    state([Term(title.width)], .greaterThanOrEqual, 20.3)
    state([Term(detail.width), Term(edge, -1)], .lessThanOrEqual, -60.7)
    resistance = state([Term(title.width)], .greaterThanOrEqual, 163.2, priority)
    state([Term(detail.width)], .greaterThanOrEqual, 97.9, 750)
    state([Term(title.width)], .lessThanOrEqual, 163.2, 251)
    state([Term(detail.width)], .lessThanOrEqual, 97.9, 251)
  }

  @discardableResult
  private mutating func state(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Double? = nil
  ) -> Rule? {
    guard case .added(let rule) = solver.add(terms, relation, constant, priority: priority) else {
      return nil
    }
    return rule
  }

  mutating func change(width newWidth: Double, spacing newSpacing: Double) {
    guard let width, let spacing else { return }
    isPossible = solver.edit([(width, newWidth), (spacing, newSpacing)])
  }

  mutating func change(resistance priority: Double, width newWidth: Double) {
    guard let width, let resistance else { return }
    solver.setPriority(priority, of: resistance)
    isPossible = solver.edit([(width, newWidth)])
  }

  /// Whether the required constraints allowed the last change.
  private var isPossible = true

  func add(to hash: inout BitHash) {
    hash.add(isPossible ? 1 : 0)
    for variable in variables {
      hash.add(solver.value(of: variable))
      hash.add(solver.isAmbiguous(variable) ? 1 : 0)
      hash.add(Double(solver.rules(affecting: variable).count))
    }
  }
}
