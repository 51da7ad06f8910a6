extension UIView {
  /// Whether this view or one below waits for a layout.
  package final var needsLayoutInSubtree: Bool {
    !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow])
  }

  /// Notes that this view must be laid out, and tells its superviews where to look.
  @inline(__always)
  final func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    flags.insert(.needsLayout)
    markNeedsLayoutAbove()
  }

  /// Tells the superviews that something below needs a layout, as far as they don't know yet.
  final func markNeedsLayoutAbove() {
    var view = parent
    while let present = view, !present.flags.contains(.needsLayoutBelow) {
      present.flags.insert(.needsLayoutBelow)
      view = present.parent
    }
  }

  /// Asks for a layout because a subview has other bounds or another transform.
  ///
  /// What the view does to its subviews while it lays them out asks for nothing: it is placing them just now.
  @inline(__always)
  final func subviewDidChangeShape() {
    if flags.isDisjoint(with: [.needsLayout, .isPlacingSubviews]) { markNeedsLayout() }
  }

  /// Lays out from the topmost superview that waits in an unbroken row from here upwards.
  final func layoutNow() {
    var top = self
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    top.layoutSubtree()
  }

  /// Lays out the views that wait, each before what it holds.
  ///
  /// Not recursive: no depth is too great.
  private func layoutSubtree() {
    guard needsLayoutInSubtree else { return }
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.flags.contains(.needsLayout) {
        view.flags.remove(.needsLayout)
        view.layoutWithController()
      }
      if view.flags.contains(.needsLayoutBelow) {
        view.flags.remove(.needsLayoutBelow)
        for child in view.children.reversed() where child.needsLayoutInSubtree {
          pending.append(child)
        }
      }
    }
  }

  /// A controller hears before and after its root view is laid out.
  private func layoutWithController() {
    // Code that lays out may ask for the layout of the same view once more.
    let isOutermost = !flags.contains(.isPlacingSubviews)
    flags.insert(.isPlacingSubviews)
    defer { if isOutermost { flags.remove(.isPlacingSubviews) } }
    guard let controller else {
      layoutSubviews()
      return
    }
    controller.viewWillLayoutSubviews()
    layoutSubviews()
    controller.viewDidLayoutSubviews()
  }
}
