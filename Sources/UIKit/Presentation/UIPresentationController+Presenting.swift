extension UIPresentationController {
  /// The container, once there is one.
  final var containerForPresentation: PresentationContainerView? {
    presentation?.active === self || presentation?.controller === self ? presentation?.container : nil
  }

  /// The presented controller or what an adaptation shows in its place.
  final var controllerOnScreen: UIViewController? {
    presentation?.active === self ? presentation?.shown : storedPresented
  }

  /// The system's presentation controller for a style.
  static func make(
    _ style: UIModalPresentationStyle,
    for presented: UIViewController,
    presenting: UIViewController?
  ) -> UIPresentationController {
    switch style {
    case .fullScreen, .overFullScreen, .none, .automatic:
      return FullScreenPresentationController(style, presented, presenting)
    case .pageSheet, .formSheet:
      return SheetPresentationController(style, presented, presenting)
    case .currentContext, .overCurrentContext:
      return ContextPresentationController(style, presented, presenting)
    case .popover:
      return UIPopoverPresentationController(
        presentedViewController: presented,
        presenting: presenting
      )
    case .custom:
      return UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  /// The delegate's answer from iOS 8 on, the system's without one.
  ///
  /// Only full-screen styles count, and sheets from iOS 13 on, which fill the screen in compact height.
  final func adaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let behavior = SimulatedDevice.current.behavior
    guard behavior.presentationsAdapt, let delegate else { return systemAdaptiveStyle(for: traits) }
    let style = delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
    switch style {
    case .fullScreen, .overFullScreen: return style
    case .pageSheet, .formSheet:
      guard behavior.presentsCards else { return .none }
      if traits.verticalSizeClass == .compact { return .fullScreen }
      return style == presentationStyle ? .none : style
    default: return .none
    }
  }

  final func placePresentedViewNow() {
    guard let view = presentedView, view.superview === containerForPresentation else { return }
    view.frame = frameOfPresentedViewInContainerView
  }

  /// `traits` as the presented controller sees them.
  final func traits(over traits: UITraitCollection) -> UITraitCollection {
    let overrides = [styleTraits, overrideTraitCollection].compactMap { $0 }
    return overrides.isEmpty ? traits : UITraitCollection(traitsFrom: [traits] + overrides)
  }

  final func forwardSize(
    _ size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let controller = controllerOnScreen else { return }
    let own = self.size(forChildContentContainer: controller, withParentContainerSize: size)
    if let view = controller.storedView, view.bounds.size == own { return }
    controller.viewWillTransition(to: own, with: coordinator)
  }

  final func forwardTraits(
    _ collection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let controller = controllerOnScreen else { return }
    let new = traits(over: collection)
    if new != controller.traitCollection { controller.willTransition(to: new, with: coordinator) }
  }

  /// The user wants the presented controller gone: asks whether that is allowed, and dismisses it.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate.
  final func dismissForUser() {
    guard let presentation, !presentation.isRunning, let presented = presentation.shown,
      presented.modal.presented == nil
    else { return }
    // The one that was asked for has the delegate, also if another style is in effect.
    let controller = presentation.controller
    let isAllowed = controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
    guard isAllowed, !presented.isModalInPresentation else {
      controller.delegate?.presentationControllerDidAttemptToDismiss(controller)
      return
    }
    controller.delegate?.presentationControllerWillDismiss(controller)
    presented.dismiss(animated: true) {
      controller.delegate?.presentationControllerDidDismiss(controller)
    }
  }
}

extension UIPresentationController: @preconcurrency CustomStringConvertible {
  /// The class in angle brackets.
  public var description: String { "<\(type(of: self))>" }
}
