/// The path of a change to the screen, from top to bottom:
///
/// 1. **Change.** A write of `frame` sets center and bounds at once, and in an animation closure also begins an animation, whose
///    presentation values only pictures show (`UIView+Geometry.swift`, `AnimationBlock.swift`). With the size, subviews with masks
///    change at once, in turn (`ResizeQueue`).
/// 2. **Mark.** Views with new bounds, and their superviews, need layout; changed constraints need a solution; redrawn content needs
///    display.
/// 3. **Begin.** `layoutIfNeeded()`, or the end of the run-loop pass for every window (`SimulatedDevice.finishPass()`).
/// 4. **Update constraints.** `updateConstraints()`, subviews first.
/// 5. **Solve.** The engine of the tree finds the frames, and invalidates the superviews of views with new ones.
/// 6. **Lay out.** `layoutSubviews()`, superviews first.
/// 7. **Position.** There each superview sets the frames of its subviews that constraints place.
/// 8. **Draw.** After the layout of all windows, views that need display are drawn (`ViewSystem.draw()`).
///
/// Trees without constraints skip 4, 5 and 7.
extension UIView {
  // MARK: Mark

  /// Whether the layout of this view or of one below is invalid.
  package final var needsLayoutInSubtree: Bool {
    !flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow, .needsSolution])
  }

  /// Marks this view's layout as invalid, and informs its superviews.
  @inline(__always)
  final func markNeedsLayout() {
    if flags.contains(.needsLayout) { return }
    flags.insert(.needsLayout)
    markNeedsLayoutAbove()
  }

  /// Marks the superviews as having an invalid layout below, up to the first that is marked already.
  final func markNeedsLayoutAbove() {
    var view = parent
    while let present = view, !present.flags.contains(.needsLayoutBelow) {
      present.flags.insert(.needsLayoutBelow)
      view = present.parent
    }
  }

  /// Invalidates the layout because a subview has changed its bounds or its transform.
  ///
  /// Changes during `layoutSubviews` are ignored.
  @inline(__always)
  final func subviewDidChangeShape() {
    if flags.isDisjoint(with: [.needsLayout, .isPlacingSubviews]) { markNeedsLayout() }
  }

  /// Marks the constraints of the view as not updated, and asks for a solution if the tree has constraints.
  final func markNeedsUpdateConstraints() {
    flags.remove(.hasUpdatedConstraints)
    var view: UIView? = self
    while let present = view {
      present.flags.remove(.hasUpdatedConstraintsBelow)
      if present.parent == nil, present.flags.contains(.constraintsBelow) {
        present.flags.insert(.needsSolution)
      }
      view = present.parent
    }
  }

  /// Marks the superviews of a view that has been added as having constraints to update below.
  @inline(__always)
  final func noteNewSubview() {
    guard flags.contains(.hasUpdatedConstraintsBelow) else { return }
    var view: UIView? = self
    while let present = view, present.flags.contains(.hasUpdatedConstraintsBelow) {
      present.flags.remove(.hasUpdatedConstraintsBelow)
      view = present.parent
    }
  }

  // MARK: Begin

  /// Lays out from the topmost view of the unbroken chain of superviews with an invalid layout.
  final func layoutNow() {
    var top = self
    while let next = top.parent, next.flags.contains(.needsLayout) { top = next }
    if top.flags.contains(.constraintsBelow) { top.layoutWithConstraints() } else { top.layoutSubtree() }
  }

  /// The maximum number of solutions in one layout, for views that change constraints whenever they are laid out.
  private static let solutionLimit = 20

  /// Updates constraints, solves them, and lays out this view and those below: 4 to 7.
  ///
  /// What changes constraints in 6, or moves margins, safe areas or lines of text that constraints depend on, begins
  /// again. The view's own frame is its superview's matter: if it has changed, the superview sets it in a later layout,
  /// outside of an animation in which this view was laid out. Sources: Apple, WWDC 2018 session 220, and
  /// UIView.layoutIfNeeded(), which lays out "the view subtree starting at the root".
  final func layoutWithConstraints() {
    let root = treeRoot
    if root.layoutState?.engine?.shouldRebuild == true { root.layoutState?.engine = nil }
    defer { root.layoutState?.engine?.reportConflicts() }
    for round in 1...UIView.solutionLimit {
      root.updateConstraintsBelow()
      let engine = root.ensuredEngine
      if engine.isDirty { engine.solve() }
      layoutSubtree()
      root.layoutState?.engine?.checkDependents(isLast: round == UIView.solutionLimit)
      let needsConstraints = !root.flags.contains(.hasUpdatedConstraintsBelow)
      guard needsConstraints || root.flags.contains(.needsSolution) || needsLayoutInSubtree else {
        return
      }
    }
  }

  // MARK: Update constraints

  /// Calls `updateConstraints()` of this view and those below that need it, subviews first.
  final func updateConstraintsBelow() {
    guard !flags.contains(.hasUpdatedConstraintsBelow) else { return }
    var views: [UIView] = [self]
    var next = 0
    while next < views.count {
      for child in views[next].children where !child.flags.contains(.hasUpdatedConstraintsBelow) {
        views.append(child)
      }
      next += 1
    }
    for view in views.reversed() {
      let needsUpdate = !view.flags.contains(.hasUpdatedConstraints)
      view.flags.insert([.hasUpdatedConstraints, .hasUpdatedConstraintsBelow])
      guard needsUpdate else { continue }
      view.withCurrentTraits {
        if let controller = view.controller {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }

  // MARK: Solve

  /// The engine of the tree whose root this is, created on first use.
  final var ensuredEngine: LayoutEngine {
    let state = ensuredLayoutState
    if let engine = state.engine { return engine }
    let created = LayoutEngine(root: self)
    state.engine = created
    return created
  }

  // MARK: Lay out

  /// Lays out the invalid views, each before its subviews.
  ///
  /// Not recursive, so there is no limit to the depth.
  final func layoutSubtree() {
    guard needsLayoutInSubtree else { return }
    CurrentTraits.keepingSource { layoutInvalidViews() }
  }

  private func layoutInvalidViews() {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if view.flags.contains(.needsLayout) {
        view.flags.remove(.needsLayout)
        CurrentTraits.source = .passUnretained(view)
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

  /// Lays out a root view, and notifies its controller before and after.
  private func layoutWithController() {
    // `layoutSubviews` may lay out the same view again.
    let isOutermost = !flags.contains(.isPlacingSubviews)
    flags.insert(.isPlacingSubviews)
    defer { if isOutermost { flags.remove(.isPlacingSubviews) } }
    guard let controller else {
      callLayoutSubviews()
      return
    }
    announceSafeArea()
    controller.viewWillLayoutSubviews()
    callLayoutSubviews()
    controller.viewDidLayoutSubviews()
    controller.layOutUnavailableContent()
  }

  /// Lets the layer call `layoutSubviews()`; subviews get the frames of constraints even if an override doesn't call super.
  @inline(__always)
  private func callLayoutSubviews() {
    if flags.contains(.constraintsBelow) { flags.insert(.awaitsFrames) }
    // Most layers are plain ones, which only ask the view.
    if type(of: backing) == CALayer.self { layoutSublayers(of: backing) } else { backing.layoutSublayers() }
    if flags.contains(.awaitsFrames) { takeSolvedFrames() }
  }

  // MARK: Position

  /// Sets the frames of the subviews that constraints place.
  final func takeSolvedFrames() {
    guard flags.contains(.constraintsBelow) else { return }
    flags.remove(.awaitsFrames)
    guard let engine = treeRoot.layoutState?.engine else { return }
    // Masks may have moved views since the last solution.
    if engine.isDirty { engine.solve(for: self) }
    for child in children where child.flags.contains(.constraintsBelow) {
      guard let variables = engine.freeVariables(of: child) else { continue }
      child.take(solvedFrame: engine.frame(of: variables))
    }
  }

  private func take(solvedFrame frame: CGRect) {
    guard frame != untransformedFrame else { return }
    if bounds.size != frame.size { bounds.size = frame.size }
    let anchor = anchorPoint
    var middle = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
    if parent?.zoomedSubview === self {
      let origin = currentFrame.origin
      middle = CGPoint(x: center.x + frame.minX - origin.x, y: center.y + frame.minY - origin.y)
    }
    if center != middle { center = middle }
  }

  /// The frame that the view would have without its transform; a zoomed view has its upper left corner where it is.
  final var untransformedFrame: CGRect {
    guard isPlacedByTransform else { return currentFrame }
    let size = storedBounds.size
    if parent?.zoomedSubview === self { return CGRect(origin: currentFrame.origin, size: size) }
    let anchor = anchorPoint
    return CGRect(
      x: storedCenter.x - size.width * anchor.x,
      y: storedCenter.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }
}
