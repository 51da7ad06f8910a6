extension LinearSolver {
  /// The rules that determine the value of a variable.
  public func rules(affecting variable: Variable) -> [Rule] {
    guard knows(variable) else { return [] }
    return tableau.subjectRow(of: variable.symbol).map { rules(row: $0) } ?? []
  }

  /// Whether other values of the variable would satisfy the rules as well as the present one.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    guard knows(variable) else { return false }
    guard let home = tableau.subjectRow(of: variable.symbol) else { return canChange(variable.symbol) }
    return tableau.rows[home].cells.contains {
      abs($0.factor) > Tolerance.pivot && canChange($0.symbol)
    }
  }

  /// Whether a symbol that is not basic can change at no cost.
  private func canChange(_ symbol: Symbol) -> Bool {
    switch tableau.kind(symbol) {
    case .free: return true
    case .dummy: return false
    case .restricted:
      guard objective.isNeutral(symbol, above: objective.tieLevel) else { return false }
      var copy = self
      guard let row = copy.rowThatLimits(symbol) else { return true }
      guard tableau.kind(tableau.basics[row]) == .restricted else { return false }
      return -tableau.rows[row].constant / tableau.rows[row].factor(of: symbol) > Tolerance.value
    }
  }
}
