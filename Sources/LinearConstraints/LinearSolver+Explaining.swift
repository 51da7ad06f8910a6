extension LinearSolver {
  /// The rules that determine the value of a variable.
  public func rules(affecting variable: Variable) -> [Rule] {
    guard knows(variable) else { return [] }
    return tableau.subjectRow(of: variable.symbol).map { rules(row: $0) } ?? []
  }

  /// Whether other values of the variable would satisfy the rules as well as the present one.
  ///
  /// Only rules above the priority count.
  public func isAmbiguous(_ variable: Variable, above priority: Double = -.infinity) -> Bool {
    guard knows(variable) else { return false }
    let level = objective.level(below: priority)
    guard let home = tableau.subjectRow(of: variable.symbol) else {
      return canChange(variable.symbol, above: level)
    }
    return tableau.rows[home].cells.contains {
      abs($0.factor) > Tolerance.pivot && canChange($0.symbol, above: level)
    }
  }

  /// Whether a symbol that is not basic can change at no cost in the levels above one.
  private func canChange(_ symbol: Symbol, above level: Int) -> Bool {
    switch tableau.kind(symbol) {
    case .free: return true
    case .dummy: return false
    case .restricted: break
    }
    guard objective.isNeutral(symbol, above: level) else { return false }
    return tableau.dependents(of: symbol).allSatisfy { row, factor in
      guard abs(factor) > Tolerance.pivot else { return true }
      switch tableau.kind(tableau.basics[row]) {
      case .free: return true
      case .dummy: return false
      case .restricted: return factor > 0 || -tableau.rows[row].constant / factor > Tolerance.value
      }
    }
  }
}
