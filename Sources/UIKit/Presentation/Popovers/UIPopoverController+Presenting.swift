extension UIPopoverController: PopoverOwner, RotationObserver {
  // MARK: Coming and going

  final func show(
    at anchor: PopoverAnchor,
    _ directions: UIPopoverArrowDirection,
    _ method: String,
    animated: Bool
  ) {
    guard let window = anchor.view?.window else {
      UIKitException.raise(
        .invalidArgumentException,
        "\(method): Popovers cannot be presented from a view which does not have a window."
      )
    }
    if let bar = anchor.bar, !(passthroughViews ?? []).contains(bar) {
      passthroughViews = (passthroughViews ?? []) + [bar]
    }
    if let stage, stage.overlay.window === window {
      stage.anchor = anchor
      stage.permittedArrowDirections = anchor.usableDirections(of: directions)
      place(animated: animated)
      return
    }
    leave(animated: false, completion: nil)
    storedContent.loadViewIfNeeded()
    let popoverView = PopoverView(background: backgroundViewClass, color: backgroundColor)
    let stage = PopoverStage(
      in: window,
      popoverView,
      anchor: anchor,
      permittedArrowDirections: anchor.usableDirections(of: directions)
    )
    self.stage = stage
    listen(to: stage)
    storedContent.modal.popoverOwner = self
    place(animated: false)
    comeOnScreen(stage, animated: animated)
  }

  private func listen(to stage: PopoverStage) {
    stage.dimmingView.passthroughViews = passthroughViews ?? []
    stage.dimmingView.onTap = { [weak self] in self?.wasTappedBeside() }
    stage.dimmingView.onLayout = { [weak self] in self?.interfaceWasLaidOut() }
    SimulatedDevice.current.application.rotationObservers.add(self)
  }

  private func comeOnScreen(_ stage: PopoverStage, animated: Bool) {
    guard let view = storedContent.view else { return }
    guard animated else {
      stage.popoverView.show(view)
      return
    }
    let content = storedContent
    content.isExchanging = true
    if !content.appearance.isVisible { content.beginTransition(appearing: true, animated: true) }
    stage.popoverView.show(view)
    stage.overlay.alpha = 0
    stage.popoverView.springFromAnchor()
    fade(stage.overlay, to: 1, duration: PopoverLook.presentationDuration) { [weak self] in
      guard self?.stage === stage, self?.storedContent === content else { return }
      content.isExchanging = false
      if content.appearance == .appearing { content.endTransition() }
    }
  }

  /// Takes the popover off the screen, if it is there; this object lives at least until that is done.
  final func leave(animated: Bool, completion: (() -> Void)?) {
    guard let stage else { return }
    self.stage = nil
    let content = storedContent
    if content.modal.popoverOwner === self { content.modal.popoverOwner = nil }
    content.isExchanging = false
    stage.overlay.isUserInteractionEnabled = false
    if content.appearance.isVisible { content.beginTransition(appearing: false, animated: animated) }
    let finish = { [self] in
      withExtendedLifetime(self) {
        stage.overlay.removeFromSuperview()
        content.viewIfLoaded?.removeFromSuperview(ifIn: stage.popoverView)
        completion?()
      }
    }
    guard animated else {
      finish()
      return
    }
    fade(stage.overlay, to: 0, duration: PopoverLook.dismissalDuration, completion: finish)
  }

  /// The application ignores touches meanwhile.
  private func fade(
    _ overlay: OverlayView,
    to alpha: CGFloat,
    duration: TimeInterval,
    completion: @escaping () -> Void
  ) {
    let application = SimulatedDevice.current.application
    application.beginIgnoringInteractionEvents()
    UIView.animate(withDuration: duration) {
      overlay.alpha = alpha
    } completion: { _ in
      application.endIgnoringInteractionEvents()
      completion()
    }
  }

  private func wasTappedBeside() {
    guard let stage, !storedContent.isModalForPopover else { return }
    guard delegate?.popoverControllerShouldDismissPopover(self) ?? true else { return }
    // The delegate may have dismissed it, or shown it anew.
    guard self.stage === stage else { return }
    leave(animated: true) { [self] in delegate?.popoverControllerDidDismissPopover(self) }
  }

  // MARK: Place and size

  final var reportedContentSize: CGSize {
    let reportsOwnOnly = SimulatedDevice.current.behavior.hiddenPopoversReportOwnSizeOnly
    return stage == nil && reportsOwnOnly ? explicitSize ?? .zero : wantedSize
  }

  private var wantedSize: CGSize { PopoverContentSize.of(storedContent, explicit: explicitSize) }

  final func setExplicitSize(_ size: CGSize, animated: Bool) {
    explicitSize = size
    place(animated: animated)
  }

  func contentSizeMayHaveChanged() {
    place(animated: true)
  }

  final func place(animated: Bool) {
    guard let stage else { return }
    guard let rect = stage.anchor.rect(in: stage.overlay) else { return }
    let placement = PopoverPlacer(
      contentSize: wantedSize,
      anchor: rect,
      permittedArrowDirections: stage.permittedArrowDirections,
      container: stage.overlay.bounds,
      margins: PopoverLook.insets(storedMargins),
      shape: stage.popoverView.shape
    ).placement()
    stage.placedSize = stage.overlay.bounds.size
    guard animated else {
      stage.popoverView.take(placement)
      return
    }
    UIView.animate(withDuration: PopoverLook.resizingDuration) { stage.popoverView.take(placement) }
  }

  final func replaceContent(with content: UIViewController, animated: Bool) {
    let old = storedContent
    guard old !== content else { return }
    storedContent = content
    explicitSize = nil
    guard let stage else { return }
    if old.modal.popoverOwner === self { old.modal.popoverOwner = nil }
    old.isExchanging = false
    content.modal.popoverOwner = self
    guard let view = content.view else { return }
    if old.appearance.isVisible { old.beginTransition(appearing: false, animated: animated) }
    if !content.appearance.isVisible { content.beginTransition(appearing: true, animated: animated) }
    stage.popoverView.show(view)
    place(animated: animated)
  }

  // MARK: Rotation

  func rotationWillBegin(_ rotation: InterfaceRotation) {
    if SimulatedDevice.current.behavior.hidesPopoversWhileTurning { stage?.isHidden = true }
  }

  /// Shows the popover again at its anchor; without an anchor it is dismissed.
  func rotationDidEnd() {
    guard let stage, stage.isHidden else { return }
    guard stage.anchor.rect(in: stage.overlay) != nil else {
      leave(animated: false, completion: nil)
      return
    }
    stage.isHidden = false
    place(animated: false)
  }

  private func interfaceWasLaidOut() {
    guard let stage, stage.placedSize != .zero, stage.placedSize != stage.overlay.bounds.size else { return }
    askForAnchor(stage)
    place(animated: false)
  }

  private func askForAnchor(_ stage: PopoverStage) {
    guard SimulatedDevice.current.behavior.asksBeforeMovingPopovers, !stage.anchor.isItem, let delegate,
      var view = stage.anchor.view
    else { return }
    var rect = stage.anchor.sourceRect ?? view.bounds
    delegate.popoverController(self, willRepositionPopoverTo: &rect, in: &view)
    stage.anchor = PopoverAnchor(rect, in: view)
  }
}

extension UIView {
  /// Leaves the superview if that is inside `container`; somebody else may have taken the view over.
  fileprivate func removeFromSuperview(ifIn container: UIView) {
    if superview?.isDescendant(of: container) ?? false { removeFromSuperview() }
  }
}
