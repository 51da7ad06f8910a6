import RecipeKit

/// What happens to a square that hits the line.
///
/// The green one has 55 points to fall, which takes 0.33 s; a second later it is gone, and the red one, which
/// lay on it, falls in turn.
extension CollisionRecipe {
  func checkReaction(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.reaction, on: stage)
    stage.check(
      "delegate-protocol",
      "what the behaviour tells is a `UICollisionBehaviorDelegate`, here the controller",
      expected: "UICollisionBehaviorDelegate: the controller",
      actual: "\(declaredType(of: scene.collision?.collisionDelegate)): "
        + (scene.collision?.collisionDelegate.map {
          $0 === scene.controller ? "the controller" : "another object"
        } ?? "nobody")
    )
    var color = "none"
    stage.film(
      "reaction",
      caption: "What becomes of squares at the line",
      seconds: 3,
      showing: [.dynamics([.boundaries, .contacts], of: { scene.controller.animator })]
    ) {
      scene.pass(frames: 22)
      color = scene.green.backgroundColor?.plainName ?? "none"
      scene.pass(frames: 28)
      stage.picture(
        "fading",
        caption: "Half a second after the green square came to the line",
        showing: [.dynamics([.boundaries, .contacts], of: { scene.controller.animator })]
      )
      checkHalfway(scene, on: stage)
      checkEnd(scene, on: stage)
    }
    stage.output("squares left after 3 s", scene.controller.view.subviews.count)
    stage.check(
      "collision-delegate",
      named: "red",
      "the green square is red as soon as it has hit the line",
      expected: "red",
      actual: color
    )
    try checkLedge(examples, on: stage)
  }

  private func declaredType<Value>(of value: Value?) -> String { "\(Value.self)" }

  private func checkHalfway(_ scene: CollisionScene, on stage: Stage) {
    let shown = scene.green.layer.presentation()
    stage.check(
      "collision-delegate",
      named: "halfway",
      "half a second after the hit the square is half opaque and 1.5 times as large",
      expected: [0.5, 1.5],
      actual: [Double(shown?.opacity ?? 0), Double(shown?.affineTransform().a ?? 0)],
      within: 0.1
    )
  }

  private func checkEnd(_ scene: CollisionScene, on stage: Stage) {
    func places() -> String {
      let isInView = scene.green.superview != nil
      let isInBehavior = scene.collision?.items.contains { $0 === scene.green } ?? false
      return switch (isInView, isInBehavior) {
      case (true, true): "in the view and the behaviour"
      case (true, false): "in the view"
      case (false, true): "in the behaviour"
      case (false, false): "gone"
      }
    }
    scene.pass(frames: 22)
    let before = places()
    scene.pass(frames: 18)
    stage.check(
      "collision-delegate",
      named: "gone",
      "the square is there 0.9 s after the hit, and gone 1.2 s after it",
      expected: ["in the view and the behaviour", "gone"],
      actual: [before, places()]
    )
    scene.pass(frames: 90)
    stage.check(
      "collision-delegate",
      named: "both",
      "in the end no square is left, as red falls on the line in turn",
      expected: 0,
      actual: scene.controller.view.subviews.count
    )
  }

  /// Stops the squares by a boundary of another name.
  private func checkLedge(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.reaction, on: stage)
    scene.collision?.addBoundary(
      withIdentifier: "ledge",
      from: CGPoint(x: 0, y: 350),
      to: CGPoint(x: 320, y: 350)
    )
    scene.pass(frames: 45)
    stage.check(
      "identifier-is-name",
      named: "ledge",
      "green lies on a boundary of another name, as opaque as ever",
      expected: 1,
      actual: scene.green.alpha
    )
  }
}
