extension LinearSolver {
  /// The constant of a rule.
  public func constant(of rule: Rule) -> Double? { state(of: rule)?.constant }

  /// Changes the constants of rules at once.
  ///
  /// If required rules can't hold then, nothing changes, and those that contradict each other are returned.
  public mutating func setConstants(_ changes: [(rule: Rule, constant: Double)]) -> [Rule]? {
    var old: [(rule: Rule, constant: Double)] = []
    for change in changes {
      guard change.constant.isFinite, let state = state(of: change.rule), state.constant != change.constant
      else { continue }
      old.append((change.rule, state.constant))
      shift(change.rule, to: change.constant)
    }
    guard tableau.nextViolation() != nil else { return nil }
    let saved = self
    guard let conflict = restoreFeasibility() else { return nil }
    self = saved
    for change in old.reversed() { shift(change.rule, to: change.constant) }
    return conflict
  }

  /// Changes the constant of a rule in all rows that depend on it, without making values possible.
  private mutating func shift(_ rule: Rule, to constant: Double) {
    guard let state = state(of: rule) else { return }
    rules[rule.index]?.constant = constant
    let direction: Double = tableau.kind(state.marker) == .dummy ? 1 : -1
    let difference = direction * state.sign * (constant - state.constant)
    if let home = tableau.home(of: state.marker) {
      tableau.shift(row: home, by: difference)
      return
    }
    for row in tableau.column(of: state.marker) {
      let factor = tableau.rows[Int(row)].factor(of: state.marker)
      tableau.shift(row: Int(row), by: -factor * difference)
    }
  }

  /// Changes the priority of a rule that is not required.
  public mutating func setPriority(_ priority: Double, of rule: Rule) {
    guard let state = state(of: rule), let old = state.priority, old != priority else { return }
    let errors = state.errors.map(withRow)
    objective.change(priority, by: 1, errors)
    objective.change(old, by: -1, errors)
    rules[rule.index]?.priority = priority
    optimize()
  }
}
