/// Says how a presentation adapts to little room, and whether the user may end it.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style for compact width: `fullScreen`, `overFullScreen`, from iOS 13 on also `pageSheet` or `formSheet`, or
  /// `none` to keep the style.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style for given traits; by default the method above is asked, in compact width only.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// What is shown in the adapted style instead of the presented controller, such as a navigation controller
  /// around it; nil, the default, for the controller itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// A presentation begins in the adapted style, or `none` if it is not adapted.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )

  /// Whether the user may dismiss the presented controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// The user dismisses the presented controller; not called for a dismissal in code.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// The user has dismissed the presented controller; not called for a dismissal in code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// The user tried to dismiss a presented controller that is modal.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Answers what the system adapts to by itself.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.systemAdaptiveStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// Asks the method without traits in compact width, and leaves it to the system otherwise.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else {
      return controller.systemAdaptiveStyle(for: traitCollection)
    }
    return adaptivePresentationStyle(for: controller)
  }

  /// Shows the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
