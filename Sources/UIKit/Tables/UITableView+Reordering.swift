extension UITableView {
  final func reorderTouch(_ touch: UITouch, _ phase: UITouch.Phase, of cell: UITableViewCell) {
    switch phase {
    case .began:
      guard move == nil, let path = indexPath(for: cell) else { return }
      move = RowMove(
        source: path,
        path: path,
        cell: cell,
        touch: touch,
        grip: cell.center.y - touch.location(in: self).y
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

  /// The cell goes with the finger, and other rows make way.
  final func follow(_ present: RowMove) {
    let place = present.touch.location(in: self).y
    let geometry = geometry
    let top = geometry.sections.first?.rowsTop ?? 0
    let middle = min(max(place + present.grip, top), max(top, geometry.footerTop))
    present.cell.center = CGPoint(x: bounds.midX, y: middle)
    guard let under = geometry.row(at: middle), under != present.path else { return }
    let wanted =
      tableDelegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: present.source,
        toProposedIndexPath: under
      ) ?? under
    guard move != nil, wanted != present.path, geometry.contains(wanted) else { return }
    makeWay(from: present.path, to: wanted)
  }

  private func makeWay(from old: IndexPath, to new: IndexPath) {
    var change = TableUpdates()
    change.movedRows = [old: new]
    let plan = TableUpdatePlan(change)
    rows = ShownRows(rows.map { TableRow(path: plan.new($0.path) ?? $0.path, cell: $0.cell) })
    selection = selection.compactMap(plan.new)
    move?.path = new
    loadedGeometry = loadedGeometry?.moving(old, to: new)
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { self.tile() },
      completion: nil
    )
  }

  /// The row stays where it is, or goes back to where it came from.
  private func endMove(completing: Bool) {
    guard let ended = move else { return }
    if !completing && ended.path != ended.source { makeWay(from: ended.path, to: ended.source) }
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
  /// The geometry after a row has moved with its height.
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
