import UIKit

/// Random sequences of operations on view controllers, in one application.
enum ControllerCases: FuzzKind {
  static let name = "controllers"
  static let summary = "controllers presented, pushed, contained, rotated, tapped, in any order"

  static func makeSteps(_ random: inout SeededGenerator) -> [ControllerStep] {
    var steps: [ControllerStep] = [
      .boot(model: random.integer(0...6), version: random.one(of: [4, 5, 6, 7, 8, 9, 9.3]))
    ]
    let count = random.integer(2...8)
    for number in 0..<count {
      steps.append(.make(number, random.chance(0.5) ? .plain : random.one(of: ControllerStep.Kind.allCases)))
    }
    // Most cases use only some of the operations, which then interact more often.
    let things = random.list(3...10) { $0.integer(0...24) } + [23, 24]
    for _ in 0..<random.integer(3...30) { steps.append(step(random.one(of: things), count, &random)) }
    return steps
  }

  static func expectedExceptions(of steps: [ControllerStep]) -> [NSExceptionName] {
    [
      .invalidArgumentException, .internalInconsistencyException, .rangeException, .genericException,
      UIViewController.hierarchyInconsistencyException, UIApplication.invalidInterfaceOrientationException,
    ]
  }

  static func play(_ steps: [ControllerStep]) throws(InvariantViolation) {
    let scene = ControllerScene(steps)
    for step in steps {
      scene.perform(step)
      try scene.check()
    }
    scene.simulator.advanceUntilIdle(limit: 10)
    try scene.check()
    try scene.checkPicture()
  }

  private static func step(_ thing: Int, _ count: Int, _ random: inout SeededGenerator) -> ControllerStep {
    let one = random.integer(0...(count - 1))
    let other = random.integer(0...(count - 1))
    let some = random.list(0...4) { $0.integer(0...(count - 1)) }
    let animated = random.chance(0.6)
    switch thing {
    case 0, 1, 2:
      return .present(
        one,
        from: other,
        style: random.one(of: [-2, -1, 0, 0, 1, 2, 3, 4, 5, 6, 7]),
        transition: random.integer(0...3),
        animated: animated
      )
    case 3, 4: return .dismiss(one, animated: animated)
    case 5, 6: return .push(one, onto: other, animated: animated)
    case 7: return random.chance(0.7) ? .pop(one, animated: animated) : .popToRoot(one, animated: animated)
    case 8: return .setStack(one, some, animated: animated)
    case 9: return .addChild(one, to: other, withView: random.chance(0.7), announced: random.chance(0.7))
    case 10: return .removeFromParent(one, withView: random.chance(0.7))
    case 11:
      return .transition(
        random.integer(0...(count - 1)),
        from: one,
        to: other,
        seconds: random.number(0...0.5)
      )
    case 12: return .setTabs(one, some, animated: animated)
    case 13: return .selectTab(one, random.integer(0...5))
    case 14: return .setPages(one, some, forward: random.chance(0.5), animated: animated)
    case 15: return .setSplit(one, some)
    case 16: return .show(one, in: other, detail: random.chance(0.5))
    case 17:
      return random.chance(0.7)
        ? .popover(
          one,
          in: other,
          CGRect(
            x: random.number(-50...400),
            y: random.number(-50...400),
            width: random.number(0...100),
            height: 20
          ),
          animated: animated
        ) : .dismissPopover(animated: animated)
    case 18: return random.chance(0.5) ? .addAction(one, style: random.integer(0...2)) : .addTextField(one)
    case 19: return random.chance(0.3) ? .replaceRoot(one) : .loadView(one)
    case 20: return .hideBars(one, random.chance(0.5), animated: animated)
    case 21:
      return random.chance(0.5) ? .turn(random.integer(0...6)) : random.one(of: [.home, .reopen, .warn])
    case 22:
      return random.chance(0.5)
        ? .type(RandomText.plain(&random))
        : .drag(from: point(&random), to: point(&random))
    case 23: return random.chance(0.5) ? .tap(point(&random)) : .pass(random.number(0...0.5))
    default: return random.chance(0.5) ? .pass(random.number(0...1)) : .idle
    }
  }

  private static func point(_ random: inout SeededGenerator) -> CGPoint {
    CGPoint(x: random.number(0...400), y: random.chance(0.2) ? random.number(0...64) : random.number(0...700))
  }
}
