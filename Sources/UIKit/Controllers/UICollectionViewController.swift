/// A controller of a collection view, which is the collection view's data source and delegate.
///
/// It also manages the selection:
///
/// 1. When it appears for the first time, it loads the collection view.
/// 2. Each time it appears, it clears the selection, unless `clearsSelectionOnViewWillAppear` is false.
///
/// Source: Apple, UICollectionViewController.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let initialLayout: UICollectionViewLayout?

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose collection view comes from a nib.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a nib or storyboard.
  ///
  /// If there is no collection view in it, the controller's has a flow layout.
  public required init?(coder: NSCoder) {
    initialLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    coder.decodeNib(self, as: UICollectionViewController.self)
  }

  /// The collection view, which is the controller's root view.
  ///
  /// A root view that is not a collection view raises NSInternalInconsistencyException.
  open var collectionView: UICollectionView! {
    get {
      guard let view else { return nil }
      guard let collection = view as? UICollectionView else {
        UIKitException.raise(
          .internalInconsistencyException,
          "-[UICollectionViewController loadView] loaded the view of \(self), but didn't get a UICollectionView."
        )
      }
      return collection
    }
    set {
      view = newValue
      newValue.map(adopt)
    }
  }

  /// The layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }

  /// Whether the selection is cleared each time the controller appears; defaults to true.
  open var clearsSelectionOnViewWillAppear = true

  /// Whether a long press lifts items that the data source can move, and drags them; true by default.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovementGesture(viewIfLoaded as? UICollectionView) }
  }

  private var hasLoaded = false
  private var movementGesture: UILongPressGestureRecognizer?

  /// Creates the collection view, with the controller as its data source and delegate.
  ///
  /// Without a layout and a nib it raises NSInvalidArgumentException.
  open override func loadView() {
    if loadNibView() { return adopt(collectionView) }
    let frame =
      device.behavior.rootViewLiesUnderStatusBar ? device.screen.bounds : device.screen.applicationFrame
    guard let initialLayout else {
      UIKitException.raise(
        .invalidArgumentException,
        "UICollectionView must be initialized with a non-nil layout parameter"
      )
    }
    let collection = UICollectionView(frame: frame, collectionViewLayout: initialLayout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    adopt(collection)
    view = collection
  }

  private func adopt(_ collection: UICollectionView) {
    if collection.dataSource == nil { collection.dataSource = self }
    if collection.delegate == nil { collection.delegate = self }
    updateMovementGesture(collection)
  }

  private func updateMovementGesture(_ collection: UICollectionView?) {
    if let movementGesture {
      movementGesture.view?.removeGestureRecognizer(movementGesture)
      self.movementGesture = nil
    }
    guard installsStandardGestureForInteractiveMovement, let collection else { return }
    let press = UILongPressGestureRecognizer(target: nil, action: nil)
    press.addHandler { [weak collection] press in collection?.followMovement(press) }
    collection.addGestureRecognizer(press)
    movementGesture = press
  }

  /// Loads the collection view the first time, later clears the selection.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection = view as? UICollectionView else { return }
    if !hasLoaded {
      hasLoaded = true
      collection.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for path in collection.indexPathsForSelectedItems ?? [] {
        collection.deselectItem(at: path, animated: animated)
      }
    }
  }

  // MARK: Data source

  /// Returns the number of sections: 1 unless overridden.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items of a section: 0 unless overridden.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }

  /// Returns the cell of an item; must be overridden if there are items.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { UICollectionViewCell(frame: .zero) }

  /// Returns a supplementary view; must be overridden if the layout has some.
  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionView.refuseSupplementaryView(kind, indexPath) }

  /// Returns whether an item can be moved interactively: false by default.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    false
  }

  /// Moves the data of an item that was moved interactively.
  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// Returns whether a touch highlights an item, which can then be selected: true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Called after an item was highlighted.
  open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}

  /// Called after an item is no longer highlighted.
  open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}

  /// Returns nil: items have no context menus.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns nil: items have no context menus.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// Returns nil.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// Returns nil.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  /// Returns whether a tap selects an item: true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Returns whether a tap deselects a selected item, if multiple selection is allowed: true by default.
  open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  { true }

  /// Called after the user selected an item.
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}

  /// Called after the user deselected an item.
  open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}

  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Called after a cell was displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a supplementary view was displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String,
    at indexPath: IndexPath
  ) {}

  /// Returns the layout between two others for an interactive transition: a plain one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    UICollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
  }

  /// Returns whether a tap performs the primary action of an item: true by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Performs the primary action of a tapped item.
  open func collectionView(
    _ collectionView: UICollectionView,
    performPrimaryActionForItemAt indexPath: IndexPath
  ) {}

  /// Returns the place for an item that is moved interactively: that of the older method by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView,
      targetIndexPathForMoveFromItemAt: originalIndexPath,
      toProposedIndexPath: proposedIndexPath
    )
  }

  /// Returns the place for an item that is moved interactively: the proposed one by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }

  // MARK: Scrolling

  /// Called after the content offset changed, because of the user or code.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called after the zoom scale changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Called after the adjusted insets changed, from iOS 11 on.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// Called before the user starts dragging the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when the user stops dragging, with the velocity in points per millisecond.
  ///
  /// The content will stop at `targetContentOffset`, which may be changed. Infinite and NaN values are
  /// ignored.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Called after the user stopped dragging; `decelerate` is true if the content continues to move.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called before the content decelerates.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Called after the content has decelerated or a touch has stopped it.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called after an animated scroll that code started.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns whether a tap on the status bar scrolls to the top; true by default.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// Called after a tap on the status bar scrolled to the top; not called if the content was already there.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  /// Returns the subview that the user can zoom, or nil for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Called before the user or an animation changes the zoom scale.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Called after the zoom scale reached its final value.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {}
}

extension UICollectionView {
  /// Moves an item with a long press.
  fileprivate final func followMovement(_ press: UILongPressGestureRecognizer) {
    let point = press.location(in: self)
    switch press.state {
    case .began:
      let path = indexPathForItem(at: point)
      if path.map(beginInteractiveMovementForItem) != true { press.state = .cancelled }
    case .changed: updateInteractiveMovementTargetPosition(point)
    case .ended: endInteractiveMovement()
    case .cancelled, .failed: cancelInteractiveMovement()
    case .possible: break
    }
  }
}
