internal import DynamicsModel

/// Attaches an item to a point or to another item: by a rod, spring, rope, pin or slider, or rigidly.
///
/// An attachment point is an offset from the item's centre before rotation, and rotates with the item. All
/// other points are in reference coordinates. Unless stated otherwise, infinite and NaN values are ignored.
/// Items attached by a rod, spring or rope can still collide with each other in a collision behaviour;
/// pinned, fixed and sliding items can't. Source: Apple, UIAttachmentBehavior.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object that an item is attached to.
  public enum AttachmentType: Int, Sendable, Hashable {
    /// Another item.
    case items

    /// A point.
    case anchor
  }

  /// The kind of object that the item is attached to.
  public final let attachedBehaviorType: AttachmentType

  private let item: any UIDynamicItem
  private let otherItem: (any UIDynamicItem)?

  private var attachment: AttachmentBehavior {
    didSet { if attachment != oldValue { didChange() } }
  }

  init(
    _ link: AttachmentBehavior.Link,
    _ item: any UIDynamicItem,
    _ offset: UIOffset = UIOffset(),
    to otherItem: (any UIDynamicItem)?,
    _ otherOffset: UIOffset = UIOffset(),
    at point: CGPoint = .zero
  ) {
    self.item = item
    self.otherItem = otherItem
    attachedBehaviorType = otherItem == nil ? .anchor : .items
    attachment = AttachmentBehavior(
      link,
      from: ItemPose(of: item),
      offset: offset.vector,
      to: otherItem.map { ItemPose(of: $0) },
      otherOffset: otherOffset.vector,
      at: point.vector
    )
    super.init()
    list = DynamicItemList(otherItem.map { [item, $0] } ?? [item])
  }

  /// Attaches the centre of an item to a point by a rod with the current distance as its length.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point by a rod with the current distance as its length.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, item, offset, to: nil, at: point)
  }

  /// Attaches the centres of two items by a rod with the current distance as its length.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: UIOffset(), attachedTo: item2, offsetFromCenter: UIOffset())
  }

  /// Attaches points of two items by a rod with the current distance as its length.
  ///
  /// An item that is attached to itself moves freely.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, item1, offset1, to: item2, offset2)
  }

  /// The attached items: one, or two for an attachment between items.
  open var items: [any UIDynamicItem] { [item] + (otherItem.map { [$0] } ?? []) }

  /// The point that the item is attached to; moving it doesn't change the length.
  ///
  /// For an attachment between items it is zero, and setting it has no effect.
  open var anchorPoint: CGPoint {
    get { CGPoint(attachment.anchorPoint) }
    set { attachment.anchorPoint = newValue.vector }
  }

  /// The length of a rod or spring, or the maximum length of a rope, in points.
  ///
  /// Defaults to the distance between the attachment points. Negative values are treated as 0.
  open var length: CGFloat {
    get { CGFloat(attachment.length) }
    set { attachment.length = Double(newValue) }
  }

  /// The damping of a spring, from 0 (oscillates forever) to 1 (doesn't oscillate); defaults to 0.
  ///
  /// Negative values are treated as 0. It has no effect if `frequency` is 0.
  open var damping: CGFloat {
    get { CGFloat(attachment.damping) }
    set { attachment.damping = Double(newValue) }
  }

  /// The frequency of a spring in hertz; 0, the default, is a rigid rod.
  ///
  /// Negative values are treated as 0.
  open var frequency: CGFloat {
    get { CGFloat(attachment.frequency) }
    set { attachment.frequency = Double(newValue) }
  }

  /// The resistance to rotation of a pinned item; defaults to 0, and infinity prevents rotation.
  ///
  /// Negative values are treated as 0; NaN is ignored.
  open var frictionTorque: CGFloat {
    get { CGFloat(attachment.frictionTorque) }
    set { attachment.frictionTorque = Double(newValue) }
  }

  /// The range of movement of a sliding item in points, or of a pinned item in radians; infinite by default.
  ///
  /// Zero is the position of the item when the behaviour is added to an animator. An infinite or NaN end is
  /// no limit.
  open var attachmentRange: UIFloatRange {
    get {
      UIFloatRange(
        minimum: CGFloat(attachment.range.minimum),
        maximum: CGFloat(attachment.range.maximum)
      )
    }
    set {
      attachment.range = AttachmentRange(
        minimum: Double(newValue.minimum),
        maximum: Double(newValue.maximum)
      )
    }
  }

  /// Returns the attached points, or nil if an item is not in the simulation.
  final func tiedPoints(in simulation: AnimatorSimulation) -> (SIMD2<Double>, SIMD2<Double>)? {
    guard let pose = simulation.pose(of: item) else { return nil }
    return attachment.ends(of: pose, and: otherItem.flatMap { simulation.pose(of: $0) })
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .attachment(attachment) }
}

// MARK: - Attachment kinds

extension UIAttachmentBehavior {
  /// Creates an attachment that lets an item slide along an axis of another item without rotating relative to
  /// it.
  ///
  /// - Parameters:
  ///   - item1: the sliding item.
  ///   - item2: the item that the axis belongs to.
  ///   - point: the attachment point in reference coordinates.
  ///   - axis: the direction of the axis in reference coordinates; it rotates with `item2`. A zero, infinite
  ///     or NaN vector means the x axis.
  ///
  /// `attachmentRange` limits the distance. Source: Apple, UIAttachmentBehavior.
  public static func slidingAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rail(axis: axis.vector), item1, to: item2, at: point)
  }

  /// Creates an attachment that lets an item slide along an axis through a point without rotating.
  ///
  /// The axis is as for two items. `attachmentRange` limits the distance. Source: Apple,
  /// UIAttachmentBehavior.
  public static func slidingAttachment(
    with item: any UIDynamicItem,
    attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rail(axis: axis.vector), item, to: nil, at: point)
  }

  /// Creates a rope between points of two items, which keeps their distance within `length`.
  ///
  /// The length defaults to the current distance. Source: Apple, UIAttachmentBehavior.
  public static func limitAttachment(
    with item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rope, item1, offset1, to: item2, offset2)
  }

  /// Creates a rigid attachment of two items at a point in reference coordinates.
  ///
  /// The items can't move or rotate relative to each other. Source: Apple, UIAttachmentBehavior.
  public static func fixedAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.weld, item1, to: item2, at: point)
  }

  /// Creates a pin between two items at a point in reference coordinates, around which they can rotate.
  ///
  /// `attachmentRange` limits the angle, and `frictionTorque` resists the rotation. Source: Apple,
  /// UIAttachmentBehavior.
  public static func pinAttachment(
    with item1: any UIDynamicItem,
    attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, to: item2, at: point)
  }
}

/// A closed range of numbers, such as the range of movement of an attachment.
public struct UIFloatRange: Sendable, Hashable {
  /// The lower end.
  public var minimum: CGFloat

  /// The upper end.
  public var maximum: CGFloat

  /// Creates a range from its ends, which are not reordered, even if the lower one is greater.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Creates the range that contains only zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The range that contains only zero.
  public static let zero = UIFloatRange()

  /// The range without limits.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no limits.
  public var isInfinite: Bool { self == .infinite }
}
