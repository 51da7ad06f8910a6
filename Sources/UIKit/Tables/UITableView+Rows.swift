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
    swipes.discard()
    prefetch = RowPrefetch()
    indexTitles = nil
    move = nil
    for row in rows { retire(row) }
    rows = VisibleRows()
    for view in [headers, footers].flatMap(\.values) { retire(view) }
    headers = [:]
    footers = [:]
    setNeedsLayout()
  }

  /// Discards also what is known of the delegate and of heights.
  final func discardEverything() {
    delegateReturnsHeights = nil
    estimatedRows = EstimatedRows()
    discardData()
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
    estimatedRows.sections = []
    estimatedRows.known = []
    estimatedRows.width = bounds.width
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
      padding: headerPadding,
      header: headerHeight(section),
      rows: measureRows(count, section),
      footer: footerHeight(section)
    )
  }

  /// Reads the heights of the rows, unless they are all equal or found out later.
  private func measureRows(_ count: Int, _ section: Int) -> TableRows {
    guard count > 0, let tableDelegate else { return equalRows(count, section) }
    let first = IndexPath(row: 0, section: section)
    var height: CGFloat?
    if delegateReturnsHeights == nil || !estimatesRows {
      unimplementedHeights.remove(.rowHeight)
      height = tableDelegate.tableView(self, heightForRowAt: first)
      delegateReturnsHeights = !unimplementedHeights.contains(.rowHeight)
    }
    guard delegateReturnsHeights == true else { return equalRows(count, section) }
    if estimatesRows {
      if let height, height != UITableView.automaticDimension {
        estimatedRows.setHeight(sensible(height), of: first)
        estimatedRows.known.insert(first)
      }
      return makeEstimatedRows(count, section)
    }
    return TableRows(
      heights: (0..<count).map { row in
        let path = IndexPath(row: row, section: section)
        let answer = row == 0 ? height : tableDelegate.tableView(self, heightForRowAt: path)
        guard let answer, answer != UITableView.automaticDimension else { return expectedRowHeight }
        return sensible(answer)
      }
    )
  }

  private func equalRows(_ count: Int, _ section: Int) -> TableRows {
    guard rowHeight == UITableView.automaticDimension else {
      return .uniform(count: count, height: sensible(rowHeight))
    }
    return measuresRows
      ? makeEstimatedRows(count, section) : .uniform(count: count, height: expectedRowHeight)
  }

  final func sensible(_ height: CGFloat) -> CGFloat { height.isFinite ? max(0, height) : 0 }

  /// The room above headers.
  private var headerPadding: CGFloat {
    guard style == .plain, device.behavior.headersHaveTopPadding else { return 0 }
    return sectionHeaderTopPadding == UITableView.automaticDimension
      ? TableMetrics.headerPadding : sensible(sectionHeaderTopPadding)
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    unimplementedHeights.remove(.headerHeight)
    let answer = tableDelegate?.tableView(self, heightForHeaderInSection: section)
    if let answer, !unimplementedHeights.contains(.headerHeight), answer != UITableView.automaticDimension {
      return sensible(answer)
    }
    let hasTitle = title(ofHeader: section) != nil
    let view = requestView(section, isFooter: false)
    if let height = configuredHeight(of: view) { return height }
    let hasView = view != nil
    if style != .plain && !hasView {
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
    let view = requestView(section, isFooter: true)
    if let height = configuredHeight(of: view) { return height }
    let hasView = view != nil
    if style != .plain && !hasView { return TableMetrics.groupedFooterHeight(hasTitle: hasTitle) }
    return hasTitle || hasView ? sensible(sectionFooterHeight) : 0
  }

  /// The delegate's header or footer view of a section.
  final func requestView(_ section: Int, isFooter: Bool) -> UIView? {
    requestsFooter = isFooter
    defer { requestsFooter = false }
    return isFooter
      ? tableDelegate?.tableView(self, viewForFooterInSection: section)
      : tableDelegate?.tableView(self, viewForHeaderInSection: section)
  }

  /// The height of a header or footer with a content configuration; nil for others.
  private func configuredHeight(of view: UIView?) -> CGFloat? {
    guard let view = view as? UITableViewHeaderFooterView, view.configurations?.contentView != nil else {
      return nil
    }
    hasConfiguredHeaders = true
    return view.systemLayoutSizeFitting(
      CGSize(width: groupRect(0, 0).width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
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
  /// Adds cells that are to be added in the next layout, as after `reloadData()`.
  ///
  /// Not while the table reads the numbers of rows and their heights, in which its callbacks may ask for cells.
  final func updateVisibleRows() {
    if !isLoading { layoutIfNeeded() }
  }

  final func rect(_ section: Int, _ span: (TableGeometry.Section) -> (CGFloat, CGFloat)) -> CGRect {
    let sections = geometry.sections
    guard sections.indices.contains(section) else { return .zero }
    let (top, bottom) = span(sections[section])
    return groupRect(top, bottom - top)
  }

  // MARK: Scrolling

  final func refuse(scrollingTo path: IndexPath, _ geometry: TableGeometry) {
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

  /// Scrolls to a row, and again when the rows that have become visible have other heights than expected.
  final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard let loadedGeometry else { return }
    let frame = frame(ofRow: path, in: loadedGeometry)
    var position = position
    if position == .none, estimatedRows.sections.contains(path.section) {
      // Afterwards the row is at the edge that is nearer.
      guard frame.minY < visibleTop || frame.maxY > visibleBottom else { return }
      position = frame.minY < visibleTop || frame.height > visibleBottom - visibleTop ? .top : .bottom
    }
    scroll(to: frame, position, animated: animated)
    guard estimatedRows.sections.contains(path.section) else { return }
    if animated, let run, !run.isDeceleration {
      scrollGoal = ScrollGoal(path: path, position: position, run: run)
      return
    }
    for _ in 0..<UITableView.scrollingLimit {
      layoutIfNeeded()
      guard let geometry = self.loadedGeometry, geometry.contains(path) else { return }
      let target = target(self.frame(ofRow: path, in: geometry), position)
      guard target != bounds.origin else { return }
      contentOffset = target
    }
  }

  /// The maximum number of times that a row is scrolled to anew.
  private static let scrollingLimit = 10

  private var visibleTop: CGFloat { bounds.minY + effectiveInset.top }
  private var visibleBottom: CGFloat { bounds.maxY - effectiveInset.bottom }

  final func scroll(to frame: CGRect, _ position: ScrollPosition, animated: Bool) {
    if position == .none { return scrollRectToVisible(frame, animated: animated) }
    let target = target(frame, position)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// The offset at which a frame is at a position.
  private func target(_ frame: CGRect, _ position: ScrollPosition) -> CGPoint {
    let offset: CGFloat =
      switch position {
      case .none: 0
      case .top: frame.minY - visibleTop
      case .middle: frame.midY - (visibleTop + visibleBottom) / 2
      case .bottom: frame.maxY - visibleBottom
      }
    return limited(CGPoint(x: bounds.minX, y: bounds.minY + offset))
  }

  /// Moves the content by a change of the heights above.
  final func moveContent(by change: CGFloat) {
    moveContent(to: CGPoint(x: bounds.minX, y: bounds.minY + change))
    rebaseDrag()
  }

  /// Lets an animation in progress end where its row is now.
  final func redirectScrolling(by change: CGFloat) {
    guard let run, !run.isDeceleration else { return }
    let end = CGPoint(x: run.target.x, y: run.target.y + change)
    run.redirect(by: CGVector(dx: 0, dy: change), to: goalOffset(of: run) ?? end)
  }

  private func goalOffset(of run: ScrollRun) -> CGPoint? {
    guard let goal = scrollGoal, goal.run === run, let geometry = loadedGeometry, geometry.contains(goal.path)
    else { return nil }
    return target(frame(ofRow: goal.path, in: geometry), goal.position)
  }

  /// Scrolls to the row again after the last step of an animation, in which other rows may have become visible.
  final func finishScrolling() {
    guard let goal = scrollGoal, goal.run !== run else { return }
    guard run == nil, drag == nil, goal.run.isOver, let offset = goalOffset(of: goal.run),
      offset != bounds.origin
    else {
      scrollGoal = nil
      return
    }
    contentOffset = offset
  }
}

/// A row to which an animation scrolls, whose place may change on the way.
struct ScrollGoal {
  let path: IndexPath
  let position: UITableView.ScrollPosition
  let run: ScrollRun
}
