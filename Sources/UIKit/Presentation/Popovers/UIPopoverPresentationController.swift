/// Presents a controller in a popover, from iOS 8 on; in compact width full screen, from iOS 13 on as a card, unless
/// the delegate keeps it.
///
/// `popoverPresentationController` of a controller with the style `popover` gives one, to be configured before
/// the presentation or right after `present`. Its `delegate` should adopt
/// `UIPopoverPresentationControllerDelegate`.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  final var popoverView: PopoverView?
  final var dimmingView: PopoverDimmingView?
  final var storedSourceRect: CGRect?

  /// What the popover pointed at when it was placed last, in the container's coordinates.
  final var placedAnchor: CGRect?

  /// The size of the container at the last placement.
  final var placedSize = CGSize.zero

  // MARK: Anchor

  /// The directions to which the arrow may point; any unless set.
  ///
  /// With none the popover has no arrow and lies over its anchor's middle.
  open var permittedArrowDirections = UIPopoverArrowDirection.any { didSet { anchorDidChange() } }

  /// The view that contains the rectangle to point at.
  ///
  /// Neither this nor a bar button item raises NSGenericException when the popover is presented. A view that
  /// is in no window then makes the popover lie in the middle, without an arrow.
  open var sourceView: UIView? { didSet { anchorDidChange() } }

  /// What to point at, in the coordinates of `sourceView`; zero unless set, from iOS 13.2 null.
  ///
  /// A rectangle that is null or has coordinates that are not finite stands for all of the view.
  open var sourceRect: CGRect {
    get { storedSourceRect ?? (device.behavior.popoversPointAtWholeViews ? .null : .zero) }
    set {
      storedSourceRect = newValue
      anchorDidChange()
    }
  }

  /// Whether the popover may lie over `sourceRect` where it would be cut otherwise.
  open var canOverlapSourceViewRect = false { didSet { anchorDidChange() } }

  /// The item to point at; it comes before `sourceView`.
  ///
  /// Its bar joins the `passthroughViews` when the popover is presented.
  open var barButtonItem: UIBarButtonItem? { didSet { anchorDidChange() } }

  /// Where the arrow points; `.unknown` while no popover is shown, or if it has no arrow.
  open var arrowDirection: UIPopoverArrowDirection { popoverView?.background.arrowDirection ?? .unknown }

  // MARK: Surroundings

  /// Views beside the popover that get their touches all the same; other taps beside it dismiss it.
  open var passthroughViews: [UIView]? {
    didSet { dimmingView?.passthroughViews = passthroughViews ?? [] }
  }

  /// What to keep free at the edges of the interface, in points; 10 at each unless set.
  ///
  /// The status bar is kept free in any case.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { storedMargins ?? UIPopoverPresentationController.standardMargins }
    set {
      storedMargins = newValue
      anchorDidChange()
    }
  }

  final var storedMargins: UIEdgeInsets?

  private static let standardMargins = UIEdgeInsets(
    top: PopoverLook.edgeMargin,
    left: PopoverLook.edgeMargin,
    bottom: PopoverLook.edgeMargin,
    right: PopoverLook.edgeMargin
  )

  // MARK: Look

  /// The colour of the popover behind its content and of its arrow; nil for the system's own.
  open var backgroundColor: UIColor? { didSet { popoverView?.setColor(backgroundColor) } }

  /// Draws what is behind the content, or nil for the system's own; it counts from the next presentation.
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

  // MARK: Presenting

  /// Always `popover`.
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The popover with its arrow, while it is shown.
  open override var presentedView: UIView? { popoverView ?? super.presentedView }

  /// The place of the popover, arrow included.
  open override var frameOfPresentedViewInContainerView: CGRect { placement?.frame ?? .zero }

  /// Builds the popover around the content's view.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    buildPopover()
    dimTintBelow(true)
  }

  /// A presentation that was taken back leaves nothing behind.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removePopover() }
  }

  /// The dimming goes along with the popover.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimTintBelow(false)
    fadeDimming(to: 0)
  }

  /// Takes the popover apart.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    guard !completed else { return removePopover() }
    dimmingView?.alpha = 1
    dimTintBelow(true)
  }

  /// The size that the content has: popovers do not follow their container's.
  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { controllerOnScreen?.viewIfLoaded?.bounds.size ?? parentSize }

  // MARK: What the system asks

  override func prepareForPresentation(from source: UIViewController) {
    popoverDelegate?.prepareForPopoverPresentation(self)
  }

  /// Full screen in compact width; from iOS 13 a form sheet in compact width or height, which fills the screen in
  /// compact height.
  ///
  /// Source: Apple, UIAdaptivePresentationControllerDelegate and UIModalPresentationStyle.popover.
  override func systemAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    let isCompact = traits.horizontalSizeClass == .compact
    guard device.behavior.presentsCards else { return isCompact ? .fullScreen : .none }
    if traits.verticalSizeClass == .compact { return .fullScreen }
    return isCompact ? .formSheet : .none
  }

  /// A popover is narrow, whatever the screen is.
  override var styleTraits: UITraitCollection? { UITraitCollection(horizontalSizeClass: .compact) }

  override var decidesForScreen: Bool { false }

  override func placePresentedView() {
    containerWasLaidOut()
  }

  /// The dimming view has let the touch through.
  override func viewForTouchBeside(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalTransitionAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

// MARK: - Controllers in a popover

extension UIViewController {
  /// Tells the popover around this controller, if there is one, that its content would like another size.
  final func tellPopoverOfContentSize() {
    topmostAncestor.modal.popoverOwner?.contentSizeMayHaveChanged()
  }

  /// Whether the controller, or one that it shows, keeps a popover open when something beside it is tapped.
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
    guard device.behavior.usersDismissPresentations else {
      content.dismiss(animated: true) { [self] in
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
      }
      return
    }
    dismissForUser()
  }
}

/// Has a say in how a popover is presented, moves and goes away.
///
/// All methods are optional. How it adapts to little room is asked by the protocol that this one inherits.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to be presented: the last chance to configure it.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// Whether a tap beside the popover may dismiss it; true unless implemented.
  ///
  /// Deprecated since iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool

  /// A tap beside the popover has dismissed it; not called if the application dismissed it.
  ///
  /// Deprecated since iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  )

  /// The interface has changed its size: `rect` and `view` may be replaced by another anchor.
  ///
  /// Not called for popovers of a bar button item.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: UnsafeMutablePointer<UIView>
  )
}

extension UIPopoverPresentationControllerDelegate {
  /// Leaves the popover as it is.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// A tap may dismiss the popover.
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

/// Shows a controller in a popover, and is told of its events.
@MainActor
protocol PopoverOwner: AnyObject {
  /// The content, or a controller in it, would like another size.
  func contentSizeMayHaveChanged()
}
