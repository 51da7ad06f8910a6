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
      "the delegate is the controller, which conforms",
      expected: true,
      actual: scene.collision?.collisionDelegate === scene.controller
    )
    var colors: [String] = []
    stage.film("reaction", caption: "What hits the line turns red, grows and fades", seconds: 3) {
      scene.pass(frames: 18)
      colors.append(scene.green.backgroundColor?.plainName ?? "none")
      scene.pass(frames: 4)
      colors.append(scene.green.backgroundColor?.plainName ?? "none")
      scene.pass(frames: 28)
      stage.picture("fading", caption: "Half a second after the green square hit the line")
      checkHalfway(scene, on: stage)
      checkEnd(scene, on: stage)
    }
    stage.output("squares left after 3 s", scene.controller.view.subviews.count)
    stage.check(
      "collision-delegate",
      named: "red",
      "the colour of the second square just before it hits the line, and just after",
      expected: ["green", "red"],
      actual: colors
    )
    try checkLedge(examples, on: stage)
  }

  private func checkHalfway(_ scene: CollisionScene, on stage: Stage) {
    let shown = scene.green.layer.presentation()
    stage.check(
      "collision-delegate",
      named: "halfway",
      "half a second later: how opaque it is, and how many times as large",
      expected: [0.5, 1.5],
      actual: [Double(shown?.opacity ?? 0), Double(shown?.affineTransform().a ?? 0)],
      within: 0.1
    )
  }

  private func checkEnd(_ scene: CollisionScene, on stage: Stage) {
    func isThere() -> [Bool] {
      [
        scene.green.superview != nil,
        scene.collision?.items.contains { $0 === scene.green } ?? false,
      ]
    }
    scene.pass(frames: 22)
    let before = isThere()
    scene.pass(frames: 18)
    stage.check(
      "collision-delegate",
      named: "gone",
      "0.9 s and 1.2 s after the hit: it is in the view, and in the behaviour",
      expected: [[true, true], [false, false]],
      actual: [before, isThere()]
    )
    scene.pass(frames: 90)
    stage.check(
      "collision-delegate",
      named: "both",
      "squares left in the end, after the first one fell on the line in turn",
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
      "squares that are left on a boundary of another name, and how opaque they are",
      expected: [1, 1],
      actual: scene.controller.view.subviews.map(\.alpha)
    )
  }
}
