/// Shows items by cells that a layout arranges.
///
/// Only visible items have cells. The layout says where they are: a `UICollectionViewFlowLayout`, or one of your own. Source: Apple,
/// UICollectionView.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  final weak var collectionDelegate: (any UICollectionViewDelegate)?
  private final var storedLayout: UICollectionViewLayout
  /// The numbers of items in the sections; nil until they are read.
  final var loadedCounts: [Int]?
  final var isLoading = false
  /// Whether the layout has been prepared since its last invalidation.
  final var isLayoutReady = false
  final var isPreparingLayout = false
  /// Whether the horizontal coordinates are flipped, because the layout asks for that.
  final var flipsCoordinates = false
  /// The content offset at the right end, of a layout that begins there.
  final var rightEnd: CGFloat?
  /// The insets for which the layout was prepared.
  final var preparedInset = UIEdgeInsets.zero
  /// A count of changes that invalidate the views being added.
  final var generation = 0
  final var visible: [CollectionElement: UICollectionReusableView] = [:]
  final var reusableViews = ReuseQueue<UICollectionReusableView>()
  /// What makes the cells and supplementary views of registered classes, nibs and prototypes.
  final var makers: [ReuseKey: (CGRect) -> UICollectionReusableView?] = [:]
  /// The identifiers of the prototype cells in the storyboard's scene, which trigger segues.
  final var prototypes: Set<String> = []
  final var selection = SelectedPaths()
  final var touchedItem: IndexPath?
  /// The touched cell whose tap expands or collapses its item.
  final weak var touchedHeader: UICollectionViewListCell?
  final var updates = CollectionUpdates(nouns: .collection)
  final var updateDepth = 0
  /// The scroll views of sections that scroll across the layout's axis.
  final var rowViews: [Int: CollectionRowView] = [:]
  /// The item that is moved interactively.
  final var movement: ItemMovement?
  final var prefetching = Prefetching()
  final var layoutTransition: LayoutTransition?
  private(set) final lazy var swipes = SwipeActionsController(self)
  /// The items to reconfigure at the end of the batch, with their paths before it.
  final var reconfiguredItems: [IndexPath] = []
  /// The item whose cell is being reconfigured, with the cell.
  final var reconfiguredItem: (path: IndexPath, cell: UICollectionViewCell)?

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    storedBackgroundColor = device.behavior.collectionViewsAreBlack ? .black : InterfaceColors.background
    layout.owner = self
    addInteraction(CollectionMenuInteraction(self))
  }

  /// Raises NSInvalidArgumentException: a collection view needs a layout.
  public convenience override init(frame: CGRect) {
    UIKitException.raise(
      .invalidArgumentException,
      "UICollectionView must be initialized with a non-nil layout parameter"
    )
  }

  /// Restores a collection view and its layout from a nib or storyboard.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    storedLayout.owner = self
    addInteraction(CollectionMenuInteraction(self))
    coder.decodeNib(self, as: UICollectionView.self)
  }

  override func takeTraits(from old: UITraitCollection?) {
    super.takeTraits(from: old)
    let category = traitCollection.preferredContentSizeCategory
    guard category != old?.preferredContentSizeCategory ?? .large else { return }
    for view in visible.values { view.fitted = nil }
    collectionViewLayout.invalidateLayout()
  }

  override class func makeProxy() -> UIView {
    appleSources_make(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  // MARK: Data

  /// The data source, which provides the items and their cells; not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardData() } }
  }

  /// The delegate, which receives the events of items; not retained.
  open var delegate: (any UICollectionViewDelegate)? {
    get { collectionDelegate }
    set {
      guard newValue !== collectionDelegate else { return }
      scrollDelegate = newValue
      collectionDelegate = newValue
      layoutDidBecomeInvalid()
    }
  }

  override func delegateDidChange() {
    collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
    layoutDidBecomeInvalid()
  }

  /// The object that is told which items will soon be visible; not retained; from iOS 10 on.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetching = Prefetching() } }
  }

  /// Whether the object is told; true by default.
  open var isPrefetchingEnabled = true {
    didSet { if !isPrefetchingEnabled { prefetching = Prefetching() } }
  }

  /// Reads everything from the data source again and clears the selection.
  ///
  /// Cells are added in the next layout. A call during a callback of the collection view takes effect then.
  open func reloadData() {
    selection = SelectedPaths()
    discardData()
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// The number of items in a section; 0 for a section that doesn't exist.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = counts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Layout

  /// The layout, which says where items are; setting it moves them at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set {
      guard newValue !== storedLayout else { return }
      storedLayout.owner = nil
      storedLayout = newValue
      newValue.owner = self
      moveRows { _ in nil }
      layoutDidBecomeInvalid()
    }
  }

  /// Sets the layout, optionally with an animation of 0.3 seconds from the items' present places.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Sets the layout, optionally with an animation of 0.3 seconds from the items' present places, then calls `completion`.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeLayout(layout, animated: animated, completion)
  }

  /// Replaces the layout by one between it and another, whose progress a gesture drives; returns that.
  ///
  /// `completion` is called at the end, with whether the last animation and whether the transition finished.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout,
    completion: UICollectionView.LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion) }

  /// Ends an interactive transition at the new layout, with an animation.
  ///
  /// Without such a transition it raises NSInternalInconsistencyException.
  open func finishInteractiveTransition() { endTransition(isFinished: true) }

  /// Ends an interactive transition at the old layout, with an animation.
  ///
  /// Without such a transition it raises NSInternalInconsistencyException.
  open func cancelInteractiveTransition() { endTransition(isFinished: false) }

  /// A view that fills the collection view behind its items.
  open var backgroundView: UIView? {
    didSet {
      if backgroundView !== oldValue { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The size, and the content offset as the origin; the layout is asked whether a change invalidates it.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      if newValue != super.bounds { boundsWillChange(to: newValue) }
      super.bounds = newValue
    }
  }

  /// The rectangle in the superview; the layout is asked whether another size invalidates it.
  open override var frame: CGRect {
    get { super.frame }
    set {
      let size = newValue.standardized.size
      if transform.isIdentity || flipsCoordinates, size != super.bounds.size {
        boundsWillChange(to: CGRect(origin: super.bounds.origin, size: size))
      }
      super.frame = newValue
    }
  }

  /// Lays out the visible items, and adds and removes their cells.
  open override func layoutSubviews() {
    updateDirection()
    prepareLayoutIfNeeded()
    updateSwipeRecognizer()
    super.layoutSubviews()
    prepareLayoutForInsets()
    followRightEnd()
    tile()
    placeIndicators()
  }

  override func contentDidMove() {
    super.contentDidMove()
    if drag != nil { swipes.close(animated: true) }
  }

  override func stopContent(under touches: Set<UITouch>) -> Bool {
    let wasMoving = super.stopContent(under: touches)
    return swipes.close(unlessUnder: touches) || wasMoving
  }

  override func proposedOffset(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
    storedLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Items

  /// The visible cells, in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(visibleCell)
  }

  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    updateVisibleItems()
    return visible.keys.filter { $0.category == .cell }.map(\.path).sorted()
  }

  /// The cell of an item; nil if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    updateVisibleItems()
    return visibleCell(at: indexPath)
  }

  /// The item of a cell; nil if it is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    visible.first { $0.value === cell }?.key.path
  }

  /// The item at a point in the collection view's coordinates, or nil.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    item(at: point)
  }

  /// The supplementary view of a kind at a path; nil if it is not visible.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  {
    updateVisibleItems()
    return visible[CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)]
  }

  /// The visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      visible[CollectionElement(category: .supplementaryView, kind: elementKind, path: $0)]
    }
  }

  /// The paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    updateVisibleItems()
    return visible.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }.map(\.path)
      .sorted()
  }

  /// The layout's attributes of an item; nil for one that doesn't exist.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return storedLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout's attributes of a supplementary view; nil for one that doesn't exist.
  open func layoutAttributesForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    prepareLayoutIfNeeded()
    return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls to an item, to positions along one or both axes; without a position, until it is visible.
  ///
  /// An item that doesn't exist raises NSInvalidArgumentException.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Selection

  /// Whether a tap selects items.
  open var allowsSelection = true

  /// Whether taps select several items, and deselect selected ones.
  open var allowsMultipleSelection = false

  /// Whether a tap selects items while editing.
  open var allowsSelectionDuringEditing = false

  /// Whether taps select several items while editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// Whether cells show their editing accessories.
  ///
  /// A change clears the selection. Source: Apple, UICollectionView.isEditing.
  open var isEditing = false {
    didSet { if isEditing != oldValue { editingDidChange() } }
  }

  /// The selected items in the order in which they were selected; nil if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

  /// Selects an item, or clears the selection for nil, and scrolls to it; doesn't notify the delegate.
  ///
  /// Unless multiple selection is allowed, other items are deselected. Without a position it doesn't scroll. It has no effect if
  /// selection isn't allowed.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects an item; doesn't notify the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) else { return }
    visibleCell(at: indexPath)?.isSelected = false
  }

  /// Highlights the touched item.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { itemTouchBegan(touch) }
  }

  /// Selects the tapped item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    itemTouchEnded()
  }

  /// Ends the highlight, for example because of a drag.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  // MARK: Changes

  /// Applies the changes that `updates` makes as one animated batch, then calls `completion`.
  ///
  /// Its argument is whether the animations have finished. Deletions and reloads use the paths before the batch, insertions those
  /// afterwards. Changes that contradict each other or the data source's counts raise NSInternalInconsistencyException.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performUpdates(updates, completion)
  }

  /// Inserts items that the data source has added; the paths are those after the change.
  open func insertItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.insertedRows[path] = () } }
  }

  /// Deletes items that the data source has removed; the paths are those before the change.
  open func deleteItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.deletedRows[path] = () } }
  }

  /// Asks for the cells of items again.
  open func reloadItems(at indexPaths: [IndexPath]) {
    update { for path in indexPaths { $0.reloadedRows[path] = () } }
  }

  /// Lets the data source update the cells of items in place.
  ///
  /// While it is asked for the cell of an item, dequeuing a cell with the same identifier returns the item's present one, without a call of
  /// `prepareForReuse()`. Items that aren't visible are updated when they appear. Source: Apple, UICollectionView.reconfigureItems(at:).
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// Moves an item, from its path before the change to its path afterwards.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections that the data source has added; the indexes are those after the change.
  open func insertSections(_ sections: IndexSet) {
    update { for section in sections { $0.insertedSections[section] = () } }
  }

  /// Deletes sections that the data source has removed; the indexes are those before the change.
  open func deleteSections(_ sections: IndexSet) {
    update { for section in sections { $0.deletedSections[section] = () } }
  }

  /// Reads sections from the data source again.
  open func reloadSections(_ sections: IndexSet) {
    update { for section in sections { $0.reloadedSections[section] = () } }
  }

  /// Moves a section, from its index before the change to its index afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Whether changes of the data, or an interactive movement, are not complete yet.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || movement != nil }

  // MARK: Interactive movement

  /// Lifts an item, if the data source allows it; returns whether it does.
  ///
  /// Source of this and the following methods: Apple, UICollectionView.beginInteractiveMovementForItem(at:).
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(indexPath) }

  /// Moves the middle of the lifted item to a position; other items move out of its way.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(targetPosition)
  }

  /// Ends the movement: the item stays at its new place, and the data source moves its data.
  open func endInteractiveMovement() { endMovement(completing: true) }

  /// Ends the movement: all items return to their places.
  open func cancelInteractiveMovement() { endMovement(completing: false) }

  // MARK: Reuse

  /// Registers the class of cells with an identifier; nil unregisters it.
  ///
  /// It replaces an earlier registration of the identifier, including a prototype cell of a storyboard.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: ReuseKey(kind: UICollectionView.cellKind, identifier: identifier))
  }

  /// Registers the class of supplementary views of a kind with an identifier; nil unregisters it.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, as: ReuseKey(kind: elementKind, identifier: identifier))
  }

  /// Returns a cell to reuse, or a new one of the registered class, with the item's layout.
  ///
  /// An identifier without a registered class raises NSInternalInconsistencyException.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let item = reconfiguredItem, item.path == indexPath, item.cell.reuseIdentifier == identifier {
      return item.cell
    }
    let key = ReuseKey(kind: UICollectionView.cellKind, identifier: identifier)
    let element = CollectionElement(category: .cell, kind: nil, path: indexPath)
    guard let cell = dequeue(key, for: element) as? UICollectionViewCell else { refuse(key) }
    return cell
  }

  /// Returns a supplementary view to reuse, or a new one of the registered class.
  ///
  /// An identifier without a registered class raises NSInternalInconsistencyException.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = ReuseKey(kind: elementKind, identifier: identifier)
    let element = CollectionElement(category: .supplementaryView, kind: elementKind, path: indexPath)
    guard let view = dequeue(key, for: element) else { refuse(key) }
    return view
  }
}

extension UICollectionView {
  /// The kind of headers of sections.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

  /// The kind of footers of sections.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Called at the end of an interactive transition, with whether the last animation and whether the transition finished.
  public typealias LayoutInteractiveTransitionCompletion = @MainActor (Bool, Bool) -> Void

  /// What layouts arrange.
  public enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that belongs to a section or an item, such as a header.
    case supplementaryView = 1
    /// A view without data, such as a background.
    case decorationView = 2
  }
}
