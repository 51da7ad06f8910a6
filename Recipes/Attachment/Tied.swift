import RecipeKit

func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }

/// A launched controller, its square on the rod and its ball on the spring; the scene keeps the device.
@MainActor
struct Tied {
  let device: Simulator
  let controller: AttachmentViewController
  let animator: UIDynamicAnimator

  /// Launches a controller; throws if it ties nothing.
  init(
    _ make: ControllerFactory<AttachmentViewController>,
    on stage: Stage,
    waiting seconds: Double = 1 / 120
  ) throws {
    (device, controller) = (stage.boot(.iPhone5, iOS: 7), make())
    device.launch(controller)
    animator = try stage.require(controller.animator, "the animator")
    _ = try stage.require(controller.rod, "the rod")
    _ = try stage.require(controller.spring, "the spring")
    // From here on every sixtieth of a second ends between two frames, where rounding decides nothing.
    device.advance(by: seconds)
  }

  var rod: UIAttachmentBehavior { controller.rod }
  var spring: UIAttachmentBehavior { controller.spring }
  var square: UIView { controller.square }
  var ball: UIView { controller.ball }
  var pan: UIGestureRecognizer? { controller.view.gestureRecognizers?.first }
  var air: UIDynamicItemBehavior? {
    animator.behaviors.lazy.compactMap { $0 as? UIDynamicItemBehavior }.first
  }

  /// The point of the square that the rod holds, 30 points right of its center and 40 above, turned with it.
  var hole: CGPoint {
    let offset = CGPoint(x: 30, y: -40).applying(square.transform)
    return CGPoint(x: square.center.x + offset.x, y: square.center.y + offset.y)
  }

  /// How far the square is turned, in degrees, clockwise.
  var degrees: CGFloat { atan2(square.transform.b, square.transform.a) * 180 / .pi }

  /// By how much the spring is longer than 140 points.
  var stretch: Double { Double(distance(square.center, ball.center)) - 140 }

  func rest() { device.advanceUntilIdle(limit: 20) }

  /// A finger takes the knob to the right and up, and is lifted.
  ///
  /// - Parameter look: is called after each of 150 frames, with the last place of the finger.
  func drag(_ look: (CGPoint) -> Void = { _ in }) {
    let end = CGPoint(x: 220, y: 90)
    device.drag(from: CGPoint(x: 130, y: 130), to: end, frames: 30, look)
    device.pass(frames: 120) { look(end) }
  }

  // MARK: The spring alone

  /// Takes away all but the spring and pulls the ball 40 points away from the square.
  func stretchSpring() {
    let isAdded = animator.behaviors.contains(spring)
    animator.removeAllBehaviors()
    square.center = CGPoint(x: 160, y: 150)
    ball.center = CGPoint(x: 160, y: 150 + 140 + 40)
    if isAdded { animator.addBehavior(spring) }
  }

  /// The stretch now and after each of some frames.
  private func stretches(_ frames: Int) -> [Double] {
    var stretches = [stretch]
    device.pass(frames: frames) { stretches.append(stretch) }
    return stretches
  }

  /// When the stretch passes zero within some frames, in seconds.
  func crossings(_ frames: Int) -> [Double] {
    let motion = stretches(frames)
    return motion.indices.dropFirst().compactMap { frame in
      let (before, after) = (motion[frame - 1], motion[frame])
      return before * after < 0 ? (Double(frame) - after / (after - before)) / 60 : nil
    }
  }

  /// The most by which the stretch is off the law of a spring of 2 Hz in some frames, in points.
  ///
  /// It is 40·e^(-ζωt)·(cos ω_d·t + ζω/ω_d·sin ω_d·t) with ω_d = ω·√(1-ζ²), or 40·e^(-ωt)·(1 + ωt) if ζ is 1.
  func error(frames: Int, damping: Double) -> Double {
    let omega = 2 * 2 * Double.pi
    let damped = omega * (1 - damping * damping).squareRoot()
    let errors = stretches(frames).enumerated().map { frame, stretch in
      let time = Double(frame) / 60
      let swing =
        damping < 1 ? cos(damped * time) + damping * omega / damped * sin(damped * time) : 1 + omega * time
      return abs(stretch - 40 * exp(-damping * omega * time) * swing)
    }
    return errors.max() ?? .infinity
  }

  // MARK: Other ties

  /// Ties something else in place of the rod or the spring.
  func tie(
    _ other: UIAttachmentBehavior,
    for tie: ReferenceWritableKeyPath<AttachmentViewController, UIAttachmentBehavior?>
  ) {
    controller[keyPath: tie].map { animator.removeBehavior($0) }
    controller[keyPath: tie] = other
    animator.addBehavior(other)
  }

  func holdCenter() {
    tie(UIAttachmentBehavior(item: square, attachedToAnchor: controller.knob.center), for: \.rod)
  }

  func tieBallToPoint() {
    tie(UIAttachmentBehavior(item: ball, attachedToAnchor: square.center), for: \.spring)
  }

  func softenRod() { (rod.frequency, rod.damping) = (2, 0.2) }
}
