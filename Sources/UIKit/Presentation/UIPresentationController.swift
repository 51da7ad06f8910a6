/// Directs one presentation: where the presented view lies, what surrounds it, how it adapts.
///
/// It does not keep the two controllers alive. Source: Apple, UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: UITraitEnvironment, UIContentContainer, DeviceBound {
  @WeakReference final var storedPresented: UIViewController?
  @WeakReference final var storedPresenting: UIViewController?

  /// The presentation that is under way.
  final weak var presentation: Presentation?

  /// The style of the presented controller when this object was made.
  final let originalStyle: UIModalPresentationStyle

  /// Directs the presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    originalStyle = presentedViewController.modalPresentationStyle
  }

  // MARK: Controllers and views

  /// The controller that presents; before the presentation the presented one itself.
  open var presentingViewController: UIViewController { storedPresenting ?? presentedViewController }

  /// The controller that is presented; an empty one once that is released.
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The style that was asked for.
  open var presentationStyle: UIModalPresentationStyle { originalStyle }

  /// The view that the presentation happens in; nil before and after.
  open var containerView: UIView? { containerForPresentation }

  /// The view that is placed and animated: the presented controller's.
  open var presentedView: UIView? { controllerOnScreen?.view }

  /// Where the presented view belongs in the container: everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen and not only a current context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window while the presented one is there.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Adapting

  /// Decides how the presentation adapts, and is told when the user dismisses it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style in compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The style for given traits, as the delegate or else the system says; `none` keeps the style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveStyle(for: traitCollection)
  }

  /// Traits that the presented controller gets instead of its surroundings'.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentation?.tellTraits() }
  }

  // MARK: Callbacks

  /// The presentation is about to begin: views of one's own go into the container now.
  open func presentationTransitionWillBegin() {}

  /// The presentation is done, or with false was taken back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to begin.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal is done, or with false was taken back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The container is about to place the presented view.
  open func containerViewWillLayoutSubviews() {}

  /// The container has placed the presented view.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Size and traits

  /// The traits that the presented controller has.
  open var traitCollection: UITraitCollection { traits(over: UIScreen.main.traitCollection) }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the presented controller would like, in points.
  open var preferredContentSize: CGSize { controllerOnScreen?.preferredContentSize ?? .zero }

  /// The presented controller would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerForPresentation?.setNeedsLayout()
  }

  /// The size of the presented view in a container of `parentSize` points.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The container is about to change to `size` points; the presented controller is told.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// The traits are about to change; the presented controller is told unless they stay the same for it.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: The system's presentation controllers

  /// The presentation is about to be set up: a style that has a delegate of its own asks it now.
  ///
  /// Called before the style is adapted, while the presenter is on screen.
  func prepareForPresentation(from source: UIViewController) {}

  /// The style that the system adapts to without a delegate; `none` for no adaptation.
  func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The traits that the style itself brings along, such as compact width in a form sheet.
  var styleTraits: UITraitCollection? { nil }

  /// Whether the presented controller decides about orientations and the status bar.
  var decidesForScreen: Bool { shouldPresentInFullscreen }

  /// Whether only the area of the presenter is covered.
  var staysInContext: Bool { false }

  /// Gives the presented view its place; called with each layout of the container.
  func placePresentedView() {
    guard presentation?.isRunning != true else { return }
    placePresentedViewNow()
  }

  /// Who gets a touch of the container beside its subviews; the container itself keeps it from what is below.
  func viewForTouchBeside(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    containerForPresentation
  }

  /// A touch beside the subviews of the container ended.
  func wasTappedBeside() {}

  /// The animation of the style itself, or nil for the one of the modal transition style.
  func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

// MARK: - Presenting

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
    let behavior = device.behavior
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

// MARK: - Tint

extension UIPresentationController {
  /// Lets the tint of what lies below stand back, from iOS 7 on, or gives it back.
  ///
  /// Source: Apple, UIView.tintAdjustmentMode, which alerts and popovers set to dimmed.
  final func dimTintBelow(_ isDimmed: Bool) {
    guard device.behavior.dimsTintBelow else { return }
    var candidate: UIView? = containerView
    while let view = candidate, !(view is OverlayView) { candidate = view.parent }
    (candidate as? OverlayView)?.dimsTint = isDimmed
  }
}

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
