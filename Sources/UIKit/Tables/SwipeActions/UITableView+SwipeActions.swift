extension UITableView: SwipeActionsHost {
  final func swipedRow(at point: CGPoint) -> IndexPath? { storedEditing ? nil : indexPathForRow(at: point) }

  final func swipedCell(at path: IndexPath) -> UIView? { rows.cell(at: path) }

  final func restingFrame(ofRow path: IndexPath) -> CGRect? {
    guard let geometry = loadedGeometry, geometry.contains(path) else { return nil }
    return frame(ofRow: path, in: geometry)
  }

  /// The delegate's actions; without any at the trailing edge, the delete button.
  ///
  /// Rows that can't be edited have none.
  final func swipeActions(_ edge: SwipeEdge, at path: IndexPath) -> UISwipeActionsConfiguration? {
    guard editingStyle(of: path) == .delete else { return nil }
    switch edge {
    case .leading:
      return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      return tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        ?? UISwipeActionsConfiguration(actions: rowActions(at: path)?.map(contextual) ?? [deletion(of: path)])
    }
  }

  private func deletion(of path: IndexPath) -> UIContextualAction {
    UIContextualAction(style: .destructive, title: deleteTitle(of: path)) { [weak self] _, _, completion in
      if let self, let path = swipes.swiped?.path {
        dataSource?.tableView(self, commit: .delete, forRowAt: path)
      }
      completion(true)
    }
  }

  /// The swipe action that performs a row action.
  private func contextual(_ action: UITableViewRowAction) -> UIContextualAction {
    let result = UIContextualAction(
      style: action.style == .default ? .destructive : .normal,
      title: action.title
    ) { [weak self] _, _, _ in
      if let path = self?.swipes.swiped?.path { action.perform(at: path) }
      self?.swipes.endPerforming()
    }
    result.backgroundColor = action.backgroundColor
    return result
  }

  final func swipeDidBegin(at path: IndexPath) {
    endHighlight()
    if !storedEditing { tableDelegate?.tableView(self, willBeginEditingRowAt: path) }
    if let cell = rows.cell(at: path) {
      cell.change(to: cell.state.union(.showingDeleteConfirmation), animated: false)
    }
  }

  final func swipeDidEnd(at path: IndexPath?) {
    if let cell = path.flatMap(rows.cell), cell.showingDeleteConfirmation, swipes.swiped?.cell !== cell {
      cell.change(to: cell.state.subtracting(.showingDeleteConfirmation), animated: false)
    }
    if !storedEditing { tableDelegate?.tableView(self, didEndEditingRowAt: path) }
  }
}
