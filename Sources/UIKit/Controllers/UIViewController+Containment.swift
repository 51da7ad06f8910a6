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
    if isShown && old.appearance.isVisible {
      old.beginTransition(appearing: false, animated: isAnimated)
    }
    if isShown && !new.appearance.isVisible {
      new.beginTransition(appearing: true, animated: isAnimated)
    }
    new.isExchanging = true
    oldView.superview?.addSubview(newView)
    let finish = { (finished: Bool) in
      oldView.removeFromSuperview()
      new.isExchanging = false
      if old.appearance == .disappearing { old.endTransition() }
      if new.appearance == .appearing { new.endTransition() }
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
