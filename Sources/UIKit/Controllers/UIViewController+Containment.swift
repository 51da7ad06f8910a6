extension UIViewController: UIAppearanceContainer {}

extension NSExceptionName {
  /// A child's view was added to the view of a controller that is not its parent.
  package static let viewControllerHierarchyInconsistency = NSExceptionName(
    "UIViewControllerHierarchyInconsistency"
  )
}

extension UIViewController {
  /// The exception raised when a child's view is added to the view of a controller that is not its parent.
  nonisolated public static let hierarchyInconsistencyException = NSExceptionName
    .viewControllerHierarchyInconsistency

  /// Adds a child, and removes it from another parent first.
  ///
  /// Callbacks may change the hierarchy. In the end this controller is the child's only parent, or an
  /// exception was raised. A child whose view is in another controller's view also raises an exception,
  /// except for UIKit's own containers, which move the view.
  final func contain(_ child: UIViewController) {
    refuseAsChild(child)
    guard child.storedParent !== self else { return }
    if child.storedParent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    refuseAsChild(child)
    guard child.storedParent !== self else { return }
    if !movesViewsOfChildren { child.storedView?.refuseParent(self, of: child) }
    child.storedParent?.storedChildren.removeAll { $0 === child }
    child.isEnteringParent = true
    storedChildren.append(child)
    child.storedParent = self
  }

  /// Raises an exception if a child contains or presents this controller, or is the root of a window.
  ///
  /// A window's root is allowed if this controller is off screen, because this controller may be about to
  /// replace it as the root.
  ///
  /// Source: the messages about roots are from crash reports.
  private func refuseAsChild(_ child: UIViewController) {
    if child !== self, storedView?.window != nil, child.isRootOfWindow {
      UIKitException.raise(
        .viewControllerHierarchyInconsistency,
        "adding a root view controller \(child) as a child of view controller:\(self)"
      )
    }
    guard isHeld(by: child) else { return }
    UIKitException.raise(
      .invalidArgumentException,
      "\(child) cannot become a child of \(self): it is that controller or contains or presents it already. "
        + "Make a new controller for the child."
    )
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    parent.traitState.overridden[ObjectIdentifier(self)] = nil
    storedParent = nil
    didMove(toParent: nil)
  }

  final func exchange(
    _ old: UIViewController,
    for new: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions,
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    guard old.storedParent === self, new.storedParent === self else {
      UIKitException.raise(
        .invalidArgumentException,
        "Children view controllers \(old) and \(new) must have a common parent view controller when "
          + "calling -[UIViewController transitionFromViewController:toViewController:duration:"
          + "options:animations:completion:]"
      )
    }
    guard old !== new, let oldView = old.view, let newView = new.view else { return }
    let isShown = appearance.isVisible && shouldAutomaticallyForwardAppearanceMethods
    let isAnimated = duration > 0
    let exchange = ChildExchange(old: old, new: new)
    if isShown { exchange.begin(animated: isAnimated) }
    exchange.holdCalls()
    oldView.superview?.addSubview(newView)
    let finish = { (finished: Bool) in
      oldView.removeFromSuperview()
      exchange.end()
      completion?(finished)
    }
    if options.transitionStyle != .none, let container = oldView.superview {
      UIView.transition(
        with: container,
        duration: duration,
        options: options,
        animations: animations,
        completion: finish
      )
    } else {
      UIView.animate(
        withDuration: duration,
        delay: 0,
        options: options,
        animations: animations ?? {},
        completion: finish
      )
    }
  }
}

extension UIView {
  /// Raises an exception unless the view of a child is in its parent's view, and that of a root in no
  /// controller's view.
  final func checkController(of view: UIView) {
    guard let child = view.controller else { return }
    let parent = child.storedParent
    guard parent != nil || (window != nil && child.isRootOfWindow), let owner = nearestController,
      owner !== parent
    else { return }
    guard let parent else {
      UIKitException.raise(
        .viewControllerHierarchyInconsistency,
        "adding a root view controller \(child) as a child of view controller:\(owner)"
      )
    }
    refuse(parent, of: child, under: owner)
  }

  /// Raises an exception if a controller's view is in the view of another controller that is not its parent.
  ///
  /// Source: Apple, UIViewController.hierarchyInconsistencyException; `addChild(_:)` also checks this.
  final func refuseParent(_ parent: UIViewController, of child: UIViewController) {
    guard let owner = self.parent?.nearestController, owner !== parent else { return }
    refuse(parent, of: child, under: owner)
  }

  private func refuse(_ parent: UIViewController, of child: UIViewController, under owner: UIViewController)
    -> Never
  {
    UIKitException.raise(
      .viewControllerHierarchyInconsistency,
      "child view controller:\(child) should have parent view controller:\(owner) "
        + "but actual parent is:\(parent)"
    )
  }

  /// The controller of this view or of its nearest ancestor that has one.
  private var nearestController: UIViewController? {
    var candidate: UIView? = self
    while let present = candidate {
      if let owner = present.controller { return owner }
      candidate = present.parent
    }
    return nil
  }
}

// MARK: - Ancestors

extension UIViewController {
  final func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var candidate = storedParent
    while let controller = candidate {
      if let found = controller as? Ancestor { return found }
      candidate = controller.storedParent
    }
    return nil
  }

  /// The running transition of this controller or of its nearest ancestor that has one.
  final var nearestTransition: TransitionCoordinator? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let transition = controller.runningTransition { return transition }
      candidate = controller.storedParent
    }
    return nil
  }

  /// Returns whether another controller is this one or contains or presents it, directly or indirectly.
  ///
  /// Such a controller must not become a child of this one. This prevents cycles of parents and presenters.
  final func isHeld(by other: UIViewController) -> Bool {
    var seen: Set<UIViewController> = []
    var pending = [self]
    while let controller = pending.popLast() {
      if controller === other { return true }
      guard seen.insert(controller).inserted else { continue }
      pending += [controller.storedParent, controller.modal.presenter].compactMap(\.self)
    }
    return false
  }

  /// Whether this controller is the root of a visible window.
  final var isRootOfWindow: Bool {
    device.application.hasWindow { $0.rootViewController === self }
  }

  /// The outermost ancestor, or this controller if it has no parent.
  final var topmostAncestor: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }
}

// MARK: - Show action

extension UIViewController {
  /// An action that a container can perform with a controller.
  ///
  /// It replaces the selectors that UIKit uses to find targets.
  public enum ShowAction: Sendable {
    /// `show(_:sender:)`: shows the controller.
    case show
    /// `showDetailViewController(_:sender:)`: shows the controller as a detail.
    case showDetail
  }

  /// Posted by a split view that has collapsed or expanded, which changes the way details are shown.
  nonisolated public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification"
  )

  final func showTarget(for action: ShowAction, sender: Any?) -> UIViewController? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if controller.canPerformAction(action, withSender: sender) { return controller }
      candidate = controller.storedParent
    }
    return nil
  }
}

/// The root view of a container with bars: it holds a stage for the children's views, and the bars above the
/// stage.
///
/// The container lays out all of them when the view lays out its subviews.
@MainActor
final class ContainerView: UIView {
  private let layOut: () -> Void

  /// Creates a view and a stage that fill the screen.
  init(stage: UIView, bars: [UIView], layOut: @escaping () -> Void) {
    self.layOut = layOut
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.frame = bounds
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.clipsToBounds = true
    addSubview(stage)
    for bar in bars { addSubview(bar) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOut()
  }
}

// MARK: - Presenters above views

extension UIView {
  /// Raises an exception if the responder chain would lead from `start` back to this view.
  final func refusePresenter(leadingFrom start: UIView) {
    guard let presented = start.presented(leadingTo: self), let presenter = presented.modal.presenter else {
      return
    }
    UIKitException.raise(
      .viewControllerHierarchyInconsistency,
      "the view of \(presenter) can't be in the view of \(presented), which it presents. "
        + "Dismiss \(presented) first."
    )
  }

  /// Returns the first ancestor's controller that leads back to `view` through its presenter, directly or
  /// indirectly.
  final func presented(leadingTo view: UIView) -> UIViewController? {
    var seen: [UIViewController] = []
    var pending = [self]
    while let start = pending.popLast() {
      var candidate: UIView? = start
      while let present = candidate {
        candidate = present.parent
        guard let controller = present.controller, let presenter = controller.modal.presenter?.storedView,
          !seen.contains(where: { $0 === controller })
        else { continue }
        if presenter.isContained(in: view) { return controller }
        seen.append(controller)
        pending.append(presenter)
      }
    }
    return nil
  }
}
