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
        #expect(point == before)
      }
    }

    private var firstRule: Rule { stated[0].rule }

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
      if solver.setConstants([(stated[index].rule, new)]) == nil {
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
      default: system.changePriority()
      }
      system.check(step)
    }
  }
}
