extension UITableViewCell {
  /// Creates and removes the parts that are visible while editing.
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

  /// Creates the delete button, or the buttons of actions, unless they exist.
  final func makeDeleteButton(_ title: String, _ actions: [UITableViewRowAction]?) {
    guard parts.deleteButton == nil else { return }
    let view: UIView
    if let actions {
      view = RowActionsView(actions) { [weak self] action in
        if let self, let path = table?.indexPath(for: self) { action.perform(at: path) }
      }
    } else {
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.backgroundColor = TableMetrics.deleteColor
      button.addAction(
        UIAction { [weak self] _ in if let self { table?.deleteButtonTapped(self) } },
        for: .touchUpInside
      )
      view = button
    }
    addSubview(view)
    parts.deleteButton = view
    UIView.performWithoutAnimation { placeParts() }
  }

  /// Shifts the content to the left by some points, which reveals that much of the delete button.
  final func pull(by points: CGFloat) {
    deletePull = max(0, points)
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Removes all parts of editing without an animation.
  final func endEditingAtOnce() {
    storedEditing = false
    change(to: [], animated: false)
  }
}

/// A symbol in a cell: an arrow, a check mark, or an editing control.
@MainActor
final class TableCellSign: UIControl {
  enum Kind {
    case disclosure
    case checkmark
    case delete
    case insert
    case reorder
  }

  let kind: Kind
  /// Called for each phase of a touch on the reorder control: began, moved, ended.
  var onTouch: ((UITouch, UITouch.Phase) -> Void)?

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: CGRect(origin: .zero, size: TableCellSign.size(of: kind)))
    isOpaque = false
    isUserInteractionEnabled = kind != .disclosure && kind != .checkmark
  }

  required init?(coder: NSCoder) { nil }

  static func size(of kind: Kind) -> CGSize {
    switch kind {
    case .disclosure: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 14, height: 11)
    case .delete, .insert: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 22, height: 12)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { onTouch?(touch, .began) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { onTouch?(touch, .moved) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { onTouch?(touch, .ended) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    if let touch = touches.first { onTouch?(touch, .cancelled) }
  }

  override func stateDidChange() {
    super.stateDidChange()
    if !TableMetrics.isFlat { setNeedsDisplay() }
  }

  /// The shape from iOS 13 on.
  private var shape: ListSign.Shape {
    switch kind {
    case .disclosure: .chevron
    case .checkmark: .checkmark
    case .delete: .minus
    case .insert: .plus
    case .reorder: .lines
    }
  }

  override func draw(_ rect: CGRect) {
    guard !TableMetrics.hasSystemColors else {
      return ListSign.draw(
        shape,
        in: bounds,
        isOn: false,
        tint: effectiveTintColor,
        isMirrored: isRightToLeft
      )
    }
    let size = TableCellSign.size(of: kind)
    let left = bounds.midX - size.width / 2
    let top = bounds.midY - size.height / 2
    let isMirrored = kind == .disclosure && isRightToLeft
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: left + (isMirrored ? size.width - x : x), y: top + y)
    }
    let path = UIBezierPath()
    let isFlat = TableMetrics.isFlat
    switch kind {
    case .disclosure:
      path.move(to: point(1, 1))
      path.addLine(to: point(6.5, 6.5))
      path.addLine(to: point(1, 12))
      let color = isFlat ? InterfaceColors.disclosure : isHighlighted ? .white : TableMetrics.iconColor
      stroke(path, color, width: isFlat ? 2 : 3)
    case .checkmark:
      path.move(to: point(1, 6))
      path.addLine(to: point(5, 10))
      path.addLine(to: point(13, 1))
      let color = isFlat ? tintColor ?? .systemBlue : isHighlighted ? .white : TableMetrics.oldCheckmarkColor
      stroke(path, color, width: isFlat ? 2 : 3)
    case .delete, .insert:
      let color = kind == .delete ? TableMetrics.deleteColor : TableMetrics.insertColor
      let circle = CGRect(x: left, y: top, width: size.width, height: size.height)
      if isFlat {
        color.setFill()
        UIBezierPath(ovalIn: circle).fill()
      } else {
        GlossyDisc(color: color).draw(in: circle)
      }
      path.move(to: point(6, 11))
      path.addLine(to: point(16, 11))
      if kind == .insert {
        path.move(to: point(11, 6))
        path.addLine(to: point(11, 16))
      }
      stroke(path, .white, width: 2)
    case .reorder:
      for y: CGFloat in [1, 6, 11] {
        path.move(to: point(0, y))
        path.addLine(to: point(22, y))
      }
      stroke(path, isFlat ? TableMetrics.separatorColor : TableMetrics.iconColor, width: 1)
    }
  }

  private func stroke(_ path: UIBezierPath, _ color: UIColor, width: CGFloat) {
    color.setStroke()
    path.lineWidth = width
    path.stroke()
  }
}

// MARK: - Classes that are known at run time only

extension UITableViewCell {
  @_silgen_name("RecipeGallery_UITableViewCell_init")
  @usableFromInline
  convenience init(dynamic style: CellStyle, _ reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("RecipeGallery_UITableViewCell_init")
  private static func allocate(_ style: __owned CellStyle, _ reuseIdentifier: __owned String?)
    -> UITableViewCell

  /// Creates an object of a class that is known at run time only; what `AppleSources` writes for such a call.
  public static func appleSources_make(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(allocate(style, reuseIdentifier), to: self)
  }
}
