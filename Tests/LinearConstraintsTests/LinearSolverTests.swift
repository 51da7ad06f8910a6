import LinearConstraints
import Testing

/// Truth: equations solved by hand.
struct LinearSolverTests {
  private func added(_ addition: Addition) -> Rule? {
    if case .added(let rule) = addition { return rule }
    return nil
  }

  @Test func equationsAreSolved() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    _ = solver.add([Term(x), Term(y)], .equal, 10)
    _ = solver.add([Term(x), Term(y, -1)], .equal, 4)
    #expect(solver.value(of: x) == 7)
    #expect(solver.value(of: y) == 3)
  }

  @Test func aContradictionIsRefusedAndNamed() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = added(solver.add([Term(x)], .greaterThanOrEqual, 10))
    let second = added(solver.add([Term(y), Term(x, -1)], .equal, 5))
    _ = solver.add([Term(x)], .lessThanOrEqual, 100)
    #expect(solver.add([Term(y)], .lessThanOrEqual, 12) == .refused([first, second].compactMap { $0 }))
    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 15)
    #expect(added(solver.add([Term(y)], .lessThanOrEqual, 16)) != nil)
  }

  @Test func nonnegativeVariablesLimitOthers() {
    var solver = LinearSolver()
    let width = solver.makeVariable(isNonnegative: true)
    let left = solver.makeVariable()
    _ = solver.add([Term(left)], .equal, 50)
    let wish = added(solver.add([Term(left), Term(width)], .equal, 20, priority: 500))
    #expect(solver.value(of: width) == 0)
    #expect(wish != nil)
    #expect(added(solver.add([Term(left), Term(width)], .equal, 20)) == nil)
  }

  @Test func numbersThatAreNotFiniteAreRefused() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    #expect(solver.add([Term(x)], .equal, .nan) == .refused([]))
    #expect(solver.add([Term(x, .infinity)], .equal, 1) == .refused([]))
    #expect(solver.add([], .equal, 1) == .refused([]))
    #expect(added(solver.add([], .equal, 0)) != nil)
    guard let rule = added(solver.add([Term(x)], .equal, 1)) else { return }
    #expect(solver.edit([(rule, .nan)]) == true)
    #expect(solver.value(of: x) == 1)
  }

  @Test func aRowFollowsItsWidthAndReturns() {
    var solver = LinearSolver()
    let width = solver.makeVariable(isNonnegative: true)
    guard let whole = added(solver.add([Term(width)], .equal, 400)) else { return }
    var right: Variable?
    var widths: [Variable] = []
    for index in 0..<4 {
      let left = solver.makeVariable()
      let own = solver.makeVariable(isNonnegative: true)
      let end = solver.makeVariable()
      _ = solver.add([Term(end), Term(left, -1), Term(own, -1)], .equal, 0)
      _ = solver.add([Term(left)] + (right.map { [Term($0, -1)] } ?? []), .equal, 0)
      _ = solver.add([Term(own)], .equal, Double(50 + 10 * index), priority: 250)
      _ = solver.add([Term(own)], .greaterThanOrEqual, 20, priority: 750)
      widths.append(own)
      right = end
    }
    if let right { _ = solver.add([Term(right), Term(width, -1)], .equal, 0) }
    let before = widths.map { solver.value(of: $0) }
    // Earlier rules are satisfied first.
    #expect(before == [50, 60, 70, 220])
    for constant in [1000, 60, 85, 3, 400] as [Double] {
      #expect(solver.edit([(whole, constant)]) == true)
      #expect(abs(widths.map { solver.value(of: $0) }.reduce(0, +) - constant) < 1e-9)
    }
    #expect(zip(widths, before).allSatisfy { abs(solver.value(of: $0) - $1) < 1e-9 })
  }

  @Test func constantsChangeTogether() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    guard let first = added(solver.add([Term(x)], .equal, 1)),
      let second = added(solver.add([Term(y)], .equal, 2)),
      let between = added(solver.add([Term(y), Term(x, -1)], .equal, 1))
    else {
      Issue.record("refused")
      return
    }
    // One after the other they would contradict each other.
    #expect(solver.edit([(first, 10), (second, 11)]) == true)
    #expect(solver.value(of: y) == 11)
    var conflicts: [[Rule]] = []
    let isPossible = solver.edit([(first, 20)]) { conflict in
      conflicts.append(conflict)
      return nil
    }
    #expect(!isPossible && conflicts == [[first, second, between]])
    #expect(solver.value(of: x) == 10)
    #expect(solver.constant(of: first) == 10)
    solver.remove(between)
    #expect(solver.edit([(first, 20)]) == true)
    #expect(solver.value(of: x) == 20)
  }

  @Test func rulesThatDetermineAVariableAreNamed() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let z = solver.makeVariable()
    let first = added(solver.add([Term(x)], .equal, 1))
    let second = added(solver.add([Term(y), Term(x, -1)], .equal, 1))
    _ = solver.add([Term(z)], .greaterThanOrEqual, 5)
    #expect(solver.rules(affecting: y) == [first, second].compactMap { $0 })
    #expect(!solver.isAmbiguous(y))
    #expect(solver.isAmbiguous(z))
    let free = solver.makeVariable()
    #expect(!LinearSolver().isAmbiguous(free))
    #expect(solver.isAmbiguous(free))
  }

  // MARK: What is given up

  @Test func anEditRemovesWhatIsChosen() {
    var solver = LinearSolver()
    let x = solver.makeVariable(isNonnegative: true)
    let y = solver.makeVariable(isNonnegative: true)
    guard let width = added(solver.add([Term(x)], .equal, 50)),
      let limit = added(solver.add([Term(x)], .lessThanOrEqual, 80)),
      let same = added(solver.add([Term(y), Term(x, -1)], .equal, 0)),
      let least = added(solver.add([Term(y)], .lessThanOrEqual, 60))
    else {
      Issue.record("refused")
      return
    }
    var given: [Rule] = []
    let isPossible = solver.edit([(width, 90)]) { conflict in
      #expect(conflict == [width, limit] || conflict == [width, same, least])
      if let last = conflict.last { given.append(last) }
      return conflict.last
    }
    #expect(isPossible)
    #expect(given.sorted() == [limit, least])
    #expect(solver.value(of: x) == 90 && solver.value(of: y) == 90)
    solver.remove([limit, same])
    #expect(solver.edit([(width, 1)]) == true)
    #expect(solver.value(of: x) == 1)
  }

  @Test func anAdditionRemovesWhatIsChosen() {
    var solver = LinearSolver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = solver.add([Term(x)], .equal, 10)
    let equal = added(solver.add([Term(y), Term(x, -1)], .equal, 5))
    let addition = solver.add([Term(y)], .equal, 40) { conflict in
      #expect(conflict.last == equal)
      return conflict.last
    }
    #expect(added(addition) != nil)
    #expect(solver.value(of: x) == 10 && solver.value(of: y) == 40)
  }

  /// Each of 180 views is at least 20 wide and begins at the middle of the one before: not all fit into 300.
  @Test func aChainThatDoesNotFitIsGivenUpInFewSteps() {
    var solver = LinearSolver()
    let whole = solver.makeVariable(isNonnegative: true)
    guard let width = added(solver.add([Term(whole)], .equal, 10000)) else { return }
    var before: (left: Variable, width: Variable)?
    var ruleCount = 1
    var lefts: [Variable] = []
    for _ in 0..<180 {
      let left = solver.makeVariable()
      let own = solver.makeVariable(isNonnegative: true)
      let past = before.map { [Term($0.left, -1), Term($0.width, -0.5)] } ?? []
      _ = solver.add([Term(left)] + past, .equal, before == nil ? 0 : 3)
      let wished = before.map { [Term($0.width, -0.9)] } ?? []
      _ = solver.add([Term(own)] + wished, .equal, before == nil ? 400 : 0, priority: 250)
      _ = solver.add([Term(own)], .greaterThanOrEqual, 20)
      _ = solver.add([Term(left), Term(own), Term(whole, -1)], .lessThanOrEqual, 0)
      ruleCount += 4
      before = (left, own)
      lefts.append(left)
    }
    let pivots = solver.pivotCount
    var given: Set<Rule> = []
    let isPossible = solver.edit([(width, 300)]) { conflict in
      if let last = conflict.last { given.insert(last) }
      return conflict.last
    }
    #expect(isPossible)
    #expect(!given.isEmpty && solver.value(of: whole) == 300)
    #expect(solver.pivotCount - pivots < 2 * ruleCount)
    for (first, second) in zip(lefts, lefts.dropFirst()) {
      #expect(solver.value(of: second) - solver.value(of: first) >= 3 - 1e-6)
    }
  }

  /// A row of equal widths, whose rules are removed together, costs no more steps than it has rules.
  @Test func rulesThatAreRemovedTogetherCostAStepEach() {
    var solver = LinearSolver()
    var rules: [Rule] = []
    var first: Variable?
    var end: [Term] = []
    for _ in 0..<100 {
      let left = solver.makeVariable()
      let width = solver.makeVariable(isNonnegative: true)
      rules += [added(solver.add([Term(left)] + end, .equal, 3))].compactMap { $0 }
      if let first {
        rules += [added(solver.add([Term(width), Term(first, -1)], .equal, 0))].compactMap { $0 }
      }
      rules += [added(solver.add([Term(width)], .equal, 40, priority: 250))].compactMap { $0 }
      first = first ?? width
      end = [Term(left, -1), Term(width, -1)]
    }
    rules += [added(solver.add(end.map { Term($0.variable) }, .equal, 4000))].compactMap { $0 }
    #expect(rules.count == 300)
    let pivots = solver.pivotCount
    solver.remove(rules)
    #expect(solver.pivotCount - pivots <= rules.count)
    #expect(end.allSatisfy { solver.value(of: $0.variable) == 0 })
  }

  /// Each of 120 widths is one more than the one before: without the first rules, the chain begins at 0 behind them, and with
  /// them it is as it was.
  @Test(arguments: [1, 7, 119])
  func aChainIsTakenApartFromItsFrontAndJoinedAgain(step: Int) {
    let count = 120
    var solver = LinearSolver()
    let widths = (0..<count).map { _ in solver.makeVariable(isNonnegative: true) }
    func terms(_ index: Int) -> [Term] {
      [Term(widths[index])] + (index == 0 ? [] : [Term(widths[index - 1], -1)])
    }
    var rules: [Rule] = []
    for index in 0..<count {
      rules += [added(solver.add(terms(index), .equal, index == 0 ? 10 : 1))].compactMap { $0 }
    }
    #expect(rules.count == count)
    func values() -> [Double] { widths.map { solver.value(of: $0) } }
    for front in stride(from: 0, to: count, by: step) {
      solver.remove(Array(rules[front..<min(front + step, count)]))
      let last = min(front + step, count) - 1
      #expect(values() == (0..<count).map { Double(max(0, $0 - last)) })
    }
    for index in (0..<count).reversed() { _ = solver.add(terms(index), .equal, index == 0 ? 10 : 1) }
    #expect(values() == (0..<count).map { Double(10 + $0) })
  }
}
