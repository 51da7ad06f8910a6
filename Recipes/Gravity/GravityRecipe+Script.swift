import RecipeKit

/// Free fall from rest: 1000 points/s², so 500 points in the first second.
extension GravityRecipe {
  /// How far an item falls in some seconds, in points.
  func fall(after seconds: Double) -> Double {
    500 * seconds * seconds
  }

  /// How long a fall of some points takes, in seconds.
  func time(toFall points: Double) -> Double {
    (points / 500).squareRoot()
  }

  /// How long a display frame takes, in seconds; moments are found to within one.
  var frame: Double { 1.0 / 60 }
}

extension GravityRecipe {
  /// Lets the square fall, out of the screen and on, then other things.
  func check(_ example: Example, on stage: Stage) throws {
    stage.live("fall", caption: "Drag the square about, and let it fall") {
      let scene = try GravityScene(example, on: stage)
      return LiveMotion(
        try stage.require(scene.animator, "the animator"),
        on: scene.device,
        controls: [.magnitude(of: scene.gravity), .angle(of: scene.gravity)],
        addsItems: true
      )
    }
    try checkSettingUp(example, on: stage)
    try checkFilm(example, on: stage)
    try checkBeginning(example, on: stage)
    try checkFall(example, on: stage)
    try checkLeaving(example, on: stage)
    try checkTenSeconds(example, on: stage)
    try checkMovingReference(example, on: stage)
    try checkFromTop(example, on: stage)
    try checkItems(example, on: stage)
    try checkCollision(example, on: stage)
    try checkBehaviors(example, on: stage)
  }

  // MARK: Setting up

  private func checkSettingUp(_ example: Example, on stage: Stage) throws {
    let device = stage.boot(.iPhone4, iOS: 7)
    let controller = example()
    controller.loadViewIfNeeded()
    let animatorsBefore = animators(of: controller)
    let calls = device.callsReachingUIKit { device.launch(controller) }
    let square = try stage.require(controller.squareView, "the square")
    stage.check(
      "set-up-in-view-did-appear",
      "there is no animator after `viewDidLoad`, and one after `viewDidAppear`",
      expected: [0, 1],
      actual: [animatorsBefore, animators(of: controller)]
    )
    stage.check(
      "set-up-in-view-did-appear",
      named: "super",
      "the first call after `super.viewDidAppear` adds the square",
      expected: "addSubview",
      actual: calls.drop { $0 != "viewDidAppear" }.dropFirst().first ?? "nothing"
    )
    stage.check(
      "square-100",
      "the square has 100 × 100 points",
      expected: CGSize(width: 100, height: 100),
      actual: square.bounds.size
    )
    stage.check(
      "square-green",
      "the square is green",
      expected: "green",
      actual: square.backgroundColor.map { $0 == .green ? "green" : "\($0)" } ?? "none"
    )
    stage.check(
      "square-centred",
      "the square starts in the middle of 320 × 480 points",
      expected: CGPoint(x: 160, y: 240),
      actual: square.center
    )
    stage.check(
      "square-added",
      "the square lies in the controller's view",
      expected: "the controller's view",
      actual: name(of: square.superview, in: controller)
    )
    checkAnimator(controller, square, on: stage)
    checkOrder(example(), on: stage)
  }

  /// Lets a controller add its square to a view that looks on.
  private func checkOrder(_ controller: GravityViewController, on stage: Stage) {
    let device = stage.boot(.iPhone4, iOS: 7)
    let witness = WitnessView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var animatorsWhenAdded: Int?
    witness.added = { [unowned controller] in animatorsWhenAdded = animators(of: controller) }
    controller.view = witness
    device.launch(controller)
    stage.check(
      "square-added",
      named: "first",
      "when the square is added to the controller's view there is no animator",
      expected: 0,
      actual: animatorsWhenAdded ?? -1
    )
  }

  private func animators(of controller: GravityViewController) -> Int {
    controller.animator == nil ? 0 : 1
  }

  private func name(of view: UIView?, in controller: GravityViewController) -> String {
    guard let view else { return "none" }
    return view === controller.view ? "the controller's view" : "another view"
  }

  private func checkAnimator(_ controller: GravityViewController, _ square: UIView, on stage: Stage) {
    let reference = controller.animator?.referenceView
    stage.check(
      "reference-view",
      "the animator's reference view contains the square",
      expected: "the square",
      actual: reference.map { square.isDescendant(of: $0) } == true ? "the square" : "nothing"
    )
    stage.check(
      "reference-is-view",
      "the animator's reference view is the controller's view",
      expected: "the controller's view",
      actual: name(of: reference, in: controller)
    )
    let gravity = controller.animator?.behaviors.first as? UIGravityBehavior
    stage.check(
      "init-with-items-array",
      "the animator's gravity has the square, and no other item",
      expected: ["the square"],
      actual: (gravity?.items ?? []).map { $0 === square ? "the square" : "another item" }
    )
    stage.check(
      "default-vector-down",
      "the gravity's direction is (0, 1), its magnitude 1 and its angle π / 2",
      expected: [0, 1, 1, CGFloat.pi / 2],
      actual: gravity.map {
        [$0.gravityDirection.dx, $0.gravityDirection.dy, $0.magnitude, $0.angle]
      } ?? [],
      within: 1e-6
    )
  }

  private func checkFilm(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    stage.output("squareView.center at first", scene.square.center)
    stage.picture(
      "centre",
      caption: "The square as the view appears",
      showing: [.dynamics([.gravity, .centers], of: { scene.animator })]
    )
    stage.film(
      "fall",
      caption: "The square, from the moment that the view appears",
      seconds: 0.9,
      showing: [.dynamics([.gravity, .velocities], of: { scene.animator })]
    ) {}
    stage.output("squareView.center after 0.9 s", scene.square.center)
    stage.output("animator is running", scene.animator?.isRunning ?? false)
  }

  // MARK: Falling

  private func checkBeginning(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage, loadedFor: 0.5)
    let start = scene.square.center.y
    scene.pass(frames: 1)
    let first = scene.square.center.y
    scene.pass(frames: 1)
    stage.check(
      "falls-when-appeared",
      "before the view appears the square has not fallen, in points",
      expected: 0,
      actual: start - scene.bounds.midY
    )
    stage.check(
      "falls-when-appeared",
      named: "first-frame",
      "after the first frame the square has fallen, and farther after the second, in points",
      expected: [fall(after: frame), fall(after: 2 * frame)],
      actual: [first - start, scene.square.center.y - start],
      within: 0.1
    )
  }

  private func checkFall(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let start = scene.square.center
    var places = [start]
    scene.pass(frames: 60) { places.append(scene.square.center) }
    let fallen = places.map { $0.y - start.y }
    stage.output("points fallen after 0.5 s and 1 s", [fallen[30], fallen[60]])
    stage.check(
      "add-behavior-starts",
      "the animator has one behaviour, the gravity",
      expected: ["UIGravityBehavior"],
      actual: (scene.animator?.behaviors ?? []).map { String(describing: type(of: $0)) }
    )
    stage.check(
      "add-behavior-starts",
      named: "falls",
      "after 0.5 s the square has fallen by 125 points",
      expected: fall(after: 0.5),
      actual: fallen[30],
      within: 2.5
    )
    stage.check(
      "animator-required",
      "after 1 s the square has fallen by 500 points",
      expected: fall(after: 1),
      actual: fallen[60],
      within: 10
    )
    stage.check(
      "strong-animator",
      "after 1 s the animator is there, and has run for a second",
      expected: 1,
      actual: scene.animator?.elapsedTime ?? 0,
      within: frame
    )
    stage.check(
      "accelerates",
      "in twice the time the square falls four times as far, after 0.5 s and 1 s, in points",
      expected: [fall(after: 0.5), fall(after: 1)],
      actual: [fallen[30], fallen[60]],
      within: 2.5
    )
    stage.check(
      "falls-straight-down",
      "in 60 frames the square does not stray sideways, in points",
      expected: 0,
      actual: places.map { abs($0.x - start.x) }.max() ?? .infinity,
      within: 1e-6
    )
    stage.check(
      "falls-straight-down",
      named: "down",
      "after each of 60 frames the square is lower",
      expected: 60,
      actual: zip(places, places.dropFirst()).count { $0.y < $1.y }
    )
  }

  private func checkLeaving(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    stage.check(
      "leaves-screen",
      "the square has left the screen after the seconds that a fall of 290 points takes",
      expected: time(toFall: 290),
      actual: scene.seconds(until: { scene.square.frame.minY > scene.bounds.maxY }),
      within: frame
    )
  }

  private func checkTenSeconds(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    var lowerFrames = 0
    var last = scene.square.center.y
    scene.pass(frames: 600) {
      if scene.square.center.y > last { lowerFrames += 1 }
      last = scene.square.center.y
    }
    stage.output("squareView.center after 10 s", scene.square.center)
    stage.check(
      "no-boundary-falls-forever",
      "after each of the 600 frames of ten seconds the square is lower",
      expected: 600,
      actual: lowerFrames
    )
    stage.check(
      "no-boundary-falls-forever",
      named: "deep",
      "after ten seconds the square has fallen by 50 000 points",
      expected: fall(after: 10),
      actual: scene.square.center.y - scene.bounds.midY,
      within: 500
    )
    stage.check(
      "no-boundary-falls-forever",
      named: "restless",
      "after ten seconds without a pause the animator has run for all of them",
      expected: 10,
      actual: scene.animator?.elapsedTime ?? 0,
      within: frame
    )
  }

  /// Moves the reference view halfway through a fall.
  private func checkMovingReference(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    let start = scene.square.center
    scene.device.advance(by: 0.25)
    scene.controller.view.frame.origin = CGPoint(x: 100, y: 50)
    scene.device.advance(by: 0.25)
    stage.check(
      "reference-coordinates",
      "the square's way in its view is the same while that view is moved",
      expected: CGPoint(x: 0, y: fall(after: 0.5)),
      actual: CGPoint(x: scene.square.center.x - start.x, y: scene.square.center.y - start.y),
      within: 2.5
    )
  }

  /// Puts the square to the top edge first.
  private func checkFromTop(_ example: Example, on stage: Stage) throws {
    let scene = try GravityScene(example, on: stage)
    scene.square.center.y = 50
    scene.animator?.updateItem(usingCurrentState: scene.square)
    stage.check(
      "falls-from-top",
      "from the top edge the square falls to the bottom edge in the seconds that 380 points take",
      expected: time(toFall: 480 - 100),
      actual: scene.seconds(until: { scene.square.frame.maxY >= 480 }),
      within: frame
    )
  }
}
