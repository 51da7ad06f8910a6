import RecipeKit

extension PushRecipe {
  /// Drags a finger to and fro on the screen of an iPhone 5, and watches the button in every frame.
  func check(_ example: Example, on stage: Stage) {
    offerScene(example, on: stage)
    checkPush(example, on: stage)
    checkAnimator(example, on: stage)
    checkFingerTowardsTheTop(example, on: stage)
    checkDirections(example, on: stage)
    checkTable(example, on: stage)
    checkEdges(example, on: stage)
    film(example, on: stage)
  }

  private func offerScene(_ example: Example, on stage: Stage) {
    stage.live("push", caption: "Drag a finger anywhere: each piece of its way is a push") {
      let device = stage.boot(.iPhone5, iOS: 7)
      let controller = example()
      device.launch(controller)
      // As if a finger had moved by 100 points to the right and 60 up.
      controller.push.pushDirection = CGVector(dx: 2, dy: -1.2)
      controller.push.active = true
      let behaviors = controller.animator.behaviors
      let table = behaviors.lazy.compactMap { $0 as? UIDynamicItemBehavior }.first
      let edges = behaviors.lazy.compactMap { $0 as? UICollisionBehavior }.first
      return LiveMotion(
        controller.animator,
        on: device,
        hand: .push(controller.push, pointsPerUnit: 50),
        controls: [
          .resistance(of: table), .elasticity(of: table), .density(of: table), .boundaries(of: edges),
        ]
      )
    }
  }

  private func launch(
    _ example: Example,
    on stage: Stage
  ) -> (device: Simulator, controller: PushViewController) {
    let device = stage.boot(.iPhone5, iOS: 7)
    let controller = example()
    device.launch(controller)
    device.advance(by: 1)
    return (device, controller)
  }

  // MARK: The push

  private func checkPush(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let button = controller.button
    var places: [Double] = []
    let look = { places.append(Double(button.center.x - Self.start.x)) }
    drag(device, from: CGPoint(x: 60, y: 450), by: CGVector(dx: 10, dy: 0), times: 10, look: look)
    stage.output("pushed over 100 points, it has come", places.last ?? 0)
    pass(device, frames: 50, look: look)
    stage.output("and a second later", places.last ?? 0)

    let expected = (1...60).map { slide(after: $0, pushes: 10, step: 10) }
    let moments = [10, 30, 60]
    stage.check(
      "simulates-push",
      "after 10, 30 and 60 frames the button has slid to the right by the law of motion, in points",
      expected: moments.map { expected[$0 - 1] },
      actual: moments.map { places.count == 60 ? places[$0 - 1] : .nan },
      within: 0.01
    )
    stage.check(
      "simulates-push",
      named: "every-frame",
      "in none of 60 frames is the button off the law of motion, in points",
      expected: 0,
      actual: zip(expected, places).map { abs($0 - $1) }.max() ?? .infinity,
      within: 0.01
    )
  }

  private func checkAnimator(_ example: Example, on stage: Stage) {
    var ways: [CGFloat] = []
    for isAdded in [true, false] {
      let (device, controller) = launch(example, on: stage)
      if !isAdded { controller.push.dynamicAnimator?.removeBehavior(controller.push) }
      drag(device, from: CGPoint(x: 60, y: 450), by: CGVector(dx: 10, dy: 0), times: 10)
      device.advance(by: 0.5)
      ways.append(controller.button.center.x - Self.start.x)
    }
    stage.check(
      "needs-animator",
      "in an animator, the push moves the button to the right, in points",
      expected: slide(after: 40, pushes: 10, step: 10),
      actual: Double(ways[0]),
      within: 0.01
    )
    stage.check(
      "needs-animator",
      named: "without",
      "taken out of the animator, the push moves the button by no point",
      expected: 0,
      actual: ways[1]
    )
  }

  // MARK: Directions

  private func checkFingerTowardsTheTop(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let button = controller.button
    var directions: [CGPoint] = []
    var places: [CGPoint] = [button.center]
    drag(device, from: CGPoint(x: 160, y: 500), by: CGVector(dx: 0, dy: -10), times: 10) {
      directions.append(direction(controller.push.pushDirection))
      places.append(button.center)
    }
    stage.check(
      "follows-finger-direction",
      named: "vector",
      "while the finger moves up, the push points up, first and last",
      expected: Array(repeating: CGPoint(x: 0, y: -1), count: 2),
      actual: [directions.first ?? .zero, directions.last ?? .zero],
      within: 1e-9
    )
    pass(device, frames: 60) { places.append(button.center) }
    stage.check(
      "follows-finger-direction",
      "in all of 70 frames the button comes nearer to the top",
      expected: 70,
      actual: zip(places, places.dropFirst()).count { $1.y < $0.y }
    )
    stage.check(
      "follows-finger-direction",
      named: "straight",
      "while the finger moves up the button does not stray from its column, in points",
      expected: 0,
      actual: places.map { abs($0.x - Self.start.x) }.max() ?? .infinity,
      within: 1e-6
    )
  }

  private func checkDirections(_ example: Example, on stage: Stage) {
    let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGPoint(x: $0.0, y: $0.1) }
    let ways = directions.map { finger in
      let (device, controller) = launch(example, on: stage)
      let step = CGVector(dx: finger.x * 10, dy: finger.y * 10)
      drag(device, from: CGPoint(x: 160, y: 430), by: step, times: 8)
      device.advance(by: 1)
      let center = controller.button.center
      return direction(CGVector(dx: center.x - Self.start.x, dy: center.y - Self.start.y))
    }
    stage.check(
      "push-direction-general",
      "a finger to the right, down, left and up moves the button in these directions",
      expected: directions,
      actual: ways,
      within: 1e-6
    )
  }

  // MARK: The table

  private func checkTable(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    let button = controller.button
    var heights: [CGFloat] = []
    let look = { heights.append(button.center.y) }
    drag(device, from: CGPoint(x: 60, y: 450), by: CGVector(dx: 10, dy: 0), times: 10, look: look)
    pass(device, frames: 300, look: look)
    stage.check(
      "as-on-table",
      "in the five seconds after a push to the right the button neither sinks nor rises, in points",
      expected: 0,
      actual: heights.map { abs($0 - Self.start.y) }.max() ?? .infinity,
      within: 1e-6
    )
    let last = button.center
    device.advance(by: Self.frame)
    let speed = hypot(button.center.x - last.x, button.center.y - last.y) / Self.frame
    stage.check(
      "as-on-table",
      named: "rest",
      "five seconds after a push the button has no speed left, in points a second",
      expected: 0,
      actual: speed,
      within: 0.1
    )
    stage.check(
      "as-on-table",
      named: "way",
      "the button rests as far to the right as the finger went",
      expected: CGPoint(x: 260, y: 284),
      actual: button.center,
      within: 1
    )
  }

  private func checkEdges(_ example: Example, on stage: Stage) {
    let steps = [(26, 0), (0, 40), (-26, 0), (0, -40)].map { CGVector(dx: $0.0, dy: $0.1) }
    var reach = CGRect.null
    for (number, step) in steps.enumerated() {
      let (device, controller) = launch(example, on: stage)
      let button = controller.button
      let look = { reach = reach.union(button.frame) }
      let start = CGPoint(x: 160 - step.dx * 5, y: 284 - step.dy * 5)
      drag(device, from: start, by: step, times: 10, look: look)
      pass(device, frames: 120, look: look)
      guard number == 0 else { continue }
      stage.check(
        "stops-at-collision",
        "pushed hard to the right, the button gets as far as the right edge",
        expected: 320,
        actual: reach.maxX,
        within: 1
      )
    }
    stage.check(
      "stops-at-collision",
      named: "all-edges",
      "pushed hard to every side, the button stays on the screen",
      expected: CGRect(x: 0, y: 0, width: 320, height: 568),
      actual: reach,
      within: 1
    )
  }

  // MARK: Pictures

  private func film(_ example: Example, on stage: Stage) {
    let (device, controller) = launch(example, on: stage)
    stage.picture(
      "table",
      caption: "The button on its table",
      showing: [.dynamics([.boundaries], of: { controller.animator })]
    )
    stage.film(
      "push",
      caption: "A finger moves up and to the right",
      seconds: 3,
      showing: [.touches, .dynamics([.velocities], of: { controller.animator })]
    ) {
      drag(device, from: CGPoint(x: 60, y: 540), by: CGVector(dx: 10, dy: -16), times: 18)
    }
    stage.output("pushed up and to the right, it rests at", controller.button.center)
  }
}
