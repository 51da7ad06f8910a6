import RecipeKit

extension AttachmentRecipe {
  /// Lets everything hang, drags it about, and then studies the spring alone.
  func check(_ example: Example, on stage: Stage) throws {
    offerScene(example, on: stage)
    try checkTies(example, on: stage)
    try checkHanging(example, on: stage)
    try checkDragging(example, on: stage)
    try checkHolding(example, on: stage)
    try checkSwinging(example, on: stage)
    try checkCriticalDamping(example, on: stage)
  }

  private func offerScene(_ example: Example, on stage: Stage) {
    stage.live("tie", caption: "Drag the knob about: the square hangs on it by a rod, the ball by a spring") {
      let device = stage.boot(.iPhone5, iOS: 7)
      let controller = example()
      device.launch(controller)
      let spring = try stage.require(controller.spring, "the spring")
      let air = controller.animator?.behaviors.lazy.compactMap { $0 as? UIDynamicItemBehavior }.first
      return LiveMotion(
        try stage.require(controller.animator, "the animator"),
        on: device,
        hand: .anchor(try stage.require(controller.rod, "the rod")),
        controls: [
          .frequency(of: spring), .damping(of: spring), .length(of: controller.rod, in: 20...250),
          .resistance(of: air),
        ],
        hiding: [controller.rodLine, controller.springLine, controller.knob]
      )
    }
  }

  private func launch(
    _ example: Example,
    on stage: Stage
  ) -> (device: Simulator, controller: AttachmentViewController) {
    let device = stage.boot(.iPhone5, iOS: 7)
    let controller = example()
    device.launch(controller)
    // From here on every sixtieth of a second ends between two frames, where rounding decides nothing.
    device.advance(by: 1.0 / 120)
    return (device, controller)
  }

  private func checkTies(_ example: Example, on stage: Stage) throws {
    let (_, controller) = launch(example, on: stage)
    let rod = try stage.require(controller.rod, "the rod")
    let spring = try stage.require(controller.spring, "the spring")
    stage.output("rod.length", rod.length)
    stage.output("spring.length", spring.length)
    stage.check(
      "length-at-creation",
      "the rod is √(60² + 114²) points long, as far as from (130, 130) to (190, 244)",
      expected: 128.8255,
      actual: rod.length.native,
      within: 0.001
    )
    stage.check(
      "rigid-as-created",
      "the rod has neither frequency nor damping",
      expected: [0, 0],
      actual: [rod.frequency, rod.damping]
    )
    stage.check(
      "two-types",
      "the rod ties one item to an anchor, the spring two items",
      expected: ["anchor 1", "items 2"],
      actual: [rod, spring].map { "\($0.attachedBehaviorType) \($0.items.count)" }
    )
  }

  /// The square and the ball fall into place below the knob.
  private func checkHanging(_ example: Example, on stage: Stage) throws {
    let (device, controller) = launch(example, on: stage)
    stage.picture(
      "start",
      caption: "Before anything moves",
      showing: [.dynamics([.attachments, .centers], of: { controller.animator })]
    )
    device.advanceUntilIdle(limit: 20)
    stage.output("square.center at rest", controller.square.center)
    stage.output("square turned by degrees", degrees(of: controller))
    stage.check(
      "everything-rests",
      "within 20 s the rod's animator pauses",
      expected: false,
      actual: controller.animator.isRunning
    )
    stage.check(
      "offset-turns-item",
      "at rest the center is 50 points below the hole, at 130 + 128.8 + 50",
      expected: CGPoint(x: 130, y: 308.8),
      actual: controller.square.center,
      within: 1
    )
    stage.check(
      "offset-from-center",
      "the square is turned so that the hole, 30 right and 40 up, is above its center, in degrees",
      expected: -36.87,
      actual: degrees(of: controller),
      within: 1
    )
    stage.picture(
      "hanging",
      caption: "At rest, the square's center is below its hole",
      showing: [.dynamics([.attachments, .centers], of: { controller.animator })]
    )
  }

  /// A finger takes the knob to the right and up.
  private func checkDragging(_ example: Example, on stage: Stage) throws {
    let (device, controller) = launch(example, on: stage)
    device.advanceUntilIdle(limit: 20)
    let start = CGPoint(x: 130, y: 130)
    let end = CGPoint(x: 220, y: 90)
    var slips: [CGFloat] = []
    var lengths: [CGFloat] = []
    func look(_ finger: CGPoint) {
      slips.append(distance(controller.rod.anchorPoint, finger))
      lengths.append(distance(hole(of: controller), controller.rod.anchorPoint))
    }
    try stage.film(
      "drag",
      caption: "A finger drags the knob",
      seconds: 2.5,
      showing: [.touches, .dynamics([.attachments], of: { controller.animator })]
    ) {
      let finger = try stage.require(device.touchDown(at: start), "something to touch")
      for frame in 1...30 {
        let part = CGFloat(frame) / 30
        finger.move(
          to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        )
        device.advance(by: 1.0 / 60)
        look(finger.location)
      }
      finger.lift()
      for _ in 1...120 {
        device.advance(by: 1.0 / 60)
        look(end)
      }
    }
    stage.check(
      "anchor-follows-finger",
      "from the tenth point on the anchor is where the finger is, in points off",
      expected: 0,
      actual: slips.dropFirst(4).max().map { ($0 * 1000).rounded() / 1000 } ?? .infinity
    )
    stage.check(
      "rod-keeps-length",
      "the rod is never longer or shorter than the finger moves in a frame, in points",
      expected: 0,
      actual: lengths.map { abs($0 - 128.8255) }.max() ?? .infinity,
      within: 3.3
    )
    stage.check(
      "rod-keeps-length",
      named: "lifted",
      "from 0.1 s after the finger was lifted the rod keeps its length, in points off",
      expected: 0,
      actual: lengths.dropFirst(36).map { abs($0 - 128.8255) }.max() ?? .infinity,
      within: 0.5
    )
    stage.check(
      "length-stays",
      "after the drag the rod's `length` is what it was",
      expected: 128.8255,
      actual: controller.rod.length.native,
      within: 0.001
    )
    device.advanceUntilIdle(limit: 20)
    stage.check(
      "follower-follows",
      "at rest after the drag square and ball hang below the finger",
      expected: [220, 220],
      actual: [controller.square.center.x, controller.ball.center.x],
      within: 5
    )
    stage.picture(
      "dragged",
      caption: "After the drag all hang below the finger",
      showing: [.dynamics([.attachments, .centers], of: { controller.animator })]
    )
  }

  /// A finger takes the ball by a point off its center.
  private func checkHolding(_ example: Example, on stage: Stage) throws {
    let (device, controller) = launch(example, on: stage)
    let start = CGPoint(x: controller.ball.center.x + 14, y: controller.ball.center.y + 6)
    let finger = try stage.require(device.touchDown(at: start), "the ball")
    var touched: CGPoint?
    for frame in 1...30 {
      finger.move(to: CGPoint(x: start.x - CGFloat(frame) * 2, y: start.y - CGFloat(frame)))
      if touched == nil, controller.grip != nil {
        touched = controller.ball.convert(finger.location, from: controller.view)
      }
      device.advance(by: 1.0 / 60)
    }
    device.advance(by: 2)
    let point = try stage.require(touched, "the point that is held")
    stage.check(
      "held-where-touched",
      "2 s after the finger has stopped, the touched point of the ball is still under it",
      expected: finger.location,
      actual: controller.ball.convert(point, to: controller.view),
      within: 1
    )
    finger.lift()
  }

  // MARK: The spring alone

  /// Takes away all but the spring and pulls the ball 40 points away from the square.
  private func stretchSpring(_ controller: AttachmentViewController) {
    let behaviors = controller.animator.behaviors
    controller.animator.removeAllBehaviors()
    controller.square.center = CGPoint(x: 160, y: 150)
    controller.ball.center = CGPoint(x: 160, y: 150 + 140 + 40)
    if behaviors.contains(controller.spring) { controller.animator.addBehavior(controller.spring) }
  }

  /// By how much the spring is longer than 140 points, now and in each of some frames.
  private func stretches(
    _ frames: Int,
    _ device: Simulator,
    _ controller: AttachmentViewController
  ) -> [Double] {
    func stretch() -> Double { distance(controller.square.center, controller.ball.center).native - 140 }
    var stretches = [stretch()]
    for _ in 1...frames {
      device.advance(by: 1.0 / 60)
      stretches.append(stretch())
    }
    return stretches
  }

  private func checkSwinging(_ example: Example, on stage: Stage) throws {
    let (device, controller) = launch(example, on: stage)
    _ = try stage.require(controller.spring, "the spring")
    stretchSpring(controller)
    let motion = stretches(90, device, controller)
    let times = crossings(of: motion)
    stage.check(
      "spring-frequency",
      "a swing of the spring takes 1 s / (2·√(1 - 0.2²))",
      expected: 0.5103,
      actual: times.count > 2 ? times[2] - times[0] : 0,
      within: 0.005
    )
    let deviations = motion.indices.map {
      abs(motion[$0] - 40 * stretch(frequency: 2, damping: 0.2, after: Double($0) / 60))
    }
    stage.check(
      "spring-damping",
      "in each of 90 frames the stretch is 40·e^(-ζωt)·(cos ω't + ζω/ω'·sin ω't), in points off",
      expected: 0,
      actual: deviations.max() ?? .infinity,
      within: 0.5
    )
    device.advance(by: 4)
    stage.check(
      "spring-rests",
      "after 5.5 s the spring's animator has paused",
      expected: false,
      actual: controller.animator.isRunning
    )
    stage.check(
      "spring-rests",
      named: "length",
      "after 5.5 s the spring is as long as ever",
      expected: 140,
      actual: distance(controller.square.center, controller.ball.center),
      within: 0.5
    )
    stage.check(
      "spring-pulls-both",
      "of the 40 points the square, four times as heavy, has made 8, the ball 32",
      expected: [158, 298],
      actual: [controller.square.center.y, controller.ball.center.y],
      within: 0.5
    )
  }

  private func checkCriticalDamping(_ example: Example, on stage: Stage) throws {
    let (device, controller) = launch(example, on: stage)
    controller.spring.damping = 1
    stretchSpring(controller)
    let motion = stretches(60, device, controller)
    let deviations = motion.indices.map {
      abs(motion[$0] - 40 * stretch(frequency: 2, damping: 1, after: Double($0) / 60))
    }
    stage.check(
      "spring-damping",
      named: "critical",
      "with damping 1 the stretch is 40·e^(-ωt)·(1 + ωt), always above 0, in points off",
      expected: 0,
      actual: deviations.max() ?? .infinity,
      within: 0.5
    )
  }
}
