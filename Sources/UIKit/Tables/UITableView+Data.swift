extension UITableView {
  /// Where everything lies; asks the data source if it was not asked yet.
  final var geometry: TableGeometry {
    loadIfNeeded()
    return loadedGeometry ?? TableGeometry(header: 0, sections: [], footer: 0)
  }

  /// All that was known of the data is void; cells go back to their queues.
  final func forgetData() {
    guard !isLoading else { return }
    generation += 1
    loadedGeometry = nil
    touchedRow = nil
    openRow = nil
    move = nil
    for row in rows { retire(row) }
    rows = ShownRows()
    for view in [headers, footers].flatMap(\.values) { retire(view) }
    headers = [:]
    footers = [:]
    setNeedsLayout()
  }

  /// Heights have changed, the data has not.
  final func measureAnew() {
    guard loadedGeometry != nil, !isLoading else { return }
    loadGeometry()
    setNeedsLayout()
  }

  final func loadIfNeeded() {
    if loadedGeometry == nil && !isLoading && dataSource != nil { loadGeometry() }
  }

  /// Asks how many sections and rows there are and how high everything is.
  final func loadGeometry() {
    guard !isLoading else { return }
    isLoading = true
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

  /// Asks for the first row's height; if the delegate lacks the method, all rows are alike.
  private func measureRows(_ count: Int, _ section: Int) -> TableRows {
    guard count > 0, let tableDelegate else { return .uniform(count: count, height: rowHeight(rowHeight)) }
    unanswered.remove(.rowHeight)
    let first = tableDelegate.tableView(self, heightForRowAt: IndexPath(row: 0, section: section))
    if unanswered.contains(.rowHeight) { return .uniform(count: count, height: rowHeight(rowHeight)) }
    var heights = [rowHeight(first)]
    heights.reserveCapacity(count)
    for row in 1..<max(1, count) {
      heights.append(
        rowHeight(tableDelegate.tableView(self, heightForRowAt: IndexPath(row: row, section: section)))
      )
    }
    return TableRows(heights: heights)
  }

  private func rowHeight(_ height: CGFloat) -> CGFloat {
    height == UITableView.automaticDimension ? TableMetrics.rowHeight : sensible(height)
  }

  private func sensible(_ height: CGFloat) -> CGFloat { height.isFinite ? max(0, height) : 0 }

  private func headerHeight(_ section: Int) -> CGFloat {
    unanswered.remove(.headerHeight)
    let answer = tableDelegate?.tableView(self, heightForHeaderInSection: section)
    if let answer, !unanswered.contains(.headerHeight), answer != UITableView.automaticDimension {
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
    unanswered.remove(.footerHeight)
    let answer = tableDelegate?.tableView(self, heightForFooterInSection: section)
    if let answer, !unanswered.contains(.footerHeight), answer != UITableView.automaticDimension {
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

  // MARK: Answers that a delegate left to the table

  final var defaultRowHeight: CGFloat {
    unanswered.insert(.rowHeight)
    return rowHeight
  }

  final var defaultHeaderHeight: CGFloat {
    unanswered.insert(.headerHeight)
    return sectionHeaderHeight
  }

  final var defaultFooterHeight: CGFloat {
    unanswered.insert(.footerHeight)
    return sectionFooterHeight
  }

  // MARK: Views over and under all

  final func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    measureAnew()
    setNeedsLayout()
  }
}
