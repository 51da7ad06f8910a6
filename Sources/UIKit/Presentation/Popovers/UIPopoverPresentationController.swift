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
  final var session: PopoverSession?
  final var storedSourceRect: CGRect?

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
  open var arrowDirection: UIPopoverArrowDirection {
    session?.popoverView.background.arrowDirection ?? .unknown
  }

  // MARK: Surroundings

  /// The views outside the popover that still receive touches; other taps outside dismiss it.
  open var passthroughViews: [UIView]?

  /// The minimum distances from the edges of the interface, in points; 10 each by default.
  ///
  /// The status bar is always kept free.
  open var popoverLayoutMargins: UIEdgeInsets {
    get { storedMargins ?? PopoverMetrics.margins }
    set {
      storedMargins = newValue
      anchorDidChange()
    }
  }

  final var storedMargins: UIEdgeInsets?

  // MARK: Appearance

  /// The colour of the popover's background and arrow; nil for the system's own.
  open var backgroundColor: UIColor? { didSet { session?.popoverView.setColor(backgroundColor) } }

  /// The class of the background, or nil for the system's own; used from the next presentation on.
  open var popoverBackgroundViewClass: UIPopoverBackgroundView.Type?

  // MARK: Presenting

  /// Always `popover`.
  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The popover with its arrow, while it is shown.
  open override var presentedView: UIView? { session?.popoverView ?? super.presentedView }

  /// The frame of the popover, arrow included.
  open override var frameOfPresentedViewInContainerView: CGRect { session?.placement?.frame ?? .zero }

  /// Builds the popover around the content's view.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    buildPopover()
  }

  /// Removes the popover if the presentation was cancelled.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { removePopover() }
  }

  /// Fades the dimming view out along with the popover.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    dimBelow(false, with: session?.dimmingView)
  }

  /// Removes the popover.
  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { removePopover() } else { dimBelow(true, with: session?.dimmingView) }
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
    session?.containerWasLaidOut()
  }

  /// The dimming view has passed the touch through.
  override func viewForTouchOutside(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

  override func makeAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
    ModalTransitionAnimator(.crossDissolve, isPresenting: isPresenting)
  }
}

// MARK: - The popover

extension UIPopoverPresentationController: PopoverOwner {
  final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  final func buildPopover() {
    guard anchor != nil else {
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
    passTouchesToBar()
    let popoverView = PopoverView(background: popoverBackgroundViewClass, color: backgroundColor)
    let session = PopoverSession(of: self, in: container, popoverView, showing: content)
    self.session = session
    // Content that is on screen in another style already stays in the window and doesn't disappear.
    if view.window != nil && view.window === container.window { container.addSubview(popoverView) }
    popoverView.show(view)
    session.place()
    session.dimmingView.alpha = 0
    dimBelow(true, with: session.dimmingView)
    if presentation?.coordinator?.isAnimated ?? false { popoverView.springFromAnchor() }
  }

  /// Moves content that stays on screen in another style to the container.
  final func removePopover() {
    guard let session else { return }
    session.end()
    if let view = controllerOnScreen?.viewIfLoaded, view.window != nil,
      view.isDescendant(of: session.popoverView)
    {
      containerView?.addSubview(view)
    }
    session.popoverView.removeFromSuperview()
    session.dimmingView.removeFromSuperview()
    self.session = nil
  }

  final func anchorDidChange() {
    if session != nil { containerForPresentation?.setNeedsLayout() }
  }

  // MARK: The session's questions

  final var anchor: PopoverAnchor? {
    get { barButtonItem.map(PopoverAnchor.init) ?? sourceView.map { PopoverAnchor(sourceRect, in: $0) } }
    set {
      sourceView = newValue?.view
      sourceRect = newValue?.sourceRect ?? .null
    }
  }

  var placesWithoutAnchor: Bool { true }

  var mayDismissForTap: Bool {
    presentation?.isRunning == false && session?.content?.modal.presented == nil
      && popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  func dismissForTap() {
    guard let presentation, !presentation.isRunning else { return }
    guard !device.behavior.usersDismissPresentations else { return dismissForUser() }
    presentation.shown?.dismiss(animated: true) { [self] in
      popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }
  }

  func askForAnchor(_ rect: inout CGRect, in view: inout UIView) {
    popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
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
