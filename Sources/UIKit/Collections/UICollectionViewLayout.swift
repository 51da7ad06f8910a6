/// Computes where a collection view shows its cells and other views; applications use subclasses.
///
/// The collection view calls `prepare()` first, then asks for the size of the content and for the attributes of the elements in the
/// visible rectangle. Source: Apple, UICollectionViewLayout.
@preconcurrency @MainActor
open class UICollectionViewLayout {
  @WeakReference final var owner: UICollectionView?

  /// What makes the decoration views of registered classes and nibs, by kind.
  final var decorationMakers: [ReuseKey: (CGRect) -> UICollectionReusableView?] = [:]

  /// Creates a layout.
  public init() {}

  /// Restores a layout from a nib or storyboard.
  public required init?(coder: NSCoder) {
    coder.decodeNib(self, as: UICollectionViewLayout.self)
  }

  /// The collection view that uses the layout; nil before it is one's `collectionViewLayout`.
  open var collectionView: UICollectionView? { owner }

  // MARK: Direction

  /// The direction of the language for which the layout was written: from left to right unless overridden.
  ///
  /// Source: Apple, UICollectionViewLayout.developmentLayoutDirection.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether horizontal coordinates of the collection view are flipped where the interface has another direction than
  /// `developmentLayoutDirection`: false unless overridden.
  ///
  /// Then the first items are at the right without any change of the layout's code. Source: Apple,
  /// UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether the collection view's coordinates are flipped now.
  final var flipsCoordinates: Bool {
    guard let owner, flipsHorizontallyInOppositeLayoutDirection else { return false }
    return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Whether the system's layouts place elements from right to left in coordinates that aren't flipped.
  final var placesFromRight: Bool { (owner?.isRightToLeft ?? false) && !flipsCoordinates }

  /// A rectangle with left and right exchanged in a content of a width, or in the visible part if that is wider, for a layout that
  /// places elements from right to left.
  final func directed(_ rect: CGRect, width: CGFloat) -> CGRect {
    guard let owner, placesFromRight else { return rect }
    var rect = rect
    rect.origin.x = directedWidth(width, in: owner) - rect.maxX
    return rect
  }

  private final func directedWidth(_ width: CGFloat, in owner: UICollectionView) -> CGFloat {
    let insets = owner.effectiveInset
    return max(width, owner.bounds.width - insets.left - insets.right)
  }

  /// The part of an axis that is visible within the insets of the content, in coordinates from left to right.
  final func visiblePart(isVertical: Bool, width: CGFloat) -> (low: CGFloat, high: CGFloat) {
    guard let owner else { return (0, 0) }
    let (bounds, insets) = (owner.bounds, owner.effectiveInset)
    if isVertical { return (bounds.minY + insets.top, bounds.maxY - insets.bottom) }
    let (left, right) = (bounds.minX + insets.left, bounds.maxX - insets.right)
    guard placesFromRight else { return (left, right) }
    let end = directedWidth(width, in: owner)
    return (end - right, end - left)
  }

  // MARK: Classes

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  // MARK: Computing

  /// Called before the collection view asks for attributes, and again after each invalidation.
  ///
  /// The default implementation does nothing.
  open func prepare() {}

  /// The size of the content, in points: zero unless overridden.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle: nil unless overridden.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of a cell: nil unless overridden.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view: nil unless overridden.
  open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes of a decoration view: nil unless overridden.
  ///
  /// The collection view asks for them when it makes the view.
  open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns where scrolling stops after a drag: at the proposed offset unless overridden.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where the content would stop.
  ///   - velocity: the velocity of the content in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns where the content stops after an update or a change of the layout: at the proposed offset unless overridden.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Invalidating

  /// Makes the collection view compute the layout again, in its next layout.
  ///
  /// An override must call super.
  open func invalidateLayout() {
    owner?.layoutDidBecomeInvalid()
  }

  /// Makes the collection view compute the layout again, and moves its content if the context says so.
  ///
  /// The collection view calls it after `reloadData()`, in updates, and for bounds that invalidate the layout. An override must call
  /// super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutDidBecomeInvalid()
    let change = context.contentOffsetAdjustment
    guard let owner, change != .zero else { return }
    owner.contentOffset = CGPoint(x: owner.contentOffset.x + change.x, y: owner.contentOffset.y + change.y)
  }

  /// The class of the contexts that the layout makes.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  /// Returns the context for bounds that invalidate the layout: one of `invalidationContextClass` unless overridden.
  open func invalidationContext(forBoundsChange newBounds: CGRect)
    -> UICollectionViewLayoutInvalidationContext
  {
    makeContext()
  }

  /// Whether a change of the collection view's bounds, as by scrolling, invalidates the layout: false unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Whether attributes that a view wants invalidate the layout: false unless overridden.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for attributes that a view wants; it moves the content if the view begins above the visible area.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeContext(preferredAttributes, originalAttributes)
  }

  // MARK: Interactive movement

  /// Returns the place for an item that is moved interactively to a position: that of the item there unless overridden.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath { owner?.item(under: position) ?? previousIndexPath }

  /// Returns the attributes of an item that is moved interactively: in front of all others, with its middle at the position.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { movingAttributes(indexPath, position) }

  /// Returns the context for a step of an interactive movement.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    return context
  }

  /// Returns the context for the end of an interactive movement, which has moved the items or was cancelled.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    return context
  }

  // MARK: Transitions

  /// Called before the layout takes over from another one; does nothing unless overridden.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called before another layout takes over; does nothing unless overridden.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called in the animation of a change between layouts, after all attributes have been asked for; does nothing unless overridden.
  open func finalizeLayoutTransition() {}

  // MARK: Updates

  /// Called when items have been inserted, deleted or moved, after `prepare()`; does nothing unless overridden.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called in the animation of an update, after all attributes have been asked for; does nothing unless overridden.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes with which an inserted cell begins: nil, for one that fades in, unless overridden.
  open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes with which a deleted cell ends: nil, for one that fades out, unless overridden.
  ///
  /// The path is that before the update.
  open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { nil }

  /// Returns the attributes with which a supplementary view of a new section begins: nil, for one that fades in, unless overridden.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a supplementary view of a deleted section ends: nil, for one that fades out, unless overridden.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a new decoration begins: nil, for one that fades in, unless overridden.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes with which a deleted decoration ends: nil, for one that fades out, unless overridden.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Sections that scroll

  /// The sections that scroll across the layout's axis and intersect a rectangle.
  func rows(in rect: CGRect) -> [ScrollingRow] { [] }

  /// Whether the content is scrolled to its right end at first.
  var beginsAtRight: Bool { false }

  /// The row of a section that scrolls across the layout's axis.
  func row(_ section: Int) -> ScrollingRow? { nil }

  // MARK: Views' own sizes

  /// Moves the sizes that views have asked for with their items, in an update of the data.
  func forgetSizes(besides moves: (IndexPath) -> IndexPath?, _ section: (Int) -> Int?) {}

  /// Whether the places of elements are known as soon as a view before them has got its size.
  var measuresInOrder: Bool { false }

  /// Lets the layout change the visible elements after all are known.
  func adjusted(_ shown: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes] { shown }

  // MARK: Decoration views

  /// Registers the class of decoration views of a kind; nil unregisters it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[ReuseKey(kind: elementKind, identifier: elementKind)] = viewClass.map { type in
      { frame in (type as? UICollectionReusableView.Type)?.appleSources_make(frame: frame) }
    }
  }

  /// Makes a context of the layout's class.
  final func makeContext() -> UICollectionViewLayoutInvalidationContext {
    let custom = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (custom ?? UICollectionViewLayoutInvalidationContext.self).appleSources_make()
  }

  /// Invalidates the layout because the data have changed: all of it, or the numbers of items.
  final func invalidateData(everything: Bool) {
    let context = makeContext()
    context.invalidateEverything = everything
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  /// Makes attributes of the layout's class.
  final func makeAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes {
    let custom = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (custom ?? UICollectionViewLayoutAttributes.self).appleSources_make()
    attributes.element = element
    return attributes
  }
}

extension UICollectionViewLayout {
  private final func makeContext(
    _ preferred: UICollectionViewLayoutAttributes,
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext()
    context.preferredSizes = [(original.element, preferred.size)]
    guard let owner, original.rowSection == nil else { return context }
    let (insets, offset) = (owner.effectiveInset, owner.contentOffset)
    let growth = CGSize(
      width: preferred.size.width - original.size.width,
      height: preferred.size.height - original.size.height
    )
    // What is visible below stays where it is.
    if original.selfSized.contains(.height), original.frame.minY < offset.y + insets.top,
      offset.y > -insets.top
    {
      context.contentOffsetAdjustment.y = growth.height
    }
    if original.selfSized.contains(.width), original.frame.minX < offset.x + insets.left,
      offset.x > -insets.left
    {
      context.contentOffsetAdjustment.x = growth.width
    }
    return context
  }

  /// The place of moving items before others; Apple doesn't document it.
  private static let movingIndex = Int(Int32.max)

  private final func movingAttributes(_ path: IndexPath, _ position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let attributes =
      layoutAttributesForItem(at: path)?.snapshot
      ?? makeAttributes(CollectionElement(category: .cell, kind: nil, path: path))
    attributes.center = position
    attributes.zIndex = UICollectionViewLayout.movingIndex
    return attributes
  }
}

/// A change of an item or a section, for a layout.
///
/// The paths of sections have `NSNotFound` as their item. Source: Apple, UICollectionViewUpdateItem.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem {
  /// The kinds of changes.
  public enum Action: Int, Sendable {
    /// An insertion.
    case insert = 0
    /// A deletion.
    case delete = 1
    /// A reload.
    case reload = 2
    /// A move.
    case move = 3
    /// No change.
    case none = 4
  }

  /// The position before the update; nil for an insertion.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The position after the update; nil for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, from old: IndexPath?, to new: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = old
    indexPathAfterUpdate = new
  }
}
