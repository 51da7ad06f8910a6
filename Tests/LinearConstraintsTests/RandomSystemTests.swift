import LinearConstraints
import Testing

/// Truth: `VertexSearch`, which solves small systems by another method, after each of a row of random changes.
struct RandomSystemTests {
  private struct System {
    var solver = LinearSolver()
    var variables: [Variable] = []
    var stated: [(rule: Rule, stated: StatedRule)] = []
    var dice: Dice

    init(seed: Int, variableCount: Int) {
      dice = Dice(seed: seed)
      for index in 0..<variableCount {
        variables.append(solver.makeVariable())
        // A box, so that there is always a vertex.
        var coefficients = [Double](repeating: 0, count: variableCount)
        coefficients[index] = 1
        add(StatedRule(coefficients: coefficients, relation: .greaterThanOrEqual, constant: -60))
        add(StatedRule(coefficients: coefficients, relation: .lessThanOrEqual, constant: 60))
      }
    }

    var search: VertexSearch { VertexSearch(rules: stated.map(\.stated), variableCount: variables.count) }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    mutating func randomRule() -> StatedRule {
      var coefficients: [Double] = []
      repeat {
        coefficients = variables.map { _ in
          Bool.random(using: &dice) ? Double(Int.random(in: -2...2, using: &dice)) : 0
        }
      } while coefficients.allSatisfy { $0 == 0 }
      let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
      let priorities: [Double?] = [nil, 750, 500, 250, 750, 250, 1]
      return StatedRule(
        coefficients: coefficients,
        relation: relations[Int.random(in: 0..<3, using: &dice)],
        constant: Double(Int.random(in: -40...40, using: &dice)),
        priority: priorities[Int.random(in: 0..<priorities.count, using: &dice)]
      )
    }

    mutating func add(_ rule: StatedRule) {
      let before = point
      let terms = zip(variables, rule.coefficients).map { Term($0, $1) }
      switch solver.add(terms, rule.relation, rule.constant, priority: rule.priority) {
      case .added(let added): stated.append((added, rule))
      case .refused(let conflict):
        #expect(rule.priority == nil)
        // The rules that contradict each other do so without the others.
        let culprits =
          stated.filter { conflict.contains($0.rule) || $0.rule < firstRule }.map(\.stated) + [rule]
        #expect(culprits.allSatisfy { $0.priority == nil })
        let box = stated.prefix(2 * variables.count).map(\.stated)
        #expect(VertexSearch(rules: culprits + box, variableCount: variables.count).leastCost == nil)
        #expect(zip(point, before).allSatisfy { abs($0 - $1) < 1e-9 })
      }
    }

    private var firstRule: Rule { stated[0].rule }

    /// Adds a required rule; what contradicts it is given up, the newest first, but never the box.
    mutating func force(_ rule: StatedRule) {
      var required = rule
      required.priority = nil
      let box = stated.prefix(2 * variables.count).map(\.rule)
      var given: [Rule] = []
      let terms = zip(variables, rule.coefficients).map { Term($0, $1) }
      let addition = solver.add(terms, rule.relation, rule.constant) { conflict in
        guard let newest = conflict.last, !box.contains(newest) else { return nil }
        given.append(newest)
        return newest
      }
      stated.removeAll { given.contains($0.rule) }
      if case .added(let added) = addition { stated.append((added, required)) }
    }

    /// Removes several rules at once.
    mutating func removeSome() {
      let gone = stated.dropFirst(2 * variables.count).filter { _ in Bool.random(using: &dice) }.map(\.rule)
      solver.remove(gone)
      stated.removeAll { gone.contains($0.rule) }
    }

    mutating func remove() {
      guard stated.count > 2 * variables.count else { return }
      let index = Int.random(in: (2 * variables.count)..<stated.count, using: &dice)
      solver.remove(stated.remove(at: index).rule)
    }

    mutating func changeConstant() {
      let index = Int.random(in: (2 * variables.count)..<(stated.count + 1), using: &dice)
      guard index < stated.count else { return }
      let new = Double(Int.random(in: -40...40, using: &dice))
      var changed = search.rules
      changed[index].constant = new
      let isForced = Bool.random(using: &dice)
      if isForced {
        // What is given up is the newest, but never the box.
        var given: [Rule] = []
        let isPossible = solver.edit([(stated[index].rule, new)]) { conflict in
          let box = stated.prefix(2 * variables.count).map(\.rule)
          guard let newest = conflict.last, !box.contains(newest) else { return nil }
          given.append(newest)
          return newest
        }
        #expect(isPossible)
        let contradicts = VertexSearch(rules: changed, variableCount: variables.count).leastCost == nil
        #expect(given.isEmpty != contradicts)
        stated[index].stated.constant = new
        stated.removeAll { given.contains($0.rule) }
      } else if solver.edit([(stated[index].rule, new)]) {
        stated[index].stated.constant = new
      } else {
        #expect(VertexSearch(rules: changed, variableCount: variables.count).leastCost == nil)
      }
    }

    mutating func changePriority() {
      let optional = stated.indices.filter { stated[$0].stated.priority != nil }
      guard let index = optional.randomElement(using: &dice) else { return }
      let new: Double = [750, 500, 250, 1][Int.random(in: 0..<4, using: &dice)]
      solver.setPriority(new, of: stated[index].rule)
      stated[index].stated.priority = new
    }

    func check(_ step: Int) {
      let cost = search.cost(at: point)
      let least = search.leastCost
      #expect((cost == nil) == (least == nil), "step \(step)")
      guard let cost, let least else { return }
      let differs = VertexSearch.isLess(least, cost) || VertexSearch.isLess(cost, least)
      #expect(!differs, "step \(step): \(cost) instead of \(least)")
    }
  }

  @Test(arguments: 1...60) func everyChangeLeavesTheBestPoint(seed: Int) {
    var system = System(seed: seed, variableCount: 2 + seed % 2)
    for step in 0..<30 {
      switch Int.random(in: 0..<10, using: &system.dice) {
      case 0..<5: system.add(system.randomRule())
      case 5..<7: system.remove()
      case 7..<9: system.changeConstant()
      case 9 where step % 3 == 0: system.force(system.randomRule())
      case 9 where step % 3 == 1: system.removeSome()
      default: system.changePriority()
      }
      system.check(step)
    }
  }
}
