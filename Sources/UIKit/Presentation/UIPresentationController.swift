/// Controls a presentation: the presented view's frame, the views around it, and the adaptation.
///
/// It doesn't retain the two controllers. Source: Apple, UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: UITraitEnvironment, UIContentContainer, DeviceBound {
  @WeakReference final var storedPresented: UIViewController?
  @WeakReference final var storedPresenting: UIViewController?

  /// The presentation in progress.
  final weak var presentation: Presentation?

  /// The style of the presented controller when this object was created.
  final let originalStyle: UIModalPresentationStyle

  final var traitSettings: TraitSettings?

  /// Creates a presentation controller.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    originalStyle = presentedViewController.modalPresentationStyle
  }

  // MARK: Controllers and views

  /// The presenter; before the presentation the presented controller itself.
  open var presentingViewController: UIViewController { storedPresenting ?? presentedViewController }

  /// The presented controller; an empty one after that is released.
  open var presentedViewController: UIViewController { storedPresented ?? UIViewController() }

  /// The requested style.
  open var presentationStyle: UIModalPresentationStyle { originalStyle }

  /// The view in which the presentation takes place; nil before and after.
  open var containerView: UIView? { containerForPresentation }

  /// The view that is placed and animated: by default the presented controller's.
  open var presentedView: UIView? { controllerOnScreen?.view }

  /// The frame of the presented view in the container: by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presentation covers the screen rather than a current context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window during the presentation.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Adapting

  /// The delegate, which controls the adaptation and is notified of dismissals by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style in compact width.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// The adapted style for traits, as decided by the delegate or the system; `none` for no adaptation.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    adaptiveStyle(for: traitCollection)
  }

  /// Traits of the presented controller that override those of its environment.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentation?.notifyOfTraits() }
  }

  // MARK: Callbacks

  /// Called before the presentation: override it to add views to the container.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation; `completed` is false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal; `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the container places the presented view.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container has placed the presented view.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Size and traits

  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { traits(over: traitsOfWindow) }

  /// The traits of the window of the presentation; those of the screen before it has one.
  final var traitsOfWindow: UITraitCollection {
    let window = presentation?.container.storedWindow ?? storedPresenting?.storedView?.storedWindow
    return window?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { controllerOnScreen?.preferredContentSize ?? .zero }

  /// Called when the preferred size of the presented controller has changed.
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

  /// Called before the container changes its size to `size` points; notifies the presented controller.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Called before the traits change; notifies the presented controller if its own traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  // MARK: The system's presentation controllers

  /// Lets a style that has a delegate of its own call it before the presentation is set up.
  ///
  /// Called before the style is adapted, while the presenter is on screen.
  func prepareForPresentation(from source: UIViewController) {}

  /// The system's adaptation in the absence of a delegate; `none` for no adaptation.
  func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }

  /// The traits that the style itself sets, such as compact width in a form sheet.
  var styleTraits: UITraitCollection? { nil }

  /// Whether the presented controller decides about orientations and the status bar.
  var decidesForScreen: Bool { shouldPresentInFullscreen }

  /// Whether only the presenter's area is covered.
  var staysInContext: Bool { false }

  /// Sets the frame of the presented view; called with each layout of the container.
  func placePresentedView() {
    guard presentation?.isRunning != true else { return }
    placePresentedViewNow()
  }

  /// The view for a touch in the container outside its subviews; by default the container,
  /// which blocks the touch.
  func viewForTouchOutside(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    containerForPresentation
  }

  /// Called when a touch outside the container's subviews has ended.
  func wasTappedOutside() {}

  /// The animator of the style itself, or nil for that of the modal transition style.
  func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

// MARK: - Presenting

extension UIPresentationController {
  /// The container of the presentation in progress.
  final var containerForPresentation: PresentationContainerView? {
    presentation?.active === self || presentation?.controller === self ? presentation?.container : nil
  }

  /// The presented controller, or its replacement in an adapted style.
  final var controllerOnScreen: UIViewController? {
    presentation?.active === self ? presentation?.shown : storedPresented
  }

  /// Creates the system's presentation controller for a style.
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

  /// The adapted style: the delegate's answer from iOS 8 on, or else the system's.
  ///
  /// Only full-screen styles are accepted, and sheets from iOS 13 on, which fill the
  /// screen in compact height.
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

  /// `traits` with the changes that the presented controller sees.
  final func traits(over traits: UITraitCollection) -> UITraitCollection {
    let overrides = [levelTraits, styleTraits, overrideTraitCollection].compactMap { $0 }
    let traits = overrides.isEmpty ? traits : UITraitCollection(traitsFrom: [traits] + overrides)
    return traitSettings?.applied(to: traits) ?? traits
  }

  /// From iOS 13 the interfaces that don't cover the screen are above it.
  ///
  /// Source: Apple, UIUserInterfaceLevel.
  private var levelTraits: UITraitCollection? {
    guard device.behavior.hasDarkAppearance else { return nil }
    switch presentationStyle {
    case .pageSheet, .formSheet, .popover: return UITraitCollection(userInterfaceLevel: .elevated)
    default: return nil
    }
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

  /// Dismisses the presented controller on the user's behalf, if the delegate allows it.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate.
  final func dismissForUser() {
    guard let presentation, !presentation.isRunning, let presented = presentation.shown,
      presented.modal.presented == nil
    else { return }
    // The delegate belongs to the presentation controller of the requested style, even if
    // another style is in effect.
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

extension UIPresentationController: TraitSettingsOwner {
  /// The traits that code has set for the presentation.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traitSettings?.overrides ?? TraitValues()) }
    set {
      ensuredTraitSettings.overrides = newValue.values
      presentation?.notifyOfTraits()
    }
  }
}

// MARK: - Dimming

extension UIPresentationController {
  /// Adds a transparent view of the colour at the back of the container, and begins dimming with it.
  final func addDimmingView(_ view: UIView, _ color: UIColor) {
    guard let container = containerView else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.isUserInteractionEnabled = false
    view.backgroundColor = color
    view.alpha = 0
    container.insertSubview(view, at: 0)
    dimBelow(true, with: view)
  }

  /// Dims the views below with `view` along with the transition, or restores them.
  final func dimBelow(_ isDimmed: Bool, with view: UIView?) {
    dimTintBelow(isDimmed)
    let dim: @MainActor () -> Void = { view?.alpha = isDimmed ? 1 : 0 }
    guard let coordinator = presentation?.coordinator else { return dim() }
    coordinator.animate(alongsideTransition: { _ in dim() })
  }

  /// Dims the tint of the views below, from iOS 7 on, or restores it.
  ///
  /// Source: Apple, UIView.tintAdjustmentMode, which alerts and popovers set to dimmed.
  private func dimTintBelow(_ isDimmed: Bool) {
    guard device.behavior.dimsTintBelow else { return }
    var candidate: UIView? = containerView
    while let view = candidate, !(view is OverlayView) { candidate = view.parent }
    (candidate as? OverlayView)?.dimsTint = isDimmed
  }
}

/// Controls the adaptation of a presentation, and its dismissal by the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style in compact width; `none` for no adaptation.
  ///
  /// Other valid styles are `fullScreen` and `overFullScreen`, from iOS 13 on also
  /// `pageSheet` and `formSheet`.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// The style for traits; by default calls the method above, in compact width only.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller to show in the adapted style, such as a navigation controller around the presented one.
  ///
  /// nil, the default, means the presented controller itself.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before a presentation in the adapted style; the style is `none` without adaptation.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  )

  /// Whether the user may dismiss the presented controller; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Called before the user dismisses the presented controller; not called for a dismissal in code.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has dismissed the presented controller; not called for a dismissal in code.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called after the user has tried to dismiss a presented controller that is modal.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the system's adaptation.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.systemAdaptiveStyle(for: UITraitCollection(horizontalSizeClass: .compact))
  }

  /// Calls the method without traits in compact width, and returns the system's adaptation otherwise.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else {
      return controller.systemAdaptiveStyle(for: traitCollection)
    }
    return adaptivePresentationStyle(for: controller)
  }

  /// Returns nil: the presented controller itself is shown.
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

  /// Returns true.
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
