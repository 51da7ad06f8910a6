extension LinearSolver {
  /// The maximum number of pivots of one change, beyond which the values are left as they are.
  ///
  /// Choosing the smallest number never repeats a tableau; this is for what rounding might do.
  private var pivotLimit: Int { pivotCount + 50 * (tableau.rows.count + 100) }

  /// Makes a symbol basic in a row.
  mutating func pivot(_ entering: Symbol, row: Int) {
    objective.substitute(entering, tableau.pivot(entering, row: row))
    pivotCount += 1
  }

  // MARK: Primal steps

  /// Minimizes the levels of the objective one after the other, from a tableau with possible values.
  mutating func optimize() {
    let limit = pivotLimit
    var level = 0
    while level < objective.levels.count {
      guard pivotCount < limit, let entering = objective.improvement(level: level, among: tableau.kinds),
        let row = rowThatLimits(entering)
      else {
        level += 1
        continue
      }
      pivot(entering, row: row)
    }
    tableau.updateFreeRows()
  }

  /// The row whose symbol is the first to become 0 when another one grows.
  mutating func rowThatLimits(_ entering: Symbol) -> Int? {
    var best: (row: Int, ratio: Double)?
    for index in tableau.column(of: entering) {
      let row = Int(index)
      let factor = tableau.rows[row].factor(of: entering)
      guard abs(factor) > Tolerance.pivot else { continue }
      let ratio: Double
      switch tableau.kind(tableau.basics[row]) {
      case .free: continue
      case .restricted:
        guard factor < 0 else { continue }
        ratio = max(0, -tableau.rows[row].constant / factor)
      case .dummy: ratio = 0
      }
      choose(row, ratio, &best)
    }
    return best?.row
  }

  /// The row of a removed rule's marker: that which the fewest values depend on, so that they remain possible.
  mutating func rowToLeave(with marker: Symbol) -> Int? {
    var growing: (row: Int, ratio: Double)?
    var shrinking: (row: Int, ratio: Double)?
    var free: (row: Int, ratio: Double)?
    for index in tableau.column(of: marker) {
      let row = Int(index)
      let factor = tableau.rows[row].factor(of: marker)
      let constant = tableau.rows[row].constant
      switch tableau.kind(tableau.basics[row]) {
      case .free: choose(row, 0, &free)
      case .dummy:
        if abs(factor) > Tolerance.pivot { choose(row, 0, &growing) }
      case .restricted:
        guard abs(factor) > Tolerance.pivot else { continue }
        if factor < 0 {
          choose(row, max(0, -constant / factor), &growing)
        } else {
          choose(row, max(0, constant / factor), &shrinking)
        }
      }
    }
    return (growing ?? shrinking ?? free)?.row
  }

  /// Keeps the row with the smaller ratio, of equal ones that whose symbol has the smaller number.
  private func choose(_ row: Int, _ ratio: Double, _ best: inout (row: Int, ratio: Double)?) {
    guard let present = best else {
      best = (row, ratio)
      return
    }
    if Tolerance.areEqual(ratio, present.ratio) {
      if tableau.basics[row] < tableau.basics[present.row] { best = (row, min(ratio, present.ratio)) }
    } else if ratio < present.ratio {
      best = (row, ratio)
    }
  }

  // MARK: Dual steps

  /// Makes all values possible, from a tableau with minimal levels.
  ///
  /// Where required rules contradict each other, one that `victim` chooses is removed. If it chooses none, these rules
  /// are returned, and values are still impossible.
  mutating func dualOptimize(breaking victim: ([Rule]) -> Rule?) -> [Rule]? {
    while let row = dualPivots() {
      let conflict = rules(row: row)
      guard let chosen = victim(conflict) else {
        tableau.updateFreeRows()
        return conflict
      }
      relax(chosen)
    }
    tableau.updateFreeRows()
    guard !relaxed.isEmpty else { return nil }
    for rule in relaxed.reversed() { drop(rule.index) }
    relaxed = []
    optimize()
    return nil
  }

  /// Dual steps until all values are possible; returns a row whose value can't be.
  ///
  /// Short rows first need little work; choosing by number never repeats a tableau.
  private mutating func dualPivots() -> Int? {
    let limit = pivotLimit
    let patience = pivotCount + tableau.rows.count + 100
    while let row = tableau.nextViolation(byNumber: pivotCount > patience) {
      guard pivotCount < limit, let entering = cheapestSymbol(row: row) else { return row }
      pivot(entering, row: row)
    }
    return nil
  }

  /// The symbol that can make a row's value possible at the smallest cost: in the highest level, then in the next.
  private func cheapestSymbol(row index: Int) -> Symbol? {
    let row = tableau.rows[index]
    let direction: Double = row.constant < 0 ? 1 : -1
    var candidates = row.cells.filter {
      tableau.kind($0.symbol) == .restricted && direction * $0.factor > Tolerance.pivot
    }
    for level in objective.levels where candidates.count > 1 {
      // A cost is negative only where one of a level above is positive. Both are in the order of symbols.
      let costs = level.costs.cells
      var next = costs.startIndex
      let ratios = candidates.map { candidate in
        while next < costs.endIndex, costs[next].symbol < candidate.symbol { next += 1 }
        let isThere = next < costs.endIndex && costs[next].symbol == candidate.symbol
        return isThere ? costs[next].factor / abs(candidate.factor) : 0
      }
      guard let least = ratios.min() else { break }
      candidates = zip(candidates, ratios).filter { Tolerance.areEqual($0.1, least) }.map { $0.0 }
    }
    return candidates.first?.symbol
  }

  /// The rules whose markers are in a row, with that of its basic symbol.
  func rules(row index: Int) -> [Rule] {
    var found: Set<Int> = [tableau.owners[Int(tableau.basics[index])]]
    for cell in tableau.rows[index].cells where abs(cell.factor) > Tolerance.pivot {
      found.insert(tableau.owners[Int(cell.symbol)])
    }
    found.remove(-1)
    return found.sorted().map { Rule(index: $0) }
  }
}
