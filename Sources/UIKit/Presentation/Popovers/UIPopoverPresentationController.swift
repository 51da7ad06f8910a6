/// Presents a controller in a popover, from iOS 8 on.
///
/// In compact width the controller is presented full screen, from iOS 13 on as a card, unless the
/// delegate keeps the popover.
///
/// The `popoverPresentationController` of a controller with the style `popover` returns it, to be configured
/// before the presentation or right after `present`. Its `delegate` should adopt
/// `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  final var popoverView: PopoverView?
  final var dimmingView: PopoverDimmingView?
  final var storedSourceRect: CGRect?

  /// The anchor at the last placement, in the container's coordinates.
  final var placedAnchor: CGRect?

  /// The size of the container at the last placement.
  final var placedSize = CGSize.zero

  // MARK: Anchor

  /// The permitted directions of the arrow; any by default.
  ///
  /// If none is permitted, the popover has no arrow and is centred on its anchor.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { anchorDidChange() } }

  /// The view that contains the anchor.
  ///
  /// If neither this nor a bar button item is set, presenting raises NSGenericException. If the view is in no
  /// window, the popover is centred without an arrow.
  open var sourceView: UIView? { didSet { anchorDidChange() } }

  /// The anchor, in the coordinates of `sourceView`; zero by default, from iOS 13.2 on null.
  ///
  /// A null or non-finite rectangle means the whole view.
  open var sourceRect: CGRect {
    get { storedSourceRect ?? (device.behavior.popoversPointAtWholeViews ? .null : .zero) }
    set {
      storedSourceRect = newValue
      anchorDidChange()
    }
  }

  /// Whether the popover may cover `sourceRect` if it would be cut otherwise.
  open var canOverlapSourceViewRect = false { didSet { anchorDidChange() } }

  /// The bar button item to point at; has precedence over `sourceView`.
  ///
  /// Its bar is added to `passthroughViews` when the popover is presented.
  open var barButtonItem: UIBarButtonItem? { didSet { anchorDidChange() } }

  /// The direction of the arrow; `.unknown` while no popover is shown, or if it has no arrow.
  open var arrowDirection: UIPopoverArrowDirection { popoverView?.background.arrowDirection ?? .unknown }

  // MARK: Surroundings

  /// The views outside the popover that still receive touches; other taps outside dismiss it.
  open var passthroughViews: [UIView]? {
    didSet { dimmingView?.passthroughViews = passthroughViews ?? [] }
  }

  /// The minimum distances from the edges of the interface, in points; 10 each by default.
  ///
  /// The status bar is always kept free.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { storedMargins ?? UIPopoverPresentationController.standardMargins }
    set {
      storedMargins = newValue
      anchorDidChange()
    }
  }

  final var storedMargins: UIEdgeInsets?

  private static let standardMargins = UIEdgeInsets(
    top: PopoverMetrics.edgeMargin,
    left: PopoverMetrics.edgeMargin,
    bottom: PopoverMetrics.edgeMargin,
    right: PopoverMetrics.edgeMargin
  )

  // MARK: Appearance

  /// The colour of the popover's background and arrow; nil for the system's own.
  open var backgroundColor: UIColor? { didSet { popoverView?.setColor(backgroundColor) } }

  /// The class of the background, or nil for the system's own; used from the next presentation on.
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

  // MARK: Presenting

  /// Always `popover`.
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The popover with its arrow, while it is shown.
  open override var presentedView: UIView? { popoverView ?? super.presentedView }

  /// The frame of the popover, arrow included.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  /// Builds the popover around the content's view.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    buildPopover()
    dimTintBelow(true)
  }

  /// Removes the popover if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removePopover() }
  }

  /// Fades the dimming view out along with the popover.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimTintBelow(false)
    fadeDimming(to: 0)
  }

  /// Removes the popover.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else { return removePopover() }
    dimmingView?.alpha = 1
    dimTintBelow(true)
  }

  /// The size of the content, which doesn't depend on the container's.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { controllerOnScreen?.viewIfLoaded?.bounds.size ?? parentSize }

  // MARK: System callbacks

  override func prepareForPresentation(from source: UIViewController) {
    popoverDelegate?.prepareForPopoverPresentation(self)
  }

  /// The system's adaptation: full screen in compact width.
  ///
  /// From iOS 13 on it is a form sheet in compact width or height, which fills the screen in compact height.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate and UIModalPresentationStyle.popover.
  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isCompact = traits.horizontalSizeClass == .compact
    guard device.behavior.presentsCards else { return isCompact ? .fullScreen : .none }
    if traits.verticalSizeClass == .compact { return .fullScreen }
    return isCompact ? .formSheet : .none
  }

  /// A popover has compact width on every screen.
  override var styleTraits: UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }

  override var decidesForScreen: Bool { false }

  override func placePresentedView() {
    containerWasLaidOut()
  }

  /// The dimming view has passed the touch through.
  override func viewForTouchOutside(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalTransitionAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

// MARK: - Controllers in a popover

extension UIViewController {
  /// Tells the popover that contains this controller, if any, that the preferred content size has changed.
  final func notifyPopoverOfContentSize() {
    topmostAncestor.modal.popoverOwner?.contentSizeMayHaveChanged()
  }

  /// Whether the controller, or one that it shows, prevents the dismissal by a tap outside.
  final var isModalForPopover: Bool {
    if isModalInPopover { return true }
    return storedChildren.contains { $0.appearance.isVisible && $0.isModalForPopover }
  }
}

// MARK: - Placing

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
    dimmingView.onTap = { [weak self] in self?.popoverWasTappedOutside() }
    self.dimmingView = dimmingView
    let popoverView = PopoverView(background: popoverBackgroundViewClass, color: backgroundColor)
    self.popoverView = popoverView
    // Content that is on screen in another style already stays in the window and doesn't disappear.
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

  /// Moves content that stays on screen in another style to the container.
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

  /// The frame and the arrow of the popover.
  ///
  /// An anchor that has left the window keeps its last position. An anchor that never was in the window is
  /// replaced by the container's centre, without an arrow.
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
      margins: PopoverMetrics.insets(storedMargins),
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
    UIView.animate(withDuration: PopoverMetrics.resizingDuration) { self.place() }
  }

  // MARK: Touches outside the popover

  /// Asks the delegate before the dismissal, and notifies it afterwards.
  private func popoverWasTappedOutside() {
    guard let presentation, !presentation.isRunning, let content = controllerOnScreen,
      content.modal.presented == nil, !content.isModalForPopover
    else { return }
    guard popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true else { return }
    guard presentation.shown === content, !presentation.isRunning, popoverView != nil else { return }
    guard device.behavior.usersDismissPresentations else {
      content.dismiss(animated: true) { [self] in
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
      }
      return
    }
    dismissForUser()
  }
}

/// Controls the presentation, anchor and dismissal of a popover.
///
/// All methods are optional. The inherited protocol has the methods for adaptation.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before the popover is presented: the last chance to configure it.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Whether a tap outside the popover may dismiss it; true by default.
  ///
  /// Deprecated since iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// Called after a tap outside the popover has dismissed it; not called for a dismissal in code.
  ///
  /// Deprecated since iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Called when the interface has changed its size; may replace the anchor by changing `rect` and `view`.
  ///
  /// Not called for popovers of a bar button item.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Returns true.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Keeps the anchor.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  ) {}
}

/// An object that shows a controller in a popover.
@MainActor
protocol PopoverOwner: AnyObject {
  /// Called when the preferred size of the content, or of a controller in it, may have changed.
  func contentSizeMayHaveChanged()
}
