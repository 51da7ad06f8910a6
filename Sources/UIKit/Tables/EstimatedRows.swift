/// The rows of a table whose heights become known when they come near the screen, and the heights that are known so far.
///
/// These are the rows with automatic heights and, where the delegate returns heights, all rows. Until then they have the
/// estimated height. Source: Apple, UITableView.estimatedRowHeight ("using estimation allows you to defer some of the cost
/// of geometry calculation from load time to scrolling time") and What's New in Table and Collection Views (WWDC 2014,
/// session 226).
struct EstimatedRows {
  /// The sections of which all rows are such rows.
  var sections: Set<Int> = []

  /// The latest heights, by section and row.
  ///
  /// After changes of the data they are estimates until the rows are visible again.
  var heights: [Int: [Int: CGFloat]] = [:]

  /// The rows whose heights are up to date.
  var known: Set<IndexPath> = []

  /// The width for which they are.
  var width: CGFloat = 0

  /// Whether the height of a row must be found out.
  func mustMeasure(_ path: IndexPath) -> Bool { sections.contains(path.section) && !known.contains(path) }

  mutating func setHeight(_ height: CGFloat, of path: IndexPath) {
    heights[path.section, default: [:]][path.row] = height
  }

  /// The rows in their new places; rows that are gone are forgotten.
  func moved(_ new: (IndexPath) -> IndexPath?) -> EstimatedRows {
    var result = self
    result.heights = [:]
    for (section, rows) in heights {
      for (row, height) in rows {
        guard let path = new(IndexPath(row: row, section: section)) else { continue }
        result.setHeight(height, of: path)
      }
    }
    result.known = Set(known.compactMap(new))
    return result
  }
}

extension UITableView {
  /// The maximum number of times that rows are placed again because others have become visible.
  private static let measuringLimit = 50

  /// Whether rows with automatic heights are measured; others are 44 points high.
  final var measuresRows: Bool { device.behavior.hasSelfSizingCells && estimatesRows }

  /// Whether rows that have not been near the screen have estimated heights.
  final var estimatesRows: Bool { estimatedRowHeight != 0 }

  /// The height of a row that has not been near the screen.
  ///
  /// The estimate that the table chooses for automatic rows is 44 points. Source: itworkman.com, "Explain the
  /// estimatedrowheight property in ios11" (100 rows have a content height of 4400 at first).
  final var expectedRowHeight: CGFloat {
    if estimatesRows && estimatedRowHeight != UITableView.automaticDimension {
      return sensible(estimatedRowHeight)
    }
    return rowHeight > 0 ? sensible(rowHeight) : standardRowHeight
  }

  /// The height of a row that chooses its own: 44 points, and more for large texts (approximate).
  final var standardRowHeight: CGFloat {
    let category = traitCollection.preferredContentSizeCategory
    guard device.behavior.hasSelfSizingCells, category > .large else { return TableMetrics.rowHeight }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return (font.lineHeight + TableMetrics.rowPadding).rounded(.up)
  }

  /// The rows of a section whose heights are found out later.
  final func makeEstimatedRows(_ count: Int, _ section: Int) -> TableRows {
    estimatedRows.sections.insert(section)
    guard let known = estimatedRows.heights[section] else {
      return .uniform(count: count, height: expectedRowHeight)
    }
    return TableRows(heights: (0..<count).map { known[$0] ?? expectedRowHeight })
  }

  /// Adds the visible rows and headers, and removes the others, until all visible rows have their own heights.
  ///
  /// What was visible before stays in place when rows above it get their heights.
  final func tile() {
    tileRows()
    finishScrolling()
  }

  private func tileRows() {
    if estimatedRows.width != bounds.width {
      estimatedRows.width = bounds.width
      estimatedRows.known = []
      if hasConfiguredHeaders { loadGeometry() }
    }
    for _ in 0..<UITableView.measuringLimit {
      let present = generation
      let anchor = rows.first { row in
        !estimatedRows.mustMeasure(row.path) && loadedGeometry?.contains(row.path) == true
          && isVisible(row.path)
      }
      let top = anchor.flatMap { loadedGeometry?.span(of: $0.path).top }
      guard tileOnce(), generation == present else { return }
      var shift: CGFloat = 0
      if let anchor, let top, let geometry = loadedGeometry, geometry.contains(anchor.path) {
        shift = geometry.span(of: anchor.path).top - top
      }
      // First, because smaller content is scrolled back within its limits.
      if shift != 0 { moveContent(by: shift) }
      updateContentSize()
      redirectScrolling(by: shift)
    }
  }

  private func isVisible(_ path: IndexPath) -> Bool {
    guard let span = loadedGeometry?.span(of: path) else { return false }
    return span.top < bounds.maxY && span.top + span.height > bounds.minY
  }

  /// Finds out the height of a visible row, if it isn't known; returns whether it is another one than expected.
  final func measure(_ row: TableRow) -> Bool {
    guard estimatedRows.mustMeasure(row.path), let geometry = loadedGeometry, geometry.contains(row.path)
    else {
      return false
    }
    estimatedRows.known.insert(row.path)
    guard let height = ownHeight(of: row) else { return false }
    estimatedRows.setHeight(height, of: row.path)
    guard height != geometry.span(of: row.path).height else { return false }
    loadedGeometry?.setHeight(height, of: row.path)
    return true
  }

  /// Finds out the height of a cell's row again if its content has changed, from iOS 16.
  final func cellContentDidChange(_ cell: UITableViewCell) {
    guard device.behavior.cellsInvalidateTheirSize, selfSizingInvalidation != .disabled,
      let path = rows.path(of: cell)
    else { return }
    estimatedRows.known.remove(path)
    setNeedsLayout()
  }

  /// The height that the delegate returns for a row, or that its cell demands; nil if both leave it open.
  private func ownHeight(of row: TableRow) -> CGFloat? {
    if delegateReturnsHeights == true, let answer = askHeight(row.path) { return answer }
    return measuresRows ? row.cell.selfSizedHeight : nil
  }

  /// The delegate's height of a row; nil for an automatic one.
  final func askHeight(_ path: IndexPath) -> CGFloat? {
    let present = generation
    isLoading = true
    defer { isLoading = false }
    guard let height = tableDelegate?.tableView(self, heightForRowAt: path), generation == present,
      height != UITableView.automaticDimension
    else { return nil }
    return sensible(height)
  }
}

extension UITableViewCell {
  /// The height that the cell demands; the standard height, with a warning, if its constraints demand none.
  final var selfSizedHeight: CGFloat? {
    if let height = heightOfTwoLines { return height }
    let height = systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    if height > 0 { return height }
    guard hasContentConstraints else { return nil }
    warnOfCollapse()
    return TableMetrics.rowHeight
  }

  /// The height for large texts one below the other; nil for other cells (approximate).
  private var heightOfTwoLines: CGFloat? {
    guard style == .subtitle, !hasContentConstraints, traitCollection.preferredContentSizeCategory > .large,
      detailTextLabel?.text?.isEmpty == false
    else { return nil }
    let lines = [textLabel, detailTextLabel].compactMap { $0?.font.lineHeight }
    return (lines.reduce(0, +) + TableMetrics.rowPadding).rounded(.up)
  }

  /// Warns, once on a device, that the constraints of a cell demand no height; from iOS 13 on the warning names the cell.
  ///
  /// Source: public console logs (StackOverflow 25902288 for iOS 8, github.com/ericberman/MyFlightbookiOS/issues/379).
  private func warnOfCollapse() {
    let warning =
      "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
    guard !device.console.lines.contains(where: { $0.hasPrefix(warning) }) else { return }
    let namesCell = device.behavior.warningsNameSource
    device.console.log(
      warning + (namesCell ? "table view" : "tableview")
        + " cell's content view. We're considering the collapse unintentional and using standard height instead."
        + (namesCell ? " Cell: \(self)" : "")
    )
  }

  final var hasContentConstraints: Bool { content.flags.contains(.constraintsBelow) }

  /// The size of the cell around its content.
  final func contentFittingSize(
    _ target: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    placeParts()
    let beside = bounds.width - content.bounds.width
    let size = content.systemLayoutSizeFitting(
      CGSize(width: max(0, target.width - beside), height: target.height),
      withHorizontalFittingPriority: horizontal,
      verticalFittingPriority: vertical
    )
    return CGSize(width: size.width + beside, height: size.height)
  }
}
