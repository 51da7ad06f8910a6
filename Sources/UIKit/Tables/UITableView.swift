/// A scrolling list of rows in one column, in sections.
///
/// Only visible rows have cells. The positions of rows are computed from their heights: see `TableGeometry`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The style of the table.
  public final let style: Style

  final weak var tableDelegate: (any UITableViewDelegate)?
  final var loadedGeometry: TableGeometry?
  final var isLoading = false
  /// A count of changes that invalidate the rows being added.
  final var generation = 0
  final var rows = VisibleRows()
  final var linesView: TableLinesView?
  final var headers: [Int: UIView] = [:]
  /// Whether a header or footer has the height of its content, which depends on the width.
  final var hasConfiguredHeaders = false
  /// Whether the delegate is being asked for a footer.
  final var requestsFooter = false
  final var footers: [Int: UIView] = [:]
  final var reusableCells = ReuseQueue<UITableViewCell>()
  final var reusableHeaders = ReuseQueue<UITableViewHeaderFooterView>()
  /// What makes the cells of registered classes, nibs and prototypes, by identifier.
  final var cellMakers: [String: () -> UITableViewCell?] = [:]
  /// What makes the headers and footers of registered classes and nibs, by identifier.
  final var headerMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
  /// The identifiers of the prototype cells in the storyboard's scene, whose rows trigger segues.
  final var prototypes: Set<String> = []
  /// The rows that the document of the table has.
  final var staticContent: StaticTableContent?
  final var selection = SelectedPaths()
  final var touchedRow: IndexPath?
  final var unimplementedHeights: UnimplementedHeights = []
  final var estimatedRows = EstimatedRows()
  /// Whether the delegate returns the heights of rows; nil if it hasn't been asked.
  final var delegateReturnsHeights: Bool?
  /// The row to which an animation scrolls.
  final var scrollGoal: ScrollGoal?
  final var updates = TableUpdates()
  final var updateDepth = 0
  final var storedEditing = false
  final var openRow: IndexPath?
  final var move: RowMove?
  final let rowSwipe = RowSwipeGestureRecognizer()
  private(set) final lazy var swipes = SwipeActionsController(self)
  /// The rows to reconfigure at the end of the batch, with their paths before it.
  final var reconfiguredRows: [IndexPath] = []
  /// The row whose cell is being reconfigured.
  final var reconfiguredRow: TableRow?
  final var prefetch = RowPrefetch()
  private(set) final lazy var rowDrag = TableDrag(self)
  final var indexView: TableIndexView?
  /// The titles of the index; nil if the data source has not been asked.
  final var indexTitles: [String]?

  /// Creates a table in a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Restores an archived table's frame, in plain style.
  public required init?(coder: NSCoder) {
    switch coder.nibAttribute("style") {
    case "grouped": style = .grouped
    case "insetGrouped": style = .insetGrouped
    default: style = .plain
    }
    super.init(coder: coder)
    prepareTable()
    coder.decodeNib(self, as: UITableView.self)
  }

  override func takeTraits(from old: UITraitCollection?) {
    super.takeTraits(from: old)
    let category = traitCollection.preferredContentSizeCategory
    guard category != old?.preferredContentSizeCategory ?? .large else { return }
    estimatedRows.heights = [:]
    measureAnew()
  }

  private func prepareTable() {
    alwaysBounceVertical = true
    storedBackgroundColor =
      style == .plain
      ? InterfaceColors.background
      : hasRoundGroups ? UITableView.groupedBackground : TableMetrics.groupedBackground
    addInteraction(TableMenuInteraction(self))
    guard !device.behavior.rowsAreSwipedAside else { return addGestureRecognizer(swipes.recognizer) }
    addGestureRecognizer(rowSwipe)
    rowSwipe.addHandler { [weak self] swipe in self?.rowSwipeDidChange(swipe) }
  }

  // MARK: Data

  /// The data source, which provides the rows and their cells; not retained.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardEverything() } }
  }

  /// The delegate, which receives the events of rows; not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      guard newValue !== tableDelegate else { return }
      scrollDelegate = newValue
      tableDelegate = newValue
      discardEverything()
    }
  }

  override func delegateDidChange() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    discardEverything()
  }

  /// Reads everything from the data source again and clears the selection.
  ///
  /// Cells are added in the next layout. A call during a callback of the table takes effect then.
  open func reloadData() {
    guard !isLoading else { return setNeedsLayout() }
    discardData()
    selection = SelectedPaths()
    loadIfNeeded()
  }

  /// The number of sections.
  open var numberOfSections: Int { geometry.sections.count }

  /// The number of rows in a section; 0 for a section that doesn't exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = geometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Heights

  /// The height of rows unless the delegate returns it: 44 points by default.
  ///
  /// From iOS 8 on the default is `automaticDimension`: if there is an estimated height, cells with constraints have
  /// the height that these demand, and others 44 points. Negative, infinite and not-a-number values are replaced by 0.
  open lazy var rowHeight: CGFloat =
    SimulatedDevice.current.behavior.rowHeightsReadAutomatic
    ? UITableView.automaticDimension : TableMetrics.rowHeight
  {
    didSet { if rowHeight != oldValue { measureAnew() } }
  }

  /// The height of rows that have not been visible, if the delegate returns heights or they are automatic.
  ///
  /// The delegate is asked for the height of a row when it comes near the screen. With 0 it is asked for all heights at
  /// once, and automatic ones are 44 points. From iOS 11 on the default is `automaticDimension`: 44 points. Source: Apple,
  /// UITableView.estimatedRowHeight.
  open lazy var estimatedRowHeight: CGFloat =
    SimulatedDevice.current.behavior.estimatesRowHeights ? UITableView.automaticDimension : 0
  {
    didSet { if estimatedRowHeight != oldValue { measureAnew() } }
  }

  /// The height of headers unless the delegate returns it: 28 points in a plain table, 22 up to iOS 6.
  open lazy var sectionHeaderHeight: CGFloat = TableMetrics.headerHeight(style) {
    didSet { if sectionHeaderHeight != oldValue { measureAnew() } }
  }

  /// The room above the headers of a plain table, in points, from iOS 15; `automaticDimension`, the default, is 22 points.
  ///
  /// Source: Apple, UITableView.sectionHeaderTopPadding, except for the 22 points, which are decided here.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { measureAnew() } }
  }

  /// The height of footers unless the delegate returns it: 28 points in a plain table, 22 up to iOS 6.
  open lazy var sectionFooterHeight: CGFloat = TableMetrics.headerHeight(style) {
    didSet { if sectionFooterHeight != oldValue { measureAnew() } }
  }

  /// The view above all sections; it keeps its height and gets the table's width.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view below all sections; it keeps its height and gets the table's width.
  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  /// A view that fills the table behind its rows.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  override var backgroundLevel: Int { backgroundView?.superview === self ? 1 : 0 }

  /// Whether cells whose content changes find their height again, from iOS 16.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Separators

  /// The style of the separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { restyleCells() }
  }

  /// The colour of the separators; nil restores the default grey.
  open var separatorColor: UIColor? = TableMetrics.separatorColor {
    didSet {
      customize(separatorColor) { $0.separatorColor = $1 }
      if separatorColor == nil { separatorColor = TableMetrics.separatorColor }
      restyleCells()
    }
  }

  /// The insets of the separators; only left and right are used.
  ///
  /// The left one is 15 points on iOS 7, then 16 or on wide screens 20.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? TableMetrics.separatorInset(width: bounds.width) }
    set {
      customize(newValue) { $0.separatorInset = $1 }
      storedSeparatorInset = newValue
      restyleCells()
    }
  }

  private final var storedSeparatorInset: UIEdgeInsets?

  /// What the left inset of separators is measured from.
  ///
  /// Source: Apple, UITableView.separatorInsetReference.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { restyleCells() }
  }

  // MARK: Selection

  /// Whether a tap selects rows.
  open var allowsSelection = true

  /// Whether taps select several rows, and deselect selected ones.
  open var allowsMultipleSelection = false

  /// Whether a tap selects rows while editing.
  open var allowsSelectionDuringEditing = false

  /// Whether taps select several rows while editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected row; of several, the one that was selected first.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order in which they were selected; nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

  /// Selects a row, or clears the selection for nil, and scrolls to it; doesn't notify the delegate.
  ///
  /// Unless multiple selection is allowed, other rows are deselected. A row that doesn't exist is ignored.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row; doesn't notify the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.remove(indexPath) else { return }
    rows.cell(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Editing

  /// Whether rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, in which rows can be deleted, inserted and moved.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edit(editing, animated: animated)
  }

  // MARK: Dragging rows

  /// The object that provides the items of rows which a long press drags; not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet {
      guard dragDelegate !== oldValue, rowDrag.press.view == nil else { return }
      addGestureRecognizer(rowDrag.press)
    }
  }

  /// The object that decides about drops; not retained.
  ///
  /// Without one, rows are dropped where the data source can move them.
  open weak var dropDelegate: (any UITableViewDropDelegate)?

  /// Whether a long press drags rows; defaults to true on pads, and from iOS 15 on on phones.
  ///
  /// Source: Apple, UITableView.dragInteractionEnabled.
  open lazy var dragInteractionEnabled = device.behavior.listsDragByDefault

  /// Whether a row is dragged.
  open var hasActiveDrag: Bool { rowDrag.session != nil }

  /// Whether a row is dragged over the table.
  open var hasActiveDrop: Bool { rowDrag.session != nil }

  // MARK: Prefetching

  /// The object that prepares data for rows before they appear; not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch = RowPrefetch() } }
  }

  /// Whether the prefetching data source is called; defaults to true.
  open var isPrefetchingEnabled = true

  // MARK: Index

  /// The least number of rows with which the titles of the index are shown; defaults to 0.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }

  /// The colour of the index's titles; nil, the default, for the tint colour.
  open var sectionIndexColor: UIColor? {
    didSet {
      customize(sectionIndexColor) { $0.sectionIndexColor = $1 }
      indexView?.updateColors()
    }
  }

  /// The colour behind the index's titles while they aren't touched; nil, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet {
      customize(sectionIndexBackgroundColor) { $0.sectionIndexBackgroundColor = $1 }
      indexView?.updateColors()
    }
  }

  /// The colour behind the index's titles while they are touched; nil, the default, for none.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet {
      customize(sectionIndexTrackingBackgroundColor) { $0.sectionIndexTrackingBackgroundColor = $1 }
      indexView?.updateColors()
    }
  }

  /// Asks the data source for the titles of the index again.
  open func reloadSectionIndexTitles() {
    indexTitles = nil
    setNeedsLayout()
  }

  // MARK: Layout

  /// Lays out the visible parts, and adds and removes cells.
  open override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    tile()
    placeIndex()
    placeIndicators()
    prefetchRows()
  }

  /// Draws the background of a grouped table before iOS 7.
  open override func draw(_ rect: CGRect) {
    drawBackground()
  }

  /// Highlights the touched row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { rowTouchBegan(touch) }
  }

  /// Selects the tapped row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    rowTouchEnded()
  }

  /// Ends the highlight, for example because of a drag.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  override func contentDidMove() {
    super.contentDidMove()
    if let move { follow(move) }
    if drag != nil { swipes.close(animated: true) }
  }

  override func stopContent(under touches: Set<UITouch>) -> Bool {
    let wasMoving = super.stopContent(under: touches)
    let isClosed = swipes.close(unlessUnder: touches) || closeOpenRow(unlessUnder: touches)
    return isClosed || wasMoving
  }

  // MARK: Rows

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    updateVisibleRows()
    return rows.map(\.cell)
  }

  /// The visible rows, from top to bottom; nil if there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    updateVisibleRows()
    return rows.isEmpty ? nil : rows.map(\.path)
  }

  /// The cell of a row; nil if it is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    updateVisibleRows()
    return rows.cell(at: indexPath)
  }

  /// The row of a cell; nil if it is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.path(of: cell)
  }

  /// The row at a point in the table's coordinates, or nil.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y)
  }

  /// The rows that intersect a rectangle in the table's coordinates; nil if there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rows = geometry.rows(from: rect.minY, to: rect.maxY)
    return rows.isEmpty ? nil : rows
  }

  /// The frame of a row; zero for a row that doesn't exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    let geometry = geometry
    return geometry.contains(indexPath) ? frame(ofRow: indexPath, in: geometry) : .zero
  }

  /// The frame of a section with header and footer; zero for a section that doesn't exist.
  open func rect(forSection section: Int) -> CGRect {
    rect(section) { ($0.top, $0.bottom) }
  }

  /// The frame of a section's header when it isn't pinned to the top.
  open func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { ($0.headerTop, $0.rowsTop) }
  }

  /// The frame of a section's footer when it isn't pinned to the bottom.
  open func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { ($0.footerTop, $0.bottom) }
  }

  /// The header view of a section, if it is visible and of this class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer view of a section, if it is visible and of this class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row, or to a section without rows if the row is `NSNotFound`.
  ///
  /// A row that doesn't exist raises NSRangeException.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let geometry = geometry
    if indexPath.row == NSNotFound, geometry.sections.indices.contains(indexPath.section),
      geometry.sections[indexPath.section].rows.count == 0
    {
      scroll(to: rect(forSection: indexPath.section), scrollPosition, animated: animated)
      return
    }
    guard geometry.contains(indexPath) else { return refuse(scrollingTo: indexPath, geometry) }
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the visible area, if there is one.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let geometry = geometry
    func distance(_ path: IndexPath) -> CGFloat { abs(frame(ofRow: path, in: geometry).midY - bounds.midY) }
    guard let nearest = selection.filter(geometry.contains).min(by: { distance($0) < distance($1) }) else {
      return
    }
    scroll(to: nearest, scrollPosition, animated: animated)
  }

  // MARK: Changes

  /// Begins a batch of changes that ends with `endUpdates()`; calls can be nested.
  open func beginUpdates() {
    loadIfNeeded()
    updateDepth += 1
  }

  /// Applies all changes since `beginUpdates()`.
  ///
  /// A row or section may have only one change: a deletion, a reload or a move. Changes that contradict
  /// each other or the data source's counts raise NSInternalInconsistencyException. Without changes,
  /// heights are read again.
  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { carryOut(nil) }
  }

  /// Applies the changes that `updates` makes as one batch, then calls `completion`.
  ///
  /// Its argument is whether the animations have finished.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    updateDepth -= 1
    if updateDepth == 0 {
      carryOut(completion)
    } else if let completion {
      device.onNextPass { completion(true) }
    }
  }

  /// Applies the changes that `updates` makes as one batch, then calls `completion`.
  ///
  /// Its argument is whether the animations have finished.
  open func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// Inserts rows that the data source has added; the paths are those after the change.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Deletes rows that the data source has removed; the paths are those before the change.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Asks for the cells of rows again, and deselects the rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// Lets the data source update the cells of rows in place.
  ///
  /// While it is asked for the cell of a row, dequeuing a cell with the same identifier returns the row's present one, without a call of
  /// `prepareForReuse()`. Rows that aren't visible are updated when they appear. Cells that size themselves get their new heights with an
  /// animation. Source: Apple, UITableView.reconfigureRows(at:).
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    reconfigure(indexPaths)
  }

  /// Whether the table has changes since `beginUpdates()` that `endUpdates()` will apply, or shows a row being moved elsewhere than its
  /// data source has it.
  open var hasUncommittedUpdates: Bool { !updates.isEmpty || move.map { $0.path != $0.source } == true }

  /// Moves a row, from its path before the change to its path afterwards.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// Inserts sections that the data source has added; the indexes are those after the change.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Deletes sections that the data source has removed; the indexes are those before the change.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Reads sections from the data source again, and deselects their rows.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// Moves a section, from its index before the change to its index afterwards.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  // MARK: Reuse

  /// Returns a cell to reuse, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells.popLast(identifier: identifier) {
      cell.prepareForReuse()
      return cell
    }
    return cellMakers[identifier]?()
  }

  /// Returns a cell to reuse, or a new one of the registered class.
  ///
  /// An identifier without a registered class raises NSInternalInconsistencyException.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let row = reconfiguredRow, row.path == indexPath, row.cell.reuseIdentifier == identifier {
      return row.cell
    }
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIKitException.raise(
      .internalInconsistencyException,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard"
    )
  }

  /// Returns a header or footer to reuse, or a new one of the registered class; nil if there is neither.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    let reused = reusableHeaders.popLast(identifier: identifier)
    reused?.prepareForReuse()
    let header = reused ?? headerMakers[identifier]?()
    header?.willBeUsed(in: style, isFooter: requestsFooter)
    return header
  }

  /// Registers the class of cells with an identifier; nil unregisters it.
  ///
  /// It replaces an earlier registration of the identifier, including a prototype cell of a storyboard: rows
  /// then don't perform the prototype's segue. Source: Apple,
  /// UITableView.register(_:forCellReuseIdentifier:), discussion.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = cellClass.map { type in
      { (type as? UITableViewCell.Type)?.appleSources_make(style: .default, reuseIdentifier: identifier) }
    }
    prototypes.remove(identifier)
  }

  /// Registers the class of headers and footers with an identifier; nil unregisters it.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = aClass.map { type in
      { (type as? UITableViewHeaderFooterView.Type)?.appleSources_make(reuseIdentifier: identifier) }
    }
  }
}

/// The optional height methods that the delegate doesn't implement.
///
/// Their default implementations set these flags, and the table then doesn't call them for every row.
struct UnimplementedHeights: OptionSet {
  let rawValue: Int

  static let rowHeight = UnimplementedHeights(rawValue: 1 << 0)
  static let headerHeight = UnimplementedHeights(rawValue: 1 << 1)
  static let footerHeight = UnimplementedHeights(rawValue: 1 << 2)
}
