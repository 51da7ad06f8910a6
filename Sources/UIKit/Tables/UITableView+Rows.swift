extension UITableView {
  /// The geometry of all rows; asks the data source if necessary.
  final var geometry: TableGeometry {
    loadIfNeeded()
    return loadedGeometry ?? TableGeometry(header: 0, sections: [], footer: 0)
  }

  /// Discards all that was read from the data source, and returns the cells to their queues.
  final func discardData() {
    guard !isLoading else { return }
    generation += 1
    loadedGeometry = nil
    touchedRow = nil
    openRow = nil
    move = nil
    for row in rows { retire(row) }
    rows = VisibleRows()
    for view in [headers, footers].flatMap(\.values) { retire(view) }
    headers = [:]
    footers = [:]
    setNeedsLayout()
  }

  /// Reads the heights again; the data hasn't changed.
  final func measureAnew() {
    guard loadedGeometry != nil, !isLoading else { return }
    loadGeometry()
    setNeedsLayout()
  }

  final func loadIfNeeded() {
    if loadedGeometry == nil && !isLoading && dataSource != nil { loadGeometry() }
  }

  /// Reads the numbers of sections and rows, and the heights.
  final func loadGeometry() {
    guard !isLoading else { return }
    isLoading = true
    selfSizing = SelfSizingRows()
    let count = max(0, dataSource?.numberOfSections(in: self) ?? 0)
    let sections = (0..<count).map(measureSection)
    loadedGeometry = TableGeometry(
      header: sensible(tableHeaderView?.frame.height ?? 0),
      sections: sections,
      footer: sensible(tableFooterView?.frame.height ?? 0)
    )
    isLoading = false
    updateContentSize()
  }

  final func updateContentSize() {
    guard let loadedGeometry else { return }
    let size = CGSize(width: bounds.width, height: loadedGeometry.height)
    if contentSize != size { contentSize = size }
  }

  private func measureSection(_ section: Int) -> TableGeometry.Section {
    let count = max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    return TableGeometry.Section(
      header: headerHeight(section),
      rows: measureRows(count, section),
      footer: footerHeight(section)
    )
  }

  /// Reads the first row's height, and the others only if the delegate implements the method.
  private func measureRows(_ count: Int, _ section: Int) -> TableRows {
    guard count > 0, let tableDelegate else { return equalRows(count, section) }
    unimplementedHeights.remove(.rowHeight)
    let first = tableDelegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
    if unimplementedHeights.contains(.rowHeight) {
      return equalRows(count, section)
    }
    var heights = [rowHeight(first, IndexPath(row: 0, section: section))]
    heights.reserveCapacity(count)
    for row in 1..<max(1, count) {
      let path = IndexPath(row: row, section: section)
      heights.append(rowHeight(tableDelegate.tableView(self, heightForRowAt: path), path))
    }
    return TableRows(heights: heights)
  }

  private func equalRows(_ count: Int, _ section: Int) -> TableRows {
    guard rowHeight == UITableView.automaticDimension else {
      return .uniform(count: count, height: sensible(rowHeight))
    }
    if measuresRows { selfSizing.sections.insert(section) }
    return .uniform(count: count, height: expectedRowHeight)
  }

  private func rowHeight(_ height: CGFloat, _ path: IndexPath) -> CGFloat {
    guard height == UITableView.automaticDimension else { return sensible(height) }
    if measuresRows { selfSizing.paths.insert(path) }
    return expectedRowHeight
  }

  final func sensible(_ height: CGFloat) -> CGFloat { height.isFinite ? max(0, height) : 0 }

  private func headerHeight(_ section: Int) -> CGFloat {
    unimplementedHeights.remove(.headerHeight)
    let answer = tableDelegate?.tableView(self, heightForHeaderInSection: section)
    if let answer, !unimplementedHeights.contains(.headerHeight), answer != UITableView.automaticDimension {
      return sensible(answer)
    }
    let hasTitle = title(ofHeader: section) != nil
    let hasView = tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil
    if style == .grouped && !hasView {
      return TableMetrics.groupedHeaderHeight(isFirst: section == 0, hasTitle: hasTitle)
    }
    return hasTitle || hasView ? sensible(sectionHeaderHeight) : 0
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    unimplementedHeights.remove(.footerHeight)
    let answer = tableDelegate?.tableView(self, heightForFooterInSection: section)
    if let answer, !unimplementedHeights.contains(.footerHeight), answer != UITableView.automaticDimension {
      return sensible(answer)
    }
    let hasTitle = title(ofFooter: section) != nil
    let hasView = tableDelegate?.tableView(self, viewForFooterInSection: section) != nil
    if style == .grouped && !hasView { return TableMetrics.groupedFooterHeight(hasTitle: hasTitle) }
    return hasTitle || hasView ? sensible(sectionFooterHeight) : 0
  }

  final func title(ofHeader section: Int) -> String? {
    dataSource?.tableView(self, titleForHeaderInSection: section)
  }

  final func title(ofFooter section: Int) -> String? {
    dataSource?.tableView(self, titleForFooterInSection: section)
  }

  // MARK: Defaults of delegate methods

  final var defaultRowHeight: CGFloat {
    unimplementedHeights.insert(.rowHeight)
    return rowHeight
  }

  final var defaultHeaderHeight: CGFloat {
    unimplementedHeights.insert(.headerHeight)
    return sectionHeaderHeight
  }

  final var defaultFooterHeight: CGFloat {
    unimplementedHeights.insert(.footerHeight)
    return sectionFooterHeight
  }

  // MARK: Header and footer views of the table

  final func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    measureAnew()
    setNeedsLayout()
  }
}

// MARK: - Positions

extension UITableView {
  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.map(\.cell)
  }

  /// The visible rows, from top to bottom; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.isEmpty ? nil : rows.map(\.path)
  }

  /// The cell of a row; nil if it is not visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.cell(at: indexPath)
  }

  /// The row of a cell; nil if it is not visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.path(of: cell)
  }

  /// The row at a point in the table's coordinates, or nil.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return geometry.row(at: point.y)
  }

  /// The rows that intersect a rectangle in the table's coordinates; nil if there are none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rows = geometry.rows(from: rect.minY, to: rect.maxY)
    return rows.isEmpty ? nil : rows
  }

  /// The frame of a row; zero for a row that doesn't exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    let geometry = geometry
    return geometry.contains(indexPath) ? frame(ofRow: indexPath, in: geometry) : .zero
  }

  /// The frame of a section with header and footer; zero for a section that doesn't exist.
  public func rect(forSection section: Int) -> CGRect {
    rect(section) { ($0.top, $0.bottom) }
  }

  /// The frame of a section's header when it isn't pinned to the top.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(section) { ($0.top, $0.rowsTop) }
  }

  /// The frame of a section's footer when it isn't pinned to the bottom.
  public func rectForFooter(inSection section: Int) -> CGRect {
    rect(section) { ($0.footerTop, $0.bottom) }
  }

  private func rect(_ section: Int, _ span: (TableGeometry.Section) -> (CGFloat, CGFloat)) -> CGRect {
    let sections = geometry.sections
    guard sections.indices.contains(section) else { return .zero }
    let (top, bottom) = span(sections[section])
    return CGRect(x: 0, y: top, width: bounds.width, height: bottom - top)
  }

  /// The header view of a section, if it is visible and of this class.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer view of a section, if it is visible and of this class.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Scrolling

  /// Scrolls to a row, or to a section without rows if the row is `NSNotFound`.
  ///
  /// A row that doesn't exist raises NSRangeException.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let geometry = geometry
    if indexPath.row == NSNotFound, geometry.sections.indices.contains(indexPath.section),
      geometry.sections[indexPath.section].rows.count == 0
    {
      scroll(to: rect(forSection: indexPath.section), scrollPosition, animated: animated)
      return
    }
    guard geometry.contains(indexPath) else { return refuse(scrollingTo: indexPath, geometry) }
    scroll(to: frame(ofRow: indexPath, in: geometry), scrollPosition, animated: animated)
  }

  private func refuse(scrollingTo path: IndexPath, _ geometry: TableGeometry) {
    let section = path.section
    let reason =
      geometry.sections.indices.contains(section)
      ? "row (\(path.row)) beyond bounds (\(geometry.sections[section].rows.count)) for section (\(section))."
      : "section (\(section)) beyond bounds (\(geometry.sections.count))."
    UIKitException.raise(
      .rangeException,
      "-[\(type(of: self)) _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:]: \(reason)"
    )
  }

  /// Scrolls to the selected row that is nearest to the visible area, if there is one.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let geometry = geometry
    let frames = selection.filter(geometry.contains).map { frame(ofRow: $0, in: geometry) }
    guard let nearest = frames.min(by: { abs($0.midY - bounds.midY) < abs($1.midY - bounds.midY) }) else {
      return
    }
    scroll(to: nearest, scrollPosition, animated: animated)
  }

  private func scroll(to frame: CGRect, _ position: ScrollPosition, animated: Bool) {
    let top = bounds.minY + storedContentInset.top
    let bottom = bounds.maxY - storedContentInset.bottom
    let way: CGFloat
    switch position {
    case .none:
      scrollRectToVisible(frame, animated: animated)
      return
    case .top: way = frame.minY - top
    case .middle: way = frame.midY - (top + bottom) / 2
    case .bottom: way = frame.maxY - bottom
    }
    let target = limited(CGPoint(x: bounds.minX, y: bounds.minY + way))
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }
}
