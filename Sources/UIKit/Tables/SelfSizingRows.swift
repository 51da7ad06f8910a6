/// The rows of a table whose cells determine their own heights by constraints, and the heights that are known so far.
///
/// Source: Apple, UITableView.rowHeight, UITableView.estimatedRowHeight and What's New in Table and Collection Views (WWDC
/// 2014, session 226).
struct SelfSizingRows {
  /// The sections of which all rows are such rows.
  var sections: Set<Int> = []

  /// Such rows of other sections.
  var paths: Set<IndexPath> = []

  /// The heights of rows that were visible.
  var heights: [IndexPath: CGFloat] = [:]

  /// The width for which the heights are.
  var width: CGFloat = 0

  func contains(_ path: IndexPath) -> Bool {
    !(sections.isEmpty && paths.isEmpty) && (sections.contains(path.section) || paths.contains(path))
  }
}

extension UITableView {
  /// The maximum number of times that rows are placed again because others have become visible.
  private static let measuringLimit = 50

  /// Whether rows with automatic heights are measured; others are 44 points high.
  final var measuresRows: Bool { device.behavior.hasSelfSizingCells && estimatedRowHeight != 0 }

  /// The height of an automatic row that has not been visible.
  final var expectedRowHeight: CGFloat {
    measuresRows && estimatedRowHeight != UITableView.automaticDimension
      ? sensible(estimatedRowHeight) : TableMetrics.rowHeight
  }

  /// Adds the visible rows and headers, and removes the others, until all visible rows have their own heights.
  final func tile() {
    for _ in 0..<UITableView.measuringLimit {
      tileOnce()
      guard measureVisibleRows() else { return }
    }
  }

  /// Measures the visible rows that are not known yet; returns whether any of them has another height.
  private func measureVisibleRows() -> Bool {
    guard let geometry = loadedGeometry, measuresRows else { return false }
    if selfSizing.width != bounds.width {
      selfSizing.width = bounds.width
      selfSizing.heights = [:]
    }
    var isChanged = false
    for row in rows where selfSizing.contains(row.path) && selfSizing.heights[row.path] == nil {
      guard geometry.contains(row.path), let height = row.cell.selfSizedHeight else { continue }
      selfSizing.heights[row.path] = height
      if height != geometry.span(of: row.path).height { isChanged = true }
    }
    if isChanged { loadedGeometry = geometry.withHeights(selfSizing.heights) }
    return isChanged
  }
}

extension TableGeometry {
  /// The same rows with other heights.
  fileprivate func withHeights(_ heights: [IndexPath: CGFloat]) -> TableGeometry {
    let changed = sections.enumerated().map { number, section in
      let rows = (0..<section.rows.count).map { row in
        heights[IndexPath(row: row, section: number)] ?? section.rows.height(of: row)
      }
      return Section(header: section.header, rows: TableRows(heights: rows), footer: section.footer)
    }
    return TableGeometry(
      header: sections.first?.top ?? footerTop,
      sections: changed,
      footer: height - footerTop
    )
  }
}

extension UITableViewCell {
  /// The height that the constraints of the content demand; nil without constraints.
  final var selfSizedHeight: CGFloat? {
    guard hasContentConstraints else { return nil }
    let height = systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
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
