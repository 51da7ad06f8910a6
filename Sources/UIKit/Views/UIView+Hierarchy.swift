extension UIView {
  /// Inserts `view` at `index` among the subviews, with all notifications.
  ///
  /// The order is that of logs of devices: the new superview and the new window before the change, both
  /// after the change, and last the superview's own notification. Callbacks may change the hierarchy;
  /// the last change wins.
  final func insert(_ view: UIView, at index: Int) {
    if view === self {
      UIKitException.raise(.invalidArgumentException, "Can't add self as subview")
    }
    refuseCycle(through: view)
    if view.parent === self {
      moveChild(view, to: index)
      return
    }
    checkController(of: view)
    refusePresenter(in: view)
    view.parent?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if view.storedWindow !== windowForChildren { view.announceMove(to: windowForChildren) }

    // A callback may have moved the view, or this one.
    refuseCycle(through: view)
    refusePresenter(in: view)
    let newWindow = windowForChildren
    let changesWindow = view.storedWindow !== newWindow
    if view.parent != nil && view.flags.contains(.constraintsBelow) { view.leaveConstraintLayout() }
    view.parent?.forget(view)
    view.take(superview: self)
    insertChild(view, at: index)
    markNeedsLayout()
    noteNewSubview()
    if view.flags.contains(.constraintsBelow) || type(of: view).requiresConstraintBasedLayout
      || (flags.contains(.constraintsBelow) && view.flags.contains(.maskIsNotConstraints))
    {
      view.enterConstraintLayout()
    }
    if view.flags.contains(.needsLayout) || view.flags.contains(.needsLayoutBelow) {
      view.markNeedsLayoutAbove()
    }

    if changesWindow {
      view.completeMove(to: newWindow)
    } else if newWindow != nil, view.sentTraits !== sentTraits {
      view.updateTraitsBelow()
    }
    view.didMoveToSuperview()
    if view.parent === self { didAddSubview(view) }
  }

  /// Raises if `view` contains this view.
  private func refuseCycle(through view: UIView) {
    guard !view.children.isEmpty && isContained(in: view) else { return }
    UIKitException.raise(.layerInvalid, "layer \(view) is a part of cycle in its layer tree")
  }

  /// Raises if `view` contains a presenter that would then be inside the view of its presented controller.
  private func refusePresenter(in view: UIView) {
    if !view.children.isEmpty || view.controller != nil { view.refusePresenter(leadingFrom: self) }
  }

  /// Whether this view is `view` or inside it, regardless of overrides.
  final func isContained(in view: UIView) -> Bool {
    var candidate: UIView? = self
    while let present = candidate {
      if present === view { return true }
      candidate = present.parent
    }
    return false
  }

  /// Inserts `view` next to `sibling`; at the front if that is not a subview.
  final func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    if view.parent === self { forget(view) }
    let index = children.lastIndex { $0 === sibling }.map { $0 + offset } ?? children.count
    if view.parent === self {
      insertChild(view, at: index)
      markNeedsLayout()
    } else {
      insert(view, at: index)
    }
  }

  /// Moves a subview to another index, which is that before its removal.
  final func moveChild(_ view: UIView, to index: Int) {
    guard children.contains(where: { $0 === view }) else { return }
    forget(view)
    insertChild(view, at: index)
    markNeedsLayout()
  }

  /// Removes the view from its superview, with all notifications.
  final func detach() {
    guard let oldParent = parent else { return }
    oldParent.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if storedWindow != nil { announceMove(to: nil) }

    // A callback may have moved the view.
    guard let presentParent = parent else { return }
    let hasConstraints = flags.contains(.constraintsBelow)
    if hasConstraints { leaveConstraintLayout() }
    presentParent.forget(self)
    take(superview: nil)
    if hasConstraints { flags.insert(.needsSolution) }
    presentParent.markNeedsLayout()

    if storedWindow != nil { completeMove(to: nil) }
    didMoveToSuperview()
  }

  /// Removes a view from the list of subviews, and its layer from those of sublayers.
  private func forget(_ view: UIView) {
    guard let index = children.lastIndex(where: { $0 === view }) else { return }
    let layerIndex = hasOtherSublayers ? backing.children.lastIndex { $0 === view.backing } : index
    children.remove(at: index)
    if let layerIndex { backing.children.remove(at: layerIndex) }
    view.backing.parent = nil
    invalidateHitTestIndex()
  }

  /// Adds a view at an index of the subviews, and its layer behind that of the next one.
  private func insertChild(_ view: UIView, at index: Int) {
    let index = min(max(0, index), children.count)
    var layerIndex = index
    if hasOtherSublayers {
      layerIndex =
        index < children.count
        ? backing.children.lastIndex { $0 === children[index].backing } ?? index : backing.children.count
    }
    children.insert(view, at: index)
    backing.children.insert(view.backing, at: layerIndex)
    view.backing.parent = backing
    if view.backing.zPosition != 0 { backing.flags.insert(.hasDepth) }
    invalidateHitTestIndex()
  }

  /// Swaps two subviews and their layers.
  final func swapChildren(_ one: Int, _ other: Int) {
    let layers = [one, other].compactMap { index in
      backing.children.firstIndex { $0 === children[index].backing }
    }
    children.swapAt(one, other)
    if layers.count == 2 { backing.children.swapAt(layers[0], layers[1]) }
    invalidateHitTestIndex()
  }

  /// Whether there are sublayers that aren't those of subviews.
  final var hasOtherSublayers: Bool { backing.children.count != children.count }

  private func take(superview: UIView?) {
    parent = superview
    device.views.hierarchyGeneration &+= 1
  }

  /// The window of this view's subviews.
  private var windowForChildren: UIWindow? {
    self as? UIWindow ?? storedWindow
  }

  /// The first half of a change of window: notifies all views before it.
  final func announceMove(to newWindow: UIWindow?) {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      view.announceMoveHere(to: newWindow)
      // Read after the callback, which may have added a view.
      if !view.children.isEmpty { pending.append(contentsOf: view.children.reversed()) }
    }
  }

  private func announceMoveHere(to newWindow: UIWindow?) {
    if let first = storedWindow?.firstResponder, first === self || first === controller {
      storedWindow?.firstResponder = nil
    }
    willMove(toWindow: newWindow)
    controller?.viewWillMove(toWindow: newWindow)
  }

  /// The second half of a change of window: makes the change, then notifies all views.
  final func completeMove(to newWindow: UIWindow?) {
    if children.isEmpty {
      takeWindow(newWindow)
      completeMoveHere(to: newWindow)
      return
    }
    let views = subtree()
    for view in views { view.takeWindow(newWindow) }
    // A view that a callback has moved again has been notified of that.
    for view in views where view.storedWindow === newWindow {
      view.completeMoveHere(to: newWindow)
    }
  }

  private func takeWindow(_ newWindow: UIWindow?) {
    if newWindow == nil {
      if let window = storedWindow, window.firstResponder === self { window.firstResponder = nil }
      if extras != nil || hasAnimations { removeAllAnimations() }
    }
    storedWindow = newWindow
  }

  private func completeMoveHere(to newWindow: UIWindow?) {
    if newWindow != nil { device.views.appearances.apply(to: self) }
    didMoveToWindow()
    guard newWindow != nil else {
      controller?.viewDidLeaveWindow()
      cancelGestures()
      return
    }
    receiveTraits()
    drawWithNextCommit()
    if hasOtherSublayers || backing.mask != nil { backing.noteWindow() }
    controller?.viewDidEnterWindow()
  }

  /// This view and all views below it, each before its subviews.
  ///
  /// Not recursive, so there is no limit to the depth.
  package final func subtree() -> [UIView] {
    var views: [UIView] = []
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      views.append(view)
      pending.append(contentsOf: view.children.reversed())
    }
    return views
  }

  /// The first view of the subtree that `matches`, depth first.
  package final func firstInSubtree(where matches: (UIView) -> Bool) -> UIView? {
    var pending: [UIView] = [self]
    while let view = pending.popLast() {
      if matches(view) { return view }
      pending.append(contentsOf: view.children.reversed())
    }
    return nil
  }

  /// Releases subviews one by one instead of recursively, so there is no limit to the depth.
  nonisolated static func release(_ children: consuming [UIView]) {
    var pending = children
    for view in pending { view.parent = nil }
    while var view = pending.popLast() {
      guard !view.children.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
      for child in view.children { child.parent = nil }
      pending.append(contentsOf: view.children)
      view.children = []
    }
  }

  /// Makes a first responder in this view or below resign; with `force` it can't refuse.
  final func endEditingBelow(_ force: Bool) -> Bool {
    guard let window = window ?? self as? UIWindow,
      let responder = window.firstResponder as? UIView, responder.isDescendant(of: self)
    else { return true }
    if force {
      window.firstResponder = nil
      return true
    }
    return responder.resignFirstResponder()
  }
}

// MARK: - Tint

extension UIView {
  /// The luminance weights of red, green and blue.
  ///
  /// Source: ITU-R BT.601.
  private static let luminance = (red: 0.299, green: 0.587, blue: 0.114)

  /// The alpha of a dimmed tint, which is also grey.
  private static let dimmedAlpha: CGFloat = 0.8

  /// The nearest tint colour set here or above, else the system's blue; grey while dimmed.
  final var effectiveTintColor: UIColor {
    let color = firstUpwards { $0.extras?.tintColor } ?? UIColor.systemBlue
    guard effectiveTintAdjustmentMode == .dimmed else { return color }
    let parts = color.rgba
    let weights = UIView.luminance
    let grey = parts.red * weights.red + parts.green * weights.green + parts.blue * weights.blue
    return UIColor(white: CGFloat(grey), alpha: CGFloat(parts.alpha) * UIView.dimmedAlpha)
  }

  /// The nearest mode set here or above that is not automatic.
  ///
  /// If there is none, it is `dimmed` below an alert, a sheet or a popover, and otherwise `normal`.
  final var effectiveTintAdjustmentMode: TintAdjustmentMode {
    let own = firstUpwards { view in
      let mode = view.extras?.tintAdjustmentMode ?? .automatic
      return mode == .automatic ? nil : mode
    }
    return own ?? (isBelowDimmedTint ? .dimmed : .normal)
  }

  private var isBelowDimmedTint: Bool {
    var layer: UIView = self
    while let parent = layer.parent, !(parent is UIWindow) { layer = parent }
    guard let window = layer.parent as? UIWindow else { return false }
    return window.children.reversed().prefix { $0 !== layer }.contains {
      ($0 as? OverlayView)?.dimsTint == true
    }
  }

  final func setTintColor(_ color: UIColor?) {
    if color == nil && extras == nil { return }
    ensuredExtras.tintColor = color
    notifyOfTintChange { $0.extras?.tintColor != nil }
  }

  final func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    if mode == .automatic && extras == nil { return }
    ensuredExtras.tintAdjustmentMode = mode
    notifyOfTintAdjustmentChange()
  }

  final func notifyOfTintAdjustmentChange() {
    notifyOfTintChange { $0.extras.map { $0.tintAdjustmentMode != .automatic } ?? false }
  }

  /// Notifies this view and the views below that inherit the tint, but none with a value of its own.
  private func notifyOfTintChange(hasOwnValue: (UIView) -> Bool) {
    tintColorDidChange()
    var pending = children
    while let view = pending.popLast() {
      if hasOwnValue(view) { continue }
      view.tintColorDidChange()
      pending.append(contentsOf: view.children)
    }
  }

  /// The first value that `find` returns for this view and its superviews.
  private func firstUpwards<Value>(_ find: (UIView) -> Value?) -> Value? {
    var candidate: UIView? = self
    while let view = candidate {
      if let value = find(view) { return value }
      candidate = view.parent
    }
    return nil
  }
}
