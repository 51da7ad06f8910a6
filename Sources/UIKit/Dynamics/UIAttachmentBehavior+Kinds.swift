internal import Physics

extension UIAttachmentBehavior {
  /// Lets an item slide along an axis relative to another item, without turning relative to it.
  ///
  /// - Parameters:
  ///   - item1: the item that slides.
  ///   - item2: the item that carries the axis.
  ///   - point: where they meet, in reference coordinates.
  ///   - axis: the direction of the axis in reference coordinates; it turns with `item2`. Without a direction,
  ///     or with a number that is not finite, it is the x axis.
  ///
  /// `attachmentRange` limits how far. Source: Apple, UIAttachmentBehavior.
  public static func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    meeting(.rail(axis: axis), item1, item2, at: point)
  }

  /// Lets an item slide along an axis through a point, without turning.
  ///
  /// The axis is given as for two items. `attachmentRange` limits how far. Source: Apple,
  /// UIAttachmentBehavior.
  public static func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    meeting(.rail(axis: axis), item, nil, at: point)
  }

  /// Ties points of two items with a rope: they come no farther apart than `length`, at first the present
  /// distance.
  ///
  /// Source: Apple, UIAttachmentBehavior.
  public static func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rope, item1, offset1, to: item2, offset2, anchor: .zero)
  }

  /// Glues two items together at a point in reference coordinates: neither moves nor turns against the other.
  ///
  /// Source: Apple, UIAttachmentBehavior.
  public static func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    meeting(.weld, item1, item2, at: point)
  }

  /// Pins two items together at a point in reference coordinates, about which they turn.
  ///
  /// `attachmentRange` limits how far, `frictionTorque` how easily. Source: Apple, UIAttachmentBehavior.
  public static func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    meeting(.pin, item1, item2, at: point)
  }

  private static func meeting(
    _ link: Link,
    _ item: any UIDynamicItem,
    _ other: (any UIDynamicItem)?,
    at point: CGPoint
  ) -> UIAttachmentBehavior {
    let isAnchored = other == nil
    let behavior = UIAttachmentBehavior(
      link,
      item,
      UIOffset(),
      to: other,
      UIOffset(),
      anchor: isAnchored ? point : .zero
    )
    // A point that is no number stands for the item's center.
    behavior.settings.meetingPoint = point.x.isFinite && point.y.isFinite ? point : item.center
    return behavior
  }

  /// The joint that the settings describe.
  ///
  /// - Parameter base: where the other item, or the anchor, is turned when the joint is made; nil keeps the
  ///   axis of the joint that there is.
  func kind(axisIn base: Pose?, orLike present: JointKind? = nil) -> JointKind {
    let length = DynamicsScale.meters(settings.length)
    let frequency = Double(min(settings.frequency, DynamicsScale.greatestNumber))
    let damping = Double(min(settings.damping, DynamicsScale.greatestNumber))
    let (lower, upper) = settings.range.limits
    switch link {
    case .rod where frequency > 0:
      return .distance(
        length: length,
        minimum: 0,
        maximum: DynamicsScale.meters(DynamicsScale.greatestNumber),
        frequency: frequency,
        dampingRatio: damping
      )
    case .rod:
      return .distance(length: length, minimum: length, maximum: length, frequency: 0, dampingRatio: 0)
    case .rope:
      return .rope(length: length)
    case .weld:
      return .weld(frequency: 0, dampingRatio: 0)
    case .pin:
      return .pin(
        lowerAngle: lower.map { Double($0) },
        upperAngle: upper.map { Double($0) },
        frictionTorque: Double(min(settings.frictionTorque, DynamicsScale.greatestNumber))
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
