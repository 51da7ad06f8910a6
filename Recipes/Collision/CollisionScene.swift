import RecipeKit

/// A controller on a phone of 320 × 480 points, with its squares; the scene keeps the device.
@MainActor
final class CollisionScene: UICollisionBehaviorDelegate {
  let device: Simulator
  let controller: CollisionViewController
  let red: UIView
  let green: UIView
  /// A third view, which lies nowhere at first.
  let other = UIView(frame: CGRect(x: 20, y: 300, width: 50, height: 50))
  /// How many animators there were before the view appeared, and what was called.
  private(set) var animatorsWhenLoaded = 0
  private(set) var calls: [String] = []
  /// The contacts between items as they began and ended, and the identifiers of boundaries that were met.
  private(set) var contacts: [String] = []
  private(set) var boundaries: [String] = []

  /// Loads a controller and launches it; throws if it does not have its two squares then.
  init(_ make: ControllerFactory<CollisionViewController>, on stage: Stage) throws {
    let (device, controller) = (stage.boot(.iPhone4, iOS: 7), make())
    var animators = 0
    let calls = device.callsReachingUIKit {
      controller.loadViewIfNeeded()
      animators = controller.animator == nil ? 0 : 1
      device.launch(controller)
    }
    red = try stage.require(controller.squareViews.first, "the first square")
    green = try stage.require(controller.squareViews.dropFirst().first, "the second square")
    (self.device, self.controller, self.calls, animatorsWhenLoaded) = (device, controller, calls, animators)
  }

  var squares: [UIView] { controller.squareViews }
  var animator: UIDynamicAnimator? { controller.animator }
  var gravity: UIGravityBehavior? { behavior() }
  var collision: UICollisionBehavior? { behavior() }
  var line: UIBezierPath? { collision?.boundary(withIdentifier: "bottomBoundary") }

  private func behavior<Behavior>() -> Behavior? {
    animator?.behaviors.lazy.compactMap { $0 as? Behavior }.first
  }

  var falling: [String] { names(of: gravity?.items ?? []) }
  var colliding: [String] { names(of: collision?.items ?? []) }

  func remove(_ behavior: UIDynamicBehavior?) {
    if let behavior { animator?.removeBehavior(behavior) }
  }

  func enlarge() {
    for square in squares { square.bounds.size = CGSize(width: 60, height: 60) }
  }

  func names(of objects: [AnyObject?]) -> [String] {
    let names: ObjectNames = [
      "red": red, "green": green, "other": other, "the controller": controller,
      "the reference view": animator?.referenceView,
    ]
    return objects.map { names.of($0) }
  }

  func annotations(_ signs: DynamicsSymbols) -> [Annotation] { [.dynamics(signs, of: { self.animator })] }

  // MARK: Motion

  /// What is seen in each of the frames that pass.
  func track<Value>(_ frames: Int, _ look: (CollisionScene) -> Value) -> [Value] {
    var seen: [Value] = []
    device.pass(frames: frames) { seen.append(look(self)) }
    return seen
  }

  /// What both squares cover in each of two seconds' frames while gravity pulls in a direction.
  func fall(_ dx: CGFloat, _ dy: CGFloat) -> [CGRect] {
    gravity?.gravityDirection = CGVector(dx: dx, dy: dy)
    return track(120) { $0.red.frame.union($0.green.frame) }
  }

  var lowerEdges: [CGFloat] { [red.frame.maxY, green.frame.maxY] }

  /// How deep the squares lie in each other, in points.
  var overlap: CGFloat {
    let common = red.frame.intersection(green.frame)
    return min(common.width, common.height)
  }

  /// What lies out of the bounds by more than a point.
  var strays: [String] {
    names(
      of: [red, green, other].filter { !controller.view.bounds.insetBy(dx: -1, dy: -1).contains($0.frame) }
    )
  }

  /// What the green square still belongs to.
  var place: String {
    let isItem = collision?.items.contains { $0 === green } ?? false
    let places = (green.superview == nil ? [] : ["the view"]) + (isItem ? ["the behaviour"] : [])
    return places.isEmpty ? "gone" : "in " + places.joined(separator: " and ")
  }

  // MARK: Boundaries

  /// Replaces all boundaries by a line across the view.
  func lay(_ name: String = "bottomBoundary", at y: CGFloat = 380) {
    collision?.removeAllBoundaries()
    collision?.addBoundary(
      withIdentifier: NSString(string: name),
      from: CGPoint(x: 0, y: y),
      to: CGPoint(x: 320, y: y)
    )
  }

  // MARK: Contacts

  /// Two objects with the same method, of which the first declares the protocol.
  var candidates: [any ContactWitness] = [DeclaredWitness(), UndeclaredWitness()]

  /// Offers an object as the delegate, and drops the squares once more; whether the object is told of a contact.
  func isTold(_ candidate: any ContactWitness) -> Bool {
    collision?.collisionDelegate = candidate as? any UICollisionBehaviorDelegate
    (red.center, green.center) = (CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 300))
    for square in [red, green] { animator?.updateItem(usingCurrentState: square) }
    device.pass(frames: 60)
    return candidate.isTold
  }

  /// Notes what the delegate is told in the frames that pass.
  func listen(frames: Int = 90) {
    collision?.collisionDelegate = self
    device.pass(frames: frames)
  }

  /// How often the squares meet in ten frames, from a distance between their centers; before, they are far apart.
  func meetings(apart distance: CGFloat) -> Int {
    contacts = []
    for (distance, frames) in [(100, 1), (distance, 10)] {
      (red.center, green.center) = (CGPoint(x: 160, y: 200), CGPoint(x: 160, y: 200 + distance))
      for square in [red, green] { animator?.updateItem(usingCurrentState: square) }
      listen(frames: frames)
    }
    return contacts.count { $0.contains("meets") }
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem,
    at p: CGPoint
  ) {
    contacts.append(names(of: [item1, item2]).joined(separator: " meets "))
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    endedContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem
  ) {
    contacts.append(names(of: [item1, item2]).joined(separator: " leaves "))
  }

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    boundaries.append((identifier as? NSString).map(String.init(describing:)) ?? "nil")
  }
}

/// An object that notes whether it is told of a contact with a boundary.
@MainActor
protocol ContactWitness: AnyObject {
  var isTold: Bool { get }
}

final class DeclaredWitness: ContactWitness, UICollisionBehaviorDelegate {
  private(set) var isTold = false

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    isTold = true
  }
}

/// The same method, without the protocol.
final class UndeclaredWitness: ContactWitness {
  private(set) var isTold = false

  func collisionBehavior(
    _ behavior: UICollisionBehavior,
    beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?,
    at p: CGPoint
  ) {
    isTold = true
  }
}
