extension UITableView {
  // MARK: Updates

  final func update(_ change: (inout TableUpdates) -> Void) {
    loadIfNeeded()
    change(&updates)
    if updateDepth == 0 { carryOut(nil) }
  }

  // MARK: Applying

  final func carryOut(_ completion: ((Bool) -> Void)?) {
    let present = updates
    updates = TableUpdates()
    guard let old = loadedGeometry, !isLoading else {
      if let completion { device.onNextPass { completion(true) } }
      return
    }
    estimatedRows = estimatedRows.moved(BatchUpdatePlan(present).new)
    loadGeometryForUpdate()
    guard let new = loadedGeometry else { return }
    if let reason = present.contradiction(
      before: old.sections.map(\.rows.count),
      after: new.sections.map(\.rows.count),
      listsUpdates: device.behavior.exceptionsListUpdates
    ) {
      UIKitException.raise(.internalInconsistencyException, reason)
    }
    generation += 1
    let change = TableChange(present, old: old, new: new)
    guard window != nil, AnimationBlock.isEnabled, change.updates.isAnimated else {
      UIView.performWithoutAnimation { apply(change).forEach(enqueue) }
      reconfigureAfter(change)
      if let completion { device.onNextPass { completion(true) } }
      return
    }
    animate(change, completion)
    reconfigureAfter(change)
  }

  private func reconfigureAfter(_ change: TableChange) {
    let paths = reconfiguredRows.compactMap(change.plan.new)
    reconfiguredRows = []
    if !paths.isEmpty { reconfigure(paths) }
  }

  /// Sets the content size without an animation of its own.
  private func loadGeometryForUpdate() {
    UIView.performWithoutAnimation { loadGeometry() }
  }

  /// Moves the rows that stay, and animates inserted and deleted ones.
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

  /// Applies the change; returns the cells that leave, which stay visible until the animation ends.
  private func apply(_ change: TableChange) -> [UITableViewCell] {
    selection = SelectedPaths(selection.compactMap(change.plan.new))
    touchedRow = touchedRow.flatMap(change.plan.new)
    openRow = openRow.flatMap(change.plan.new)
    let swipedCell = swipes.swiped?.cell
    let moveOut = swipes.listDidChange(
      change.plan.new,
      isReloaded: swipes.swiped.map { change.reloads($0.path) } ?? false
    )
    prefetch = prefetch.moved(change.plan.new)
    var leaving: [UITableViewCell] = []
    var staying = VisibleRows()
    for row in rows {
      if let path = change.plan.new(row.path) {
        staying.append(TableRow(path: path, cell: row.cell))
      } else {
        leaving.append(row.cell)
        takeOut(row, change, isSwipedOut: moveOut != nil && row.cell === swipedCell)
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
    for row in rows where !known.contains(ObjectIdentifier(row.cell)) { placeInsertedCell(row, change) }
    for row in rows { prepare(row.cell, at: row.path) }
    moveOut?()
    return leaving
  }

  private func takeOut(_ row: TableRow, _ change: TableChange, isSwipedOut: Bool) {
    tableDelegate?.tableView(self, didEndDisplaying: row.cell, forRowAt: row.path)
    guard !isSwipedOut else { return }
    guard AnimationBlock.isEnabled, let animation = change.leaving(row.path), animation != .none else {
      row.cell.removeFromSuperview()
      return
    }
    sendSubviewToBack(row.cell)
    row.cell.alpha = 0
    row.cell.frame = animation.outside(row.cell.frame)
  }

  /// Places a cell that was added by the update where its row was before, or outside if the row is new.
  private func placeInsertedCell(_ row: TableRow, _ change: TableChange) {
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
  /// Whether the update is animated; an update that only changes heights is.
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
  /// The frame where a row starts when it is inserted, or ends when it is deleted.
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

/// An update, with the geometry before and after.
struct TableChange {
  let updates: TableUpdates
  let plan: BatchUpdatePlan<UITableView.RowAnimation>
  let old: TableGeometry
  let new: TableGeometry

  private let reloadedRows: Set<IndexPath>
  private let reloadedSections: Set<Int>

  init(_ updates: TableUpdates, old: TableGeometry, new: TableGeometry) {
    reloadedRows = Set(updates.reloadedRows.keys)
    reloadedSections = Set(updates.reloadedSections.keys)
    self.updates = updates.withReloadsCarriedOut
    self.old = old
    self.new = new
    plan = BatchUpdatePlan(self.updates)
  }

  /// Whether a row disappears only to be shown anew.
  func reloads(_ path: IndexPath) -> Bool {
    reloadedRows.contains(path) || reloadedSections.contains(path.section)
  }

  func leaving(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.deletedRows[path] ?? updates.deletedSections[path.section]
  }

  func coming(_ path: IndexPath) -> UITableView.RowAnimation? {
    updates.insertedRows[path] ?? updates.insertedSections[path.section]
  }
}
