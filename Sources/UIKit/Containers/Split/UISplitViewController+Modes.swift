extension UISplitViewController {
  /// The size that determines the mode: the announced one, otherwise the view's, otherwise the screen's.
  final var sizeForMode: CGSize { announcedSize ?? storedView?.bounds.size ?? UIScreen.main.bounds.size }

  final func wantedMode(in size: CGSize) -> DisplayMode {
    SplitColumns.mode(preferred: preferredDisplayMode, chosen: chosenMode, in: size)
  }

  /// Changes the mode if necessary, and notifies the delegate before.
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
    widthPreferencesDidChange()
  }

  final func widthPreferencesDidChange() {
    guard !isAnnouncing else { return }
    layOutColumns()
  }

  /// Sets a mode that the user chose; it applies until the size or the preferred mode changes.
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
    // Accept touches again when the columns are at rest, even if their views were removed in the meantime.
    let timeline = device.timeline
    timeline.schedule(at: timeline.now + UISplitViewController.slideDuration) {
      application.endIgnoringInteractionEvents()
    }
  }

  /// The duration of the primary column's slide, in seconds.
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

  /// The mode that the button or a swipe changes to.
  final var automaticTarget: DisplayMode {
    SplitColumns.target(from: displayMode, preferred: preferredDisplayMode, in: sizeForMode)
  }

  /// Updates the image of the display mode button.
  ///
  /// It is a back arrow with the primary column's title while that column is hidden or an overlay, and two
  /// arrows pointing apart while it is beside the other.
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

  /// Enables swipes only when they have an effect, so they don't block other recognizers.
  final func updateGestures() {
    guard let view = storedView else { return }
    if revealingSwipe?.view !== view {
      revealingSwipe = addSwipe(.right, to: view) { [weak self] in
        guard let self, displayMode == .secondaryOnly else { return }
        rules.revealPrimary()
      }
      hidingSwipe = addSwipe(.left, to: view) { [weak self] in
        guard let self, displayMode == .oneOverSecondary else { return }
        choose(.secondaryOnly)
      }
    }
    let isUsed = presentsWithGesture && !storedIsCollapsed && primary != nil
    revealingSwipe?.isEnabled = isUsed && rules.canReveal && displayMode == .secondaryOnly
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

// MARK: - Images

/// The images of the display mode button.
@MainActor
enum DisplayModeImage {
  /// An arrow to the left: shows the hidden column.
  static let back = picture(CGSize(width: 12, height: 20)) { path in
    path.move(to: CGPoint(x: 10, y: 2))
    path.addLine(to: CGPoint(x: 2, y: 10))
    path.addLine(to: CGPoint(x: 10, y: 18))
  }

  /// Two arrows pointing apart: expands the secondary column.
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
