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
    get { storedSourceRect ?? (SimulatedDevice.current.behavior.popoversPointAtWholeViews ? .null : .zero) }
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
    guard SimulatedDevice.current.behavior.presentsCards else { return isCompact ? .fullScreen : .none }
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
