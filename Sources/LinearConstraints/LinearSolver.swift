/// Finds values of variables for linear equations and inequalities with priorities, and finds them again after
/// each change with little work.
///
/// This is the Cassowary algorithm: a simplex tableau that is kept solved. A required rule always holds; all others
/// hold as far as possible, in strict order of their priorities, where the sum of the errors of one priority is
/// minimal. Adding and removing a rule ends with primal simplex steps; changing a constant changes only constants,
/// and ends with dual ones.
///
/// Source: Badros, Borning and Stuckey, The Cassowary Linear Arithmetic Constraint Solving Algorithm, ACM Transactions
/// on Computer-Human Interaction 8 (2001). Names are those of the article and of its reference implementation: a
/// rule's `marker`, slacks, errors and dummies, `chooseSubject`, `pivot`, `optimize`, `dualOptimize`, `edit` and
/// `deltaEditConstant`. What differs:
///
/// 1. There is no artificial variable. If a required rule's row has no subject, its marker becomes basic, and
///    `dualOptimize` makes the values possible.
/// 2. The objective has a row of its own for each priority, and is minimized level by level, instead of one row with
///    symbolic weights.
/// 3. All rules can be edited; there are no edit constraints.
public struct LinearSolver: Sendable {
  var tableau = Tableau()
  var objective = Objective()
  var rules: [RuleState?] = []

  /// Required rules that were given up while values are made possible.
  var relaxed: [Rule] = []

  /// The number of pivots so far, which measures the work.
  public internal(set) var pivotCount = 0

  /// The number of symbols that variables and rules have needed so far; those of removed rules count as well.
  public var symbolCount: Int { tableau.kinds.count }

  /// Creates a solver without variables.
  public init() {}

  // MARK: Variables

  /// Creates a variable, 0 as long as no rule says anything else.
  public mutating func makeVariable(isNonnegative: Bool = false) -> Variable {
    let symbol = tableau.makeSymbol(isNonnegative ? .restricted : .free)
    if isNonnegative { objective.changeTie(symbol, row: nil, by: 1) }
    return Variable(symbol: symbol)
  }

  /// The value of a variable; 0 for one of another solver.
  public func value(of variable: Variable) -> Double {
    knows(variable) ? tableau.value(of: variable.symbol) : 0
  }

  func knows(_ variable: Variable) -> Bool { variable.symbol < tableau.kinds.count }

  // MARK: Adding

  /// Adds the rule that the sum of the terms has a relation to a constant.
  ///
  /// Without a priority it is required. Where it contradicts other required ones, one of these that `victim` chooses is
  /// removed; if it chooses none, the new rule is refused, and nothing else changes. A rule with a number that is not finite or a variable of another solver is refused as well.
  public mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Double? = nil,
    breaking victim: ([Rule]) -> Rule? = { _ in nil }
  ) -> Addition {
    guard constant.isFinite, terms.allSatisfy({ $0.coefficient.isFinite && knows($0.variable) }) else {
      return .refused([])
    }
    let sign: Double = relation == .lessThanOrEqual ? -1 : 1
    let rule = Rule(index: rules.count)
    var expression = Row(constant: -sign * constant)
    for term in terms { add(term, times: sign, to: &expression) }
    var state = RuleState(
      marker: 0,
      other: nil,
      sign: sign,
      constant: constant,
      priority: priority,
      isEquality: relation == .equal
    )
    if relation != .equal {
      state.marker = makeRestricted(rule)
      if priority != nil { state.other = makeRestricted(rule) }
    } else if priority != nil {
      state.marker = makeRestricted(rule)
      state.other = makeRestricted(rule)
    } else {
      state.marker = tableau.makeSymbol(.dummy, owner: rule.index)
    }
    rules.append(state)
    if let priority { objective.change(priority, by: 1, state.errors.map { ($0, nil) }) }
    if let conflict = insert(expression, state, rule, victim) {
      return .refused(conflict.filter { $0 != rule })
    }
    optimize()
    return .added(rule)
  }

  private mutating func makeRestricted(_ rule: Rule) -> Symbol {
    let symbol = tableau.makeSymbol(.restricted, owner: rule.index)
    objective.changeTie(symbol, row: nil, by: 1)
    return symbol
  }

  private func add(_ term: Term, times sign: Double, to row: inout Row) {
    let factor = sign * term.coefficient
    guard let index = tableau.subjectRow(of: term.variable.symbol) else {
      row.add(term.variable.symbol, factor)
      return
    }
    let basic = tableau.rows[index]
    row.constant += factor * basic.constant
    for cell in basic.cells { row.add(cell.symbol, factor * cell.factor) }
  }

  /// Makes one symbol of a new rule's row basic; returns the conflict if the rule can't hold.
  ///
  /// `expression` is what the rule wants to be 0, or at least 0.
  private mutating func insert(
    _ expression: Row,
    _ state: RuleState,
    _ rule: Rule,
    _ victim: ([Rule]) -> Rule?
  ) -> [Rule]? {
    var row = expression
    // 0 = expression + dummy, or 0 = expression - slack + error.
    row.add(state.marker, tableau.kind(state.marker) == .dummy ? 1 : -1)
    if let other = state.other { row.add(other, 1) }
    if let subject = chooseSubject(of: expression) {
      makeBasic(subject, in: row)
      return nil
    }
    if let other = state.other {
      makeBasic(expression.constant < 0 ? other : state.marker, in: row)
      return nil
    }
    if tableau.kind(state.marker) == .restricted && expression.constant >= 0 {
      makeBasic(state.marker, in: row)
      return nil
    }
    makeBasic(state.marker, in: row)
    let conflict = dualOptimize { conflict in victim(conflict.filter { $0 != rule }) }
    guard let conflict else { return nil }
    relax(rule)
    _ = dualOptimize { _ in nil }
    tableau.removeLastSymbol()
    rules.removeLast()
    return conflict
  }

  /// A symbol of the row that can become basic at once: a free one, or a restricted one that is nowhere else.
  private func chooseSubject(of row: Row) -> Symbol? {
    var free: Symbol?
    for cell in row.cells where tableau.kind(cell.symbol) == .free && abs(cell.factor) > Tolerance.pivot {
      // The shorter its column, the fewer rows grow; of equal ones the newest.
      if let best = free, tableau.columnLength(best) < tableau.columnLength(cell.symbol) { continue }
      free = cell.symbol
    }
    if let free { return free }
    return row.cells.last {
      tableau.kind($0.symbol) == .restricted && abs($0.factor) > Tolerance.pivot
        && tableau.isUnused($0.symbol) && -row.constant / $0.factor >= 0
    }?.symbol
  }

  /// Solves a row, which is 0, for a symbol, and inserts it.
  private mutating func makeBasic(_ symbol: Symbol, in row: Row) {
    var solved = row
    let factor = solved.remove(symbol)
    solved.scale(by: -1 / factor)
    tableau.insert(solved, basic: symbol)
    objective.substitute(symbol, solved)
  }

  // MARK: Removing

  /// Removes a rule; a rule that is not there any more is ignored.
  public mutating func remove(_ rule: Rule) { remove([rule]) }

  /// Removes rules, the newest first, on which the fewest others depend.
  public mutating func remove(_ rules: [Rule]) {
    for rule in rules.sorted().reversed() {
      guard let state = self.state(of: rule) else { continue }
      // Its errors must not cost anything any more, or else the pivot would be paid for them.
      if let priority = state.priority { objective.change(priority, by: -1, state.errors.map(withRow)) }
      drop(rule.index)
    }
    optimize()
  }

  /// Removes the symbols of a rule, and its row.
  mutating func drop(_ index: Int) {
    guard let state = rules[index] else { return }
    rules[index] = nil
    let symbols = [state.marker] + (state.other.map { [$0] } ?? [])
    for symbol in symbols where tableau.kind(symbol) == .restricted {
      objective.changeTie(symbol, row: withRow(symbol).row, by: -1)
    }
    if let basic = symbols.first(where: { tableau.subjectRow(of: $0) != nil }) {
      tableau.removeRow(of: basic)
    } else if let row = rowToLeave(with: state.marker) {
      pivot(state.marker, row: row)
      tableau.updateFreeRows()
      tableau.removeRow(of: state.marker)
    }
    for symbol in symbols {
      tableau.forget(symbol)
      objective.forget(symbol)
    }
  }

  func state(of rule: Rule) -> RuleState? {
    rules.indices.contains(rule.index) ? rules[rule.index] : nil
  }

  func withRow(_ symbol: Symbol) -> (symbol: Symbol, row: Row?) {
    (symbol, tableau.subjectRow(of: symbol).map { tableau.rows[$0] })
  }
}
