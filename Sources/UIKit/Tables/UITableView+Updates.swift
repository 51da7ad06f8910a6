extension UITableView {
  // MARK: Telling

  /// Tells the table of several changes as one, up to `endUpdates()`; calls may be nested.
  public func beginUpdates() {
    loadIfNeeded()
    updateDepth += 1
  }

  /// Carries out all changes since `beginUpdates()`.
  ///
  /// Counts that contradict them, and changes that contradict each other, raise NSInternalInconsistencyException: a row
  /// or section may be deleted, reloaded or moved, but only one of them. Without changes heights are asked anew.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    if updateDepth == 0 { carryOut(nil) }
  }

  /// Carries out the changes that `updates` tells of as one, then calls `completion` with whether all was animated
  /// to the end.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    updateDepth -= 1
    if updateDepth == 0 {
      carryOut(completion)
    } else if let completion {
      device.onNextTurn { completion(true) }
    }
  }

  /// Carries out the changes that `updates` tells of as one, then calls `completion` with whether all was animated
  /// to the end.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// The data source has new rows, at these places after the change.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.insertedRows[path] = animation } }
  }

  /// Rows are gone from the data source that were at these places before the change.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.deletedRows[path] = animation } }
  }

  /// Asks for the cells of rows anew, and deselects the rows.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { for path in indexPaths { $0.reloadedRows[path] = animation } }
  }

  /// A row has moved in the data source, from its place before the change to that after it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedRows[indexPath] = newIndexPath }
  }

  /// The data source has new sections, at these places after the change.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.insertedSections[section] = animation } }
  }

  /// Sections are gone from the data source that were at these places before the change.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.deletedSections[section] = animation } }
  }

  /// Asks for everything in sections anew, and deselects their rows.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { for section in sections { $0.reloadedSections[section] = animation } }
  }

  /// A section has moved in the data source, from its place before the change to that after it.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  private func update(_ change: (inout TableUpdates) -> Void) {
    loadIfNeeded()
    change(&updates)
    if updateDepth == 0 { carryOut(nil) }
  }

  // MARK: Carrying out

  private func carryOut(_ completion: ((Bool) -> Void)?) {
    let present = updates
    updates = TableUpdates()
    guard let old = loadedGeometry, !isLoading else {
      if let completion { device.onNextTurn { completion(true) } }
      return
    }
    loadGeometryForUpdate()
    guard let new = loadedGeometry else { return }
    if let reason = present.contradiction(
      before: old.sections.map(\.rows.count),
      after: new.sections.map(\.rows.count)
    ) {
      UIKitException.raise(.internalInconsistencyException, reason)
    }
    generation += 1
    let change = TableChange(updates: present.withReloadsCarriedOut, old: old, new: new)
    guard window != nil, AnimationBlock.isEnabled, change.updates.isAnimated else {
      UIView.performWithoutAnimation { apply(change).forEach(enqueue) }
      if let completion { device.onNextTurn { completion(true) } }
      return
    }
    animate(change, completion)
  }

  /// The content's size follows in the animation.
  private func loadGeometryForUpdate() {
    UIView.performWithoutAnimation { loadGeometry() }
  }

  /// Rows that stay go to their new places, new ones come in, and those that are gone go out.
  private func animate(_ change: TableChange, _ completion: ((Bool) -> Void)?) {
    var leaving: [UITableViewCell] = []
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { leaving = self.apply(change) },
      completion: { [weak self] finished in
        for cell in leaving {
          cell.removeFromSuperview()
          cell.alpha = 1
          self?.enqueue(cell)
        }
        completion?(finished)
      }
    )
  }

  /// Returns the cells that leave: they are still shown if an animation runs.
  private func apply(_ change: TableChange) -> [UITableViewCell] {
    selection = selection.compactMap(change.plan.new)
    touchedRow = touchedRow.flatMap(change.plan.new)
    openRow = openRow.flatMap(change.plan.new)
    var leaving: [UITableViewCell] = []
    var staying = ShownRows()
    for row in rows {
      if let path = change.plan.new(row.path) {
        staying.append(TableRow(path: path, cell: row.cell))
      } else {
        leaving.append(row.cell)
        takeOut(row, change)
      }
    }
    rows = staying
    for view in [headers, footers].flatMap(\.values) { retire(view) }
    headers = [:]
    footers = [:]
    updateContentSize()
    keepWithinLimits()
    let known = Set(rows.map { ObjectIdentifier($0.cell) })
    tile()
    for row in rows where !known.contains(ObjectIdentifier(row.cell)) { comeIn(row, change) }
    for row in rows { prepare(row.cell, at: row.path) }
    return leaving
  }

  private func takeOut(_ row: TableRow, _ change: TableChange) {
    tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    guard AnimationBlock.isEnabled, let animation = change.leaving(row.path), animation != .none else {
      row.cell.removeFromSuperview()
      return
    }
    sendSubviewToBack(row.cell)
    row.cell.alpha = 0
    row.cell.frame = animation.outside(row.cell.frame)
  }

  /// A cell that came in with the update starts from where its row was, or from outside if it is new.
  private func comeIn(_ row: TableRow, _ change: TableChange) {
    guard AnimationBlock.isEnabled else { return }
    let end = row.cell.frame
    if let old = change.plan.old(row.path), change.old.contains(old) {
      UIView.performWithoutAnimation { row.cell.frame = frame(ofRow: old, in: change.old) }
    } else if let animation = change.coming(row.path), animation != .none {
      UIView.performWithoutAnimation {
        row.cell.frame = animation.outside(end)
        row.cell.alpha = 0
      }
      row.cell.alpha = 1
    }
    row.cell.frame = end
  }
}

typealias TableUpdates = BatchUpdate<UITableView.RowAnimation>

extension TableUpdates {
  /// Whether anything is to be seen of it; an update of heights alone is.
  fileprivate var isAnimated: Bool {
    if isEmpty || !movedRows.isEmpty || !movedSections.isEmpty { return true }
    return [deletedRows.values, insertedRows.values].contains { $0.contains(where: isSeen) }
      || [deletedSections.values, insertedSections.values].contains { $0.contains(where: isSeen) }
  }

  private func isSeen(_ animation: UITableView.RowAnimation) -> Bool {
    animation != .none
  }
}

extension UITableView.RowAnimation {
  /// Where a row begins to come in, or ends to go out.
  fileprivate func outside(_ frame: CGRect) -> CGRect {
    switch self {
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .top: frame.offsetBy(dx: 0, dy: -frame.height)
    case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
    case .fade, .none, .middle, .automatic: frame
    }
  }
}

/// An update, with where everything lay before and lies after.
struct TableChange {
  let updates: TableUpdates
  let plan: BatchUpdatePlan<UITableView.RowAnimation>
  let old: TableGeometry
  let new: TableGeometry

  init(updates: TableUpdates, old: TableGeometry, new: TableGeometry) {
    self.updates = updates
    self.old = old
    self.new = new
    plan = BatchUpdatePlan(updates)
  }

  func leaving(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.deletedRows[path] ?? updates.deletedSections[path.section]
  }

  func coming(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.insertedRows[path] ?? updates.insertedSections[path.section]
  }
}
