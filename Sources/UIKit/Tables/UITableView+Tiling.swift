extension UITableView {
  /// Brings in the rows and headers that show and takes out the others.
  ///
  /// Whoever is asked may reload the table: then the rest waits for the next layout.
  final func tile() {
    guard let geometry = loadedGeometry, bounds.height.isFinite, bounds.width.isFinite else { return }
    updateContentSize()
    let present = generation
    placeTableViews(geometry)
    placeLines(below: geometry)
    let wanted = geometry.rows(from: bounds.minY, to: bounds.maxY)
    takeOutRows(notIn: wanted)
    for path in wanted {
      guard generation == present else { return }
      if let cell = rows.cell(at: path) { place(cell, at: path) } else { bringIn(path) }
    }
    guard generation == present else { return }
    rows.sort()
    tileHeaders(geometry)
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

  private func takeOutRows(notIn wanted: [IndexPath]) {
    guard let first = wanted.first, let last = wanted.last else {
      let gone = rows
      rows = ShownRows()
      for row in gone { retire(row) }
      return
    }
    func isOutside(_ row: TableRow) -> Bool {
      (row.path < first || row.path > last) && row.path != move?.path
    }
    let gone = rows.filter(isOutside)
    guard !gone.isEmpty else { return }
    rows.removeAll(where: isOutside)
    for row in gone { retire(row) }
  }

  /// The frame of a row that exists.
  final func frame(ofRow path: IndexPath, in geometry: TableGeometry) -> CGRect {
    let span = geometry.span(of: path)
    return CGRect(x: 0, y: span.top, width: bounds.width, height: span.height)
  }

  private func place(_ cell: UITableViewCell, at path: IndexPath) {
    guard let geometry = loadedGeometry, path != move?.path else { return }
    let frame = frame(ofRow: path, in: geometry)
    if cell.frame != frame { cell.frame = frame }
    cell.groupPlace = groupPlace(of: path, in: geometry)
  }

  /// Asks for a cell and shows it.
  final func bringIn(_ path: IndexPath) {
    guard let dataSource else { return }
    let present = generation
    let cell = dataSource.tableView(self, cellForRowAt: path)
    guard generation == present, let geometry = loadedGeometry, geometry.contains(path) else { return }
    // One cell can't be in two places: the last row that asked for it gets it.
    rows.remove(cell)
    if let identifier = cell.reuseIdentifier { cellQueues[identifier]?.remove(cell) }
    UIView.performWithoutAnimation {
      cell.table = self
      cell.frame = frame(ofRow: path, in: geometry)
      cell.groupPlace = groupPlace(of: path, in: geometry)
      prepare(cell, at: path)
    }
    rows.append(TableRow(path: path, cell: cell))
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    guard generation == present, rows.path(of: cell) != nil else { return }
    show(cell)
  }

  /// Adds a cell and lays it out, without asking for a layout of the table, which is under way.
  private func show(_ cell: UITableViewCell) {
    let isAwaited = flags.contains(.needsLayout)
    if cell.superview !== self { insertSubview(cell, at: rowLevel) }
    guard !isAwaited else { return }
    flags.remove(.needsLayout)
    UIView.performWithoutAnimation { cell.layoutIfNeeded() }
  }

  /// The lines lie before the background.
  private var lineLevel: Int { backgroundView?.superview === self ? 1 : 0 }

  /// Rows lie before the lines and behind headers.
  private var rowLevel: Int { lineLevel + (linesView == nil ? 0 : 1) }

  /// A plain table without a footer goes on with lines where rows could follow.
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

  /// Gives a cell the state that its row has.
  final func prepare(_ cell: UITableViewCell, at path: IndexPath) {
    cell.setSelected(selection.contains(path), animated: false)
    cell.setHighlighted(touchedRow == path, animated: false)
    let level = tableDelegate?.tableView(self, indentationLevelForRowAt: path) ?? 0
    if level != 0 { cell.indentationLevel = level }
    prepareEditing(of: cell, at: path)
    cell.setNeedsLayout()
  }

  /// A row does not show any more: its cell waits to be used again.
  final func retire(_ row: TableRow) {
    row.cell.removeFromSuperview()
    tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    enqueue(row.cell)
  }

  final func enqueue(_ cell: UITableViewCell) {
    if cell.isEditing || cell.showingDeleteConfirmation { cell.endEditingAtOnce() }
    if let identifier = cell.reuseIdentifier { cellQueues[identifier, default: CellQueue()].append(cell) }
  }

  final func restyleCells() {
    setNeedsLayout()
    for row in rows { row.cell.setNeedsLayout() }
  }
}
