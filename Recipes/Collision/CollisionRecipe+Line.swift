import RecipeKit

/// The line 100 points above the bottom: from (0, 380) to (320, 380).
extension CollisionRecipe {
  func checkLine(_ examples: CollisionExamples, on stage: Stage) throws {
    try checkPath(examples, on: stage)
    try checkRest(examples, on: stage)
    try checkLineAlongBottom(examples, on: stage)
    try checkOpenBottom(examples, on: stage)
    try checkGreatSpeed(examples, on: stage)
    try checkPushToTheSide(examples, on: stage)
    try checkBowl(examples, on: stage)
  }

  private func checkPath(_ examples: CollisionExamples, on stage: Stage) throws {
    let collision = try CollisionScene(examples.line, on: stage).collision
    let path = collision?.boundary(withIdentifier: "bottomBoundary")
    stage.check(
      "custom-line-api",
      "the behaviour has one boundary, by its identifier",
      expected: ["bottomBoundary"],
      actual: (collision?.boundaryIdentifiers ?? []).map { "\($0)" }
    )
    stage.check(
      "boundary-with-identifier",
      "the boundary with the line's identifier is a path with the line's box",
      expected: "UIBezierPath (0, 380, 320, 0)",
      actual: path.map { "\(type(of: $0)) \(ValueText.describe($0.bounds))" } ?? "none"
    )
    stage.check(
      "boundary-unknown-nil",
      "of two identifiers only the one that was added has a boundary",
      expected: ["bottomBoundary"],
      actual: ["bottomBoundary", "nope"].filter { collision?.boundary(withIdentifier: $0) != nil }
    )
    stage.check(
      "points-are-cgpoints",
      "the line's two points differ by the width of the view",
      expected: CGSize(width: 320, height: 0),
      actual: path?.bounds.size ?? CGSize.zero
    )
    stage.check(
      "line-100-above-bottom",
      "the line starts on the left and ends on the right, 100 points above the bottom",
      expected: [CGPoint(x: 0, y: 380), CGPoint(x: 320, y: 380)],
      actual: path.map { [$0.reversing().currentPoint, $0.currentPoint] } ?? []
    )
  }

  private func checkRest(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.line, on: stage)
    let log = ContactLog(of: scene)
    stage.film(
      "line",
      caption: "Two squares, and a line that nobody sees",
      seconds: 1.5,
      showing: [.dynamics([.boundaries, .velocities, .contacts], of: { scene.controller.animator })]
    ) {}
    stage.output("lower edges at rest on the line", scene.lowerEdges)
    stage.check(
      "stops-at-line",
      "at rest the lower edges lie on green and on the line",
      expected: [330, 380],
      actual: scene.lowerEdges,
      within: 1
    )
    stage.check(
      "bounds-flag-cannot-do-it",
      "on the line there are 100 points between the lowest edge and the bottom",
      expected: 100,
      actual: (scene.bounds.maxY - (scene.lowerEdges.max() ?? 0)).rounded()
    )
    stage.check(
      "identifier-is-name",
      "the delegate hears the line called by its identifier",
      expected: ["bottomBoundary"],
      actual: Set(log.boundaries)
    )
    stage.check(
      "collision-delegate",
      "the first that the delegate hears of are the line and the two squares",
      expected: ["bottomBoundary", "red meets green"],
      actual: [log.boundaries.first ?? "nothing", log.items.first ?? "nothing"]
    )
    stage.check(
      "delegate-item-item",
      "the delegate hears when the two squares meet and when they part, by turns",
      expected: (0..<max(1, log.items.count)).map {
        "red \($0.isMultiple(of: 2) ? "meets" : "leaves") green"
      },
      actual: log.items
    )
  }

  /// Moves the line to the bottom edge.
  private func checkLineAlongBottom(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.line, on: stage)
    scene.collision?.removeAllBoundaries()
    scene.collision?.addBoundary(
      withIdentifier: "bottomBoundary",
      from: CGPoint(x: 0, y: 480),
      to: CGPoint(x: 320, y: 480)
    )
    scene.pass(frames: 90)
    stage.check(
      "line-along-bottom",
      "on a line from corner to corner the squares rest at the bottom of the view",
      expected: [430, 480],
      actual: scene.lowerEdges,
      within: 1
    )
  }

  /// Takes the line away, and leaves the flag as the example left it.
  private func checkOpenBottom(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.line, on: stage)
    stage.check(
      "translates-bounds-default-no",
      "a collision behaviour whose flag nobody set reads false",
      expected: false,
      actual: scene.collision?.translatesReferenceBoundsIntoBoundary ?? false
    )
    let start = scene.green.center.y
    scene.collision?.removeAllBoundaries()
    scene.pass(frames: 60)
    stage.check(
      "translates-bounds-default-no",
      named: "open",
      "without a line and the flag green falls as if there were no edge, in points after a second",
      expected: 500,
      actual: scene.green.center.y - start,
      within: 10
    )
  }

  private func checkGreatSpeed(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.line, on: stage)
    let speed = UIDynamicItemBehavior(items: [scene.red, scene.green])
    for square in speed.items { speed.addLinearVelocity(CGPoint(x: 0, y: 6000), for: square) }
    scene.controller.animator?.addBehavior(speed)
    var framesBeyond = 0
    scene.pass(frames: 30) {
      if max(scene.red.center.y, scene.green.center.y) >= 380 { framesBeyond += 1 }
    }
    stage.check(
      "boundaries-impassable",
      "at 6000 points a second no center gets beyond the line, in frames",
      expected: 0,
      actual: framesBeyond
    )
  }

  private func checkPushToTheSide(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.line, on: stage)
    // For 50 × 50 points this is a speed of 600 points/s to the right.
    let push = UIPushBehavior(items: [scene.red], mode: .instantaneous)
    push.setAngle(0, magnitude: 1.5)
    scene.controller.animator?.addBehavior(push)
    let start = scene.red.center.x
    scene.pass(frames: 30)
    stage.check(
      "line-not-walls",
      "in half a second a push takes a square out of the view beside the line, in points",
      expected: 300,
      actual: scene.red.center.x - start,
      within: 10
    )
  }

  /// Drops the red square into half a circle of radius 150.
  private func checkBowl(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.line, on: stage)
    scene.gravity?.removeItem(scene.green)
    scene.collision?.removeItem(scene.green)
    scene.green.removeFromSuperview()
    let bowl = UIBezierPath()
    bowl.addArc(
      withCenter: CGPoint(x: 160, y: 240),
      radius: 150,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    scene.collision?.removeAllBoundaries()
    scene.collision?.addBoundary(withIdentifier: "bowl", for: bowl)
    scene.pass(frames: 110)
    stage.check(
      "complex-paths",
      "in a round bowl a square rests on its corners",
      expected: 240 + (150.0 * 150 - 25 * 25).squareRoot(),
      actual: scene.red.frame.maxY,
      within: 1
    )
  }
}
