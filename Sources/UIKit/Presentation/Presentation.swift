/// One controller presented by another, from the beginning of its presentation to the end of its dismissal.
///
/// What is presented keeps this record; the presenter keeps what it presents. The callbacks come in this
/// order, the presenter's only if its view leaves the window:
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
  /// Who presents: the root of its containment or the owner of the context.
  @WeakReference var presenting: UIViewController?

  /// Whose `present` was called.
  @WeakReference var source: UIViewController?

  /// What is on screen: the controller that was presented, or what an adaptation shows in its place.
  @WeakReference var shown: UIViewController?

  /// The presentation controller of the style that was asked for.
  let controller: UIPresentationController

  /// The presentation controller of the style in effect.
  var active: UIPresentationController

  /// The style that it was adapted to; `none` if it was not.
  var adaptedStyle = UIModalPresentationStyle.none

  /// The view that the presentation happens in.
  let container = PresentationContainerView(frame: .zero)

  /// The layer of the window that holds the container; nil in a current context.
  var overlay: OverlayView?

  /// Whether a transition is under way.
  var isRunning = false

  /// Whether the running transition was begun here, not by one below that takes this one along.
  var ownsTransition = false

  /// The coordinator of the transition that is under way.
  var coordinator: TransitionCoordinator?

  /// Where the presenter's view was before it left the window.
  var presenterPlace: PresenterPlace?

  /// Keeps the animation of the running transition.
  var animator: (any UIViewControllerAnimatedTransitioning)?

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
    knownTraits = traits
  }

  /// Whether the presenter's view is not in the window because of this presentation.
  var coversPresenter: Bool { presenterPlace?.isEmpty ?? false }

  /// Whether the presenter's view does not follow the interface: it is covered, or about to be.
  var freezesPresenter: Bool {
    guard active.shouldRemovePresentersView else { return false }
    return coversPresenter || shown?.modal.phase == .presenting
  }

  /// Whether what is presented has left the window because it presents something that covers it.
  var isCovered: Bool { shown?.presentationAbove?.coversPresenter ?? false }

  // MARK: The container

  /// Puts the container over the presenter: in a layer of the window, or beside the context's view.
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

  /// Takes the presenter's view out of the window.
  func coverPresenter() {
    guard let presenting, let view = presenting.storedView else { return }
    presenterPlace?.isEmpty = true
    view.removeFromSuperview()
  }

  /// Puts the presenter's view back where it was, in the size that its place has now.
  func uncoverPresenter() {
    guard let presenting, let view = presenting.view, let place = presenterPlace else { return }
    presenterPlace?.isEmpty = false
    guard let superview = place.superview else { return }
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
    if !isBack { superview.insertSubview(view, at: min(place.index, superview.subviews.count)) }
    guard let old = place.traits else { return }
    presenterPlace?.traits = nil
    if let own = presenting.modal.presentation {
      own.tellTraits()
    } else {
      presenting.propagateTraits(from: old, to: presenting.traitCollection)
    }
  }

  /// Notes where the presenter's view is, if it is going to leave.
  func notePresenterPlace() {
    guard active.shouldRemovePresentersView, let view = presenting?.storedView,
      let superview = view.superview
    else { return }
    presenterPlace = PresenterPlace(
      superview: superview,
      index: superview.subviews.firstIndex { $0 === view } ?? 0
    )
  }

  // MARK: Traits

  /// The traits that the presented controller gets, over those of the screen or of its context.
  var traits: UITraitCollection { active.traits(over: surroundingTraits) }

  private var surroundingTraits: UITraitCollection {
    if active.staysInContext, let presenting { return presenting.traitCollection }
    return UIScreen.main.traitCollection
  }

  /// The traits that the presented controller was told of last.
  private(set) var knownTraits = UIScreen.main.traitCollection

  /// Tells the presented controller of its traits if they differ from those that it knows.
  func tellTraits() {
    let old = knownTraits
    let new = traits
    knownTraits = new
    guard old != new else { return }
    active.traitCollectionDidChange(old)
    shown?.propagateTraits(from: old, to: new)
  }
}

// MARK: - Adapting

extension Presentation {
  /// What is shown in an adapted style: what the delegate gives instead, or the controller itself.
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

  /// The room has changed: asks anew which style suits it, and shows the presented controller in that.
  ///
  /// The change is not animated. Source: Apple, UIAdaptivePresentationControllerDelegate.
  func adapt() {
    guard device.behavior.presentationsAdapt, !isRunning, let presenting, let old = shown
    else { return }
    let style = controller.adaptivePresentationStyle(for: UIScreen.main.traitCollection)
    guard style != adaptedStyle else { return }
    let presented = controller.presentedViewController
    active.dismissalTransitionWillBegin()
    active.dismissalTransitionDidEnd(true)
    if coversPresenter {
      presenting.beginAppearing(animated: false)
      uncoverPresenter()
      presenting.endPendingTransition()
    }
    presenterPlace = nil
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
    notePresenterPlace()
    presenterPlace?.traits = presenting.traitCollection
    active.presentationTransitionWillBegin()
    addPresentedView()
    active.placePresentedViewNow()
    if presenterPlace != nil {
      presenting.beginDisappearing(animated: false)
      coverPresenter()
      presenting.endPendingTransition()
    }
    active.presentationTransitionDidEnd(true)
    tellTraits()
  }
}

/// Where a controller stands on its way to and from being presented.
enum PresentationPhase {
  /// No change is under way.
  case settled
  /// It is coming on screen.
  case presenting
  /// It is leaving the screen.
  case dismissing
}

/// Where the presenter's view was.
@MainActor
struct PresenterPlace {
  /// What held it.
  @WeakReference var superview: UIView?

  /// Its place in the order.
  var index: Int

  /// Whether the view has left.
  var isEmpty = false

  /// The traits that the presenter had when it left.
  var traits: UITraitCollection?

  init(superview: UIView, index: Int) {
    self.index = index
    self.superview = superview
  }
}

/// The view that a presentation happens in; catches the touches beside what is presented.
@MainActor
final class PresentationContainerView: UIView {
  /// Whose container this is.
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
    return presentationController.viewForTouchBeside(point, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    presentationController?.wasTappedBeside()
  }

  // Touches beside a presented view go no further.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
