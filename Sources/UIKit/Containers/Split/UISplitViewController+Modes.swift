extension UISplitViewController {
  /// The size that decides about the mode: the one that is coming, the view's, or the screen's.
  final var sizeForMode: CGSize { announcedSize ?? storedView?.bounds.size ?? UIScreen.main.bounds.size }

  final func wantedMode(in size: CGSize) -> DisplayMode {
    SplitColumns.mode(preferred: preferredDisplayMode, chosen: chosenMode, in: size)
  }

  /// Changes the mode if another is wanted, and tells the delegate before.
  final func updateMode(in size: CGSize) {
    let mode = wantedMode(in: size)
    guard mode != currentMode, !isAnnouncing else { return }
    isAnnouncing = true
    delegate?.splitViewController(self, willChangeTo: mode)
    isAnnouncing = false
    currentMode = mode
    updateModeButton()
    if wantedMode(in: size) != mode { storedView?.setNeedsLayout() }
  }

  final func preferredModeDidChange() {
    chosenMode = nil
    wishesDidChange()
  }

  final func wishesDidChange() {
    guard !isAnnouncing else { return }
    layOutColumns()
  }

  /// Changes the mode because the user wants it; it holds until the size changes or another mode is preferred.
  final func choose(_ mode: DisplayMode) {
    guard mode != displayMode, mode != .automatic, !storedIsCollapsed else { return }
    chosenMode = mode
    let application = device.application
    application.beginIgnoringInteractionEvents()
    UIView.animate(
      withDuration: UISplitViewController.slideDuration,
      delay: 0,
      options: .beginFromCurrentState
    ) { [weak self] in
      self?.layOutColumns()
    }
    // Touches count again when the columns have come to rest, whatever becomes of their views meanwhile.
    let timeline = device.timeline
    timeline.schedule(at: timeline.now + UISplitViewController.slideDuration) {
      application.endIgnoringInteractionEvents()
    }
  }

  /// How long the primary column slides when the user brings or hides it, in seconds.
  private static let slideDuration: TimeInterval = 0.3

  // MARK: Button

  final func modeButton() -> UIBarButtonItem {
    if let modeButtonItem { return modeButtonItem }
    let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.toggleMode() })
    item.title = nil
    modeButtonItem = item
    updateModeButton()
    return item
  }

  private func toggleMode() {
    guard !storedIsCollapsed else { return }
    let asked = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    choose(asked == .automatic ? automaticTarget : asked)
  }

  /// What a tap on the button or a swipe changes to.
  private var automaticTarget: DisplayMode {
    SplitColumns.target(from: displayMode, preferred: preferredDisplayMode, in: sizeForMode)
  }

  /// The button shows an arrow back and the primary column's title while that column is hidden or lies over the
  /// other, and two arrows apart while it takes room from it.
  final func updateModeButton() {
    guard let item = modeButtonItem else { return }
    let pointsBack = !storedIsCollapsed && displayMode != .oneBesideSecondary
    let image: UIImage? =
      storedIsCollapsed ? nil : pointsBack ? DisplayModeImage.back : DisplayModeImage.expand
    let title = pointsBack ? primaryTitle : nil
    if item.pointsBack != pointsBack { item.pointsBack = pointsBack }
    if item.title != title { item.title = title }
    if item.image !== image { item.image = image }
  }

  private var primaryTitle: String? {
    guard let stack = primary as? UINavigationController else { return primary?.title }
    return stack.topViewController?.navigationItem.title ?? stack.title
  }

  // MARK: Gestures

  /// Swipes count only where they do something, so that they take none from other recognizers.
  final func updateGestures() {
    guard let view = storedView else { return }
    if revealingSwipe?.view !== view {
      revealingSwipe = addSwipe(.right, to: view) { [weak self] in
        guard let self, displayMode == .secondaryOnly else { return }
        if device.behavior.splitViewsAdapt { choose(automaticTarget) } else { showPopover() }
      }
      hidingSwipe = addSwipe(.left, to: view) { [weak self] in
        guard let self, displayMode == .oneOverSecondary else { return }
        choose(.secondaryOnly)
      }
    }
    let isUsed = presentsWithGesture && !storedIsCollapsed && primary != nil
    let canReveal = device.behavior.splitViewsAdapt || showsPopoverBySwiping
    revealingSwipe?.isEnabled = isUsed && canReveal && displayMode == .secondaryOnly
    hidingSwipe?.isEnabled = isUsed && displayMode == .oneOverSecondary
  }

  private func addSwipe(
    _ direction: UISwipeGestureRecognizer.Direction,
    to view: UIView,
    work: @escaping () -> Void
  ) -> UISwipeGestureRecognizer {
    let swipe = UISwipeGestureRecognizer { _ in work() }
    swipe.direction = direction
    view.addGestureRecognizer(swipe)
    return swipe
  }
}

// MARK: - Collapsing

/// How a split view collapses and expands, from iOS 8 on:
///
/// 1. It collapses when it is about to appear, or becomes, compact wide; it expands when it becomes regular.
/// 2. Collapsing asks the delegate for the controller that stays, then offers it the secondary controller. If
///    the delegate does not handle that, the secondary controller leaves its place and the primary one gets
///    it: a navigation controller pushes it, others drop it.
/// 3. Expanding asks the delegate for the primary controller, then for the secondary one. If the delegate has
///    none, the primary controller is asked: a navigation controller pops its topmost one; others give back
///    what was dropped.
/// 4. A primary controller that the delegate sent away by choosing the secondary one comes back.
///
/// Source: Apple, UISplitViewControllerDelegate.
extension UISplitViewController {
  /// Collapses or expands if the width asks for it.
  final func adaptToTraits() {
    guard device.behavior.splitViewsAdapt else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    guard isCompact != storedIsCollapsed else { return }
    UIView.performWithoutAnimation {
      if isCompact { collapse() } else { expand() }
    }
    updateModeButton()
    NotificationCenter.default.post(
      name: UIViewController.showDetailTargetDidChangeNotification,
      object: self
    )
  }

  final func collapse() {
    let oldPrimary = primary
    let staying = delegate?.primaryViewController(forCollapsing: self) ?? oldPrimary
    collapsedAway = nil
    primaryInReserve = nil
    if let staying, let leaving = secondary {
      if staying === leaving {
        setColumns(primary: staying, secondary: nil)
        primaryInReserve = oldPrimary
      } else {
        setColumns(primary: staying, secondary: leaving)
        let isHandled =
          delegate?.splitViewController(self, collapseSecondary: leaving, onto: staying) ?? false
        setColumns(primary: staying, secondary: nil)
        collapsedAway = leaving
        if !isHandled { staying.collapseSecondaryViewController(leaving, for: self) }
      }
    } else {
      setColumns(primary: staying, secondary: nil)
    }
    storedIsCollapsed = true
    currentMode = nil
    chosenMode = nil
  }

  final func expand() {
    let only = primary
    let newPrimary = delegate?.primaryViewController(forExpanding: self) ?? primaryInReserve ?? only
    if let newPrimary {
      var separated =
        delegate?.splitViewController(self, separateSecondaryFrom: newPrimary)
        ?? newPrimary.separateSecondaryViewController(for: self)
      if separated == nil, let only, only !== newPrimary { separated = only }
      if separated === newPrimary { separated = nil }
      setColumns(primary: newPrimary, secondary: separated)
    }
    storedIsCollapsed = false
    collapsedAway = nil
    primaryInReserve = nil
  }

  /// The controller that left its place when the split view collapsed, unless it has found another since.
  final func takeBackCollapsed() -> UIViewController? {
    guard let collapsedAway, collapsedAway.storedParent == nil, collapsedAway.modal.presenter == nil else {
      return nil
    }
    return collapsedAway
  }
}

// MARK: - Older systems

/// How a split view hides its primary controller up to iOS 7:
///
/// 1. The delegate is asked before the split view appears, and before each turn between portrait and landscape,
///    from iOS 5 on. Left alone, the primary controller is hidden in portrait.
/// 2. Before it hides, the delegate gets a bar button item and a popover controller for it; before it shows
///    again, a visible popover goes, and the delegate hears that the item is of no use any more.
/// 3. The button and, from iOS 5.1 on, a swipe to the right show the popover, of which the delegate hears
///    before. The swipe counts only if the delegate cares about hiding.
/// 4. A visible popover goes with the split view when that leaves the screen.
///
/// Source: Apple, UISplitViewControllerDelegate.
extension UISplitViewController {
  /// Decides for an orientation whether the primary controller is hidden, and tells the delegate of a change.
  final func updateHiding(in orientation: UIInterfaceOrientation) {
    guard let primary, !isAnnouncing, orientation.isPortrait != hidingWasAskedInPortrait else { return }
    hidingWasAskedInPortrait = orientation.isPortrait
    isAnnouncing = true
    var hides = orientation.isPortrait
    if device.behavior.splitViewsAskBeforeHiding, let delegate {
      hides = delegate.splitViewController(self, shouldHide: primary, in: orientation)
    }
    let mode: DisplayMode = hides ? .secondaryOnly : .oneBesideSecondary
    if mode != currentMode {
      if hides { willHide(primary) } else { willShow(primary) }
      currentMode = mode
    }
    isAnnouncing = false
  }

  private func willHide(_ primary: UIViewController) {
    let item = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.togglePopover() })
    item.title = nil
    let popover = UIPopoverController(contentViewController: primary)
    hiddenPrimary = HiddenPrimary(item: item, popover: popover)
    delegateOffersHidden = delegate != nil
    delegate?.splitViewController(self, willHide: primary, with: item, for: popover)
  }

  private func willShow(_ primary: UIViewController) {
    guard let hidden = hiddenPrimary else { return }
    hidden.popover.dismiss(animated: false)
    hiddenPrimary = nil
    delegate?.splitViewController(self, willShow: primary, invalidating: hidden.item)
  }

  /// The primary controller was replaced: another one hides in its place.
  final func updateHiddenPrimary() {
    guard !device.behavior.splitViewsAdapt, currentMode == .secondaryOnly else { return }
    if let hiddenPrimary, let primary {
      hiddenPrimary.popover.contentViewController = primary
    } else {
      hiddenPrimary?.popover.dismiss(animated: false)
      hiddenPrimary = nil
      currentMode = nil
      hidingWasAskedInPortrait = nil
    }
  }

  private func togglePopover() {
    guard let popover = hiddenPrimary?.popover else { return }
    if popover.isPopoverVisible { popover.dismiss(animated: true) } else { showPopover() }
  }

  /// Shows the popover at its button, or at the left edge if no bar shows that.
  final func showPopover() {
    guard let hidden = hiddenPrimary, !hidden.popover.isPopoverVisible, let primary,
      let view = storedView, view.window != nil
    else { return }
    delegate?.splitViewController(self, popoverController: hidden.popover, willPresent: primary)
    guard hiddenPrimary?.popover === hidden.popover else { return }
    if hidden.item.itemView?.window != nil {
      hidden.popover.present(from: hidden.item, permittedArrowDirections: .any, animated: true)
    } else {
      let edge = CGRect(x: 0, y: 0, width: 1, height: view.bounds.height)
      hidden.popover.present(from: edge, in: view, permittedArrowDirections: .left, animated: true)
    }
  }

  /// Whether a swipe shows the popover.
  final var showsPopoverBySwiping: Bool {
    device.behavior.splitViewsSwipe && delegateOffersHidden && hiddenPrimary != nil
  }
}

/// How the user gets at a primary controller that is hidden, up to iOS 7.
@MainActor
struct HiddenPrimary {
  /// The button that the delegate may show; it has no title until the application gives it one.
  let item: UIBarButtonItem

  /// What shows the primary controller.
  let popover: UIPopoverController
}

/// The pictures of the display mode button.
@MainActor
enum DisplayModeImage {
  /// An arrow to the left: the hidden column comes back.
  static let back = picture(CGSize(width: 12, height: 20)) { path in
    path.move(to: CGPoint(x: 10, y: 2))
    path.addLine(to: CGPoint(x: 2, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 18))
  }

  /// Two arrows apart: the secondary column takes all the room.
  static let expand = picture(CGSize(width: 20, height: 20)) { path in
    for (tip, tail, side) in [(CGFloat(18), CGFloat(11.5), CGFloat(11)), (2, 8.5, 9)] {
      path.move(to: CGPoint(x: tail, y: 20 - tail))
      path.addLine(to: CGPoint(x: tip, y: 20 - tip))
      path.move(to: CGPoint(x: side, y: 20 - tip))
      path.addLine(to: CGPoint(x: tip, y: 20 - tip))
      path.addLine(to: CGPoint(x: tip, y: 20 - side))
    }
  }

  private static func picture(_ size: CGSize, draw: @escaping (UIBezierPath) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      let path = UIBezierPath()
      draw(path)
      path.lineWidth = 2
      UIColor.black.setStroke()
      path.stroke()
    }.withRenderingMode(.alwaysTemplate)
  }
}
