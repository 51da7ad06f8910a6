import UIKit

/// Random values and touches of pickers, date pickers, segments, steppers, sliders, switches and menus.
enum InputCases: FuzzKind {
  static let name = "inputs"
  static let summary =
    "pickers, date pickers, segments, steppers, sliders and menus, set and touched in any order"

  static func makeSteps(_ random: inout SeededGenerator) -> [InputStep] {
    var steps: [InputStep] = [
      .boot(model: random.integer(0...2), version: random.one(of: [7, 9, 12, 13, 14, 15, 17, 18]))
    ]
    let kinds = random.list(1...3) { $0.one(of: InputStep.Kind.allCases) }
    steps += kinds.map { .add($0) }
    let wildness = random.one(of: [0, 0.1, 0.5])
    for _ in 0..<random.integer(3...25) { steps.append(step(kinds.count, &random, wildness)) }
    return steps
  }

  static func expectedExceptions(of steps: [InputStep]) -> [NSExceptionName] {
    [.invalidArgumentException, .rangeException, .internalInconsistencyException]
  }

  static func play(_ steps: [InputStep]) throws(InvariantViolation) {
    let scene = InputScene()
    for step in steps { try scene.perform(step) }
    try scene.finish()
  }

  private static func step(
    _ count: Int,
    _ random: inout SeededGenerator,
    _ wildness: Double
  ) -> InputStep {
    let index = random.integer(0...max(0, count - 1))
    switch random.integer(0...8) {
    case 0, 1: return .setValue(index, number(&random, wildness), animated: random.chance(0.5))
    case 2: return .setLimits(index, number(&random, wildness), number(&random, wildness))
    case 3: return .setMode(index, random.integer(-1...5))
    case 4: return .edit(index, random.integer(-1...6), insert: random.chance(0.5))
    case 5: return .tap(index, x: random.unit(), y: random.unit())
    case 6:
      return .drag(index, x: random.unit(), from: random.unit(), to: random.number(-1...2))
    case 7: return .wait(random.number(0...1))
    default: return .chooseMenuItem(random.integer(0...4))
    }
  }

  private static func number(_ random: inout SeededGenerator, _ wildness: Double) -> Double {
    guard random.chance(wildness) else { return random.number(-3...12) }
    return random.one(of: [
      .nan, .infinity, -.infinity, 1e300, -1e300, 1e18, -1e18, 0, -0.0, 1e-300, 9.3e9, -6.3e10,
    ])
  }
}

/// An action of a case of inputs.
enum InputStep: Sendable {
  enum Kind: CaseIterable, Sendable { case picker, date, segments, stepper, slider, toggle, menu, pages }

  case boot(model: Int, version: Double)
  case add(Kind)
  case setValue(Int, Double, animated: Bool)
  case setLimits(Int, Double, Double)
  case setMode(Int, Int)
  case edit(Int, Int, insert: Bool)
  case tap(Int, x: Double, y: Double)
  case drag(Int, x: Double, from: Double, to: Double)
  case wait(Double)
  case chooseMenuItem(Int)
}
