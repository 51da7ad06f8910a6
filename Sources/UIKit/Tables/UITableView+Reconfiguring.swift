extension UITableView {
  /// Lets the data source update the cells of rows in place; in a batch, when it is carried out.
  final func reconfigure(_ paths: [IndexPath]) {
    loadIfNeeded()
    guard updateDepth == 0 else {
      reconfiguredRows += paths
      return
    }
    var replaced: [IndexPath] = []
    for path in Set(paths).sorted() {
      estimatedRows.known.remove(path)
      guard let cell = rows.cell(at: path), let dataSource else { continue }
      let present = generation
      reconfiguredRow = TableRow(path: path, cell: cell)
      let answer = dataSource.tableView(self, cellForRowAt: path)
      reconfiguredRow = nil
      guard generation == present else { return }
      if answer !== cell { replaced.append(path) }
    }
    if !replaced.isEmpty { reloadRows(at: replaced, with: .none) }
    guard !estimatedRows.sections.isEmpty else { return }
    guard window != nil, AnimationBlock.isEnabled else { return setNeedsLayout() }
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { self.tile() },
      completion: nil
    )
  }
}
