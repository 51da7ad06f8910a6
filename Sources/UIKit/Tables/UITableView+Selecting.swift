extension UITableView {
  // MARK: By code

  final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for old in selection { deselectRow(at: old, animated: animated) }
      return
    }
    guard geometry.contains(path) else { return }
    if !allowsSeveral {
      for old in selection where old != path { deselectRow(at: old, animated: animated) }
    }
    mark(path, animated: animated)
    if position != .none { scrollToRow(at: path, at: position, animated: animated) }
  }

  private var allowsSeveral: Bool {
    storedEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private var allowsAny: Bool {
    storedEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func mark(_ path: IndexPath, animated: Bool) {
    if !selection.contains(path) { selection.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  // MARK: By a finger

  /// A finger on a row: it lights up, if it may.
  final func rowTouchBegan(_ touch: UITouch) {
    guard touchedRow == nil, allowsAny,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = cellForRow(at: path)
    else { return }
    let present = generation
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true, generation == present else {
      return
    }
    touchedRow = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// The row is dark again; returns it.
  @discardableResult
  final func endHighlight() -> IndexPath? {
    guard let path = touchedRow else { return nil }
    touchedRow = nil
    cellForRow(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  /// The finger was lifted: the row is selected, or deselected if it was and the table allows several.
  ///
  /// The delegate is asked which row it shall be; whoever is asked may change rows or reload the table.
  final func rowTouchEnded() {
    let present = generation
    guard let touched = endHighlight(), generation == present, geometry.contains(touched) else { return }
    if allowsSeveral && selection.contains(touched) {
      if deselectByTouch(touched) { postSelectionChange() }
      return
    }
    let answer = tableDelegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path = answer, generation == present, geometry.contains(path) else { return }
    if !allowsSeveral {
      for old in selection where old != path {
        _ = deselectByTouch(old)
        guard generation == present else { return }
      }
    }
    mark(path, animated: false)
    tableDelegate?.tableView(self, didSelectRowAt: path)
    postSelectionChange()
    if generation == present, let cell = cellForRow(at: path) { triggerSegue(of: cell) }
  }

  private func deselectByTouch(_ path: IndexPath) -> Bool {
    let answer = tableDelegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let answer, selection.contains(answer) else { return false }
    deselectRow(at: answer, animated: false)
    tableDelegate?.tableView(self, didDeselectRowAt: answer)
    return true
  }

  private func postSelectionChange() {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  /// The detail button of a cell was tapped.
  final func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
