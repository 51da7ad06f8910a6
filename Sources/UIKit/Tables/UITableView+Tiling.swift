extension UITableView {
  /// Adds the visible rows and headers, and removes the others.
  ///
  /// Callbacks may reload the table; the remaining work then waits for the next layout. Returns whether rows have other
  /// heights than expected.
  final func tileOnce() -> Bool {
    guard let geometry = loadedGeometry, bounds.height.isFinite, bounds.width.isFinite else { return false }
    updateContentSize()
    let present = generation
    placeTableViews(geometry)
    placeLines(below: geometry)
    let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
    removeRows(notIn: wanted)
    var isChanged = false
    for path in wanted {
      guard generation == present else { return false }
      // Rows above may have turned out higher than expected.
      if isChanged, let top = loadedGeometry?.span(of: path).top, top >= bounds.maxY { break }
      if let cell = rows.cell(at: path) { place(cell, at: path) } else { addCell(path) }
      guard generation == present else { return false }
      if let cell = rows.cell(at: path), measure(TableRow(path: path, cell: cell)) {
        isChanged = true
        place(cell, at: path)
      }
    }
    guard generation == present else { return false }
    rows.sort()
    swipes.place()
    tileHeaders(loadedGeometry ?? geometry)
    return isChanged
  }

  private func placeTableViews(_ geometry: TableGeometry) {
    backgroundView?.frame = bounds
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = tableFooterView {
      footer.frame = CGRect(x: 0, y: geometry.footerTop, width: bounds.width, height: footer.frame.height)
    }
  }

  private func removeRows(notIn wanted: [IndexPath]) {
    guard let first = wanted.first, let last = wanted.last else {
      let gone = rows
      rows = VisibleRows()
      for row in gone { retire(row) }
      return
    }
    func isOutside(_ row: TableRow) -> Bool {
      (row.path < first || row.path > last) && row.path != move?.path && row.path != swipes.swiped?.path
    }
    let gone = rows.filter(isOutside)
    guard !gone.isEmpty else { return }
    rows.removeAll(where: isOutside)
    for row in gone { retire(row) }
  }

  /// The frame of a row, which must exist.
  final func frame(ofRow path: IndexPath, in geometry: TableGeometry) -> CGRect {
    let span = geometry.span(of: path)
    return groupRect(span.top, span.height)
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard let geometry = loadedGeometry, path != move?.path else { return }
    let frame = frame(ofRow: path, in: geometry).offsetBy(dx: swipes.offset(ofRow: path), dy: 0)
    if cell.frame != frame { cell.frame = frame }
    cell.groupPosition = groupPosition(of: path, in: geometry)
    cell.insetPosition = insetPosition(of: path, in: geometry)
  }

  /// Asks the data source for a cell and adds it.
  final func addCell(_ path: IndexPath) {
    guard let dataSource else { return }
    let present = generation
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard generation == present, let geometry = loadedGeometry, geometry.contains(path) else { return }
    // If several rows return the same cell, the last one gets it.
    rows.remove(cell)
    reusableCells.remove(cell, identifier: cell.reuseIdentifier)
    UIView.performWithoutAnimation {
      cell.table = self
      cell.frame = frame(ofRow: path, in: geometry)
      cell.groupPosition = groupPosition(of: path, in: geometry)
      cell.insetPosition = insetPosition(of: path, in: geometry)
      prepare(cell, at: path)
    }
    rows.append(TableRow(path: path, cell: cell))
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard generation == present, rows.path(of: cell) != nil else { return }
    show(cell)
  }

  /// Adds a cell and lays it out without invalidating the table's layout, which is in progress.
  private func show(_ cell: UITableViewCell) {
    let isAwaited = flags.contains(.needsLayout)
    if cell.superview !== self { insertSubview(cell, at: rowLevel) }
    guard !isAwaited else { return }
    flags.remove(.needsLayout)
    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
  }

  /// The lines are in front of the background and the refresh control.
  private var lineLevel: Int { backgroundLevel + (refreshControl?.superview === self ? 1 : 0) }

  /// Rows are in front of the lines and behind headers.
  private var rowLevel: Int { lineLevel + (linesView == nil ? 0 : 1) }

  /// Draws lines below the rows of a plain table without a footer.
  private func placeLines(below geometry: TableGeometry) {
    let top = geometry.footerTop
    let isShown =
      style == .plain && separatorStyle == .singleLine && tableFooterView == nil && dataSource != nil
      && bounds.maxY > top
    guard isShown else {
      linesView?.removeFromSuperview()
      linesView = nil
      return
    }
    let lines = linesView ?? TableLinesView(frame: .zero)
    if linesView == nil {
      let isAwaited = flags.contains(.needsLayout)
      insertSubview(lines, at: lineLevel)
      linesView = lines
      if !isAwaited { flags.remove(.needsLayout) }
    }
    UIView.performWithoutAnimation {
      lines.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.maxY - top)
    }
    lines.rowHeight = rowHeight.isFinite && rowHeight >= 1 ? rowHeight : TableMetrics.rowHeight
    let left = TableMetrics.isFlat && separatorInset.left.isFinite ? separatorInset.left : 0
    let right = separatorInset.right.isFinite ? separatorInset.right : 0
    lines.inset = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
    lines.color = separatorColor
  }

  /// Sets a cell's state for its row.
  final func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(touchedRow == path, animated: false)
    let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level != 0 { cell.indentationLevel = level }
    prepareEditing(of: cell, at: path)
    cell.setNeedsLayout()
  }

  /// Moves the cell of a row that is not visible any more to the reuse queue.
  final func retire(_ row: TableRow) {
    row.cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    enqueue(row.cell)
  }

  final func enqueue(_ cell: UITableViewCell) {
    if cell.isEditing || cell.showingDeleteConfirmation { cell.endEditingAtOnce() }
    reusableCells.append(cell, identifier: cell.reuseIdentifier)
  }

  final func restyleCells() {
    setNeedsLayout()
    for row in rows { row.cell.setNeedsLayout() }
  }
}

// MARK: - Headers

extension UITableView {
  /// Adds headers and footers of the visible sections, and removes the others.
  final func tileHeaders(_ geometry: TableGeometry) {
    let present = generation
    let shown = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for (section, view) in headers where !shown.contains(section) { drop(view, &headers, section) }
    for (section, view) in footers where !shown.contains(section) { drop(view, &footers, section) }
    for section in shown {
      if geometry.sections[section].header > 0, headers[section] == nil {
        headers[section] = makeHeader(section, isFooter: false)
      }
      if geometry.sections[section].footer > 0, footers[section] == nil {
        footers[section] = makeHeader(section, isFooter: true)
      }
      guard generation == present else { return }
      headers[section]?.frame = frame(ofHeader: section, in: geometry)
      if let header = headers[section] as? UITableViewHeaderFooterView {
        header.isPinned = header.frame.minY > geometry.sections[section].headerTop
      }
      footers[section]?.frame = frame(ofFooter: section, in: geometry)
    }
  }

  private func drop(_ view: UIView, _ views: inout [Int: UIView], _ section: Int) {
    views[section] = nil
    retire(view)
  }

  final func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let header = view as? UITableViewHeaderFooterView {
      reusableHeaders.append(header, identifier: header.reuseIdentifier)
    }
  }

  /// The header's frame; in a plain table it is pinned to the top while its section is visible.
  final func frame(ofHeader section: Int, in geometry: TableGeometry) -> CGRect {
    let layout = geometry.sections[section]
    var top = layout.headerTop
    if style == .plain {
      top = max(top, min(bounds.minY + effectiveInset.top, layout.footerTop - layout.header))
    }
    return groupRect(top, layout.header)
  }

  /// The footer's frame; in a plain table it is pinned to the bottom while its section is visible.
  final func frame(ofFooter section: Int, in geometry: TableGeometry) -> CGRect {
    let layout = geometry.sections[section]
    var top = layout.footerTop
    if style == .plain {
      top = min(top, max(bounds.maxY - effectiveInset.bottom - layout.footer, layout.rowsTop))
    }
    return groupRect(top, layout.footer)
  }

  private func makeHeader(_ section: Int, isFooter: Bool) -> UIView? {
    let view: UIView
    if let own = requestView(section, isFooter: isFooter) {
      view = own
    } else {
      guard let title = isFooter ? title(ofFooter: section) : title(ofHeader: section) else { return nil }
      let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
      let isCapital = style != .plain && !isFooter && TableMetrics.hasSystemColors
      header.textLabel?.text = isCapital ? title.uppercased() : title
      view = header
    }
    if let header = view as? UITableViewHeaderFooterView { header.adopt(style, isFooter: isFooter) }
    UIView.performWithoutAnimation { insertSubview(view, aboveSubview: rows.last?.cell ?? self) }
    return view
  }
}

// MARK: - Groups with insets

extension UITableView {
  /// The distance of rows from the edges: in groups with insets the system's margin, and the safe area.
  ///
  /// Source: a dump of a list of iOS 17 on a phone: 16 points (github.com/getsentry/sentry-cocoa).
  final var groupInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return TableMetrics.margin(width: bounds.width) + max(safeAreaInsets.left, safeAreaInsets.right)
  }

  /// A rectangle as wide as rows are.
  final func groupRect(_ top: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: groupInset, y: top, width: max(0, bounds.width - 2 * groupInset), height: height)
  }

  /// The position of a row in its group with insets.
  final func insetPosition(of path: IndexPath, in geometry: TableGeometry) -> TableGroupPosition? {
    guard style == .insetGrouped, geometry.contains(path) else { return nil }
    return TableGroupPosition(
      isFirst: path.row == 0,
      isLast: path.row == geometry.sections[path.section].rows.count - 1
    )
  }
}

// MARK: - Appearance before iOS 7

/// The appearance of tables before iOS 7: grouped ones have white groups with rounded corners on stripes.
extension UITableView {
  /// Whether groups have rounded corners.
  final var hasRoundGroups: Bool { style == .grouped && !TableMetrics.isFlat }

  /// The position of a row in its group.
  final func groupPosition(of path: IndexPath, in geometry: TableGeometry) -> TableGroupPosition? {
    guard hasRoundGroups, geometry.contains(path) else { return nil }
    return TableGroupPosition(
      isFirst: path.row == 0,
      isLast: path.row == geometry.sections[path.section].rows.count - 1
    )
  }

  /// The background colour of a grouped table before iOS 7.
  static let groupedBackground = UIColor(hex: 0xC5CCD4)

  private static let stripeColor = UIColor(hex: 0xCBD2D8)
  private static let stripes: [CGFloat] = [2, 5]
  private static let padBackground = DrawingGradient(UIColor(hex: 0xE2E5EA), UIColor(hex: 0xD0D2D8))

  /// Draws stripes on phones and a gradient on pads, unless the application has set another background.
  final func drawBackground() {
    guard hasRoundGroups, backgroundView == nil, backgroundColor == UITableView.groupedBackground else {
      return
    }
    guard device.behavior.groupedTablesAreStriped else {
      return UIBezierPath(rect: bounds).fill(with: UITableView.padBackground)
    }
    // One wide line, cut into stripes by its dash pattern.
    let line = UIBezierPath()
    line.move(to: CGPoint(x: bounds.minX, y: bounds.midY))
    line.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
    line.lineWidth = bounds.height
    line.setLineDash(UITableView.stripes, count: UITableView.stripes.count, phase: 0)
    UITableView.stripeColor.setStroke()
    line.stroke()
  }
}

/// The visible rows, in order once the table is tiled, with fast lookups by path and by cell.
struct VisibleRows: RandomAccessCollection {
  private var rows: [TableRow] = []
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var paths: [ObjectIdentifier: IndexPath] = [:]

  init(_ rows: [TableRow] = []) {
    for row in rows { append(row) }
  }

  var startIndex: Int { rows.startIndex }
  var endIndex: Int { rows.endIndex }
  subscript(index: Int) -> TableRow { rows[index] }

  /// The cell of a row; nil if it is not visible.
  func cell(at path: IndexPath) -> UITableViewCell? { cells[path] }

  /// The row of a cell; nil if it is not visible.
  func path(of cell: UITableViewCell) -> IndexPath? { paths[ObjectIdentifier(cell)] }

  mutating func append(_ row: TableRow) {
    rows.append(row)
    cells[row.path] = row.cell
    paths[ObjectIdentifier(row.cell)] = row.path
  }

  /// Removes the row of a cell, if it is visible.
  mutating func remove(_ cell: UITableViewCell) {
    if path(of: cell) != nil { removeAll { $0.cell === cell } }
  }

  mutating func removeAll(where isGone: (TableRow) -> Bool) {
    for row in rows where isGone(row) {
      if cells[row.path] === row.cell { cells[row.path] = nil }
      paths[ObjectIdentifier(row.cell)] = nil
    }
    rows.removeAll(where: isGone)
  }

  /// Sorts the rows from top to bottom.
  mutating func sort() { rows.sort { $0.path < $1.path } }
}

/// The lines below the rows of a plain table, as if empty rows followed.
@MainActor
final class TableLinesView: UIView {
  /// The distance between the lines, in points.
  var rowHeight: CGFloat = 0 {
    didSet { if rowHeight != oldValue { setNeedsDisplay() } }
  }

  /// The horizontal insets of the lines, in points.
  var inset = UIEdgeInsets.zero {
    didSet { if inset != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the lines.
  var color: UIColor? {
    didSet { if color != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let color, rowHeight > 0 else { return }
    color.setFill()
    let height = 1 / device.configuration.scale
    let width = max(0, bounds.width - inset.left - inset.right)
    var bottom = rowHeight
    while bottom - height < bounds.height {
      let line = CGRect(x: inset.left, y: bottom - height, width: width, height: height)
      UIRectFill(directed(line, in: bounds))
      bottom += rowHeight
    }
  }
}

/// The background of a row of a grouped table before iOS 7: a part of a white group with rounded corners.
@MainActor
final class TableGroupView: UIView {
  /// The fill of the background.
  enum Fill: Equatable {
    case color(UIColor)
    case shade(DrawingGradient)
  }

  /// The position in the group; nil for a row of a plain table, which has the full width.
  var position: TableGroupPosition? { didSet { if position != oldValue { setNeedsDisplay() } } }

  var fill: Fill { didSet { if fill != oldValue { setNeedsDisplay() } } }

  /// Whether the border is drawn; false for a view in front of another one with a border.
  private let hasEdge: Bool

  init(fill: Fill, hasEdge: Bool) {
    self.fill = fill
    self.hasEdge = hasEdge
    super.init(frame: .zero)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let position else { return paint(UIBezierPath(rect: bounds)) }
    let margin = TableMetrics.groupMargin(width: bounds.width)
    let area = bounds.insetBy(dx: margin, dy: 0)
    guard area.width > 0, area.height > 0 else { return }
    if hasEdge {
      // The light line below a group.
      if position.isLast {
        UIColor(white: 1, alpha: 0.6).setFill()
        outline(area, position).fill()
      }
      TableMetrics.groupEdge.setFill()
      outline(
        area.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: position.isLast ? 1 : 0, right: 0)),
        position
      )
      .fill()
    }
    let inner = area.inset(
      by: UIEdgeInsets(top: position.isFirst ? 1 : 0, left: 1, bottom: position.isLast ? 2 : 1, right: 1)
    )
    paint(outline(inner, position))
  }

  private func outline(_ area: CGRect, _ position: TableGroupPosition) -> UIBezierPath {
    var corners: UIRectCorner = []
    if position.isFirst { corners.formUnion([.topLeft, .topRight]) }
    if position.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    let radius = TableMetrics.groupRadius
    return UIBezierPath(
      roundedRect: area,
      byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius)
    )
  }

  private func paint(_ path: UIBezierPath) {
    switch fill {
    case .color(let color):
      color.setFill()
      path.fill()
    case .shade(let shade): path.fill(with: shade)
    }
  }
}

/// The position of a row in its group, which determines its rounded corners before iOS 7.
struct TableGroupPosition: Equatable {
  var isFirst: Bool
  var isLast: Bool
}
