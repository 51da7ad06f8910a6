internal import DynamicsModel

/// Ties an item to a point or to another item: by a rod, a spring, a rope, a pin, a rail or glue.
///
/// An attachment point is given as an offset from the item's center, in the unturned item, and turns with it;
/// all other points are in reference coordinates. Numbers that are not finite are ignored. Items that are
/// tied by a rod, spring or rope still collide with each other if a collision behaviour says so; pinned,
/// glued and sliding ones do not. Source: Apple, UIAttachmentBehavior.
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is tied to.
  public enum AttachmentType: Int, Sendable, Hashable {
    /// Another item.
    case items

    /// A point.
    case anchor
  }

  /// What the item is tied to.
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
      from: ItemPlace(of: item),
      offset: offset.vector,
      to: otherItem.map { ItemPlace(of: $0) },
      otherOffset: otherOffset.vector,
      at: point.vector
    )
    super.init()
    list = DynamicItemList(otherItem.map { [item, $0] } ?? [item])
  }

  /// Ties the center of an item to a point with a rod of the present distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  /// Ties a point of an item to a point with a rod of the present distance.
  public convenience init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    self.init(.rod, item, offset, to: nil, at: point)
  }

  /// Ties the centers of two items with a rod of the present distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(item: item1, offsetFromCenter: UIOffset(), attachedTo: item2, offsetFromCenter: UIOffset())
  }

  /// Ties points of two items with a rod of the present distance.
  ///
  /// An item that is tied to itself is free.
  public convenience init(
    item item1: any UIDynamicItem,
    offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.rod, item1, offset1, to: item2, offset2)
  }

  /// The item, and the other one if it is tied to one.
  open var items: [any UIDynamicItem] { [item] + (otherItem.map { [$0] } ?? []) }

  /// The point that the item is tied to; the length stays when it moves.
  ///
  /// Zero for a tie between items, where setting it does nothing.
  open var anchorPoint: CGPoint {
    get { CGPoint(attachment.anchorPoint) }
    set { attachment.anchorPoint = newValue.vector }
  }

  /// The length of a rod or spring, or the greatest one of a rope, in points.
  ///
  /// As created, the distance between the two attachment points. A negative length counts as 0.
  open var length: CGFloat {
    get { CGFloat(attachment.length) }
    set { attachment.length = Double(newValue) }
  }

  /// How fast a spring comes to rest, from 0, never, to 1, without swinging; 0 by default.
  ///
  /// A negative number counts as 0. Without a frequency it has no effect.
  open var damping: CGFloat {
    get { CGFloat(attachment.damping) }
    set { attachment.damping = Double(newValue) }
  }

  /// How often a spring swings in a second, in hertz; 0, by default, is a rigid rod.
  ///
  /// A negative number counts as 0.
  open var frequency: CGFloat {
    get { CGFloat(attachment.frequency) }
    set { attachment.frequency = Double(newValue) }
  }

  /// How hard it is to turn a pinned item; 0 by default, infinite for not at all.
  ///
  /// A negative number counts as 0; NaN is ignored.
  open var frictionTorque: CGFloat {
    get { CGFloat(attachment.frictionTorque) }
    set { attachment.frictionTorque = Double(newValue) }
  }

  /// How far a sliding item may move, in points, or a pinned one turn, in radians; infinite by default.
  ///
  /// Zero is where the item is when the behaviour comes to an animator. An end that is not finite does not
  /// limit.
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

  /// The points that are tied to each other; nil if an item is not in the simulation.
  final func tiedPoints(in simulation: AnimatorSimulation) -> (SIMD2<Double>, SIMD2<Double>)? {
    guard let place = simulation.place(of: item) else { return nil }
    return attachment.ends(of: place, and: otherItem.flatMap { simulation.place(of: $0) })
  }

  // MARK: Simulation

  override func simulated(in simulation: AnimatorSimulation) -> DynamicBehavior? { .attachment(attachment) }
}

// MARK: - Kinds

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

/// A range of numbers with both ends included, such as the freedom of an attachment.
public struct UIFloatRange: Sendable, Hashable {
  /// The lower end.
  public var minimum: CGFloat

  /// The upper end.
  public var maximum: CGFloat

  /// Makes a range from its ends, which are kept as given, even if the lower one is greater.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Makes the range that holds nothing but zero.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// The range that holds nothing but zero.
  public static let zero = UIFloatRange()

  /// The range without ends.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no ends at all.
  public var isInfinite: Bool { self == .infinite }
}
