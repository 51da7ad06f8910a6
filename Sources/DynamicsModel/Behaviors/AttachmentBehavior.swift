import Physics

/// Attaches an item to a point or to another item, with a rod, spring, rope, pin, rail or weld.
///
/// An attachment point is an offset from the item's centre in item coordinates, so it rotates with the item.
/// Lengths are in points. Values that are not finite are ignored. Items attached by a rod, spring or rope
/// still collide with each other if a collision behaviour contains both; pinned, welded and sliding ones do
/// not. Source: Apple, UIAttachmentBehavior.
public struct AttachmentBehavior: Equatable, Sendable {
  /// The constraint of an attachment.
  public enum Link: Equatable, Sendable {
    /// Keeps the distance of the attachment points; with a frequency it is a spring.
    case rod

    /// Limits the distance of the attachment points.
    case rope

    /// Prevents movement and rotation relative to the other item.
    case weld

    /// Lets the item rotate about the meeting point.
    case pin

    /// Lets the item slide along an axis without rotating.
    ///
    /// The axis rotates with the other item. A zero axis, or one that is not finite, is replaced by the x
    /// axis.
    case rail(axis: Vector2)
  }

  /// The constraint.
  public let link: Link

  /// Whether the item is attached to a point instead of another item.
  public let hasAnchor: Bool

  private let offset: Vector2
  private let otherOffset: Vector2

  /// The common point of a pin, weld or rail.
  private let meetingPoint: Vector2

  /// The point to which the item is attached; the length is kept when it moves.
  ///
  /// Zero for an attachment between items, where setting it has no effect.
  public var anchorPoint: Vector2 {
    didSet { if !hasAnchor || !anchorPoint.isFinite { anchorPoint = oldValue } }
  }

  /// The length of a rod or spring, or the largest length of a rope.
  ///
  /// Its initial value is the distance of the attachment points. Negative values become 0.
  public var length = 0.0 {
    didSet { length = length.isFinite ? max(length, 0) : oldValue }
  }

  /// The damping of a spring from 0, none, to 1, critical; 0 by default.
  ///
  /// Negative values become 0. Without a frequency it has no effect.
  public var damping = 0.0 {
    didSet { damping = damping.isFinite ? max(damping, 0) : oldValue }
  }

  /// The frequency of a spring in hertz; the default 0 is a rigid rod.
  ///
  /// Negative values become 0.
  public var frequency = 0.0 {
    didSet { frequency = frequency.isFinite ? max(frequency, 0) : oldValue }
  }

  /// The friction torque of a pin; 0 by default, infinite to prevent rotation.
  ///
  /// Negative values become 0; NaN is ignored.
  public var frictionTorque = 0.0 {
    didSet { frictionTorque = frictionTorque.isNaN ? oldValue : max(frictionTorque, 0) }
  }

  /// The range in which an item may slide or a pinned item may rotate; infinite by default.
  ///
  /// Zero is the position of the item when the behaviour takes effect.
  public var range = AttachmentRange.infinite

  /// Attaches a point of an item to a fixed point or to a point of another item.
  ///
  /// - Parameters:
  ///   - link: The constraint.
  ///   - pose: The pose of the item.
  ///   - offset: The attachment point of the item; zero if it is not finite.
  ///   - other: The pose of the other item; nil to attach to a fixed point.
  ///   - otherOffset: The attachment point of the other item; zero if it is not finite.
  ///   - point: Without another item, the fixed point; for a pin, weld or rail, the common point, which is
  ///   the item's centre if it is not finite.
  public init(
    _ link: Link,
    from pose: ItemPose,
    offset: Vector2 = .zero,
    to other: ItemPose?,
    otherOffset: Vector2 = .zero,
    at point: Vector2 = .zero
  ) {
    self.link = link
    self.offset = offset.isFinite ? offset : .zero
    self.otherOffset = otherOffset.isFinite ? otherOffset : .zero
    hasAnchor = other == nil
    anchorPoint = other == nil && point.isFinite ? point : .zero
    meetingPoint = point.isFinite ? point : pose.center
    let end = other.map { $0.point(self.otherOffset) } ?? anchorPoint
    let distance = (end - pose.point(self.offset)).hypotenuse
    length = distance.isFinite ? distance : 0
  }
}

extension AttachmentBehavior {
  /// The two attached points: the item's first.
  ///
  /// - Parameters:
  ///   - pose: The pose of the item.
  ///   - other: The pose of the other item; nil for a fixed point.
  public func ends(of pose: ItemPose, and other: ItemPose?) -> (Vector2, Vector2) {
    switch link {
    case .rod, .rope: (pose.point(offset), other.map { $0.point(otherOffset) } ?? anchorPoint)
    case .weld, .pin, .rail: (pose.center, other?.center ?? meetingPoint)
    }
  }
}

// MARK: - Joints

extension AttachmentBehavior {
  /// The joint between the other item, or the anchor, and the item, at their current poses.
  func joint(_ other: BodyID, at otherPose: Pose, _ item: BodyID, at pose: Pose) -> JointDefinition {
    var definition = JointDefinition(
      kind: kind(axisIn: otherPose),
      bodyA: other,
      bodyB: item,
      localAnchorA: DynamicsScale.meters(otherOffset),
      localAnchorB: DynamicsScale.meters(offset)
    )
    switch link {
    case .rod, .rope:
      definition.collideConnected = true
    case .weld, .pin, .rail:
      // These constraints have one common point, whose anchor is different in each item.
      let anchor = DynamicsScale.meters(meetingPoint)
      definition.localAnchorA = otherPose.localPoint(anchor)
      definition.localAnchorB = pose.localPoint(anchor)
    }
    return definition
  }

  /// The joint kind after a change of the behaviour; the joint keeps its axis.
  func kind(insteadOf present: JointKind?) -> JointKind {
    kind(axisIn: nil, orLike: present)
  }

  /// The joint kind for the behaviour.
  ///
  /// - Parameter base: The pose of the other item, or the anchor, when the joint is created; nil keeps the
  ///   axis of the existing joint.
  private func kind(axisIn base: Pose?, orLike present: JointKind? = nil) -> JointKind {
    let length = DynamicsScale.meters(length)
    let frequency = DynamicsScale.limited(frequency)
    let (lower, upper) = range.limits
    switch link {
    case .rod where frequency > 0:
      return .distance(
        length: length,
        minimum: 0,
        maximum: .infinity,
        frequency: frequency,
        dampingRatio: DynamicsScale.limited(damping)
      )
    case .rod:
      return .distance(length: length, minimum: length, maximum: length, frequency: 0, dampingRatio: 0)
    case .rope:
      return .rope(length: length)
    case .weld:
      return .weld(frequency: 0, dampingRatio: 0)
    case .pin:
      return .pin(
        lowerAngle: lower,
        upperAngle: upper,
        frictionTorque: DynamicsScale.limited(frictionTorque)
      )
    case .rail(let direction):
      var axis = DynamicsScale.meters(direction).normalized
      if axis == .zero { axis = Vector2(1, 0) }
      if let base {
        axis = base.localVector(axis)
      } else if case .slide(let presentAxis, _, _, _) = present {
        axis = presentAxis
      }
      return .slide(
        axis: axis,
        lower: lower.map { DynamicsScale.meters($0) },
        upper: upper.map { DynamicsScale.meters($0) },
        frictionForce: 0
      )
    }
  }
}

// MARK: - Serialization

extension AttachmentBehavior {
  /// Writes the attachment with its settings.
  func write(to writer: inout NumberWriter) {
    switch link {
    case .rod: writer.write(0)
    case .rope: writer.write(1)
    case .weld: writer.write(2)
    case .pin: writer.write(3)
    case .rail(let axis):
      writer.write(4)
      writer.write(axis)
    }
    writer.write(hasAnchor)
    for vector in [offset, otherOffset, meetingPoint, anchorPoint] { writer.write(vector) }
    for number in [length, damping, frequency, frictionTorque, range.minimum, range.maximum] {
      writer.write(number)
    }
  }

  /// Reads an attachment; invalid values are ignored.
  init(from reader: inout NumberReader) {
    switch reader.index(below: 5) {
    case 1: link = .rope
    case 2: link = .weld
    case 3: link = .pin
    case 4: link = .rail(axis: reader.vector())
    default: link = .rod
    }
    hasAnchor = reader.flag()
    let offsets = (reader.vector(), reader.vector())
    offset = offsets.0.isFinite ? offsets.0 : .zero
    otherOffset = offsets.1.isFinite ? offsets.1 : .zero
    let points = (reader.vector(), reader.vector())
    meetingPoint = points.0.isFinite ? points.0 : .zero
    anchorPoint = points.1.isFinite ? points.1 : .zero
    let (length, damping, frequency) = (reader.number(), reader.number(), reader.number())
    let (frictionTorque, minimum) = (reader.number(), reader.number())
    // Property observers don't run in initializers, so another function sets the properties.
    set(length, damping, frequency, frictionTorque)
    range = AttachmentRange(minimum: minimum, maximum: reader.number())
  }

  private mutating func set(
    _ length: Double,
    _ damping: Double,
    _ frequency: Double,
    _ frictionTorque: Double
  ) {
    self.length = length
    self.damping = damping
    self.frequency = frequency
    self.frictionTorque = frictionTorque
  }
}
