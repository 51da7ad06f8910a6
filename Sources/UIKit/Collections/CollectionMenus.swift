extension UICollectionViewDelegate {
  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// Returns nil.
  public func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}

/// The interaction that shows the context menus of a collection view's items, which its delegate supplies.
@MainActor
final class CollectionMenuInteraction: UIContextMenuInteraction {
  private let menus: CollectionMenus

  init(_ list: UICollectionView) {
    menus = CollectionMenus(list)
    super.init(menus, isCompact: false)
  }
}

/// Asks a collection view's delegate for the menus of items; a preview is the item's cell unless the delegate has another.
@MainActor
private final class CollectionMenus: UIContextMenuInteractionDelegate {
  private weak var list: UICollectionView?
  private var item: IndexPath?

  init(_ list: UICollectionView) { self.list = list }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    item = list?.indexPathForItem(at: location)
    guard let list, let item else { return nil }
    return list.delegate?.collectionView(list, contextMenuConfigurationForItemsAt: [item], point: location)
      ?? list.delegate?.collectionView(list, contextMenuConfigurationForItemAt: item, point: location)
  }

  private var cellPreview: UITargetedPreview? {
    guard let cell = item.flatMap({ list?.cellForItem(at: $0) }), cell.window != nil else { return nil }
    return UITargetedPreview(view: cell)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let list, let item else { return nil }
    return list.delegate?.collectionView(
      list,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: item
    ) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    guard let list, let item else { return nil }
    return list.delegate?.collectionView(
      list,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: item
    ) ?? cellPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let list else { return }
    list.delegate?.collectionView(
      list,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let list else { return }
    list.delegate?.collectionView(list, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let list else { return }
    list.delegate?.collectionView(list, willEndContextMenuInteraction: configuration, animator: animator)
  }
}
