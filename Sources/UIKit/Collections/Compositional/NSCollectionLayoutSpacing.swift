/// A distance between items: fixed, or a minimum that takes a share of the room left over.
///
/// Source: Apple, NSCollectionLayoutSpacing.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing {
  /// The distance, or the least distance, in points; infinite and not-a-number values are replaced by 0.
  public let spacing: CGFloat

  /// Whether the distance grows with the room left over.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing.isFinite ? spacing : 0
    isFlexibleSpacing = isFlexible
  }

  /// A distance of at least a length, in points.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }

  /// A distance in points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }

  /// Whether the distance is fixed.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }
}

/// The distances around an item or a group, which push its neighbours away.
///
/// Source: Apple, NSCollectionLayoutEdgeSpacing.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing {
  /// The distance before the item.
  public let leading: NSCollectionLayoutSpacing?

  /// The distance above the item.
  public let top: NSCollectionLayoutSpacing?

  /// The distance after the item.
  public let trailing: NSCollectionLayoutSpacing?

  /// The distance below the item.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances; nil for none.
  public init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }
}

/// The distances before and after an item along an axis.
@MainActor
struct AxisSpacing {
  private let before: NSCollectionLayoutSpacing?
  private let after: NSCollectionLayoutSpacing?

  init(_ spacing: NSCollectionLayoutEdgeSpacing?, isVertical: Bool) {
    before = isVertical ? spacing?.top : spacing?.leading
    after = isVertical ? spacing?.bottom : spacing?.trailing
  }

  /// The least distances.
  var start: CGFloat { before?.spacing ?? 0 }
  var end: CGFloat { after?.spacing ?? 0 }
  var total: CGFloat { start + end }

  var growsAtStart: Bool { before?.isFlexibleSpacing ?? false }

  /// The number of distances that take a share of the room left over.
  var flexibleCount: Int { (growsAtStart ? 1 : 0) + (after?.isFlexibleSpacing == true ? 1 : 0) }

  /// The distance at the start if an element of a length is alone in a room.
  func start(of length: CGFloat, in room: CGFloat) -> CGFloat {
    growsAtStart ? start + (room - length - total) / CGFloat(flexibleCount) : start
  }
}
