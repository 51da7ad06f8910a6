/// The rules of appearing and disappearing:
///
/// 1. A controller appears when its view enters a visible window, and disappears when it leaves.
/// 2. The will call comes before the move; the did call of appearing after the next layout, that of
///    disappearing right after the move.
/// 3. A parent that forwards passes both calls on to the children whose views are in its own: the will
///    call after its own, the did call before.
/// 4. A child that enters a parent that is already on screen appears by itself; with a parent that is
///    off screen or about to appear it waits for the parent's calls.
/// 5. A call that does not fit the state is logged as unbalanced and has no effect.
///
/// Source: Apple, UIViewController, "Responding to view events" and "Implementing a container".
extension UIViewController {
  /// The view is about to enter or leave a window.
  final func viewWillMove(toWindow newWindow: UIWindow?) {
    guard storedParent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    if let newWindow {
      guard !appearance.isVisible, !newWindow.isHidden else { return }
      if storedParent?.appearance.isVisible ?? true {
        beginTransition(appearing: true, animated: false)
      }
    } else if appearance.isVisible {
      beginTransition(appearing: false, animated: false)
    }
  }

  /// The view has entered a window: the did call follows after the layout.
  final func viewDidEnterWindow() {
    if SimulatedDevice.current.behavior.hasTraits { tellTraits() }
    guard appearance == .appearing, !isExchanging, storedParent?.appearance != .appearing else {
      return
    }
    endAppearingAfterLayout()
  }

  /// The window with this root was shown while the view was already in it.
  final func rootWindowWasShown() {
    guard !appearance.isVisible else { return }
    beginTransition(appearing: true, animated: false)
    viewDidEnterWindow()
  }

  private func endAppearingAfterLayout() {
    SimulatedDevice.current.afterCommit { [weak self] in
      guard let self, appearance == .appearing else { return }
      endTransition()
    }
  }

  /// The view has left its window.
  final func viewDidLeaveWindow() {
    if appearance == .disappearing { endTransition() }
  }

  /// The will call, for this controller and the children that follow it.
  final func beginTransition(appearing: Bool, animated: Bool) {
    guard appearing != appearance.isVisible else {
      logUnbalanced()
      return
    }
    appearance = appearing ? .appearing : .disappearing
    isAppearanceAnimated = animated
    if appearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    for child in followingChildren where child.appearance.isVisible != appearing {
      child.beginTransition(appearing: appearing, animated: animated)
    }
  }

  /// The did call, for the children that follow and then this controller.
  final func endTransition() {
    switch appearance {
    case .appearing:
      for child in followingChildren where child.appearance == .appearing { child.endTransition() }
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
    case .disappearing:
      for child in followingChildren where child.appearance == .disappearing {
        child.endTransition()
      }
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
    case .appeared, .disappeared:
      logUnbalanced()
    }
  }

  /// The children whose views are in this controller's view, if it forwards at all.
  private var followingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = storedView else { return [] }
    return storedChildren.filter { $0.storedView?.isDescendant(of: view) ?? false }
  }

  private func logUnbalanced() {
    SimulatedDevice.current.console.log(
      "Unbalanced calls to begin/end appearance transitions for \(self)."
    )
  }
}
