/// The rows that were prefetched and have not appeared.
struct RowPrefetch {
  /// The most rows that are prefetched at once.
  fileprivate static let limit = 100

  fileprivate var rows: Set<IndexPath> = []
  /// The offset at the last call, from which the direction follows.
  fileprivate var offset: CGFloat?
  fileprivate var goesDown = true

  /// The rows in their new places; rows that are gone are forgotten.
  func moved(_ new: (IndexPath) -> IndexPath?) -> RowPrefetch {
    var result = self
    result.rows = Set(rows.compactMap(new))
    return result
  }
}

extension UITableView {
  /// Prefetches the rows of the next screen in the direction of scrolling, and cancels those that are far away again.
  ///
  /// How far UIKit looks ahead is undocumented: "The set of index paths reflects the current direction of the scroll".
  final func prefetchRows() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, let geometry = loadedGeometry,
      bounds.height.isFinite, bounds.height > 0, bounds.minY != prefetch.offset
    else { return }
    if let offset = prefetch.offset { prefetch.goesDown = bounds.minY > offset }
    prefetch.offset = bounds.minY
    let visible = Set(rows.map(\.path))
    let (top, bottom) =
      prefetch.goesDown
      ? (bounds.maxY, bounds.maxY + bounds.height) : (bounds.minY - bounds.height, bounds.minY)
    let inOrder = geometry.rows(from: top, to: bottom).filter { !visible.contains($0) }
    let ahead = (prefetch.goesDown ? inOrder : inOrder.reversed()).prefix(RowPrefetch.limit)
    let known = prefetch.rows
    prefetch.rows = Set(ahead)
    let cancelled = known.filter { !prefetch.rows.contains($0) && !visible.contains($0) }.sorted()
    let new = ahead.filter { !known.contains($0) }
    if !cancelled.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: cancelled) }
    if !new.isEmpty { source.tableView(self, prefetchRowsAt: new) }
  }
}
