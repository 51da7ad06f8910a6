import Simulator
import UIKit

/// The running case of dynamics and the invariants after every frame.
@MainActor
final class DynamicsScene {
  private let simulator = Simulator.boot(.iPhone5)
  private let controller = UIViewController()
  let reference = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let animator: UIDynamicAnimator
  private(set) var items: [Int: DynamicsItemView] = [:]
  /// The points that are attached.
  var attachedPoints: [AttachedPoint] = []
  /// A behaviour with all items, which reads their velocities.
  private let gauge = UIDynamicItemBehavior()
  private var boundaryCount = 0
  /// The invariants that apply so far.
  private(set) var rules = ApplicableInvariants()

  init() {
    simulator.launch(controller)
    controller.view.addSubview(reference)
    animator = UIDynamicAnimator(referenceView: reference)
    animator.addBehavior(gauge)
  }

  /// The numbers of the items, ascending.
  var numbers: [Int] { items.keys.sorted() }

  /// The linear and angular velocity of an item, in points/s and radians/s.
  func motion(of item: DynamicsItemView) -> (linear: CGPoint, angular: CGFloat) {
    (gauge.linearVelocity(for: item), gauge.angularVelocity(for: item))
  }

  /// The item with a number, if it was created and is still in the reference view.
  func item(_ number: Int) -> DynamicsItemView? {
    items[number].flatMap { $0.isDescendant(of: reference) ? $0 : nil }
  }

  /// The bits of all moving state.
  var bits: [UInt64] {
    numbers.flatMap { number -> [UInt64] in
      guard let item = items[number] else { return [] }
      let motion = motion(of: item)
      let numbers = [
        item.center.x, item.center.y, item.transform.a, item.transform.b, motion.linear.x, motion.linear.y,
        motion.angular,
      ]
      return numbers.map { Double($0).bitPattern }
    }
  }

  func perform(_ step: DynamicsStep) throws(InvariantViolation) {
    rules.note(step)
    switch step {
    case .room(let size, let origin, let transform):
      reference.bounds = CGRect(origin: origin, size: size)
      reference.transform = transform
    case .item(let number, let center, let size, let angle, let outline, let nested):
      add(number, center, size, angle, outline, nested)
    case .resizeRoom(let size): reference.bounds.size = size
    case .change(let number, let center, let size, let transform):
      guard let item = item(number) else { return }
      item.bounds.size = size
      item.center = position(center)
      item.transform = transform
      animator.updateItem(usingCurrentState: item)
    case .remove(let number):
      item(number)?.removeFromSuperview()
    case .frames(let count): try pass(count)
    case .hold(let number, let offset, let length, let direction, let count):
      guard let item = item(number) else { return }
      let attachment = hold(item, offset, length)
      try pass(count) {
        attachment.anchorPoint.x += direction.dx
        attachment.anchorPoint.y += direction.dy
      }
    case .material, .resistance, .fixing, .velocity, .gravity, .push, .snap, .tie, .field, .boundary,
      .collide, .join:
      act(step)
    }
  }

  private func add(
    _ number: Int,
    _ center: CGPoint,
    _ size: CGSize,
    _ angle: CGFloat,
    _ outline: DynamicsStep.Outline,
    _ nested: CGAffineTransform?
  ) {
    guard items[number] == nil else { return }
    let item = DynamicsItemView(outline)
    item.bounds.size = size
    item.center = position(center)
    item.transform = CGAffineTransform(rotationAngle: angle)
    if let nested {
      let holder = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
      holder.transform = nested
      reference.addSubview(holder)
      holder.addSubview(item)
    } else {
      reference.addSubview(item)
    }
    items[number] = item
    gauge.addItem(item)
  }

  private func pass(_ count: Int, _ change: (() -> Void)? = nil) throws(InvariantViolation) {
    let guardian = DynamicsInvariants(self)
    for frame in 0..<count {
      change?()
      simulator.advance(by: 1.0 / 60)
      try guardian.check(self)
      if change == nil && frame >= DynamicsInvariants.settlingFrames { try guardian.checkAttachments(self) }
      if frame % 16 == 15 || frame == count - 1 {
        let findings = animator.inconsistencies
        try InvariantViolation.check(
          findings.isEmpty,
          "the solver's world is consistent",
          findings.prefix(3).joined(separator: " ")
        )
      }
    }
  }

  /// Converts a point relative to the corner of the room.
  func position(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + reference.bounds.minX, y: point.y + reference.bounds.minY)
  }

  /// A unique name for a boundary.
  func makeBoundaryName() -> NSString {
    boundaryCount += 1
    return NSString(string: "boundary \(boundaryCount)")
  }
}
