extension UITableView {
  // MARK: Editing mode

  final func edit(_ editing: Bool, animated: Bool) {
    if !editing { swipes.close(animated: animated) }
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

  /// The editing style of a row.
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

  /// Sets the editing state of a new cell for its row.
  final func prepareEditing(of cell: UITableViewCell, at path: IndexPath) {
    if storedEditing { askAboutEditing(cell, at: path) }
    if cell.isEditing != storedEditing { cell.setEditing(storedEditing, animated: false) }
    if cell.showingDeleteConfirmation && openRow != path && swipes.swiped?.cell !== cell {
      cell.change(to: closed(cell), animated: false)
    }
  }

  private func closed(_ cell: UITableViewCell) -> UITableViewCell.StateMask {
    cell.state.subtracting(.showingDeleteConfirmation)
  }

  // MARK: Controls

  final func editControlTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    if cell.editingStyle == .insert {
      dataSource?.tableView(self, commit: .insert, forRowAt: path)
    } else if device.behavior.rowsAreSwipedAside {
      if swipes.swiped?.path == path { closeOpenRow(animated: true) } else { swipes.open(path, .trailing) }
    } else {
      open(path, cell)
    }
  }

  final func deleteButtonTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    let present = generation
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
    // Deleting the row has invalidated `openRow`; otherwise the row is closed.
    if generation == present { closeOpenRow(animated: true) } else { openRow = nil }
  }

  // MARK: Delete button

  /// Shows a row's delete button.
  private func open(_ path: IndexPath, _ cell: UITableViewCell) {
    if openRow != path { closeOpenRow(animated: true) }
    openRow = path
    cell.makeDeleteButton(deleteTitle(of: path), rowActions(at: path))
    cell.deletePull = cell.deleteButtonWidth
    cell.change(to: cell.state.union(.showingDeleteConfirmation), animated: true)
  }

  final func deleteTitle(of path: IndexPath) -> String {
    tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
  }

  /// The actions of a row; nil for the delete button.
  final func rowActions(at path: IndexPath) -> [UITableViewRowAction]? {
    device.behavior.hasRowActions ? tableDelegate?.tableView(self, editActionsForRowAt: path) : nil
  }

  final func closeOpenRow(animated: Bool) {
    swipes.close(animated: animated)
    guard let path = openRow else { return }
    openRow = nil
    guard let cell = rows.cell(at: path) else { return }
    cell.change(to: closed(cell), animated: animated)
  }

  /// Closes the open row if a touch is outside its delete button.
  @discardableResult
  final func closeOpenRow(unlessUnder touches: Set<UITouch>) -> Bool {
    guard let path = openRow, let button = rows.cell(at: path)?.parts.deleteButton else { return false }
    guard !touches.contains(where: { $0.view?.isDescendant(of: button) ?? false }) else { return false }
    closeOpenRow(animated: true)
    return true
  }

  // MARK: Swiping

  final func canSwipeRow(at point: CGPoint) -> Bool {
    guard !storedEditing, openRow == nil, let path = indexPathForRow(at: point), rows.cell(at: path) != nil
    else {
      return false
    }
    // An empty list means that there is nothing to reveal.
    return editingStyle(of: path) == .delete && rowActions(at: path)?.isEmpty != true
  }

  final func rowSwipeDidChange(_ swipe: UIPanGestureRecognizer) {
    switch swipe.state {
    case .began:
      let start = swipe.location(in: self)
      guard let path = indexPathForRow(at: start), let cell = rows.cell(at: path) else { return }
      endHighlight()
      openRow = path
      cell.makeDeleteButton(deleteTitle(of: path), rowActions(at: path))
      follow(swipe, cell)
    case .changed:
      if let cell = openRow.flatMap(cellForRow) { follow(swipe, cell) }
    case .ended, .cancelled:
      guard let path = openRow, let cell = rows.cell(at: path) else { return }
      let isFast = swipe.velocity(in: self).x * trailingSign > TableMetrics.leastSwipeVelocity
      let isFar = cell.deletePull > cell.deleteButtonWidth / 2
      if swipe.state == .ended && (isFast || isFar) { open(path, cell) } else { closeOpenRow(animated: true) }
    case .possible, .failed:
      break
    }
  }

  /// The sign of a movement that reveals what is at the trailing side.
  private var trailingSign: CGFloat { isRightToLeft ? 1 : -1 }

  private func follow(_ swipe: UIPanGestureRecognizer, _ cell: UITableViewCell) {
    cell.pull(by: swipe.translation(in: self).x * trailingSign)
  }
}

extension TableMetrics {
  /// The minimum velocity of a swipe that leaves the delete button open, in points per second.
  static let leastSwipeVelocity: CGFloat = 100
}

// MARK: - Selecting

extension UITableView {
  // MARK: In code

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
    selection.insert(path)
    rows.cell(at: path)?.setSelected(true, animated: animated)
  }

  // MARK: By touch

  /// Highlights the touched row, if the delegate allows it.
  final func rowTouchBegan(_ touch: UITouch) {
    guard touchedRow == nil, allowsAny,
      let path = indexPathForRow(at: touch.location(in: self)), let cell = rows.cell(at: path)
    else { return }
    let present = generation
    guard tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true, generation == present else {
      return
    }
    touchedRow = path
    cell.setHighlighted(true, animated: false)
    tableDelegate?.tableView(self, didHighlightRowAt: path)
  }

  /// Ends the highlight of the touched row; returns the row.
  @discardableResult
  final func endHighlight() -> IndexPath? {
    guard let path = touchedRow else { return nil }
    touchedRow = nil
    rows.cell(at: path)?.setHighlighted(false, animated: false)
    tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    return path
  }

  /// Selects the touched row, or deselects a selected one if multiple selection is allowed.
  ///
  /// The delegate may choose another row. Its methods may change rows or reload the table.
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
    if generation == present, let cell = rows.cell(at: path) { triggerSegue(of: cell) }
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

  /// Tells the delegate about a tap on a cell's detail button.
  final func accessoryTapped(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}

// MARK: - Reordering

extension UITableView {
  final func reorderTouch(_ touch: UITouch, _ phase: UITouch.Phase, of cell: UITableViewCell) {
    switch phase {
    case .began:
      guard move == nil, let path = indexPath(for: cell) else { return }
      move = RowMove(
        source: path,
        path: path,
        cell: cell,
        grip: cell.center.y - touch.location(in: self).y,
        finger: { touch.location(in: $0) }
      )
      bringSubviewToFront(cell)
    case .moved:
      if let move, move.cell === cell { follow(move) }
    case .ended:
      endMove(completing: true)
    case .cancelled:
      endMove(completing: false)
    case .stationary:
      break
    }
  }

  /// Moves the cell with the finger; other rows move out of its way.
  final func follow(_ present: RowMove) {
    let y = present.finger(self).y
    let geometry = geometry
    let top = geometry.sections.first?.rowsTop ?? 0
    let middle = min(max(y + present.grip, top), max(top, geometry.footerTop))
    present.cell.center = CGPoint(x: bounds.midX, y: middle)
    guard let under = geometry.row(at: middle), under != present.path else { return }
    let wanted =
      tableDelegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: present.source,
        toProposedIndexPath: under
      ) ?? under
    let allowed = rowDrag.session == nil ? wanted : rowDrag.target(wanted)
    guard move != nil, let wanted = allowed, wanted != present.path, geometry.contains(wanted) else { return }
    shiftRows(from: present.path, to: wanted)
  }

  private func shiftRows(from old: IndexPath, to new: IndexPath) {
    var change = TableUpdates()
    change.movedRows = [old: new]
    let plan = BatchUpdatePlan(change)
    rows = VisibleRows(rows.map { TableRow(path: plan.new($0.path) ?? $0.path, cell: $0.cell) })
    selection = SelectedPaths(selection.compactMap(plan.new))
    move?.path = new
    loadedGeometry = loadedGeometry?.moving(old, to: new)
    estimatedRows = estimatedRows.moved(plan.new)
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { self.tile() },
      completion: nil
    )
  }

  // MARK: Drags

  /// Lifts the row under a long press, which then moves it.
  final func lift(_ press: UIGestureRecognizer) {
    let point = press.location(in: self)
    guard move == nil, let path = indexPathForRow(at: point), let cell = rows.cell(at: path) else { return }
    endHighlight()
    closeOpenRow(animated: true)
    move = RowMove(
      source: path,
      path: path,
      cell: cell,
      grip: cell.center.y - point.y,
      finger: { press.location(in: $0) }
    )
    bringSubviewToFront(cell)
  }

  final func canMoveRow(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// Ends the move: the row stays in its new place, or returns to its source.
  final func endMove(completing: Bool) {
    guard let ended = move else { return }
    if !completing && ended.path != ended.source { shiftRows(from: ended.path, to: ended.source) }
    move = nil
    if completing && ended.path != ended.source {
      dataSource?.tableView(self, moveRowAt: ended.source, to: ended.path)
    }
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { self.tile() },
      completion: nil
    )
  }
}

extension TableGeometry {
  /// The geometry after a move of a row with its height.
  func moving(_ old: IndexPath, to new: IndexPath) -> TableGeometry {
    let height = span(of: old).height
    let changed = sections.enumerated().map { number, section in
      guard number == old.section || number == new.section else { return section }
      return Section(
        header: section.header,
        rows: section.rows.moving(
          height,
          from: number == old.section ? old.row : nil,
          to: number == new.section ? new.row : nil
        ),
        footer: section.footer
      )
    }
    let top = sections.first?.top ?? footerTop
    return TableGeometry(header: top, sections: changed, footer: self.height - footerTop)
  }
}

extension TableRows {
  fileprivate func moving(_ height: CGFloat, from old: Int?, to new: Int?) -> TableRows {
    if case .uniform(let count, let own) = self, own == height {
      return .uniform(count: count + (new == nil ? 0 : 1) - (old == nil ? 0 : 1), height: own)
    }
    var heights = (0..<count).map { self.height(of: $0) }
    if let old { heights.remove(at: old) }
    if let new { heights.insert(height, at: min(new, heights.count)) }
    return TableRows(heights: heights)
  }
}

/// A move of a row in progress.
struct RowMove {
  /// The path of the row before the move.
  let source: IndexPath
  /// The present path.
  var path: IndexPath
  let cell: UITableViewCell
  /// The distance from the finger to the cell's centre.
  let grip: CGFloat
  /// The position of the finger in the table.
  let finger: @MainActor (UITableView) -> CGPoint
}

/// A pan to the left over a row that can be deleted.
@MainActor
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
  override var isRightMovement: Bool {
    guard let table = view as? UITableView, movement.dx < 0, abs(movement.dx) > abs(movement.dy),
      let touch = touches.first, touch.viewDelivery != .begun || table.canCancelContentTouch(touch)
    else { return false }
    return table.canSwipeRow(at: location(in: table))
  }
}
