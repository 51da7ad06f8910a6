import RecipeKit

/// What else can fall, and what stops it.
extension GravityRecipe {
  /// Hands other items to the gravity, at once and later.
  func checkItems(_ example: Example, on stage: Stage) throws {
    try checkButton(example, on: stage)
    try checkViews(example, on: stage)
    try checkPlainItem(example, on: stage)
    try checkForeignView(example, on: stage)
  }

  private func checkButton(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let button = scene.add(UIButton(type: .system), at: CGPoint(x: 60, y: 50))
    scene.device.advance(by: 0.5)
    let before = button.center.y
    stage.check(
      "add-item-later",
      named: "before",
      "before a button is added to the gravity it does not fall, in points",
      expected: 0,
      actual: before - 50
    )
    scene.controller.drop(button)
    scene.device.advance(by: 0.5)
    stage.check(
      "add-item-later",
      "in the 0.5 s after a button is added it falls by 125 points",
      expected: fall(after: 0.5),
      actual: button.center.y - before,
      within: 2.5
    )
    stage.check(
      "falls-out-without-collision",
      "a button from the top leaves the view at the bottom, in seconds",
      expected: time(toFall: 480),
      actual: 0.5 + scene.seconds(until: { button.frame.minY > scene.bounds.maxY }),
      within: frame
    )
  }

  private func checkViews(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let views = [UIView(), UILabel(), UIButton(type: .system), UIImageView()]
    for (number, view) in views.enumerated() {
      scene.controller.drop(scene.add(view, at: CGPoint(x: 40 + 80 * number, y: 50)))
    }
    scene.device.advance(by: 0.5)
    stage.check(
      "views-are-dynamic-items",
      "a view, a label, a button and an image view fall alike, in points",
      expected: views.map { _ in fall(after: 0.5) },
      actual: views.map { $0.center.y - 50 },
      within: 2.5
    )
  }

  private func checkPlainItem(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let label = scene.add(UILabel(), at: CGPoint(x: 60, y: 50))
    let item = PlainItem(center: CGPoint(x: 260, y: 50))
    scene.controller.drop(label)
    scene.controller.drop(item)
    let given: [(name: String, item: any UIDynamicItem)] = [
      ("the square", scene.square), ("the label", label), ("the object", item),
    ]
    stage.check(
      "add-item-takes-dynamic-item",
      "the gravity has the square, the label, and an object that is no view",
      expected: ["the square", "the label", "the object"],
      actual: (scene.gravity?.items ?? []).map { item in
        given.first { $0.item === item }?.name ?? "another item"
      }
    )
    scene.device.advance(by: 0.5)
    stage.check(
      "custom-item-accepted",
      "in 0.5 s an object that is no view falls by 125 points",
      expected: fall(after: 0.5),
      actual: item.center.y - 50,
      within: 2.5
    )
  }

  private func checkForeignView(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    stage.expectException(
      "items-in-reference-view",
      "dropping a view that is in no hierarchy raises an exception",
      name: "NSInvalidArgumentException",
      reason: "The view item <UIView; frame = (0 0; 100 100)> must be a descendant of the reference view "
        + "<UIView; frame = (0 0; 320 480); autoresize = W+H> of its dynamic animator."
    ) {
      scene.controller.drop(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    }
  }

  // MARK: Together with other behaviours

  func checkCollision(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let line = UICollisionBehavior(items: [scene.square])
    line.addBoundary(withIdentifier: "line", from: CGPoint(x: 0, y: 300), to: CGPoint(x: 320, y: 300))
    scene.animator?.addBehavior(line)
    scene.device.advance(by: 1.5)
    stage.check(
      "falls-until-line",
      "the square's lower edge rests on a line at 300",
      expected: 300,
      actual: scene.square.frame.maxY,
      within: 1
    )
    try checkInterplay(example, on: stage)
  }

  private func checkInterplay(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let button = scene.add(UIButton(type: .system), at: CGPoint(x: 40, y: 50))
    scene.controller.drop(button)
    let bounds = UICollisionBehavior(items: [scene.square, button])
    bounds.translatesReferenceBoundsIntoBoundary = true
    scene.animator?.addBehavior(bounds)
    scene.device.advance(by: 2)
    stage.check(
      "animator-coordinates-behaviours",
      "square and button, which collide with the bounds, rest on the lower edge",
      expected: [480, 480],
      actual: [scene.square.frame.maxY, button.frame.maxY],
      within: 1
    )
    stage.check(
      "animator-coordinates-behaviours",
      named: "count",
      "the animator has two behaviours, gravity and collision",
      expected: 2,
      actual: scene.animator?.behaviors.count ?? 0
    )
  }

  func checkBehaviors(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let behaviors: [UIDynamicBehavior] = [
      UICollisionBehavior(items: [scene.square]),
      UIGravityBehavior(),
      UIPushBehavior(items: [scene.square], mode: .instantaneous),
      UISnapBehavior(item: scene.square, snapTo: CGPoint(x: 100, y: 100)),
    ]
    for behavior in behaviors { scene.animator?.addBehavior(behavior) }
    stage.check(
      "class-list",
      "the animator takes behaviours of four classes",
      expected: ["UICollisionBehavior", "UIGravityBehavior", "UIPushBehavior", "UISnapBehavior"],
      actual: behaviors.filter { $0.dynamicAnimator != nil }.map { String(describing: type(of: $0)) }
    )
  }
}
