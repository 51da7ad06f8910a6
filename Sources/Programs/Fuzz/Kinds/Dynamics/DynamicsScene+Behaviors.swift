import UIKit

/// The steps that add behaviours to the animator.
extension DynamicsScene {
  /// Performs a step that acts on items; missing items are skipped.
  func act(_ step: DynamicsStep) {
    switch step {
    case .material(let numbers, let elasticity, let friction, let density):
      let behavior = UIDynamicItemBehavior(items: some(numbers))
      behavior.elasticity = elasticity
      behavior.friction = friction
      behavior.density = density
      animator.addBehavior(behavior)
    case .resistance(let numbers, let linear, let angular, let charge):
      let behavior = UIDynamicItemBehavior(items: some(numbers))
      behavior.resistance = linear
      behavior.angularResistance = angular
      behavior.charge = charge
      animator.addBehavior(behavior)
    case .fixing(let numbers, let anchored, let rotates):
      let behavior = UIDynamicItemBehavior(items: some(numbers))
      behavior.isAnchored = anchored
      behavior.allowsRotation = rotates
      animator.addBehavior(behavior)
    case .velocity(let number, let velocity, let spin):
      guard let item = item(number) else { return }
      let behavior = UIDynamicItemBehavior(items: [item])
      animator.addBehavior(behavior)
      behavior.addLinearVelocity(velocity, for: item)
      behavior.addAngularVelocity(spin, for: item)
    case .gravity(let vector):
      let behavior = UIGravityBehavior(items: all)
      behavior.gravityDirection = vector
      animator.addBehavior(behavior)
    case .push(let number, let vector, let offset, let continuous):
      guard let item = item(number) else { return }
      let behavior = UIPushBehavior(items: [item], mode: continuous ? .continuous : .instantaneous)
      behavior.pushDirection = vector
      behavior.setTargetOffsetFromCenter(offset, for: item)
      animator.addBehavior(behavior)
    case .snap(let number, let point, let damping):
      guard let item = item(number) else { return }
      let behavior = UISnapBehavior(item: item, snapTo: position(point))
      behavior.damping = damping
      animator.addBehavior(behavior)
    case .tie(let tie, let number, let other, let point, let frequency, let damping, let range):
      guard let item = self.item(number), let other = self.item(other) else { return }
      let behavior = attachment(tie, item, other, position(point))
      if case .spring = tie { behavior.frequency = frequency }
      if case .anchorSpring = tie { behavior.frequency = frequency }
      behavior.damping = damping
      behavior.attachmentRange = UIFloatRange(minimum: range.lowerBound, maximum: range.upperBound)
      animator.addBehavior(behavior)
    case .field(let force, let point, let radius, let strength, let falloff):
      let behavior = field(force, position(point))
      behavior.position = position(point)
      behavior.region = UIRegion(radius: radius)
      behavior.strength = strength
      behavior.falloff = falloff
      for item in all { behavior.addItem(item) }
      animator.addBehavior(behavior)
    case .boundary(let wall, let from, let to):
      let behavior = UICollisionBehavior(items: all)
      add(wall, position(from), position(to), to: behavior)
      animator.addBehavior(behavior)
    case .collide(let items, let bounds, let insets):
      let behavior = UICollisionBehavior(items: all)
      behavior.collisionMode = items ? .everything : .boundaries
      if bounds { behavior.setTranslatesReferenceBoundsIntoBoundary(with: insets) }
      animator.addBehavior(behavior)
    case .join(let number, let offset, let other, let otherOffset, let length):
      guard let item = self.item(number), let other = self.item(other), item !== other else { return }
      let behavior = UIAttachmentBehavior(
        item: item,
        offsetFromCenter: offset,
        attachedTo: other,
        offsetFromCenter: otherOffset
      )
      behavior.length = length
      animator.addBehavior(behavior)
      attachedPoints.append(AttachedPoint(behavior, item, offset, other, otherOffset))
    case .room, .item, .frames, .change, .resizeRoom, .remove, .hold: break
    }
  }

  /// Attaches a point of an item to an anchor beside it.
  func hold(_ item: DynamicsItemView, _ offset: UIOffset, _ length: CGFloat) -> UIAttachmentBehavior {
    let point = AttachedPoint.point(of: offset, in: item)
    let behavior = UIAttachmentBehavior(
      item: item,
      offsetFromCenter: offset,
      attachedToAnchor: CGPoint(x: point.x + length, y: point.y)
    )
    animator.addBehavior(behavior)
    attachedPoints.append(AttachedPoint(behavior, item, offset))
    return behavior
  }

  /// The items that are still in the reference view.
  private var all: [DynamicsItemView] { some(numbers) }

  private func some(_ numbers: [Int]) -> [DynamicsItemView] {
    numbers.compactMap { item($0) }
  }

  private func attachment(
    _ tie: DynamicsStep.Tie,
    _ item: DynamicsItemView,
    _ other: DynamicsItemView,
    _ point: CGPoint
  ) -> UIAttachmentBehavior {
    let axis = CGVector(dx: point.x - item.center.x, dy: point.y - item.center.y)
    return switch tie {
    case .rod, .spring: UIAttachmentBehavior(item: item, attachedTo: other)
    case .rope:
      .limitAttachment(
        with: item,
        offsetFromCenter: UIOffset(horizontal: 5, vertical: -5),
        attachedTo: other,
        offsetFromCenter: UIOffset(horizontal: -10, vertical: 3)
      )
    case .pin: .pinAttachment(with: item, attachedTo: other, attachmentAnchor: point)
    case .weld: .fixedAttachment(with: item, attachedTo: other, attachmentAnchor: point)
    case .rail:
      .slidingAttachment(with: item, attachedTo: other, attachmentAnchor: point, axisOfTranslation: axis)
    case .anchor, .anchorSpring: UIAttachmentBehavior(item: item, attachedToAnchor: point)
    case .anchorRail: .slidingAttachment(with: item, attachmentAnchor: point, axisOfTranslation: axis)
    }
  }

  private func field(_ force: DynamicsStep.Force, _ point: CGPoint) -> UIFieldBehavior {
    switch force {
    case .drag: .dragField()
    case .vortex: .vortexField()
    case .radialGravity: .radialGravityField(position: point)
    case .linearGravity: .linearGravityField(direction: CGVector(dx: 0.3, dy: -1))
    case .velocity: .velocityField(direction: CGVector(dx: 100, dy: 50))
    case .noise: .noiseField(smoothness: 0.5, animationSpeed: 1)
    case .turbulence: .turbulenceField(smoothness: 0.2, animationSpeed: 2)
    case .spring: .springField()
    case .electric: .electricField()
    case .magnetic: .magneticField()
    case .closure:
      .field { _, position, velocity, mass, charge, seconds in
        CGVector(
          dx: velocity.dy * mass + charge / seconds,
          dy: (position.x - point.x) / max(1, abs(velocity.dx))
        )
      }
    }
  }

  private func add(
    _ wall: DynamicsStep.Wall,
    _ from: CGPoint,
    _ to: CGPoint,
    to behavior: UICollisionBehavior
  ) {
    let name = makeBoundaryName()
    let rect = CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    switch wall {
    case .line: behavior.addBoundary(withIdentifier: name, from: from, to: to)
    case .oval: behavior.addBoundary(withIdentifier: name, for: UIBezierPath(ovalIn: rect))
    case .star:
      let path = UIBezierPath()
      path.move(to: from)
      for corner in 1...7 {
        let turn = CGFloat(corner) * 2.4
        path.addLine(
          to: CGPoint(x: rect.midX + rect.width * cos(turn), y: rect.midY + rect.height * sin(turn))
        )
      }
      path.close()
      behavior.addBoundary(withIdentifier: name, for: path)
    case .curve:
      let path = UIBezierPath()
      path.move(to: from)
      path.addCurve(
        to: to,
        controlPoint1: CGPoint(x: to.x, y: from.y),
        controlPoint2: CGPoint(x: from.x, y: to.y)
      )
      behavior.addBoundary(withIdentifier: name, for: path)
    case .arc:
      let path = UIBezierPath(
        arcCenter: from,
        radius: hypot(rect.width, rect.height),
        startAngle: 0,
        endAngle: 4,
        clockwise: true
      )
      behavior.addBoundary(withIdentifier: name, for: path)
    }
  }
}
