extension LinearSolver {
  /// The constant of a rule.
  public func constant(of rule: Rule) -> Double? { state(of: rule)?.constant }

  /// Changes the constants of rules at once.
  ///
  /// Where required rules contradict each other then, one that `victim` chooses among them is removed. If it chooses
  /// none, no constant changes, and the answer is false.
  public mutating func edit(
    _ changes: [(rule: Rule, constant: Double)],
    breaking victim: ([Rule]) -> Rule? = { _ in nil }
  ) -> Bool {
    var old: [(rule: Rule, constant: Double)] = []
    for change in changes {
      guard change.constant.isFinite, let state = state(of: change.rule), state.constant != change.constant
      else { continue }
      old.append((change.rule, state.constant))
      deltaEditConstant(of: change.rule, to: change.constant)
    }
    guard dualOptimize(breaking: victim) != nil else { return true }
    for change in old.reversed() where !relaxed.contains(change.rule) {
      deltaEditConstant(of: change.rule, to: change.constant)
    }
    _ = dualOptimize { _ in nil }
    return false
  }

  /// Changes the constant of a rule in all rows that depend on it, without making values possible.
  private mutating func deltaEditConstant(of rule: Rule, to constant: Double) {
    guard let state = state(of: rule) else { return }
    rules[rule.index]?.constant = constant
    let direction: Double = tableau.kind(state.marker) == .dummy ? 1 : -1
    shift(state.marker, by: direction * state.sign * (constant - state.constant))
  }

  /// Adds to the value that a symbol stands for.
  private mutating func shift(_ symbol: Symbol, by difference: Double) {
    if let row = tableau.subjectRow(of: symbol) {
      tableau.shift(row: row, by: difference)
    } else {
      tableau.shift(column: symbol, by: -difference)
    }
  }

  /// Lets a required rule be violated, while other values may be impossible; it is removed when they are possible.
  ///
  /// A marker that is basic has no row any more; another one may be as negative as nothing in a layout is, so that the
  /// costs stay what dual steps need.
  mutating func relax(_ rule: Rule) {
    guard let marker = state(of: rule)?.marker else { return }
    relaxed.append(rule)
    if tableau.subjectRow(of: marker) != nil {
      tableau.updateFreeRows()
      if tableau.kind(marker) == .restricted {
        // What its growth costs is spread over its row, which is going.
        objective.changeTie(marker, row: withRow(marker).row, by: -1)
        objective.changeTie(marker, row: nil, by: 1)
      }
      tableau.removeRow(of: marker)
      return
    }
    if tableau.kind(marker) == .dummy {
      if objective.cost(of: marker) < 0 {
        tableau.negate(marker)
        objective.negate(marker)
      }
      tableau.setRestricted(marker)
      objective.changeTie(marker, row: nil, by: 1)
    }
    shift(marker, by: Tolerance.unlimited)
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
