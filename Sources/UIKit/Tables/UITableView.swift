/// Rows in one column, in sections, that scroll up and down.
///
/// Only rows that show have cells. Where rows lie is arithmetic, or sums of heights: see `TableGeometry`.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// How sections look.
  public final let style: Style

  final weak var tableDelegate: (any UITableViewDelegate)?
  final var loadedGeometry: TableGeometry?
  final var isLoading = false
  /// Counts what makes rows that are being brought in void.
  final var generation = 0
  final var rows = ShownRows()
  final var linesView: TableLinesView?
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var waitingCells = ReuseQueue<UITableViewCell>()
  final var waitingHeaders = ReuseQueue<UITableViewHeaderFooterView>()
  final var cellTypes: [String: UITableViewCell.Type] = [:]
  /// The identifiers whose cells are prototypes of a storyboard's scene, so that their rows trigger its segues.
  final var prototypes: Set<String> = []
  final var headerTypes: [String: UITableViewHeaderFooterView.Type] = [:]
  final var selection: [IndexPath] = []
  final var touchedRow: IndexPath?
  final var unanswered: TableQuestions = []
  final var updates = TableUpdates()
  final var updateDepth = 0
  final var storedEditing = false
  final var openRow: IndexPath?
  final var move: RowMove?
  final let rowSwipe = RowSwipeGestureRecognizer()

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    prepareTable()
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Restores an archived table's place, as a plain one.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    prepareTable()
  }

  private func prepareTable() {
    alwaysBounceVertical = true
    backgroundColor =
      style == .plain ? .white : hasRoundGroups ? UITableView.groupedGround : .groupTableViewBackground
    addGestureRecognizer(rowSwipe)
    rowSwipe.addHandler { [weak self] swipe in self?.rowSwipeDidChange(swipe) }
  }

  // MARK: Data

  /// Tells how many rows there are and makes their cells; not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { forgetData() } }
  }

  /// Hears what happens to rows; not kept alive.
  open var delegate: (any UITableViewDelegate)? {
    get { tableDelegate }
    set {
      guard newValue !== tableDelegate else { return }
      scrollDelegate = newValue
      tableDelegate = newValue
      forgetData()
    }
  }

  override func delegateDidChange() {
    tableDelegate = scrollDelegate as? any UITableViewDelegate
    forgetData()
  }

  /// Asks the data source for everything anew; the selection is lost.
  ///
  /// Cells come in with the next layout. A call while the table is asking waits until then.
  open func reloadData() {
    guard !isLoading else { return setNeedsLayout() }
    forgetData()
    selection = []
    loadIfNeeded()
  }

  /// How many sections there are.
  open var numberOfSections: Int { geometry.sections.count }

  /// How many rows a section has; 0 for a section that does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = geometry.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Heights

  /// The height of rows unless the delegate tells it: 44 points.
  ///
  /// From iOS 8 on it reads `automaticDimension`, which stands for 44 points as well. What is negative, infinite
  /// or not a number counts as 0.
  open lazy var rowHeight: CGFloat =
    SimulatedDevice.current.behavior.rowHeightsReadAutomatic
    ? UITableView.automaticDimension : TableMetrics.rowHeight
  {
    didSet { if rowHeight != oldValue { measureAnew() } }
  }

  /// The height of headers unless the delegate tells it: 28 points in a plain table, 22 up to iOS 6.
  open lazy var sectionHeaderHeight: CGFloat = TableMetrics.headerHeight(style) {
    didSet { if sectionHeaderHeight != oldValue { measureAnew() } }
  }

  /// The height of footers unless the delegate tells it: 28 points in a plain table, 22 up to iOS 6.
  open lazy var sectionFooterHeight: CGFloat = TableMetrics.headerHeight(style) {
    didSet { if sectionFooterHeight != oldValue { measureAnew() } }
  }

  /// The view over all sections; its height counts, its width follows the table's.
  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  /// The view under all sections; its height counts, its width follows the table's.
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

  // MARK: Separators

  /// How rows are separated.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { restyleCells() }
  }

  /// The colour of separators; nil gives the usual grey back.
  open var separatorColor: UIColor? = TableMetrics.separatorColor {
    didSet {
      if separatorColor == nil { separatorColor = TableMetrics.separatorColor }
      restyleCells()
    }
  }

  /// How far separators keep from the edges; only left and right count.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0) {
    didSet { restyleCells() }
  }

  // MARK: Selection

  /// Whether a finger selects rows.
  open var allowsSelection = true

  /// Whether a finger selects several rows, and deselects those that are selected.
  open var allowsMultipleSelection = false

  /// Whether a finger selects rows in editing.
  open var allowsSelectionDuringEditing = false

  /// Whether a finger selects several rows in editing.
  open var allowsMultipleSelectionDuringEditing = false

  /// The selected row, or the first that was selected of several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order in which they were selected, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, or none if nil, and scrolls to it; the delegate is not told.
  ///
  /// Unless the table allows several, others are deselected. A row that does not exist is ignored.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard let index = selection.firstIndex(of: indexPath) else { return }
    selection.remove(at: index)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  // MARK: Editing

  /// Whether rows can be deleted, inserted and moved.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets rows be deleted, inserted and moved, or no longer.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edit(editing, animated: animated)
  }

  // MARK: Layout

  /// Places what shows, and brings in and takes out cells.
  open override func layoutSubviews() {
    loadIfNeeded()
    super.layoutSubviews()
    tile()
    placeIndicators()
  }

  /// Draws the ground that rows of a grouped table stand on before iOS 7.
  open override func draw(_ rect: CGRect) {
    drawGround()
  }

  /// A finger came down on a row.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { rowTouchBegan(touch) }
  }

  /// A finger that tapped a row selects it.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    rowTouchEnded()
  }

  /// A finger was taken away, such as for scrolling.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    endHighlight()
  }

  override func contentDidMove() {
    super.contentDidMove()
    if let move { follow(move) }
  }

  override func catchContent(under touches: Set<UITouch>) -> Bool {
    let wasMoving = super.catchContent(under: touches)
    return closeOpenRow(unlessUnder: touches) || wasMoving
  }
}

extension UITableView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One below the other; headers stay at the top while their section shows.
    case plain = 0
    /// Apart from each other, on a grey ground.
    case grouped = 1
  }

  /// Where a row comes to lie when it is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// Wherever it takes the shortest way.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }

  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// They fade.
    case fade = 0
    /// They slide in from the right, and out to it.
    case right = 1
    /// They slide in from the left, and out to it.
    case left = 2
    /// They slide down from above, and up again.
    case top = 3
    /// They slide up from below, and down again.
    case bottom = 4
    /// They are there, or gone, at once.
    case none = 5
    /// They fade in their place.
    case middle = 6
    /// The table chooses: it fades.
    case automatic = 100
  }

  /// Stands for the height that the table would choose itself.
  nonisolated public static let automaticDimension: CGFloat = -1

  /// Posted when rows were selected or deselected by a finger.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

// MARK: - Reuse

extension UITableView {
  /// A cell that does not show any more, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = waitingCells.popLast(identifier: identifier) {
      cell.prepareForReuse()
      return cell
    }
    guard let type = cellTypes[identifier] else { return nil }
    return type.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell that does not show any more, or a new one of the registered class.
  ///
  /// An identifier without a class raises NSInternalInconsistencyException.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIKitException.raise(
      .internalInconsistencyException,
      "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard"
    )
  }

  /// A header or footer that does not show any more, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  {
    if let header = waitingHeaders.popLast(identifier: identifier) {
      header.prepareForReuse()
      return header
    }
    return headerTypes[identifier]?.init(reuseIdentifier: identifier)
  }

  /// Names the class of cells with an identifier; nil forgets it.
  ///
  /// It replaces what was registered under the identifier before, a prototype cell of a storyboard too: rows then lose
  /// the segue that starts at the prototype. Source: Apple, UITableView.register(_:forCellReuseIdentifier:), discussion.
  public func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass
    prototypes.remove(identifier)
  }

  /// Names the class of headers and footers with an identifier; nil forgets it.
  public func register(
    _ aClass: UITableViewHeaderFooterView.Type?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerTypes[identifier] = aClass
  }
}

/// Questions that a data source or delegate need not answer; the default answer notes itself here, so that the
/// table need not ask for each of many rows.
struct TableQuestions: OptionSet {
  let rawValue: Int

  static let rowHeight = TableQuestions(rawValue: 1 << 0)
  static let headerHeight = TableQuestions(rawValue: 1 << 1)
  static let footerHeight = TableQuestions(rawValue: 1 << 2)
}
