extension UIPopoverPresentationController: PopoverOwner {
  final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  // MARK: Building

  final func buildPopover() {
    guard sourceView != nil || barButtonItem != nil else {
      UIKitException.raise(
        .genericException,
        presentedViewController.missingAnchorReason
          ?? "UIPopoverPresentationController (\(self)) should have a non-nil sourceView or barButtonItem "
          + "set before the presentation occurs."
      )
    }
    guard let container = containerView, let content = controllerOnScreen, let view = content.view else {
      return
    }
    if let bar = anchor?.bar, !(passthroughViews ?? []).contains(bar) {
      passthroughViews = (passthroughViews ?? []) + [bar]
    }
    let dimmingView = PopoverDimmingView(in: container)
    dimmingView.passthroughViews = passthroughViews ?? []
    dimmingView.onTap = { [weak self] in self?.popoverWasTappedBeside() }
    self.dimmingView = dimmingView
    let popoverView = PopoverView(background: popoverBackgroundViewClass, color: backgroundColor)
    self.popoverView = popoverView
    // A content that is on screen already, in another style, stays there and does not disappear.
    if view.window != nil && view.window === container.window { container.addSubview(popoverView) }
    popoverView.show(view)
    content.modal.popoverOwner = self
    placedAnchor = nil
    place()
    placedSize = container.bounds.size
    dimmingView.alpha = 0
    fadeDimming(to: 1)
    if presentation?.coordinator?.isAnimated ?? false { popoverView.springFromAnchor() }
  }

  final func fadeDimming(to alpha: CGFloat) {
    guard let coordinator = presentation?.coordinator else {
      dimmingView?.alpha = alpha
      return
    }
    _ = coordinator.animate(
      alongsideTransition: { [dimmingView] _ in dimmingView?.alpha = alpha },
      completion: nil
    )
  }

  /// Leaves a content that stays on screen, in another style, to the container.
  final func removePopover() {
    guard let popoverView else { return }
    let content = controllerOnScreen
    if content?.modal.popoverOwner === self { content?.modal.popoverOwner = nil }
    if let view = content?.viewIfLoaded, view.window != nil, view.isDescendant(of: popoverView) {
      containerView?.addSubview(view)
    }
    popoverView.removeFromSuperview()
    dimmingView?.removeFromSuperview()
    self.popoverView = nil
    dimmingView = nil
    placedAnchor = nil
  }

  // MARK: Placing

  private var anchor: PopoverAnchor? {
    if let barButtonItem { return PopoverAnchor(barButtonItem) }
    return sourceView.map { PopoverAnchor(sourceRect, in: $0) }
  }

  /// Where the popover belongs.
  ///
  /// An anchor that has left the window counts as being where it was last; one that never was there as the
  /// container's middle, and there is no arrow.
  final var placement: PopoverPlacement? {
    guard let popoverView, let container = containerView, let content = controllerOnScreen else { return nil }
    let bounds = container.bounds
    let anchor = anchor
    let rect = anchor?.rect(in: container) ?? placedAnchor
    placedAnchor = rect
    let directions = anchor?.usableDirections(of: permittedArrowDirections) ?? permittedArrowDirections
    let middle = CGRect(x: bounds.midX, y: bounds.midY, width: 0, height: 0)
    return PopoverPlacer(
      contentSize: PopoverContentSize.of(content),
      anchor: rect ?? middle,
      permittedArrowDirections: rect == nil ? [] : directions,
      container: bounds,
      margins: PopoverLook.insets(storedMargins),
      shape: popoverView.shape,
      mayOverlapAnchor: canOverlapSourceViewRect
    ).placement()
  }

  final func place() {
    guard let placement else { return }
    popoverView?.take(placement)
  }

  final func anchorDidChange() {
    if popoverView != nil { containerForPresentation?.setNeedsLayout() }
  }

  final func containerWasLaidOut() {
    guard popoverView != nil, let size = containerView?.bounds.size else { return }
    if size != placedSize {
      placedSize = size
      askForAnchor()
    }
    place()
  }

  private func askForAnchor() {
    guard barButtonItem == nil, let delegate = popoverDelegate, var view = sourceView else { return }
    var rect = anchor?.sourceRect ?? view.bounds
    let (oldRect, oldView) = (rect, view)
    delegate.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
    if view !== oldView { sourceView = view }
    if rect != oldRect { sourceRect = rect }
  }

  func contentSizeMayHaveChanged() {
    guard popoverView != nil else { return }
    UIView.animate(withDuration: PopoverLook.resizingDuration) { self.place() }
  }

  // MARK: Touches beside the popover

  /// The delegate is asked whether the popover goes, and told when it has gone.
  private func popoverWasTappedBeside() {
    guard let presentation, !presentation.isRunning, let content = controllerOnScreen,
      content.modal.presented == nil, !content.isModalForPopover
    else { return }
    guard popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
    guard presentation.shown === content, !presentation.isRunning, popoverView != nil else { return }
    guard SimulatedDevice.current.behavior.usersDismissPresentations else {
      content.dismiss(animated: true) { [self] in
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
      }
      return
    }
    dismissForUser()
  }
}
