/// A view that is anchored to an item or group, such as a badge.
///
/// Source: Apple, NSCollectionLayoutSupplementaryItem.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public final let elementKind: String

  /// The point of the item or group at which the view is attached.
  public final let containerAnchor: NSCollectionLayoutAnchor

  /// The point of the view that is attached; nil for that at the same sides as the container's.
  public final let itemAnchor: NSCollectionLayoutAnchor?

  /// The place of the view before or behind others: higher ones are in front; 1 by default.
  public final var zIndex = 1

  /// Creates a view that is attached at the same sides as those of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// Creates a view of which a point is attached to a point of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  fileprivate init(
    _ layoutSize: NSCollectionLayoutSize,
    _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame of a view of a size at its place on a rectangle.
  final func frame(of size: CGSize, on rect: CGRect) -> CGRect {
    let target = containerAnchor.point(in: rect, viewSize: size)
    let own = (itemAnchor ?? NSCollectionLayoutAnchor(edges: containerAnchor.edges))
      .point(in: CGRect(origin: .zero, size: size), viewSize: size)
    return CGRect(x: target.x - own.x, y: target.y - own.y, width: size.width, height: size.height)
  }
}

/// A header, footer or other view at a side of a section or of the whole layout.
///
/// Source: Apple, NSCollectionLayoutBoundarySupplementaryItem.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or corner at which the view is.
  public let alignment: NSRectAlignment

  /// The distance from that place, in points.
  public let offset: CGPoint

  /// Whether the section grows by the view, which is then outside of the items; true by default.
  public var extendsBoundary = true

  /// Whether the view stays at the edge of the visible area while its section is there; false by default.
  public var pinToVisibleBounds = false

  /// Creates a view at a side or corner.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
  {
    self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  /// Creates a view at a distance, in points, from a side or corner.
  public init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    let anchor = NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset)
    self.alignment = alignment
    offset = anchor.offset
    super.init(layoutSize, elementKind, anchor, nil)
  }
}

/// A view without data in a section, such as a background.
///
/// Its class is registered with the layout. Source: Apple, NSCollectionLayoutDecorationItem.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String

  /// The place of the view before or behind others: higher ones are in front; 0 by default.
  public var zIndex = 0

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalHeight(1)
    )
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Creates a background of a section: as large as the section, less the item's insets, and behind its cells.
  public class func background(elementKind: String) -> Self { Self(elementKind) }
}
