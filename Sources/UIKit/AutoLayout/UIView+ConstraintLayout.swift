extension UIView {
  /// The maximum number of solutions in one layout, for views that change constraints whenever they are laid out.
  private static let solutionLimit = 20

  /// Updates constraints, solves them, and lays out this view and those below.
  ///
  /// 1. `updateConstraints()`, subviews first.
  /// 2. The engine finds the frames, and invalidates the superviews of views with new ones.
  /// 3. `layoutSubviews()`, superviews first, sets the frames.
  ///
  /// What changes constraints in 3, or moves margins, safe areas or lines of text that constraints depend on, begins
  /// again. The view's own frame is its superview's matter: if it has changed, the superview sets it in a later layout,
  /// outside of an animation in which this view was laid out. Sources: Apple, WWDC 2018 session 220, and
  /// UIView.layoutIfNeeded(), which lays out "the view subtree starting at the root".
  final func layoutWithConstraints() {
    let root = treeRoot
    if root.layoutState?.engine?.isWorn == true { root.layoutState?.engine = nil }
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

  final var ensuredEngine: LayoutEngine {
    let state = ensuredLayoutState
    if let engine = state.engine { return engine }
    let created = LayoutEngine(root: self)
    state.engine = created
    return created
  }

  /// Sets the frames of the subviews that constraints place.
  final func takeSolvedFrames() {
    guard flags.contains(.constraintsBelow) else { return }
    flags.remove(.awaitsFrames)
    guard let engine = treeRoot.layoutState?.engine else { return }
    // Masks may have moved views since the last solution.
    if engine.isDirty { engine.solve(for: self) }
    for child in children where child.flags.contains(.constraintsBelow) {
      guard let place = engine.freePlace(of: child) else { continue }
      child.take(solvedFrame: engine.frame(of: place))
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
    guard flags.contains(.placedByTransform) else { return currentFrame }
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

  // MARK: Updating constraints

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
      if let controller = view.controller {
        controller.updateViewConstraints()
      } else {
        view.updateConstraints()
      }
    }
  }
}
