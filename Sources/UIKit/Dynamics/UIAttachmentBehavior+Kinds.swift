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
    UIAttachmentBehavior(.rail(axis: axis.vector), item1, to: item2, at: point)
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
    UIAttachmentBehavior(.rail(axis: axis.vector), item, to: nil, at: point)
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
    UIAttachmentBehavior(.rope, item1, offset1, to: item2, offset2)
  }

  /// Glues two items together at a point in reference coordinates: neither moves nor turns against the other.
  ///
  /// Source: Apple, UIAttachmentBehavior.
  public static func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.weld, item1, to: item2, at: point)
  }

  /// Pins two items together at a point in reference coordinates, about which they turn.
  ///
  /// `attachmentRange` limits how far, `frictionTorque` how easily. Source: Apple, UIAttachmentBehavior.
  public static func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, to: item2, at: point)
  }
}
