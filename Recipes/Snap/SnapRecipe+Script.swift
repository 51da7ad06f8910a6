import RecipeKit

extension SnapRecipe {
  /// The middle of the bin on its desk.
  private static let binCenter = CGPoint(x: 570, y: 440)

  /// A place over the bin, beside its middle.
  private static let besideCenter = CGPoint(x: 510, y: 490)

  /// Drags and throws photos on an iPad.
  func check(_ example: Example, on stage: Stage) throws {
    offerScene(example, on: stage)
    try checkSnap(example, on: stage)
    try checkAnimator(example, on: stage)
    try checkStarts(example, on: stage)
    try checkCoordinates(example, on: stage)
    try checkThrow(example, on: stage)
    try checkHand(example, on: stage)
    try checkTakingOut(example, on: stage)
  }

  private func offerScene(_ example: Example, on stage: Stage) {
    stage.live("desk", caption: "Throw the photos into the bin, and take them out again") {
      let places = try catches(example, on: stage)
      let device = stage.boot(.iPad, iOS: 7)
      let controller = example()
      device.launch(controller)
      let photo = try stage.require(controller.photos.first, "the first photo")
      // A throw that ends in the bin.
      controller.letGo(of: photo, velocity: CGPoint(x: 900, y: 520))
      return LiveMotion(
        controller.animator,
        on: device,
        hand: .carry,
        controls: places.indices.map { .damping(ofCatch: $0) } + [
          .resistance(of: controller.sliding), .boundaries(of: controller.edges),
        ],
        catching: places
      )
    }
  }

  /// Where the example catches a photo that is let go, and the point to which it snaps then: what the code does that a
  /// behaviour calls in each frame, no scene can tell by itself.
  private func catches(_ example: Example, on stage: Stage) throws -> [(area: CGRect, point: CGPoint)] {
    let desk = try launch(example, on: stage)
    desk.carry(to: Self.besideCenter)
    desk.device.advance(by: 1.0 / 60)
    let snaps = desk.controller.animator.behaviors.compactMap { $0 as? UISnapBehavior }
    return snaps.map { (desk.controller.bin.frame, $0.snapPoint) }
  }

  private func launch(_ example: Example, on stage: Stage) throws -> Desk {
    let device = stage.boot(.iPad, iOS: 7)
    let controller = example()
    device.launch(controller)
    device.advance(by: 1)
    return Desk(
      device: device,
      controller: controller,
      photo: try stage.require(controller.photos.first, "the first photo")
    )
  }

  // MARK: The snap

  private func checkSnap(_ example: Example, on stage: Stage) throws {
    let desk = try launch(example, on: stage)
    desk.carry(to: Self.besideCenter)
    desk.device.advance(by: 2)
    stage.output("let go beside the middle of the bin, it rests at", desk.photo.center)
    stage.check(
      "snaps-to-point",
      "let go beside the middle of the bin, the photo ends in the middle",
      expected: Self.binCenter,
      actual: desk.photo.center,
      within: 0.5
    )
    stage.check(
      "snaps-to-point",
      named: "rest",
      "two seconds after it was let go the animator does not run",
      expected: false,
      actual: desk.controller.animator.isRunning
    )
  }

  private func checkAnimator(_ example: Example, on stage: Stage) throws {
    let ways = try [true, false].map { isAdded in
      let desk = try launch(example, on: stage)
      desk.carry(to: Self.besideCenter)
      if !isAdded { desk.removeSnaps() }
      desk.device.advance(by: 1.0 / 60)
      if !isAdded { desk.removeSnaps() }
      desk.device.advance(by: 2)
      return desk.distance(from: Self.besideCenter)
    }
    stage.check(
      "needs-animator",
      "let go, the photo moves to the middle, in points",
      expected: hypot(60, 50),
      actual: ways[0],
      within: 0.5
    )
    stage.check(
      "needs-animator",
      named: "without",
      "with the snap taken out of the animator the photo does not move, in points",
      expected: 0,
      actual: ways[1]
    )
  }

  private func checkStarts(_ example: Example, on stage: Stage) throws {
    let corners = [(70, 55), (650, 55), (650, 825), (70, 825)].map { CGPoint(x: $0.0, y: $0.1) }
    let ends = try corners.map { corner in
      let desk = try launch(example, on: stage)
      desk.carry(to: corner)
      desk.device.advance(by: 1)
      desk.toss(towards: Self.binCenter, points: 240)
      desk.device.advance(by: 2)
      return desk.roundedCenter
    }
    stage.check(
      "any-start",
      "thrown from the four corners of the desk, the photo ends in the middle of the bin",
      expected: Array(repeating: Self.binCenter, count: 4),
      actual: ends
    )
  }

  private func checkCoordinates(_ example: Example, on stage: Stage) throws {
    let origins = [(24, 120), (0, 0), (48, 144)].map { CGPoint(x: $0.0, y: $0.1) }
    let ends = try origins.map { origin in
      let desk = try launch(example, on: stage)
      desk.controller.desk.frame.origin = origin
      desk.carry(to: Self.besideCenter)
      desk.device.advance(by: 2)
      return desk.roundedCenter
    }
    stage.check(
      "reference-coordinates",
      "wherever the desk lies, the photo ends in the same place on it",
      expected: Array(repeating: Self.binCenter, count: 3),
      actual: ends
    )
  }

  // MARK: The bin

  private func checkThrow(_ example: Example, on stage: Stage) throws {
    let desk = try launch(example, on: stage)
    stage.picture("desk", caption: "Photos on the left, the bin on the right")
    stage.film(
      "throw",
      caption: "A photo is thrown at the bin",
      seconds: 2,
      showing: [.touches, .dynamics([.attachments, .velocities], of: { desk.controller.animator })]
    ) {
      desk.device.advance(by: 0.2)
      desk.toss(towards: Self.binCenter, points: 200)
    }
    desk.device.advance(by: 2)
    stage.output("thrown at the bin, it rests at", desk.photo.center)
    stage.check(
      "photo-bin",
      "thrown at the bin, the photo ends in its middle, in points off",
      expected: 0,
      actual: desk.distance(from: Self.binCenter),
      within: 0.5
    )
  }

  private func checkHand(_ example: Example, on stage: Stage) throws {
    let desk = try launch(example, on: stage)
    var lag: [CGFloat] = []
    let start = desk.photo.center
    desk.toss(towards: CGPoint(x: start.x, y: 800), points: 120) { finger in
      lag.append(hypot(desk.photo.center.x - finger.x, desk.photo.center.y - finger.y))
    }
    stage.check(
      "photo-bin",
      named: "hand",
      "while a finger drags the photo it is where the finger is, in points off",
      expected: 0,
      actual: lag.max() ?? .infinity,
      within: 1e-9
    )
    desk.device.advance(by: 5)
    // It goes on with the finger's speed of 600 points/s, of which resistance 2 makes 600 / 2 points of way.
    stage.check(
      "photo-bin",
      named: "missed",
      "thrown past the bin at 600 points/s, the photo slides 300 points beyond the finger",
      expected: CGPoint(x: start.x, y: start.y + 120 + 300),
      actual: desk.photo.center,
      within: 1
    )
  }

  private func checkTakingOut(_ example: Example, on stage: Stage) throws {
    let desk = try launch(example, on: stage)
    desk.carry(to: Self.besideCenter)
    desk.device.advance(by: 2)
    desk.carry(to: CGPoint(x: 300, y: 700))
    desk.device.advance(by: 2)
    stage.check(
      "photo-bin",
      named: "out",
      "taken out of the bin and laid down, the photo stays where it was laid",
      expected: CGPoint(x: 300, y: 700),
      actual: desk.roundedCenter
    )
  }
}
