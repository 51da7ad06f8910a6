/// Directs one presentation: where the presented view lies, what surrounds it, how it adapts.
///
/// It does not keep the two controllers alive. Source: Apple, UIPresentationController.
@preconcurrency @MainActor
open class UIPresentationController: UITraitEnvironment, UIContentContainer {
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

  /// Says how the presentation adapts, and hears of the user's dismissal.
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
