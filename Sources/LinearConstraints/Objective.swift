/// What is minimized: one sum of errors for each priority, from the highest on.
///
/// A level never trades the value of one above it: an arbitrary number of errors of a lower priority weighs less
/// than the smallest of a higher one. The last level breaks ties: its weights are all different, so that one solution
/// is the best, and results don't depend on the order of earlier changes.
struct Objective {
  struct Level {
    let priority: Double
    /// The reduced costs of the symbols that are not basic; the constant has no meaning.
    var costs = Row()
    var ruleCount = 0
  }

  private(set) var levels: [Level] = [Level(priority: -.infinity)]
  private var spare: [Cell] = []

  /// The index of the level that breaks ties.
  var tieLevel: Int { levels.count - 1 }

  /// The index of the first level that is not above a priority.
  func level(below priority: Double) -> Int {
    levels.firstIndex { $0.priority <= priority } ?? tieLevel
  }

  /// The level of a priority, created if there is none.
  private mutating func level(_ priority: Double) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  /// Adds or removes a rule's errors; each is given with its row if it is basic.
  mutating func change(_ priority: Double, by factor: Double, _ errors: [(symbol: Symbol, row: Row?)]) {
    let index = level(priority)
    for error in errors { add(error, factor, to: index) }
    levels[index].ruleCount += factor > 0 ? 1 : -1
    if levels[index].ruleCount == 0 { levels.remove(at: index) }
  }

  /// Adds or removes a restricted symbol's weight in the level that breaks ties.
  mutating func changeTie(_ symbol: Symbol, row: Row?, by factor: Double) {
    add((symbol, row), factor * Objective.weight(of: symbol), to: tieLevel)
  }

  private mutating func add(_ error: (symbol: Symbol, row: Row?), _ factor: Double, to index: Int) {
    guard let row = error.row else {
      levels[index].costs.add(error.symbol, factor)
      return
    }
    levels[index].costs.add(row, times: factor, leavingOut: -1, spare: &spare) { _ in }
  }

  /// Weights decrease from 1, so that earlier rules are satisfied first; the fraction of a multiple of the golden
  /// ratio makes sums of several differ as well.
  private static func weight(of symbol: Symbol) -> Double {
    let number = Double(symbol)
    let multiple = number * 0.6180339887498949
    let fraction = multiple - Double(Int(multiple))
    let step = 1.0 / 1_048_576
    return number < 524_288 ? 1 - (number + fraction / 2) * step : 0.25 + fraction / 8
  }

  /// Replaces a symbol that has become basic by its row.
  mutating func substitute(_ symbol: Symbol, _ row: Row) {
    for index in levels.indices {
      let factor = levels[index].costs.factor(of: symbol)
      guard factor != 0 else { continue }
      levels[index].costs.add(row, times: factor, leavingOut: symbol, spare: &spare) { _ in }
    }
  }

  /// Removes what rounding has left of a symbol that is no longer needed.
  mutating func forget(_ symbol: Symbol) {
    for index in levels.indices { _ = levels[index].costs.remove(symbol) }
  }

  /// Counts a symbol in the other direction.
  mutating func negate(_ symbol: Symbol) {
    for index in levels.indices { levels[index].costs.negate(symbol) }
  }

  /// The cost of a symbol's growth in the highest level in which it has one.
  func cost(of symbol: Symbol) -> Double {
    for level in levels {
      let cost = level.costs.factor(of: symbol)
      if abs(cost) > Tolerance.cost { return cost }
    }
    return 0
  }

  /// Whether a symbol can change without cost in the levels above one.
  func isNeutral(_ symbol: Symbol, above level: Int) -> Bool {
    levels[..<level].allSatisfy { abs($0.costs.factor(of: symbol)) <= Tolerance.cost }
  }

  /// The symbol with the smallest number whose growth lowers a level, and costs nothing in those above it.
  func improvement(level: Int, among kinds: [SymbolKind]) -> Symbol? {
    for cell in levels[level].costs.cells
    where cell.factor < -Tolerance.cost && kinds[Int(cell.symbol)] != .dummy
      && isNeutral(cell.symbol, above: level)
    {
      return cell.symbol
    }
    return nil
  }
}
