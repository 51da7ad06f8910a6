import Physics

/// A tie of an item to a point or to another item: a rod, a spring, a rope, a pin, a rail or glue.
///
/// An attachment point is given as an offset from the item's middle, in the unturned item, and turns with it. All is in
/// points. Numbers that are not finite are ignored. Items that are tied by a rod, spring or rope still collide with each
/// other if a collision behaviour says so; pinned, glued and sliding ones do not. Source: Apple, UIAttachmentBehavior.
public struct AttachmentBehavior: Equatable, Sendable {
  /// What the tie is made of.
  public enum Link: Equatable, Sendable {
    /// Keeps the attachment points at the length; with a frequency it is a spring.
    case rod

    /// Lets the attachment points come no farther apart than the length.
    case rope

    /// Lets the item neither move nor turn against the other.
    case weld

    /// Lets the item turn about the meeting point.
    case pin

    /// Lets the item slide along an axis without turning.
    ///
    /// The axis turns with the other item. Without a direction, or with a number that is not finite, it is the x axis.
    case rail(axis: Vector2)
  }

  /// What the tie is made of.
  public let link: Link

  /// Whether the item is tied to a point, not to another item.
  public let hasAnchor: Bool

  private let offset: Vector2
  private let otherOffset: Vector2

  /// Where the parts of a pin, weld or rail meet.
  private let meetingPoint: Vector2

  /// The point that the item is tied to; the length stays when it moves.
  ///
  /// Zero for a tie between items, where setting it does nothing.
  public var anchorPoint: Vector2 {
    didSet { if !hasAnchor || !anchorPoint.isFinite { anchorPoint = oldValue } }
  }

  /// The length of a rod or spring, or the greatest one of a rope.
  ///
  /// As created, the distance between the two attachment points. A negative length counts as 0.
  public var length = 0.0 {
    didSet { length = length.isFinite ? max(length, 0) : oldValue }
  }

  /// How fast a spring comes to rest, from 0, never, to 1, without swinging; 0 by default.
  ///
  /// A negative number counts as 0. Without a frequency it has no effect.
  public var damping = 0.0 {
    didSet { damping = damping.isFinite ? max(damping, 0) : oldValue }
  }

  /// How often a spring swings in a second, in hertz; 0, by default, is a rigid rod.
  ///
  /// A negative number counts as 0.
  public var frequency = 0.0 {
    didSet { frequency = frequency.isFinite ? max(frequency, 0) : oldValue }
  }

  /// How hard it is to turn a pinned item; 0 by default, infinite for not at all.
  ///
  /// A negative number counts as 0; NaN is ignored.
  public var frictionTorque = 0.0 {
    didSet { frictionTorque = frictionTorque.isNaN ? oldValue : max(frictionTorque, 0) }
  }

  /// How far a sliding item may move, or a pinned one turn; infinite by default.
  ///
  /// Zero is where the item is when the behaviour takes effect.
  public var range = AttachmentRange.infinite

  /// Ties a point of an item to a point, or to one of another item.
  ///
  /// - Parameters:
  ///   - link: what the tie is made of.
  ///   - place: where the item is.
  ///   - offset: the attachment point of the item; none if it is not finite.
  ///   - other: where the other item is, nil for a tie to a point.
  ///   - otherOffset: the attachment point of the other item; none if it is not finite.
  ///   - point: what an item without other is tied to; where the parts of a pin, weld or rail meet, which is the item's
  ///     middle if the point is not finite.
  public init(
    _ link: Link,
    from place: ItemPlace,
    offset: Vector2 = .zero,
    to other: ItemPlace?,
    otherOffset: Vector2 = .zero,
    at point: Vector2 = .zero
  ) {
    self.link = link
    self.offset = offset.isFinite ? offset : .zero
    self.otherOffset = otherOffset.isFinite ? otherOffset : .zero
    hasAnchor = other == nil
    anchorPoint = other == nil && point.isFinite ? point : .zero
    meetingPoint = point.isFinite ? point : place.center
    let end = other.map { $0.point(self.otherOffset) } ?? anchorPoint
    let distance = (end - place.point(self.offset)).hypotenuse
    length = distance.isFinite ? distance : 0
  }
}

extension AttachmentBehavior {
  /// The points that are tied to each other, in points: the item's first.
  ///
  /// - Parameters:
  ///   - place: where the item is.
  ///   - other: where the other item is; nil for a tie to a point.
  public func ends(of place: ItemPlace, and other: ItemPlace?) -> (Vector2, Vector2) {
    switch link {
    case .rod, .rope: (place.point(offset), other.map { $0.point(otherOffset) } ?? anchorPoint)
    case .weld, .pin, .rail: (place.center, other?.center ?? meetingPoint)
    }
  }
}

// MARK: - Joints

extension AttachmentBehavior {
  /// The joint between the other item, or the anchor, and the item, for where they are now.
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
      // These ties meet in one point, which lies somewhere in each item.
      let anchor = DynamicsScale.meters(meetingPoint)
      definition.localAnchorA = otherPose.localPoint(anchor)
      definition.localAnchorB = pose.localPoint(anchor)
    }
    return definition
  }

  /// What a joint becomes when the behaviour changes; it keeps its axis.
  func kind(insteadOf present: JointKind?) -> JointKind {
    kind(axisIn: nil, orLike: present)
  }

  /// The joint that the behaviour describes.
  ///
  /// - Parameter base: where the other item, or the anchor, is turned when the joint is made; nil keeps the
  ///   axis of the joint that there is.
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

// MARK: - In numbers

extension AttachmentBehavior {
  /// Tells the attachment as it is set.
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

  /// Reads an attachment; numbers that can't be set are left out.
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
    // Observers of properties run in other functions only.
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
