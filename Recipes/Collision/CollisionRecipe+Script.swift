import RecipeKit

extension CollisionRecipe {
  /// Lets squares fall on the bounds, on a line, and on a line that a delegate watches.
  func check(_ examples: CollisionExamples, on stage: Stage) throws {
    try checkBounds(examples, on: stage)
    try checkLine(examples, on: stage)
    try checkReaction(examples, on: stage)
  }

  // MARK: The bounds of the view

  private func checkBounds(_ examples: CollisionExamples, on stage: Stage) throws {
    stage.expectNoException("animator-on-superview", "the animator takes the squares") {
      _ = try CollisionScene(examples.reference, on: stage)
    }
    try checkAppearing(examples, on: stage)
    try checkSquares(examples, on: stage)
    try checkBehaviors(examples, on: stage)
    try checkStack(examples, on: stage)
    try checkOwnItems(examples, on: stage)
    try checkFourWalls(examples, on: stage)
    try checkOverlap(examples, on: stage)
  }

  private func checkAppearing(_ examples: CollisionExamples, on stage: Stage) throws {
    let device = stage.boot(.iPhone4, iOS: 7)
    let controller = examples.bounds()
    controller.loadViewIfNeeded()
    let before = controller.squareViews.count
    device.launch(controller)
    stage.check(
      "set-up-in-view-did-appear",
      "squares before the view appears, and after",
      expected: [0, 2],
      actual: [before, controller.squareViews.count]
    )
  }

  private func checkSquares(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.bounds, on: stage)
    let squares = scene.controller.squareViews
    stage.check(
      "two-squares-50",
      "the sizes of the squares",
      expected: [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)],
      actual: squares.map(\.bounds.size)
    )
    stage.check(
      "square-colours",
      "their colours",
      expected: ["red", "green"],
      actual: squares.map { $0.backgroundColor?.plainName ?? "none" }
    )
    stage.check(
      "square-centres",
      "where they start",
      expected: [CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 300)],
      actual: squares.map(\.center)
    )
    stage.check(
      "ten-point-gap",
      "the lower edge of the first, and the upper edge of the second",
      expected: [265, 275],
      actual: [scene.red.frame.maxY, scene.green.frame.minY]
    )
    stage.check(
      "views-added-in-order",
      "the subviews are the squares, in their order",
      expected: true,
      actual: scene.controller.view.subviews == squares
    )
  }

  private func checkBehaviors(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.bounds, on: stage)
    stage.check(
      "gravity-then-collision",
      "the behaviours of the animator, in their order",
      expected: ["UIGravityBehavior", "UICollisionBehavior"],
      actual: (scene.controller.animator?.behaviors ?? []).map { String(describing: type(of: $0)) }
    )
    stage.check(
      "gravity-then-collision",
      named: "items",
      "what gravity pulls, and what collides",
      expected: [["red", "green"], ["red", "green"]],
      actual: [scene.gravity?.items ?? [], scene.collision?.items ?? []].map { $0.map(scene.name) }
    )
    stage.check(
      "views-conform",
      "the colliding items that are views, as they were added",
      expected: ["red", "green"],
      actual: (scene.collision?.items ?? []).filter { $0 is UIView }.map(scene.name)
    )
    stage.check(
      "animator-on-superview",
      named: "reference",
      "the superview of both is the animator's reference view",
      expected: [true, true],
      actual: [scene.red, scene.green].map { $0.superview === scene.controller.animator?.referenceView }
    )
    stage.check(
      "translates-bounds-default-no",
      "whether the bounds are a boundary: for a new behaviour, and here",
      expected: [false, true],
      actual: [
        UICollisionBehavior().translatesReferenceBoundsIntoBoundary,
        scene.collision?.translatesReferenceBoundsIntoBoundary ?? false,
      ]
    )
  }

  /// Watches every frame until both lie still.
  private func checkStack(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.bounds, on: stage)
    let log = ContactLog(of: scene)
    var lowest = 0.0
    var thickestOverlap = 0.0
    var framesOutside = 0
    stage.picture("start", caption: "The squares as the view appears")
    stage.film("bounds", caption: "The squares fall to the bottom of the view", seconds: 1.5) {
      scene.pass(frames: 90) {
        lowest = max(lowest, scene.lowerEdges.max() ?? .infinity)
        thickestOverlap = max(thickestOverlap, overlap(of: scene))
        if ![scene.red, scene.green].allSatisfy({ isInside($0, scene) }) { framesOutside += 1 }
      }
    }
    stage.output("centers at rest", [scene.red.center, scene.green.center])
    stage.check(
      "keeps-items-in",
      "the lowest edge at rest, and the lowest ever",
      expected: [480, 480],
      actual: [scene.lowerEdges.max() ?? .infinity, lowest],
      within: 1
    )
    stage.check(
      "translates-bounds-default-no",
      named: "rest",
      "the lower edges at rest",
      expected: [430, 480],
      actual: scene.lowerEdges,
      within: 1
    )
    stage.check(
      "no-overlap",
      "the thickest overlap of the squares in any frame",
      expected: 0,
      actual: thickestOverlap,
      within: 1
    )
    stage.check(
      "stay-in-bounds",
      "frames in which a square is out of bounds",
      expected: 0,
      actual: framesOutside
    )
    stage.check(
      "final-stack",
      "the centers at rest: red on top of green",
      expected: [CGPoint(x: 160, y: 405), CGPoint(x: 160, y: 455)],
      actual: [scene.red.center, scene.green.center],
      within: 1
    )
    stage.check(
      "identifier-is-name",
      named: "bounds",
      "what the delegate hears the bounds called",
      expected: ["nil"],
      actual: Set(log.boundaries)
    )
  }

  /// How deep the squares lie in each other, in points.
  private func overlap(of scene: CollisionScene) -> Double {
    let common = scene.red.frame.intersection(scene.green.frame)
    return common.isNull ? 0 : min(common.width, common.height)
  }

  /// Whether a square is in the bounds, give or take a point.
  private func isInside(_ square: UIView, _ scene: CollisionScene) -> Bool {
    scene.bounds.insetBy(dx: -1, dy: -1).contains(square.frame)
  }

  /// Lets a third view fall with the squares, which collides with nothing.
  private func checkOwnItems(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.bounds, on: stage)
    let other = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
    scene.controller.view.addSubview(other)
    scene.gravity?.addItem(other)
    scene.pass(frames: 60)
    stage.check(
      "affects-only-its-items",
      "of red, green and another that only gravity has, those outside",
      expected: ["other"],
      actual: [scene.red, scene.green, other].filter { !isInside($0, scene) }.map(scene.name)
    )
  }

  /// Lets the squares fall in four directions, each time from where they start.
  private func checkFourWalls(_ examples: CollisionExamples, on stage: Stage) throws {
    let falls: [(direction: CGVector, edge: (CGRect) -> CGFloat)] = [
      (CGVector(dx: 0, dy: 1), \.maxY),
      (CGVector(dx: 0, dy: -1), \.minY),
      (CGVector(dx: -1, dy: 0), \.minX),
      (CGVector(dx: 1, dy: 0), \.maxX),
    ]
    var edges: [CGFloat] = []
    var strays: [CGFloat] = []
    for fall in falls {
      let scene = try CollisionScene(examples.bounds, on: stage)
      scene.gravity?.gravityDirection = fall.direction
      var stray: CGFloat = 0
      func squares() -> CGRect { scene.red.frame.union(scene.green.frame) }
      scene.pass(frames: 80) {
        let box = squares()
        stray = max(stray, -box.minX, -box.minY, box.maxX - 320, box.maxY - 480)
      }
      edges.append(fall.edge(squares()))
      strays.append(stray)
    }
    stage.check(
      "translates-bounds-yes",
      "falling down, up, left and right, they rest at",
      expected: [480, 0, 0, 320],
      actual: edges,
      within: 1
    )
    stage.check(
      "translates-bounds-yes",
      named: "stray",
      "points by which they are ever out of bounds",
      expected: [0, 0, 0, 0],
      actual: strays,
      within: 1
    )
  }

  /// Puts the squares one point apart, then one point into each other, with nothing to pull them.
  private func checkOverlap(_ examples: CollisionExamples, on stage: Stage) throws {
    let contacts = try [1.0, -1].map { gap in
      let scene = try CollisionScene(examples.bounds, on: stage)
      if let gravity = scene.gravity { scene.controller.animator?.removeBehavior(gravity) }
      scene.red.center = CGPoint(x: 160, y: 200)
      scene.green.center = CGPoint(x: 160, y: 200 + scene.red.bounds.height + gap)
      for square in [scene.red, scene.green] {
        scene.controller.animator?.updateItem(usingCurrentState: square)
      }
      let log = ContactLog(of: scene)
      scene.pass(frames: 10)
      return log.items.count { $0.contains("meets") }
    }
    stage.check(
      "detects-overlap",
      "contacts of squares one point apart, and one point into each other",
      expected: [0, 1],
      actual: contacts
    )
  }
}
