import RecipeKit

extension CollisionRecipe {
  /// Lets squares fall on the bounds, on a line, and on a line that a delegate watches.
  func check(_ examples: CollisionExamples, on stage: Stage) throws {
    offerScene("bounds", examples.bounds, caption: "Throw the squares against the edges", on: stage)
    offerScene("line", examples.line, caption: "Throw the squares against the line, and past it", on: stage)
    try checkBounds(examples, on: stage)
    try checkLine(examples, on: stage)
    try checkReaction(examples, on: stage)
  }

  private func offerScene(
    _ name: String,
    _ example: @MainActor () -> CollisionViewController,
    caption: String,
    on stage: Stage
  ) {
    stage.live(name, caption: caption) {
      let scene = try CollisionScene(example, on: stage)
      return LiveMotion(
        try stage.require(scene.controller.animator, "the animator"),
        on: scene.device,
        controls: [
          .boundaries(of: scene.collision), .meeting(of: scene.collision), .magnitude(of: scene.gravity),
          .angle(of: scene.gravity),
        ],
        addsItems: true
      )
    }
  }

  // MARK: The bounds of the view

  private func checkBounds(_ examples: CollisionExamples, on stage: Stage) throws {
    stage.expectNoException("animator-on-superview", "the animator takes both squares") {
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
    var calls = device.callsReachingUIKit { controller.loadViewIfNeeded() }
    let early = controller.animator == nil ? "no animator" : "an animator"
    calls += device.callsReachingUIKit { device.launch(controller) }
    stage.check(
      "set-up-in-view-did-appear",
      "the view appears, and then the two squares are added to it",
      expected: "viewDidAppear, addSubview, addSubview",
      actual: calls.filter { ["viewDidAppear", "addSubview"].contains($0) }.suffix(3).joined(separator: ", ")
    )
    stage.check(
      "set-up-in-view-did-appear",
      named: "animator",
      "before the view appears there is no animator, and then there is one",
      expected: ["no animator", "an animator"],
      actual: [early, controller.animator == nil ? "no animator" : "an animator"]
    )
  }

  private func checkSquares(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.bounds, on: stage)
    let squares = scene.controller.squareViews
    stage.check(
      "two-squares-50",
      "both squares have 50 × 50 points",
      expected: [CGSize(width: 50, height: 50), CGSize(width: 50, height: 50)],
      actual: squares.map(\.bounds.size)
    )
    stage.check(
      "square-colours",
      "the first square is red, the second green",
      expected: ["red", "green"],
      actual: squares.map { $0.backgroundColor?.plainName ?? "none" }
    )
    stage.check(
      "square-centres",
      "the squares start in the middle of the view, and 60 points lower",
      expected: [CGPoint(x: 160, y: 240), CGPoint(x: 160, y: 300)],
      actual: squares.map(\.center)
    )
    stage.check(
      "ten-point-gap",
      "the lower edge of the first is 10 points above the upper edge of the second",
      expected: [265, 275],
      actual: [scene.red.frame.maxY, scene.green.frame.minY]
    )
    stage.check(
      "views-added-in-order",
      "the subviews are the squares, in their order",
      expected: ["red", "green"],
      actual: scene.controller.view.subviews.map(scene.name)
    )
  }

  private func checkBehaviors(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.bounds, on: stage)
    stage.check(
      "gravity-then-collision",
      "the animator has first the gravity, then the collision",
      expected: ["UIGravityBehavior", "UICollisionBehavior"],
      actual: (scene.controller.animator?.behaviors ?? []).map { String(describing: type(of: $0)) }
    )
    stage.check(
      "gravity-then-collision",
      named: "items",
      "gravity pulls both squares, and both collide",
      expected: [["red", "green"], ["red", "green"]],
      actual: [scene.gravity?.items ?? [], scene.collision?.items ?? []].map { $0.map(scene.name) }
    )
    stage.check(
      "views-conform",
      "the colliding items are the views, as they were added",
      expected: ["red", "green"],
      actual: (scene.collision?.items ?? []).filter { $0 is UIView }.map(scene.name)
    )
    stage.check(
      "animator-on-superview",
      named: "reference",
      "the superview of both is the animator's reference view",
      expected: ["reference view", "reference view"],
      actual: [scene.red, scene.green].map {
        $0.superview === scene.controller.animator?.referenceView ? "reference view" : "another view"
      }
    )
  }

  /// Watches every frame until both lie still.
  private func checkStack(_ examples: CollisionExamples, on stage: Stage) throws {
    let scene = try CollisionScene(examples.bounds, on: stage)
    let log = ContactLog(of: scene)
    var lowest = 0.0
    var thickestOverlap = 0.0
    var framesOutside = 0
    stage.picture(
      "start",
      caption: "The squares as the view appears",
      showing: [.dynamics([.boundaries, .gravity], of: { scene.controller.animator })]
    )
    stage.film(
      "bounds",
      caption: "Two squares, and the bounds of the view",
      seconds: 1.5,
      showing: [.dynamics([.boundaries, .velocities, .contacts], of: { scene.controller.animator })]
    ) {
      scene.pass(frames: 90) {
        lowest = max(lowest, scene.lowerEdges.max() ?? .infinity)
        thickestOverlap = max(thickestOverlap, overlap(of: scene))
        if ![scene.red, scene.green].allSatisfy({ isInside($0, scene) }) { framesOutside += 1 }
      }
    }
    stage.output("centers at rest", [scene.red.center, scene.green.center])
    stage.check(
      "keeps-items-in",
      "at rest the lowest edge is on the bottom, and never is it lower",
      expected: [480, 480],
      actual: [scene.lowerEdges.max() ?? .infinity, lowest],
      within: 1
    )
    stage.check(
      "keeps-items-in",
      named: "rest",
      "at rest the lower edges of red and green lie on green and on the bottom",
      expected: [430, 480],
      actual: scene.lowerEdges,
      within: 1
    )
    stage.check(
      "no-overlap",
      "in no frame do the squares overlap by more than a point",
      expected: 0,
      actual: thickestOverlap,
      within: 1
    )
    stage.check(
      "stay-in-bounds",
      "in no frame is a square out of bounds",
      expected: 0,
      actual: framesOutside
    )
    stage.check(
      "final-stack",
      "at rest red lies on top of green",
      expected: [CGPoint(x: 160, y: 405), CGPoint(x: 160, y: 455)],
      actual: [scene.red.center, scene.green.center],
      within: 1
    )
    stage.check(
      "identifier-is-name",
      named: "bounds",
      "for the bounds the delegate gets no name",
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
      "a third view that only gravity has falls out, and the squares do not",
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
      "squares that fall down, up, left and right rest at that edge",
      expected: [480, 0, 0, 320],
      actual: edges,
      within: 1
    )
    stage.check(
      "translates-bounds-yes",
      named: "stray",
      "in none of four falls is a square out of bounds, in points",
      expected: [0, 0, 0, 0],
      actual: strays,
      within: 1
    )
  }

  /// Puts squares of 50 points one point apart, then one point into each other, with nothing to pull them.
  private func checkOverlap(_ examples: CollisionExamples, on stage: Stage) throws {
    let contacts = try [51.0, 49].map { distance in
      let scene = try CollisionScene(examples.bounds, on: stage)
      if let gravity = scene.gravity { scene.controller.animator?.removeBehavior(gravity) }
      scene.red.center = CGPoint(x: 160, y: 200)
      scene.green.center = CGPoint(x: 160, y: 200 + distance)
      for square in [scene.red, scene.green] {
        scene.controller.animator?.updateItem(usingCurrentState: square)
      }
      let log = ContactLog(of: scene)
      scene.pass(frames: 10)
      return log.items.count { $0.contains("meets") }
    }
    stage.check(
      "detects-overlap",
      "squares one point apart have no contact, and those one point into each other have one",
      expected: [0, 1],
      actual: contacts
    )
  }
}
