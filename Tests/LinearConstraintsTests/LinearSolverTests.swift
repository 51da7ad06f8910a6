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
    #expect(solver.setConstants([(rule, .nan)]) == nil)
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
      #expect(solver.setConstants([(whole, constant)]) == nil)
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
    #expect(solver.setConstants([(first, 10), (second, 11)]) == nil)
    #expect(solver.value(of: y) == 11)
    #expect(solver.setConstants([(first, 20)]) == [first, second, between])
    #expect(solver.value(of: x) == 10)
    #expect(solver.constant(of: first) == 10)
    solver.remove(between)
    #expect(solver.setConstants([(first, 20)]) == nil)
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
}
