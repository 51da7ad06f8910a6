extension UITableView {
  // MARK: Editing mode

  final func edit(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    closeOpenRow(animated: animated)
    endHighlight()
    storedEditing = editing
    if editing {
      for path in selection where !allowsMultipleSelectionDuringEditing {
        deselectRow(at: path, animated: animated)
      }
    }
    for row in rows {
      askAboutEditing(row.cell, at: row.path)
      row.cell.setEditing(editing, animated: animated)
    }
  }

  /// What editing would do with a row.
  final func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return .none }
    return tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  private func askAboutEditing(_ cell: UITableViewCell, at path: IndexPath) {
    cell.editingStyle = editingStyle(of: path)
    cell.showsReorderControl = dataSource?.tableView(self, canMoveRowAt: path) ?? false
    cell.shouldIndentWhileEditing =
      tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
  }

  /// Gives a cell that comes in the editing state of its row.
  final func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    if storedEditing { askAboutEditing(cell, at: path) }
    if cell.isEditing != storedEditing { cell.setEditing(storedEditing, animated: false) }
    if cell.showingDeleteConfirmation && openRow != path { cell.change(to: closed(cell), animated: false) }
  }

  private func closed(_ cell: UITableViewCell) -> UITableViewCell.StateMask {
    cell.state.subtracting(.showingDeleteConfirmation)
  }

  // MARK: Signs and buttons

  final func editControlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else {
      open(path, cell)
    }
  }

  final func deleteButtonTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    let present = generation
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
    // Whoever deleted the row has made it void; otherwise it closes.
    if generation == present { closeOpenRow(animated: true) } else { openRow = nil }
  }

  // MARK: The button that deletes

  /// Shows the button of a row.
  private func open(_ path: IndexPath, _ cell: UITableViewCell) {
    if openRow != path { closeOpenRow(animated: true) }
    openRow = path
    cell.makeDeleteButton(deleteTitle(of: path))
    cell.deletePull = cell.deleteButtonWidth
    cell.change(to: cell.state.union(.showingDeleteConfirmation), animated: true)
  }

  private func deleteTitle(of path: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }

  final func closeOpenRow(animated: Bool) {
    guard let path = openRow else { return }
    openRow = nil
    guard let cell = cellForRow(at: path) else { return }
    cell.change(to: closed(cell), animated: animated)
  }

  /// A finger anywhere but on the button closes it.
  @discardableResult
  final func closeOpenRow(unlessUnder touches: Set<UITouch>) -> Bool {
    guard let path = openRow, let button = cellForRow(at: path)?.parts.deleteButton else { return false }
    guard !touches.contains(where: { $0.view?.isDescendant(of: button) ?? false }) else { return false }
    closeOpenRow(animated: true)
    return true
  }

  // MARK: Swiping

  final func canSwipeRow(at point: CGPoint) -> Bool {
    guard !storedEditing, openRow == nil, let path = indexPathForRow(at: point), cellForRow(at: path) != nil
    else {
      return false
    }
    return editingStyle(of: path) == .delete
  }

  final func rowSwipeDidChange(_ swipe: UIPanGestureRecognizer) {
    switch swipe.state {
    case .began:
      let start = swipe.location(in: self)
      guard let path = indexPathForRow(at: start), let cell = cellForRow(at: path) else { return }
      endHighlight()
      openRow = path
      cell.makeDeleteButton(deleteTitle(of: path))
      follow(swipe, cell)
    case .changed:
      if let cell = openRow.flatMap(cellForRow) { follow(swipe, cell) }
    case .ended, .cancelled:
      guard let path = openRow, let cell = cellForRow(at: path) else { return }
      let isFast = swipe.velocity(in: self).x < -TableMetrics.leastSwipeVelocity
      let isFar = cell.deletePull > cell.deleteButtonWidth / 2
      if swipe.state == .ended && (isFast || isFar) { open(path, cell) } else { closeOpenRow(animated: true) }
    case .possible, .failed:
      break
    }
  }

  private func follow(_ swipe: UIPanGestureRecognizer, _ cell: UITableViewCell) {
    cell.pull(by: -swipe.translation(in: self).x)
  }
}

extension TableMetrics {
  /// How fast a finger must be for the button to stay, in points a second.
  static let leastSwipeVelocity: CGFloat = 100
}
