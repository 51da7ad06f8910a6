extension UITableViewCell {
  /// Makes and removes what editing shows.
  final func updateEditingParts() {
    let shownKind: TableCellSign.Kind? =
      state.contains(.showingEditControl) ? (editingStyle == .insert ? .insert : .delete) : nil
    if parts.editControl?.kind != shownKind {
      parts.editControl?.removeFromSuperview()
      parts.editControl = shownKind.map(makeEditControl)
    }
    let showsReorder = storedEditing && showsReorderControl
    if showsReorder && parts.reorderControl == nil {
      parts.reorderControl = makeReorderControl()
    } else if !showsReorder {
      parts.reorderControl?.removeFromSuperview()
      parts.reorderControl = nil
    }
  }

  private func makeEditControl(_ kind: TableCellSign.Kind) -> TableCellSign {
    let control = TableCellSign(kind)
    control.addAction(
      UIAction { [weak self] _ in if let self { table?.editControlTapped(self) } },
      for: .touchUpInside
    )
    addSubview(control)
    return control
  }

  private func makeReorderControl() -> TableCellSign {
    let control = TableCellSign(.reorder)
    control.onTouch = { [weak self] touch, phase in
      if let self { table?.reorderTouch(touch, phase, of: self) }
    }
    addSubview(control)
    return control
  }

  /// Shows the parts of another state.
  final func change(to new: StateMask, animated: Bool) {
    let isNew = new != state
    if isNew { willTransition(to: new) }
    state = new
    if !new.contains(.showingDeleteConfirmation) { deletePull = 0 }
    let old = parts.deleteButton
    layoutParts(animated: animated) { [weak self] in
      guard let self else { return }
      if !state.contains(.showingDeleteConfirmation), let old, old === parts.deleteButton {
        old.removeFromSuperview()
        parts.deleteButton = nil
      }
      if isNew { didTransition(to: state) }
    }
  }

  private func layoutParts(animated: Bool, _ completion: @escaping () -> Void) {
    setNeedsLayout()
    guard animated, window != nil else {
      layoutIfNeeded()
      completion()
      return
    }
    UIView.animate(
      withDuration: TableMetrics.animationDuration,
      delay: 0,
      options: .allowUserInteraction,
      animations: { [weak self] in self?.layoutIfNeeded() },
      completion: { _ in completion() }
    )
  }

  /// Makes the button that deletes, unless it is there.
  final func makeDeleteButton(_ title: String) {
    guard parts.deleteButton == nil else { return }
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.backgroundColor = TableMetrics.deleteColor
    button.addAction(
      UIAction { [weak self] _ in if let self { table?.deleteButtonTapped(self) } },
      for: .touchUpInside
    )
    addSubview(button)
    parts.deleteButton = button
    UIView.performWithoutAnimation { placeParts() }
  }

  /// Pulls the content to the left by some points, showing that much of the button that deletes.
  final func pull(by points: CGFloat) {
    deletePull = max(0, points)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Shows nothing of editing any more.
  final func endEditingAtOnce() {
    storedEditing = false
    change(to: [], animated: false)
  }
}
