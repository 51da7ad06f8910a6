/// The state of a presentation, from the beginning of presenting to the end of dismissing.
///
/// The presented controller retains this object; the presenter retains the presented controller. The
/// callbacks are called in this order, the presenter's only if its view leaves the window:
///
/// 1. Presenting: `presentationTransitionWillBegin`, presenter `viewWillDisappear`, presented
///    `viewWillAppear`, layout, animation; then presented `viewDidAppear`, presenter `viewDidDisappear`,
///    `presentationTransitionDidEnd`, completion.
/// 2. Dismissing: `dismissalTransitionWillBegin`, presented `viewWillDisappear`, presenter `viewWillAppear`,
///    animation; then presenter `viewDidAppear`, presented `viewDidDisappear`, `dismissalTransitionDidEnd`,
///    completion.
///
/// Source: Apple, UIViewController.present(_:animated:completion:) and UIPresentationController.
@MainActor
final class Presentation: DeviceBound {
  /// The presenter: the root of the caller's containment, or the controller that defines the context.
  @WeakReference var presenting: UIViewController?

  /// The controller whose `present` was called.
  @WeakReference var source: UIViewController?

  /// The controller on screen: the presented one, or its replacement in an adapted style.
  @WeakReference var shown: UIViewController?

  /// The presentation controller of the requested style.
  let controller: UIPresentationController

  /// The presentation controller of the style in effect.
  var active: UIPresentationController

  /// The adapted style; `none` without adaptation.
  var adaptedStyle = UIModalPresentationStyle.none

  /// The container view.
  let container = PresentationContainerView(frame: .zero)

  /// The layer of the window that contains the container; nil in a current context.
  var overlay: OverlayView?

  /// Whether a transition is in progress.
  var isRunning = false

  /// Whether this presentation began the transition, rather than one below that takes this one along.
  var ownsTransition = false

  /// The coordinator of the transition in progress.
  var coordinator: TransitionCoordinator?

  /// The position of the presenter's view before it left the window.
  var presenterPosition: PresenterPosition?

  /// Retains the animator of the transition in progress.
  var animator: (any UIViewControllerAnimatedTransitioning)?

  /// What drives the animator; nil if it runs by itself.
  var interactor: (any UIViewControllerInteractiveTransitioning)?

  init(
    of shown: UIViewController,
    by presenting: UIViewController,
    from source: UIViewController,
    _ controller: UIPresentationController,
    active: UIPresentationController
  ) {
    self.shown = shown
    self.presenting = presenting
    self.source = source
    self.controller = controller
    self.active = active
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for each in [controller, active] {
      each.presentation = self
      each.storedPresenting = presenting
    }
    container.presentationController = active
    lastSentTraits = traits
  }

  /// Whether the presenter's view is not in the window because of this presentation.
  var coversPresenter: Bool { presenterPosition?.isEmpty ?? false }

  /// Whether the presenter's view doesn't follow changes of the interface, as it is or will be covered.
  var freezesPresenter: Bool {
    guard active.shouldRemovePresentersView else { return false }
    return coversPresenter || shown?.modal.phase == .presenting
  }

  /// Whether the presented controller has left the window because a presentation covers it.
  var isCovered: Bool { shown?.presentationAbove?.coversPresenter ?? false }

  // MARK: The container

  /// Adds the container above the presenter: in a layer of the window, or beside the context's view.
  func addContainer(over view: UIView, in window: UIWindow) {
    if active.staysInContext, let superview = view.superview {
      container.transform = view.transform
      container.bounds = CGRect(origin: .zero, size: view.bounds.size)
      container.center = view.center
      container.autoresizingMask = view.autoresizingMask
      superview.insertSubview(container, aboveSubview: view)
    } else {
      let overlay = window.addOverlay()
      self.overlay = overlay
      container.frame = overlay.bounds
      overlay.addSubview(container)
    }
  }

  func removeContainer() {
    container.removeFromSuperview()
    overlay?.removeFromSuperview()
    overlay = nil
  }

  // MARK: The presenter's view

  /// Removes the presenter's view from the window.
  func coverPresenter() {
    guard let presenting, let view = presenting.storedView else { return }
    presenterPosition?.isEmpty = true
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back, with the present size of its superview.
  func uncoverPresenter() {
    guard let presenting, let view = presenting.view, let position = presenterPosition else { return }
    presenterPosition?.isEmpty = false
    guard let superview = position.superview else { return }
    let isBack = view.superview === superview
    if let window = superview as? UIWindow {
      window.placeRootView()
    } else if let holder = superview as? PresentationContainerView {
      if view.superview !== holder,
        let frame = holder.presentationController?.frameOfPresentedViewInContainerView
      {
        view.frame = frame
      }
    } else if active.staysInContext {
      view.bounds.size = container.bounds.size
      view.center = container.center
    }
    if !isBack { superview.insertSubview(view, at: min(position.index, superview.subviews.count)) }
    guard let old = position.traits else { return }
    presenterPosition?.traits = nil
    if let own = presenting.modal.presentation {
      own.notifyOfTraits()
    } else {
      presenting.propagateTraits(from: old, to: presenting.traitCollection)
    }
  }

  /// Stores the position of the presenter's view, if it will leave.
  func savePresenterPosition() {
    guard active.shouldRemovePresentersView, let view = presenting?.storedView,
      let superview = view.superview
    else { return }
    presenterPosition = PresenterPosition(
      superview: superview,
      index: superview.subviews.firstIndex { $0 === view } ?? 0
    )
  }

  // MARK: Traits

  /// The traits of the presented controller, combined with those of the screen or the context.
  var traits: UITraitCollection { active.traits(over: surroundingTraits) }

  private var surroundingTraits: UITraitCollection {
    if active.staysInContext, let presenting { return presenting.traitCollection }
    return active.traitsOfWindow
  }

  /// The traits that were last sent to the presented controller.
  private(set) var lastSentTraits = UIScreen.main.traitCollection

  /// Sends the traits to the presented controller if they have changed.
  func notifyOfTraits() {
    let old = lastSentTraits
    let new = traits
    lastSentTraits = new
    guard old != new else { return }
    active.withCurrentTraits { active.traitCollectionDidChange(old) }
    active.notifyTraitObservers(from: old)
    shown?.propagateTraits(from: old, to: new)
  }
}

// MARK: - Adapting

extension Presentation {
  /// The controller in an adapted style: the delegate's replacement, or the controller itself.
  static func replacement(
    for presented: UIViewController,
    _ controller: UIPresentationController,
    in style: UIModalPresentationStyle
  ) -> UIViewController {
    guard style != .none else { return presented }
    return controller.delegate?.presentationController(
      controller,
      viewControllerForAdaptivePresentationStyle: style
    ) ?? presented
  }

  /// Adapts the style to a new size or new traits.
  ///
  /// The change is not animated. Source: Apple, UIAdaptivePresentationControllerDelegate.
  func adapt() {
    guard device.behavior.presentationsAdapt, !isRunning, let presenting, let old = shown
    else { return }
    let style = controller.adaptivePresentationStyle(for: controller.traitsOfWindow)
    guard style != adaptedStyle else { return }
    let presented = controller.presentedViewController
    active.dismissalTransitionWillBegin()
    active.dismissalTransitionDidEnd(true)
    if coversPresenter {
      presenting.beginAppearing(animated: false)
      uncoverPresenter()
      presenting.endPendingTransition()
    }
    presenterPosition = nil
    adaptedStyle = style
    let new = Presentation.replacement(for: presented, controller, in: style)
    if new !== old && new !== presented { presenting.refuseActive(new) }
    if new !== old {
      old.storedView?.removeFromSuperview()
      presented.storedView?.removeFromSuperview()
      if old !== presented {
        presented.willMove(toParent: nil)
        presented.removeFromParent()
      }
      old.modal.presentation = nil
      old.modal.presenter = nil
      new.modal.presentation = self
      new.modal.presenter = presenting
      presenting.modal.presented = new
      shown = new
    }
    controller.delegate?.presentationController(
      controller,
      willPresentWithAdaptiveStyle: style,
      transitionCoordinator: nil
    )
    active =
      style == .none
      ? controller : UIPresentationController.make(style, for: presented, presenting: presenting)
    active.presentation = self
    container.presentationController = active
    savePresenterPosition()
    presenterPosition?.traits = presenting.traitCollection
    active.presentationTransitionWillBegin()
    addPresentedView()
    active.placePresentedViewNow()
    if presenterPosition != nil {
      presenting.beginDisappearing(animated: false)
      coverPresenter()
      presenting.endPendingTransition()
    }
    active.presentationTransitionDidEnd(true)
    notifyOfTraits()
  }
}

/// The phase of a controller's presentation.
enum PresentationPhase {
  /// No transition is in progress.
  case settled
  /// The controller is being presented.
  case presenting
  /// The controller is being dismissed.
  case dismissing
}

/// The position of the presenter's view in its superview.
@MainActor
struct PresenterPosition {
  /// The former superview.
  @WeakReference var superview: UIView?

  /// The index in the superview.
  var index: Int

  /// Whether the view has left.
  var isEmpty = false

  /// The traits of the presenter when its view left.
  var traits: UITraitCollection?

  init(superview: UIView, index: Int) {
    self.index = index
    self.superview = superview
  }
}

/// The container view of a presentation; receives the touches outside the presented view.
@MainActor
final class PresentationContainerView: UIView {
  /// The presentation controller that the container belongs to.
  weak var presentationController: UIPresentationController?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentationController else { return }
    presentationController.containerViewWillLayoutSubviews()
    presentationController.placePresentedView()
    presentationController.containerViewDidLayoutSubviews()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self, let presentationController else { return hit }
    return presentationController.viewForTouchOutside(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentationController?.wasTappedOutside()
  }

  // Touches outside a presented view are not passed on.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
