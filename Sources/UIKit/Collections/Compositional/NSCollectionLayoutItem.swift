/// A slot for a cell, or the base of groups and supplementary items, in a compositional layout.
///
/// Source: Apple, NSCollectionLayoutItem.
@preconcurrency @MainActor
public class NSCollectionLayoutItem {
  /// The size of the slot.
  public final let layoutSize: NSCollectionLayoutSize

  final var attached: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with supplementary items that are anchored to it, such as badges.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    attached = supplementaryItems
  }

  /// The distances of the view from the sides of its slot, which stays as it is; zero by default.
  public final var contentInsets = NSDirectionalEdgeInsets.zero

  /// The distances around the slot; nil, the default, for none.
  public final var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The supplementary items that are anchored to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }
}

extension NSDirectionalEdgeInsets {
  /// The insets with 0 in place of infinite and not-a-number values.
  var finite: NSDirectionalEdgeInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, -1e9), 1e9) : 0 }
    return NSDirectionalEdgeInsets(
      top: finite(top),
      leading: finite(leading),
      bottom: finite(bottom),
      trailing: finite(trailing)
    )
  }
}
