extension NSExceptionName {
  /// A child's view was put in the view of a controller that is not its parent.
  package static let viewControllerHierarchyInconsistency = NSExceptionName(
    "UIViewControllerHierarchyInconsistency"
  )
}

extension UIViewController {
  /// The exception raised when a child's view is put in the view of a controller that is not its parent.
  nonisolated public static let hierarchyInconsistencyException = NSExceptionName
    .viewControllerHierarchyInconsistency

  /// Takes a child in, from another parent if it has one.
  ///
  /// Callbacks may change the hierarchy; whatever they do, the child ends up with this parent only, or the
  /// application with an exception. A child whose view lies under another controller's view ends it too, except with
  /// UIKit's own containers, which fetch the view from wherever it is.
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

  /// A child is none of those that hold its parent, and no window's root if the parent is on screen: one that is not
  /// may be about to become the root in its place.
  ///
  /// Source: the words for a root are those of crash reports.
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
  /// A view of a child belongs under its parent's view, that of a window's root under nobody's.
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

  /// A controller whose view lies under another's view is a child of that other one, and of nobody else.
  ///
  /// Source: Apple, UIViewController.hierarchyInconsistencyException: `addChild(_:)` checks that too.
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

  /// The controller of this view, or of the nearest one that holds it.
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
  /// The nearest controller of a kind that contains this one, however deep.
  final func nearestAncestor<Ancestor: UIViewController>() -> Ancestor? {
    var candidate = storedParent
    while let controller = candidate {
      if let found = controller as? Ancestor { return found }
      candidate = controller.storedParent
    }
    return nil
  }

  /// The transition under way of this controller or of the nearest one that contains it.
  final var nearestTransition: TransitionCoordinator? {
    var candidate: UIViewController? = self
    while let controller = candidate {
      if let transition = controller.runningTransition { return transition }
      candidate = controller.storedParent
    }
    return nil
  }

  /// Whether another controller is this one, contains it or presents it, at any distance.
  ///
  /// What holds a controller never becomes what it holds: so no chain of parents and presenters closes.
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

  /// Whether a window that is shown has this controller as its root.
  final var isRootOfWindow: Bool {
    device.application.hasWindow { $0.rootViewController === self }
  }

  /// The controller at the top of the containment: this one if it has no parent.
  final var topmostAncestor: UIViewController {
    var controller = self
    while let parent = controller.storedParent { controller = parent }
    return controller
  }
}

// MARK: - Show action

extension UIViewController {
  /// What a container can be asked to do with a controller that it does not know yet.
  ///
  /// Stands in for the selectors that UIKit looks for targets with.
  public enum ShowAction: Sendable {
    /// `show(_:sender:)`: go on to it.
    case show
    /// `showDetailViewController(_:sender:)`: show it as the detail of something.
    case showDetail
  }

  /// Posted by a split view that has collapsed or expanded, so that details are shown in another way.
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

/// The root view of a container that has bars: it holds a stage for the views of the children, and the bars over it.
///
/// The container places all of them whenever the view is laid out.
@MainActor
final class ContainerView: UIView {
  private let layOut: () -> Void

  /// Creates a view that fills the screen, and its stage with it.
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
  /// Ends the application if `next` would lead from `start` back to this view.
  final func refusePresenter(leadingFrom start: UIView) {
    guard let presented = start.presented(leadingTo: self), let presenter = presented.modal.presenter else {
      return
    }
    UIKitException.raise(
      .viewControllerHierarchyInconsistency,
      "the view of \(presenter) cannot lie in that of \(presented), which it presents. Dismiss \(presented) first."
    )
  }

  /// The first controller from here upwards whose presenter's view lies in `view`, also by way of what presents the
  /// presenter.
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
        if presenter.lies(in: view) { return controller }
        seen.append(controller)
        pending.append(presenter)
      }
    }
    return nil
  }
}
