/// A section of a compositional layout: a group that is repeated until all items of the section have a place.
///
/// Source: Apple, NSCollectionLayoutSection.
@preconcurrency @MainActor
open class NSCollectionLayoutSection {
  final let group: NSCollectionLayoutGroup
  /// How the section is a list; nil if it isn't one.
  final var list: ListSection?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
  }

  /// The distances of the groups from the sides of the section, and from its headers and footers; zero by default.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distance between groups, in points; 0 by default.
  open var interGroupSpacing: CGFloat = 0

  /// The area within which the section is; automatic, that of the layout's configuration, by default.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Whether headers and footers are within `contentInsets` horizontally; true by default.
  open var supplementariesFollowContentInsets = true

  /// Whether and how the section scrolls across the layout's axis; not by default.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

  /// How such a section decelerates and bounces.
  public final let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()

  /// The headers, footers and other views at the sides of the section, each of a kind of its own.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Called in each layout with the section's visible items, which it may change; nil by default.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// The views without data, such as a background.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// Changes visible items, which are at places without the scroll offset.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    _ visibleItems: [any NSCollectionLayoutVisibleItem],
    _ scrollOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// How a section scrolls across the layout's axis.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It doesn't.
  case none = 0
  /// It stops anywhere.
  case continuous = 1
  /// It stops where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// It stops at multiples of the section's size.
  case paging = 3
  /// It moves by one group, and stops where the group begins.
  case groupPaging = 4
  /// It moves by one group, and stops where the group is in the middle.
  case groupPagingCentered = 5
}

/// How a section that scrolls across the layout's axis decelerates and bounces.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingProperties.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties {
  init() {}

  /// How fast the section decelerates; automatic by default.
  public var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic

  /// Whether the section bounces at its ends; automatic by default.
  public var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic
}

/// How fast a section decelerates.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Sendable {
  /// As the scrolling behaviour demands: fast where groups are pages.
  case automatic = 0
  /// As a scroll view.
  case normal = 1
  /// Fast.
  case fast = 2
}

/// Whether a section bounces at its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// If its content is larger than the section.
  case automatic = 0
  /// Always.
  case always = 1
  /// Never.
  case never = 2
}

/// The area of a view within which content is laid out.
///
/// Source: Apple, UIContentInsetsReference.
public enum UIContentInsetsReference: Int, Sendable {
  /// As the parent says; for a layout's configuration the safe area.
  case automatic = 0
  /// The whole view.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable content guide.
  case readableContent = 4
}
