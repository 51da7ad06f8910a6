extension UICollectionViewDiffableDataSource {
  /// The closures that decide about and learn of items that the user expands and collapses.
  ///
  /// Source: Apple, UICollectionViewDiffableDataSource.SectionSnapshotHandlers; WWDC 2020 session 10045.
  @preconcurrency
  public struct SectionSnapshotHandlers<ItemType> where ItemType: Hashable, ItemType: Sendable {
    /// Whether an item can be expanded; without the closure each can.
    public var shouldExpandItem: ((ItemType) -> Bool)?

    /// Called before the children of an item are shown.
    public var willExpandItem: ((ItemType) -> Void)?

    /// Whether an item can be collapsed; without the closure each can.
    public var shouldCollapseItem: ((ItemType) -> Bool)?

    /// Called before the children of an item are hidden.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Returns the children of an item that is being expanded, from those that it has.
    public var snapshotForExpandingParent:
      (
        (_ parent: ItemType, _ currentChildren: NSDiffableDataSourceSectionSnapshot<ItemType>) ->
          NSDiffableDataSourceSectionSnapshot<ItemType>
      )?

    /// Creates handlers without closures.
    public init() {}
  }
}

/// The place of an item in the tree of its section.
struct OutlinePlace: Equatable {
  var level: Int
  var isExpanded: Bool
}

extension NSDiffableDataSourceSectionSnapshot {
  /// The place of an item, which is in the snapshot.
  func outlinePlace(of item: ItemIdentifierType) -> OutlinePlace {
    OutlinePlace(level: level(of: item), isExpanded: isExpanded(item))
  }
}

/// A data source whose items are trees.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// The place of an item in its tree; nil in a section without one.
  func outlinePlace(at path: IndexPath) -> OutlinePlace?

  /// Expands or collapses an item, if the handlers allow it.
  func toggleItem(at path: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  private func tree(at path: IndexPath) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>? {
    sectionIdentifier(for: path.section).flatMap { state.appliedTree(of: $0) }
  }

  func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let item = itemIdentifier(for: path), let tree = tree(at: path), tree.contains(item) else {
      return nil
    }
    return tree.outlinePlace(of: item)
  }

  func toggleItem(at path: IndexPath) {
    guard let item = itemIdentifier(for: path), let section = sectionIdentifier(for: path.section),
      let place = outlinePlace(at: path)
    else { return }
    let handlers = sectionSnapshotHandlers
    guard (place.isExpanded ? handlers.shouldCollapseItem : handlers.shouldExpandItem)?(item) ?? true else {
      return
    }
    (place.isExpanded ? handlers.willCollapseItem : handlers.willExpandItem)?(item)
    // The handler may have applied another snapshot.
    guard var tree = state.appliedTree(of: section), tree.contains(item) else { return }
    if place.isExpanded {
      tree.collapse([item])
    } else {
      if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
        tree.replace(childrenOf: item, using: children)
      }
      tree.expand([item])
    }
    apply(tree, to: section)
  }
}

extension UICollectionViewCell {
  /// Shows the item's place in its tree.
  ///
  /// Source of the level: Apple, UICollectionViewListCell.indentationLevel.
  final func outlineDidChange() {
    (self as? UICollectionViewListCell)?.indentationLevel = outlinePlace?.level ?? 0
    invalidateConfiguration()
  }
}
